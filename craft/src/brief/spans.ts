/** How stretches of a brief lie to one another. */
import type { Fact, Span } from './facts.ts'

/** Sorts facts by where they begin. */
export const byPlace = (a: Fact, b: Fact): number => a.spans[0]![0] - b.spans[0]![0]

/** The same by where they begin, those that begin together as they were; numbers are sorted sooner than facts. */
export function inOrder<F extends Fact>(facts: readonly F[]): F[] {
  const count = facts.length
  const keys = new Float64Array(count)
  for (let index = 0; index < count; index++) keys[index] = facts[index]!.spans[0]![0] * count + index
  keys.sort()
  const ordered: F[] = []
  for (let index = 0; index < count; index++) ordered.push(facts[keys[index]! % count]!)
  return ordered
}

/** Whether two stretches share a letter. */
export const meets = (a: Span, b: Span): boolean => a[0] < b[1] && b[0] < a[1]

export const liesWithin = (inner: Span, outer: Span): boolean => outer[0] <= inner[0] && inner[1] <= outer[1]

/** Whether the words of one fact are some of the words of another, and not all of them. */
export function isPartOf({ spans: [inner = [0, 0]] }: Fact, { spans: [outer = [0, 0]] }: Fact): boolean {
  return liesWithin(inner, outer) && inner[1] - inner[0] < outer[1] - outer[0]
}

/** Facts without those that may be left out and lie within one of `tellers`; of two in the same words the first tells both. */
export function withoutTold(
  facts: readonly Fact[],
  tellers: readonly Fact[],
  isRetold: (fact: Fact) => boolean,
): Fact[] {
  const tells = new Set(tellers)
  const retold = new Set<Fact>()
  const ordered = [...new Set([...tellers, ...facts])].sort((a, b) => byPlace(a, b) || b.spans[0]![1] - a.spans[0]![1])
  let told = -1
  for (const fact of ordered) {
    const [, to] = fact.spans[0]!
    if (to <= told && isRetold(fact)) retold.add(fact)
    else if (tells.has(fact)) told = Math.max(told, to)
  }
  return facts.filter((fact) => !retold.has(fact))
}

/** The last index whose value is not behind the offset; -1 where all are. */
export function lastUpTo(count: number, startOf: (index: number) => number, offset: number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (startOf(middle) <= offset) low = middle + 1
    else high = middle
  }
  return low - 1
}
