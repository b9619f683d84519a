/** "Fünfunddreißig Stunden", "forty percent off", "quarante-deux centimes du kilomètre": measures told in words, written in figures. */
import { occurs } from './matches.ts'
import { plain } from './normalise.ts'
import { findNumberWords, type NumberInWords } from './number-words.ts'
import type { Edit } from './rewrite.ts'

const UNIT =
  '(?:hours?|hrs|stunden|wochenstunden|std|heures?|horas?|years? old|jahren? alt|ans(?= max| maxi)|anos de edad|per ?cent|prozent|pour cent|por ciento|days?|tagen?|jours?|dias?|weeks?|wochen|semaines?|semanas?|months?|monaten?|mois|meses|minutes?|minuten|minutos?|k(?:ilo)?m(?:et(?:er|re|ro)s?)?|miles?|cents?|centimes?|rappen|centimos?)'
const BEHIND = new RegExp(`^ ?-?${UNIT}(?![a-z])`, 'u')
/** "Preferably under thirty", "niemand über fünfzig". */
const BOUND =
  '(?:under|over|below|above|(?:younger|older|less|more) than|unter|uber|(?:junger|alter) als|max(?:imal)?|hochstens|moins de|plus de|menos de|mas de|menor(?:es)? de|mayor(?:es)? de|aged(?: between| from)?|im alter (?:von|zwischen)|ages? (?:de|entre)|edad entre)'
const AHEAD = new RegExp(`(?<![a-z])${BOUND} $`, 'u')
const MAY_BE = new RegExp(`\\p{L} ?-?${UNIT}(?!\\p{L})|(?<!\\p{L})${BOUND.replace('uber', '[üu]ber')} \\p{L}`, 'iu')
/** Fewer are understood in words. */
const LEAST = 10

const PERCENT = /^ (?:pour cent|por ciento)(?![a-z])/u
const JOINS = /^ (?:to|and|or|bis|und|oder|a|et|ou|y|o) $/u

/** Edits that write them so. */
export function measuresInWords(text: string): Edit[] {
  if (!occurs(MAY_BE, text)) return []
  const spelled = plain(text)
  const numbers = findNumberWords(spelled)
  const isTold = ({ value, span: [from, to] }: NumberInWords): boolean =>
    value >= LEAST &&
    (BEHIND.test(spelled.slice(to, to + 16)) || AHEAD.test(spelled.slice(Math.max(0, from - 20), from)))
  const areJoined = (one: NumberInWords | undefined, other: NumberInWords | undefined): boolean =>
    one !== undefined && other !== undefined && JOINS.test(spelled.slice(one.span[1], other.span[0]))
  return numbers
    .filter(
      (number, at) =>
        isTold(number) ||
        // "Between twenty and thirty years old": the measure is that of both.
        [numbers[at - 1], numbers[at + 1]].some(
          (beside) =>
            beside &&
            isTold(beside) &&
            number.value >= LEAST &&
            (areJoined(number, beside) || areJoined(beside, number)),
        ),
    )
    .map(({ value, span: [from, to] }) => {
      const percent = PERCENT.exec(spelled.slice(to, to + 14))
      return percent ? { from, to: to + percent[0].length, text: `${value} %` } : { from, to, text: String(value) }
    })
}
