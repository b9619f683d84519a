/** Which heading of a brief stands over a place of it: "Nice to have: SAP, English", or a line above a list. */
import { kindOfHeading, type SectionKind } from '../headings.ts'
import type { Text } from '../text/text.ts'

const LEAD = /^[^\p{L}\d\n]*(\p{L}[\p{L} '&/()-]{1,40})[:=]/u
const BULLET = /^\s*[-•*–]\s/
/** A heading is a short line without the stops of a sentence. */
const SHORT = /^[^.,;!?\d]{3,50}$/

/** In one pass over the lines; the answer for a place is what its line, or else the list that it is in, is headed by. */
export function findHeadings({ text, language }: Text): (place: number) => SectionKind | null {
  const starts: number[] = []
  const kinds: (SectionKind | null)[] = []
  let over: SectionKind | null = null
  let at = 0
  const lines = text.split('\n')
  for (const [index, line] of lines.entries()) {
    const lead = LEAD.exec(line)
    const own = lead ? kindOfHeading(lead[1]!, language) : null
    const isAlone = lead !== null && line.slice(lead[0].length).trim() === ''
    const isTitle = !BULLET.test(line) && SHORT.test(line.trim()) && BULLET.test(lines[index + 1] ?? '')
    if (isAlone || isTitle) over = own ?? kindOfHeading(line, language)
    else if (!BULLET.test(line) && line.trim() !== '') over = null
    starts.push(at)
    kinds.push(own ?? (BULLET.test(line) ? over : null))
    at += line.length + 1
  }
  return (place) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (starts[middle]! <= place) low = middle
      else high = middle - 1
    }
    return kinds[low] ?? null
  }
}
