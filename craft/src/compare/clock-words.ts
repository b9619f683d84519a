/** Hours said in words: "a quarter to eight", "halb acht", "las siete y media". `text` is plain. */

import type { Span } from '../brief/facts.ts'
import { findNumberWords } from '../brief/number-words.ts'

const BEFORE_HOUR = /(?:^|[^a-z])(a )?(quarter to|quarter past|half past|viertel vor|viertel nach|halb) $/u
const BEHIND_HOUR =
  /^ (?:heures? )?(menos cuarto|moins le quart|moins dix|y cuarto|y media|et quart|et demie)(?![a-z])/u
const EARLIER = /quarter to|viertel vor|halb|menos|moins/u

/** Each with the hour that has begun: half past seven is seven. */
export function hoursInWords(text: string): { span: Span; hour: number }[] {
  return findNumberWords(text).flatMap(({ span: [from, to], value }) => {
    if (value < 1 || value > 12) return []
    const before = BEFORE_HOUR.exec(text.slice(Math.max(0, from - 18), from))
    const behind = before ? null : BEHIND_HOUR.exec(text.slice(to, to + 30))
    const said = before?.[2] ?? behind?.[1]
    if (said === undefined) return []
    const hour = EARLIER.test(said) ? (value === 1 ? 12 : value - 1) : value
    const start = before ? from - said.length - 1 : from
    return [{ span: [start, to + (behind?.[0].length ?? 0)], hour }]
  })
}
