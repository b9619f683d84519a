/** Times of day as people say them: "vier Uhr dreißig", "about four am". */
import { occurs } from './matches.ts'
import { plain } from './normalise.ts'
import { findNumberWords } from './number-words.ts'
import type { Edit } from './rewrite.ts'

const MAY_BE = /\p{L} uhr(?!\p{L})/iu

const MAY_BE_ENGLISH = /\p{L} (?:[ap]\.?m|at night|in the (?:morning|afternoon|evening))(?!\p{L})/iu
/** "Ten at night to six thirty in the morning". */
const TIME_OF_DAY = /^ (?:at night|in the (?:morning|afternoon|evening))(?![a-z])/u
const IS_ENGLISH = /(?<!\p{L})(?:the|we|and|to|from|start|no)(?!\p{L})/iu

/** Edits that write such times in figures. */
export const timesInWords = (text: string): Edit[] => [...germanTimes(text), ...englishTimes(text)]

/** "Four thirty am"; in German "am" stands ahead of a day. */
function englishTimes(text: string): Edit[] {
  if (!occurs(MAY_BE_ENGLISH, text) || !occurs(IS_ENGLISH, text)) return []
  const spelled = plain(text)
  const numbers = findNumberWords(spelled)
  return numbers.flatMap(({ span, value }, index): Edit[] => {
    const [from, to] = span
    const isOfDay = TIME_OF_DAY.test(spelled.slice(to, to + 18))
    if (!isOfDay && !/^ [ap]\.?m(?![a-z])/u.test(spelled.slice(to, to + 5))) return []
    const hour = numbers[index - 1]
    const withHour = hour && spelled.slice(hour.span[1], from) === ' ' && hour.value <= 12 && value < 60 ? hour : null
    if (!withHour && value > 12) return []
    const time = withHour ? `${withHour.value}:${String(value).padStart(2, '0')}` : `${value}`
    // "Two at night" may be people.
    if (isOfDay && !withHour && !isBeside(spelled, from, to)) return []
    if (isOfDay) return [{ from: withHour?.span[0] ?? from, to, text: time }]
    return [
      {
        from: withHour?.span[0] ?? from,
        to: to + spelled.slice(to).search(/m/u) + 1,
        text: `${time}${spelled[to + 1]}m`,
      },
    ]
  })
}

/** Where it is from one time to another. */
const isBeside = (spelled: string, from: number, to: number): boolean =>
  /(?:to|till|until|from|at) $/u.test(spelled.slice(Math.max(0, from - 6), from)) ||
  /^ (?:at night|in the [a-z]+) (?:to|till|until) /u.test(spelled.slice(to, to + 26))

function germanTimes(text: string): Edit[] {
  if (!occurs(MAY_BE, text)) return []
  const spelled = plain(text)
  const numbers = findNumberWords(spelled)
  return numbers.flatMap((hour, index): Edit[] => {
    if (!/^ uhr(?![a-z])/u.test(spelled.slice(hour.span[1], hour.span[1] + 5)) || hour.value > 24) return []
    const next = numbers[index + 1]
    const minutes = next && spelled.slice(hour.span[1], next.span[0]) === ' uhr ' && next.value < 60 ? next : null
    const end = minutes?.span[1] ?? hour.span[1] + 4
    // "Um fünf Uhr dreißig Stunden die Woche" is two matters.
    if (minutes && /^ (?:euro|stunden|tage|leute|jahre|%|prozent)/u.test(spelled.slice(end, end + 9))) return []
    return [
      {
        from: hour.span[0],
        to: end,
        text: `${hour.value}${minutes ? `:${String(minutes.value).padStart(2, '0')}` : ''} Uhr`,
      },
    ]
  })
}
