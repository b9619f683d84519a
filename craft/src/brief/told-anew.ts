/** What is told anew behind a word that takes it back, in whole: "3.100-3.600 brutto. Ach schreib 3.200 bis 3.700, sonst kommt keiner." */
import { knowAs, matches } from './matches.ts'
import { plain } from './normalise.ts'
import { apart, type Edit, editsOf } from './rewrite.ts'
import { PERHAPS, SURELY } from './taking-back.ts'

const SUM = "(?:[¤£$] ?)?\\d(?:[\\d.,']*\\d)?(?: \\d{3}(?!\\d))?(?: ?k(?![a-z]))?"
const RANGE = `${SUM} ?(?:-|to|bis|a|hasta) ?${SUM}`
const INTERJECTION = `(?:${SURELY}|${PERHAPS}|ach|oh|ah|komm|allez|bueno)`
const WRITE =
  "(?:schreib(?:en sie|t)?|sag(?:en wir|t)?|mach(?:en wir|t)?|nimm|nehmen wir|put|say|write|make (?:it|that)|let's say|mets|mettez|dis|disons|ecris|pon(?:ga|gamos)?|di|digamos|escribe)(?: (?:lieber|mal|doch|besser|halt|eher|gleich|rather|better|plutot|mejor|it|that|es|ruhig))*"
const OR_ELSE = '(?:,? (?:sonst|otherwise|or else|sinon|si no|weil|because|car|porque) [^.;\\n]{3,50})?'

/** The upper and lower end of a range, both told anew. */
const RANGE_ANEW = new RegExp(
  `(?<![a-z\\d.,])(?<was>${RANGE})(?<unit>(?: ?(?:¤|eur|euro|chf|brutto?|brut|brutos|gross|im monat|a month|p\\.?a\\.?))*)(?<told>\\s*[.,;!–-]*\\s*(?:${INTERJECTION},? )*${WRITE} (?<then>${RANGE})${OR_ELSE})`,
  'gu',
)

/** "15,80 die Stunde. Nee mach 16,20": one sum in place of another. */
const SUM_ANEW = new RegExp(
  `(?<![a-z\\d.,-])(?<was>(?:[¤£$] ?)?\\d+[.,]\\d{2}|(?:[¤£$] ?)?\\d{1,3}[.,']\\d{3}|\\d{2,3} ?k)(?<unit>(?: ?(?:¤|eur|euro|chf|brutto?|brut|brutos|gross|die stunde|pro stunde|im monat|an hour|a month|de l'heure|la hora|p\\.?a\\.?))*)(?<told>\\s*[.,;!–-]+\\s*(?:${INTERJECTION},? )+${WRITE} (?<then>${SUM}))(?=\\s*(?:[.,;!\\n]|$))`,
  'gu',
)

/** "35 h und EG 11 – Quatsch, wir sind ja nicht tarifgebunden. Also: …": all that stands ahead in the sentence is taken back. */
const WITHDRAWN =
  /(?<=^|[.!?\n] ?)(?=\S)[^.!?\n]{4,80} ?[–—-] ?(?:quatsch|blodsinn|unsinn|nein|stopp?|scratch that|nonsense|no wait|n'importe quoi|oubliez?|olvidalo|tonterias?)[,!. ][^.!?\n]{0,80}[.!] ?(?:(?:also|richtig|stattdessen|nochmal|so|right|instead|donc|alors|entonces|o sea) ?[:,] ?)/gu

/** Edits that put what holds in its place, and leave the rest out. */
export function toldAnew(text: string): Edit[] {
  const spelled = plain(text)
  knowAs(spelled, text)
  const anew = [RANGE_ANEW, SUM_ANEW]
    .flatMap((one) => matches(one, spelled))
    .map(({ index, groups }): Edit[] => {
      const { was, told, then, unit = '' } = groups as Record<'was' | 'told' | 'then' | 'unit', string>
      const from = index + was.length + unit.length
      const at = from + told.indexOf(then, told.length - then.length - (OR_ELSE_WITHIN.exec(told)?.[0].length ?? 0))
      return [
        { from: index, to: index + was.length, text: text.slice(at, at + then.length) },
        { from, to: from + told.length, text: '' },
      ]
    })
  return apart([...anew, ...editsOf(spelled, WITHDRAWN, () => '').map((edit) => [edit])])
}
const OR_ELSE_WITHIN = new RegExp(`${OR_ELSE}$`, 'u')
