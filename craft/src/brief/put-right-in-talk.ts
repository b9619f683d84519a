/** What talk takes back in passing: "was 2 years, now permanent", "to 1, no sorry, to 12:30", "41 hrs?? - its 39.5". */
import { numberOf } from './extract/amounts.ts'
import type { Edit } from './rewrite.ts'
import { editsByRows, type Row, row } from './talk-rows.ts'

/** "Term: was 2 years, council voted to make it permanent so go with that". */
const NOW_PERMANENT =
  /(?:(?:it )?was (?:going to be )?|(?:war|sollte) (?:erst |eigentlich )?)\d+[ -](?:months?|years?|yrs?|mths?|monate?|jahre?)(?: (?:fixed[ -]term|contract|ftc|befristet))?,? (?!(?:but |and |aber |und )?(?:the|our|my|das|der|die) (?!role|job|post|contract|position|stelle|vertrag)[a-z]+ (?:is|are|has|ist|sind) )[^.;\n\d]{0,60}?(?:make it|made it|making it|it'?s now|it is now|now it'?s|now|becomes|jetzt|nun) (?<then>permanent|open[ -]ended|unbefristet)(?:,? so (?:go|run) with that)?/giu
/** "41 hrs?? ask Jo. … its 39.5": what was only guessed, and what it is. */
const GUESSED =
  /(?:(?:that'?s|thats|makes|is that|so) )?(?<was>\d[\d.,]*) ?(?<unit>hrs?|hours?|days?)\?{1,3}(?:,? (?:ask|check with|not sure)[^\n.?!]{0,20})?(?<between>[^?]{1,60}?)(?:it'?s|its|it is) (?<then>\d[\d.,]*\d|\d)(?=[,.\n]|$)/giu
/** "ParaMaître, JurisConcept, no scrap that, only ParaMaître": of several one is left. */
const ONLY_ONE =
  /(?:\p{Lu}[\p{L}\d+#.]*(?:, | and | & | \+ )){1,4}\p{Lu}[\p{L}\d+#.]*,? (?:(?:no|sorry|wait|actually|nein|non|perdón),? ){0,3}(?:(?:scrap|scratch|strike|forget|ignore) that|vergiss das|streich das|oublie[rz]? ça|olvida eso),? (?:just|only|nur|seulement|juste|sólo|solo) (?<then>\p{Lu}[\p{L}\d+#.]*)/gu
/** "18 months with good prospects of renewal; on reflection I must not promise that, so leave the last part out". */
const LAST_PART_OUT =
  /(?: with [^;.,\n]{4,60}|, [^;.,\n]{4,60}| and [^;,.\n]{4,60})[;.,] ?(?:(?:but|on reflection|on second thoughts|actually|no|hmm),? )*[^.;\n]{0,70}?(?:leave|take|drop) (?:the|that) last (?:part|bit|thing)(?: out| off)?(?=[.;,\n]|$)/giu
/** "- Three-cycle 8-4/4-12. Sorry no, we dropped nights: two-cycle, 7-3 and 3-11": a change that says what holds now. */
const CHANGED =
  /(?<=^[ \t]*[-•*] |[.;\n][ \t]*(?:[-•*] )?)(?=\S[^.;\n]{0,60}\d)[^.;\n]{3,60}[.;,]? (?:sorry,? no|no,? sorry|oh no|actually,? no|no,? wait|halt nein|ah non|ah no)[,.]? (?:we|wir|on|nous|hemos|they) (?:have |'ve |haben |avons |a )?(?:dropped|changed|stopped|moved|switched|umgestellt|geändert|abgeschafft|changé|arrêté|supprimé|cambiado|quitado)[^:.\n]{0,40}: (?=\S)/giu
/** "Two years would be ideal, though I would be content with one": less is enough. */
const LESS_WILL_DO =
  /(?<=\p{L})(?: (?:would be|is|are) (?:ideal|perfect|best|great|lovely|nice))?,? (?:though|but|although|and) (?:i|we)(?:'d| would|'re| are)? (?:also )?(?:be )?(?:content|happy|fine|ok|okay|satisfied) with (?<then>one|two|three|half|less|\d)(?=[.;,\n]|$)/giu

/** "24 days plus bank holidays - sorry, just checked, it's 25 now": the only figure of what was said. */
const FIGURE_ANEW =
  /(?<=(?:^|[.;\n])[ \t]*(?:[-•*] ?)?)(?<was>\d[\d.,]*)(?<rest>(?: [\p{L}'’-]+){1,7}) ?[-–,(]+ ?(?:sorry|no|oops|wait|correction|nein|pardon|perdón)[^.;\d\n]{0,34}(?:it'?s|its|make it|es sind|es ist|c['’]est|son)(?: now)? (?<then>\d[\d.,]*\d|\d)(?: (?:now|jetzt|maintenant|ahora))?\)?(?=[.;\n]|$)/giu
/** "Voiture de service – non, de fonction, la direction a changé d'avis": of what it is. */
const OF_ANEW =
  /(?<head>(?<!\p{L})\p{L}{4,} )(?:de |d['’]|en |à )\p{L}{3,} ?[–,-]+ ?(?:ah |euh )?(?:non|pardon),? (?<then>(?:de |d['’]|en |à )\p{L}{3,})(?:,? [^.;,\n]{3,50}(?:chang|avis|décid|finalement)[^.;,\n]*)?(?=[.;,\n)]|$)/giu

/** "Kiwis only? no scrap that, anyone with right to work": what was only thought of. */
const THOUGHT_OF =
  /(?<=(?:^|[.;,\n•])[ \t]*)[^.,;?\n•]{3,40}\? ?(?:no,? |nope,? |nein,? |non,? )*(?:scrap|scratch|forget|drop|ignore|vergiss|oublie|olvida) (?:that|it|das|ça|eso)[,.:]? ?/giu

/** Whoever guesses is not far off: "40 hours? … it's 12" tells of something else. */
const isNear = (guessed: number, counted: number): boolean => Math.abs(guessed - counted) <= guessed / 4
const CHANGES: Row[] = [
  row(THOUGHT_OF, ''),
  row(NOW_PERMANENT, '$<then>'),
  [GUESSED, ({ groups }) => counted(groups as Record<'was' | 'unit' | 'between' | 'then', string>)],
  row(FIGURE_ANEW, '$<then>$<rest>'),
  row(OF_ANEW, '$<head>$<then>'),
  row(ONLY_ONE, '$<then>'),
  row(LAST_PART_OUT, ''),
  row(CHANGED, ''),
  row(LESS_WILL_DO, ' ($<then> is enough)'),
]
const counted = ({ was, unit, between, then }: Record<'was' | 'unit' | 'between' | 'then', string>): string | null =>
  isNear(numberOf(was), numberOf(then)) ? `${between.replace(/^[\s,;]+/u, '')}${then} ${unit}` : null

/** Edits that write what holds, and leave the rest out. */
export const talkPutRight = (text: string): Edit[] => editsByRows(text, CHANGES)
