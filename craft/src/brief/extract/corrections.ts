/** What the writer takes back in the same breath: "Ghent? no - Antwerp", "3 days, no wait, 4 days". */
import type { Span } from '../facts.ts'
import { HOLDS_INSTEAD } from '../late-corrections.ts'
import { matches, occurs } from '../matches.ts'
import { type Reading, withhold } from '../reading.ts'
import { meets } from '../spans.ts'

const BACK =
  '(?:no|nope|nein|non|sorry|wait|actually|i mean|scratch that|doch|quatsch|korrektur|stopp|ahm? nein|pardon|perdon)'

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

/** "Le 4 janvier, ah non pardon Martine part le 15, donc le 18 janvier": with the reason why. */
const DAY_CORRECTED =
  /(?<![a-z\d])(?:(?:le |el |dia )?\d{1,2}(?:er)?(?: de)?(?: [a-z]{3,10})?|(?:el |le )?(?:lunes|martes|miercoles|jueves|viernes|lundi|mardi|mercredi|jeudi|vendredi)),? (?:ah |oh |euh |ay |eh )?(?:non|no),? (?:pardon|attends|attendez|perdon|espera|disculpa)(?: [^.;,\n]{3,50}?)?,? (?:donc |alors |entonces |asi que |plutot |mejor |plutot )?(?=(?:le |el |du )?\d{1,2}(?:er)? |(?:el |le )?(?:lunes|martes|miercoles|jueves|viernes|lundi|mardi|mercredi|jeudi|vendredi)(?![a-z]))/gu

const MONTHS =
  '(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)'
const WEEKDAYS =
  '(?:lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)'
const ROMANCE_BACK =
  '[,.(]? ?(?:-+ )?(?:euh,? |ah,? |oh,? |ay,? |eh,? |bueno,? |enfin,? )?(?:(?:non|no)(?:,|(?= pardon| perdon| espera| attend| mejor| plutot))|(?:pardon|perdona?|disculpad?|digo|corrijo|rectifico|je rectifie|ou plutot|o mejor dicho|mejor dicho|je veux dire|quiero decir),?) (?:(?:espera|attends|attendez|pardon|perdon|mejor|plutot|finalement),? )?'
/** "De marzo a noviembre, perdón, de febrero a noviembre", "le lundi, non pardon, le mardi": one time put right by another. */
const TIME_CORRECTED = [MONTHS, WEEKDAYS].map((time) => {
  const when = `(?:(?:de|du|d'|en|el|le|los|les|a partir de|des|desde) ?)?${time}(?: (?:a|au|y|et|-|hasta) (?:el |le )?${time})?`
  return new RegExp(`(?<![a-z])${when}${ROMANCE_BACK}(?=${when}(?![a-z]))`, 'gu')
})
/** "À Pau, pardon, Tarbes", "Marta, digo, Marina". */
const NAME_CORRECTED =
  /(?<![\p{L}\d'-])\p{Lu}[\p{L}'-]+,? (?:non,? |no,? |euh,? )?(?:pardon|perdón|perdona|digo|quiero decir|je veux dire),? (?=(?:en |à )?\p{Lu}\p{Ll})/gu

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

/** One cheap look decides whether any of them can match. */
const SAYS_BACK = new RegExp(
  `(?:years?|days?|hours?|weeks?|months?|least) (?:no )?(?:wait|sorry|actually)|[?,.(…-] ?(?:(?:ah|oh|euh|ay|eh) )?${BACK}(?![a-z])|\\d ${BACK}(?![a-z])|\\s(?:no|non) (?:espera|attende?[zs]|perdon|pardon)| nein (?:moment|schmarr|quatsch|warte|halt|stopp|falsch|blodsinn|sorry|korrektur)`,
  'u',
)

const CHANGES =
  /(?:ignore|scrap|drop|skip|cancel|forget) (?:that|it|this)|sorry|edit|update|nachtrag|berichtigung|errat|rectif|(?:wrong|falsche|mauvaise) a|equivocado|correction|scratch|pardon|perdon|digo|decir|dire|plutot|forget|korrektur|stimmt nicht|corrige|correccion|rectifico|[.…] ?(?:now|jetzt|maintenant|ahora) /u

export function readCorrections(reading: Reading): void {
  if (!occurs(SAYS_BACK, reading.plain) && !occurs(CHANGES, reading.plain)) return
  // The marks that a pattern cannot do without cost less to find than its words.
  const answered = /\? ?(?:n[eo]|better)/.test(reading.plain)
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
    ...(answered ? matches(NAME, reading.open).map(taken) : []),
    ...(answered ? matches(ASKED_FIRST, reading.openPlain).map(taken) : []),
    ...(reading.language === 'de' ? matches(GERMAN_SPOKEN, reading.openPlain).map(taken) : []),
    ...matches(DAY_CORRECTED, reading.openPlain).map(taken),
    ...(trails ? matches(TAKEN_BACK, reading.openPlain).map(taken) : []),
    ...(reading.language === 'fr' || reading.language === 'es'
      ? [
          ...TIME_CORRECTED.flatMap((one) => matches(one, reading.openPlain)),
          ...matches(NAME_CORRECTED, reading.open),
          ...matches(SPOKEN_BACK, reading.openPlain),
        ].map(taken)
      : []),
    ...(answered ? matches(ASKED_ONESELF, reading.plain).map(taken) : []),
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
