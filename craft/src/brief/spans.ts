/** How stretches of a brief lie to one another. */
import type { Fact, Span } from './facts.ts'

/** Sorts facts by where they begin. */
export const byPlace = (a: Fact, b: Fact): number => a.spans[0]![0] - b.spans[0]![0]

/** Whether two stretches share a letter. */
export const meets = (a: Span, b: Span): boolean => a[0] < b[1] && b[0] < a[1]

export const liesWithin = (inner: Span, outer: Span): boolean => outer[0] <= inner[0] && inner[1] <= outer[1]

/** Whether the words of one fact are some of the words of another, and not all of them. */
export function isPartOf({ spans: [inner = [0, 0]] }: Fact, { spans: [outer = [0, 0]] }: Fact): boolean {
  return liesWithin(inner, outer) && inner[1] - inner[0] < outer[1] - outer[0]
}
