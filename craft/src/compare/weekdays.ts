/** Days of the week in four languages: which days a text speaks of. `text` is plain throughout. */
import type { Span } from '../brief/facts.ts'

const LONG = [
  'monday|mondays|montag|montags|lundi|lundis|lunes',
  'tuesday|tuesdays|dienstag|dienstags|mardi|mardis|martes',
  'wednesday|wednesdays|mittwoch|mittwochs|mercredi|mercredis|miercoles',
  'thursday|thursdays|donnerstag|donnerstags|jeudi|jeudis|jueves',
  'friday|fridays|freitag|freitags|vendredi|vendredis|viernes',
  'saturday|saturdays|samstag|samstags|sonnabend|samedi|samedis|sabado|sabados',
  'sunday|sundays|sonntag|sonntags|dimanche|dimanches|domingo|domingos',
]
const SHORT = [
  'mon|mo|lun',
  'tue|tues|di|mar',
  'wed|weds|mi|mer|mie',
  'thu|thur|thurs|thus|do|jeu|jue',
  'fri|fr|ven|vie',
  'sat|sats|sa|sam|sab',
  'sun|suns|so|dim|dom',
]
/** Letters that stand for days only beside other days. */
const LETTER = ['l', 'm', 'x|w', 'j|t|th', 'v|f', 's|sa', 'd|su']

const dayOf = (lists: readonly string[]): Map<string, number> =>
  new Map(lists.flatMap((names, day) => names.split('|').map((name) => [name, day] as const)))
const DAY_OF = new Map([...dayOf(LETTER), ...dayOf(SHORT), ...dayOf(LONG)])

const NAME = [...DAY_OF.keys()].sort((a, b) => b.length - a.length).join('|')
const RANGE = new RegExp(
  `(?<![a-z])(${NAME})s?\\.?(?: ?[-/] ?| (?:to|bis|au|a|al|thru|through|till) )(${NAME})s?(?![a-z])`,
  'gu',
)
const NAMED = new RegExp(
  `(?<![a-z])(${[...dayOf(SHORT).keys(), ...dayOf(LONG).keys()].sort((a, b) => b.length - a.length).join('|')})(?![a-z])`,
  'gu',
)
const WRITTEN_OUT = new RegExp(`(?<![a-z])(?:${LONG.join('|')})(?![a-z])`, 'gu')

export interface Days {
  span: Span
  days: number[]
}

/** "Mo-Fr", "du mardi au samedi". */
export const dayRanges = (text: string): Days[] =>
  [...text.matchAll(RANGE)].map((match) => {
    // "M-F" begins on Monday where the other letter is English.
    const english = match[1] === 'm' && /^(?:f|th|s|sa|su)$/.test(match[2]!)
    const [first, last] = [english ? 0 : DAY_OF.get(match[1]!)!, DAY_OF.get(match[2]!)!]
    const days = Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => (first + at) % 7)
    return { span: [match.index, match.index + match[0].length], days }
  })

/** "On Wednesdays": a day by itself, not one of a row. */
export const isSingled = (text: string, { span: [from, to] }: Days): boolean =>
  !WRITTEN_OUT_ONCE.test(text.slice(Math.max(0, from - 24), from)) && !WRITTEN_OUT_ONCE.test(text.slice(to, to + 24))

const WRITTEN_OUT_ONCE = new RegExp(WRITTEN_OUT.source, 'u')

const IN_COMPOUND = /(?<![a-z])(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?=[a-z]{3})/gu

/** "L-J 8-18 V 8-14": a letter beside its hours, where a range has shown that letters are days. */
const LETTER_AT = /(?<![a-z])([lmxjvsd]) ?(?=\d{1,2}(?:[:.]\d\d)? ?[-a] ?\d)/gu

const lettersAt = (text: string): Days[] =>
  /(?<![a-z])[lmxj] ?- ?[jvsd](?![a-z])/u.test(text)
    ? [...text.matchAll(LETTER_AT)].map((match) => ({
        span: [match.index, match.index + 1],
        days: [DAY_OF.get(match[1]!)!],
      }))
    : []

/** Every day a source speaks of, however short. */
export const daysIn = (text: string): Days[] => [
  ...dayRanges(text),
  ...lettersAt(text),
  ...[...text.matchAll(NAMED), ...text.matchAll(IN_COMPOUND)].map((match) => ({
    span: [match.index, match.index + match[0].length] as Span,
    days: [DAY_OF.get(match[1]!)!],
  })),
]

/** Only names written out: "so" and "mar" are words as well. */
export const daysNamed = (text: string): Days[] =>
  [...text.matchAll(WRITTEN_OUT)].map((match) => ({
    span: [match.index, match.index + match[0].length],
    days: [DAY_OF.get(match[0])!],
  }))
