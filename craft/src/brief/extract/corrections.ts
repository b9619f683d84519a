/** What the writer takes back in the same breath: "Ghent? no - Antwerp", "3 days, no wait, 4 days". */
import type { Span } from '../facts.ts'
import { HOLDS_INSTEAD } from '../late-corrections.ts'
import { matches } from '../matches.ts'
import { type Reading, withhold } from '../reading.ts'
import { meets } from '../spans.ts'

/** A name behind a question mark, answered by another. */
const NAME = /(?<![\p{L}\d'-])\p{Lu}[\p{L}'-]+\? ?(?:[Nn]o|[Nn]ope|[Nn]ein|[Nn]on)(?: ?[-,:.]+ ?| )(?=\p{Lu}\p{L})/gu
/** "Sous-chef de cuisine? no: we need a sous chef": asked and answered before the matter begins. */
const ASKED_FIRST =
  /^[^.!?;\n]{3,60}\? ?(?:no|nope|nein|non)\s?[:,–-]+ (?=(?:we|i|it'?s|make it|rather|wir|ich|es|lieber|on|nous|c'est|plutot|es|mejor|necesitamos|buscamos)(?![a-z]))/gu
const COUNT =
  '(?:\\d[\\d.,]*k?(?: ?- ?\\d[\\d.,]*k?)?|(?:[a-z]*und)?(?:zwan|drei|vier|funf|sech|sieb|acht|neun)[sz]ig|(?:drei|vier|funf|sech|sieb|acht|neun)?zehn|zwei|drei|vier|funf|sechs|sieben|acht|neun|elf|zwolf)'
/** "Wechselbrücke nein Moment Sattel", "vier Schicht nein Schmarrn drei Schicht": said without a stop. */
const GERMAN_SPOKEN = new RegExp(
  `(?<![\\p{L}\\d.,-])(?:${COUNT} [a-z-]+ (?=nein)|(?!${COUNT} )[a-z]{3,} (?=nein(?: [a-z]+){1,3} (?!${COUNT} )))nein (?:moment|schmarrn|schmarren|quatsch|warte|halt|stopp|falsch|blodsinn|sorry|korrektur)(?: (?:mal|moment|doch|lieber|sagen wir|das (?:sind|ist|war)|es (?:sind|ist)))* (?=[a-z\\d])`,
  'gu',
)

/** "14th... no, 13th month": what was taken back while it was typed. */
const TAKEN_BACK =
  /(?<=[\s,(])[\p{L}\d.,%¤£$-]{1,20}?\s?(?:\.\.\.|…)\s*(?:no|sorry|i mean|nein|quatsch|non|pardon|perdon),?\s/gu

/** "15% travel - sorry, changed, it's two trips", "Fully remote. Sorry, correction, not fully remote": all that was said before goes. */
const CHANGED =
  /(?:[.,;-]|\.{2,}|…)\s*(?:no,? |oh,? |nein,? |ach,? |ah,? |halt,? ){0,3}(?:sorry,? (?:changed|correction|wrong|that(?:'s| is) (?:wrong|old|changed)|not any ?more|i was wrong)|correction|scratch that|forget (?:that|it)|no,? forget the \p{L}+|(?:no|nope|nein|non),? (?:it's|its|it is|make (?:it|that)|es sind|c'est|son)(?= \d)|korrektur|stimmt nicht(?: mehr)?|je corrige|correccion|rectifico)[,:.]?\s(?:(?:\p{L}+ ){1,2}(?:now |just )?(?:says?|said)(?: it(?:'s| is))? )?/gu

/** "Bring photos - no, leave that part": what was said, and what is said of it. */
const DROPPED =
  /(?:[.,;-]|\.{2,}|…)\s*(?:no,? |oh,? )?(?:sorry,? )?(?:ignore|scrap|drop|skip|forget|cancel) (?:that|it|this)(?![a-z])[^.;,\n]*(?:, (?:it's|its|it is|that's|they're|they are) [^.;,\n]*)?|(?:[.,;-]|\.{2,}|…)\s*no,? leave (?:that|the|this) [a-z ]{0,16}(?:part|bit|thing)(?![a-z])/gu

/** "3 mois d'intérim puis CDI, euh non, CDI direct". */
const HESITATES = /,? (?:euh|heu|ay|eh),? (?:non|no)(?: non| no)?,? (?=(?:c'est |es )?[a-z\d])/gu

/** "Welsh?? no sorry wrong advert": said of another post. */
const OF_ANOTHER_POST =
  /(?:\?+|,|\.{2,}|…| -) ?(?:no,? |oh,? |nein,? |non,? )?(?:sorry,? |pardon,? |perdon,? )?(?:(?:that.s |thats |that was )?(?:the )?wrong (?:ad|advert|job|posting|post|brief|one)|(?:das (?:war|ist) )?(?:die )?falsche (?:anzeige|stelle|ausschreibung)|mauvaise annonce|anuncio equivocado)(?![a-z])/gu

/** "Ask for Ruud in the ad? no": a question to oneself about the text. */
const ASKED_ONESELF =
  /(?<=^|[.!?;\n]\s*)[^.!?;\n]{3,60}(?:in|into|on) the (?:ad|advert|posting|text|jd)\? ?(?:no|nope|better not)[,.]?\s/gu

/** "1.750 limpios no espera brutos 24.300 al año": spoken, with no mark between. */
const SPOKEN_BACK =
  /(?<![a-z\d.,])\d[\d.,]*(?: ?¤)?(?: [a-z]+){0,2}[,.;]?\s(?:no|non),? (?:espera|perdon|pardon|attends|attendez),?\s(?=(?:[a-z]+[,.;]?\s+){0,2}\d)/gu

/** From where the piece begins that ends at `at`. */
function pieceBefore(text: string, at: number): number {
  const ahead = text.slice(0, at)
  return Math.max(
    ...[', ', '. ', '; ', '\n', '('].map((mark) => ahead.lastIndexOf(mark) + mark.length).filter((from) => from >= 2),
    0,
  )
}

export function readCorrections(reading: Reading): void {
  // Three dots cost less to find than what may stand ahead of them.
  const trails = /\.\.\.|…/.test(reading.plain)
  const taken = (match: RegExpExecArray): Span => [match.index, match.index + match[0].length]
  const instead = matches(HOLDS_INSTEAD, reading.openPlain).map(taken)
  const changed = matches(CHANGED, reading.openPlain).filter(
    (match) => !instead.some((span) => meets(taken(match), span)),
  )
  // "Chinese-speaking… correction, English is enough, ignore that": what is to be ignored is what was put right before.
  const isPutRight = (at: number): boolean =>
    changed.some(({ index, 0: said }) => index + said.length <= at && at - index < 80)
  withhold(reading, [
    ...instead,
    ...matches(NAME, reading.open).map(taken),
    ...matches(ASKED_FIRST, reading.openPlain).map(taken),
    ...(reading.language === 'de' ? matches(GERMAN_SPOKEN, reading.openPlain).map(taken) : []),
    ...(trails ? matches(TAKEN_BACK, reading.openPlain).map(taken) : []),
    ...(reading.language === 'fr' || reading.language === 'es'
      ? matches(SPOKEN_BACK, reading.openPlain).map(taken)
      : []),
    ...matches(ASKED_ONESELF, reading.plain).map(taken),
    ...[matches(DROPPED, reading.plain), ...[OF_ANOTHER_POST, HESITATES].map((one) => matches(one, reading.openPlain))]
      .flat()
      .map(
        (match): Span => [
          isPutRight(match.index) ? match.index : pieceBefore(reading.openPlain, match.index),
          match.index + match[0].length,
        ],
      ),
    ...changed.map((match): Span => [pieceBefore(reading.openPlain, match.index), match.index + match[0].length]),
  ])
}
