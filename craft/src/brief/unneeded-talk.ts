/** What one need not know or have, written as the name of it and the denial: "you don't have to speak Dutch", "SAP muss man nicht können". */
import type { Language } from './facts.ts'
import type { Edit } from './rewrite.ts'
import { ENDS, editsByRows, type Row, row } from './talk-rows.ts'

const STARTS = String.raw`(?<=^|[.;,:!?(\n•]\s*|- )`
const WORDS = String.raw`[\p{L}\d+#-]+(?: [\p{L}\d+#-]+){0,3}`

/** "No recruiting, that sits in Aarhus": who does it instead is no place of work. */
const DONE_ELSEWHERE: Record<Language, Row> = {
  en: row(
    /(?<=(?:^|[.;,\n•]\s*|- )(?:no|not) [^.;,\n]{3,40}), (?:that|this|it|which|those|these|they)(?:['’]s| is| are)? ?(?:all |mostly )?(?:sits?|lives?|stays?|happens?|goes|done|handled|run|looked after|dealt with|covered|managed)(?: out)? (?:in|with|at|by|from|over in|through|to) [^.;,\n]{2,40}(?=\s*(?:[.;,\n]|$))/giu,
    '',
  ),
  de: row(
    /(?<=(?:^|[.;,\n•]\s*|- )(?:kein\p{L}*|ohne|nicht) [^.;,\n]{3,40}), (?:das|der|die|den|dies)(?: (?:alles|auch|alle))? (?:sitzt|sitzen|liegt|liegen|läuft|laufen|macht|machen|erledigt|erledigen|übernimmt|übernehmen|betreut|betreuen|passiert) [^.;,\n]{2,40}(?=\s*(?:[.;,\n]|$))/giu,
    '',
  ),
  fr: row(
    /(?<=(?:^|[.;,\n•]\s*|- )(?:pas d[e'’] ?|sans |aucune? )[^.;,\n]{3,40}), (?:(?:ça|cela|c['’]est|elle|il|ils|elles)(?: est| sont| se)? (?:fait|faite?s?|gér\p{L}+|trait\p{L}+|pilot\p{L}+|assur\p{L}+|passe) )[^.;,\n]{2,40}(?=\s*(?:[.;,\n]|$))/giu,
    '',
  ),
  es: row(
    /(?<=(?:^|[.;,\n•]\s*|- )(?:sin|no hay|nada de|no) [^.;,\n]{3,40}), (?:de )?(?:eso|esto|lo|la|los|las) (?:se )?(?:lleva|llevan|hace|hacen|gestiona|gestionan|encarga|encargan|ocupa|ocupan) [^.;,\n]{2,40}(?=\s*(?:[.;,\n]|$))/giu,
    '',
  ),
}

const ROWS: Record<Language, Row[]> = {
  en: [
    row(
      new RegExp(
        `${STARTS}(?:and |but )?(?:(?:there(?:'s| is) )?no need to|(?:(?:you|they|candidates) )?(?:(?:don't|do not|won't) (?:have|need) to|needn't|need not)) (?:speak|know|have|hold|own|understand) (?:any |an? |the )?(?!been |had |done |much |many |a lot |lots |\\p{L}+ed |to |how |what |who |where |if |about |all |every|us |it |that |this |of )(?<what>${WORDS})${ENDS}`,
        'giu',
      ),
      '$<what> not needed',
    ),
  ],
  de: [
    row(
      new RegExp(
        `${STARTS}(?:aber |und )?(?!alles |angst |viel |das |es |sie |man |wer )(?<what>[\\p{L}\\d+#-]+(?: [\\p{L}\\d+#-]+){0,2}?) (?:(?:sprechen|können|kennen|beherrschen|haben|mitbringen) (?:muss|musst|müssen) (?:man |du |sie |er )*nicht|(?:muss|musst|müssen) (?:man |du |sie |er )*nicht (?:sprechen|können|kennen|beherrschen|haben|mitbringen)|braucht? (?:man |es )?nicht (?:zu )(?:können|kennen|sprechen|beherrschen))${ENDS}`,
        'giu',
      ),
      '$<what> nicht nötig',
    ),
    row(
      new RegExp(
        `${STARTS}(?:aber |und )?(?:man|du|sie) (?:muss|musst|müssen|braucht|brauchst) keine?n? (?<what>${WORDS}) (?:zu )?(?:können|kennen|sprechen|beherrschen|haben)${ENDS}`,
        'giu',
      ),
      '$<what> nicht nötig',
    ),
  ],
  fr: [
    row(
      new RegExp(
        `${STARTS}(?:et |mais )?(?:(?:il n['’]y a |il n['’]est )?(?:pas (?:besoin|obligé|nécessaire|obligatoire|indispensable) de|nul besoin de|inutile de)) (?:parler (?:(?:le |la |du )|l['’])?|(?:connaître|maîtriser) (?!(?:le|la|les|un|une|tout|bien) |l['’]))(?<what>${WORDS})${ENDS}`,
        'giu',
      ),
      '$<what> pas nécessaire',
    ),
  ],
  es: [
    row(
      new RegExp(
        `${STARTS}(?:y |pero )?no (?:hace falta|es (?:necesario|preciso|imprescindible|obligatorio)|se (?:necesita|precisa|exige|pide)|necesitas|tienes que|hay que) (?:hablar|saber|conocer|dominar|manejar) (?:el (?=\\p{L}+(?:és|án|uso)(?!\\p{L})))?(?!(?:el|la|los|las|de|todo|nada|mucho|bien) |\\p{L}+[aei]r(?!\\p{L}))(?<what>${WORDS})${ENDS}`,
        'giu',
      ),
      '$<what> no necesario',
    ),
  ],
}

/** Edits that write it so. */
export const unneededTalk = (text: string, language: () => Language): Edit[] =>
  editsByRows(text, [DONE_ELSEWHERE[language()], ...ROWS[language()]])
