/** Which of the sums that look like pay are pay: "house share $110", "agency spend down from $61k a month" are none. */
import type { Fact } from '../facts.ts'
import type { Reading } from '../reading.ts'
import { sortPart } from '../sort/sort-stretch.ts'

/** What parts of a sentence are about in which a sum is the worth of something else. */
const OF_OTHERS = new Set(['perk', 'duty', 'must', 'nice', 'notneeded', 'company', 'travel', 'team', 'apply'])
/** How likely that must be: beside sums that are pay, and where there are none. */
const LIKELY = 0.6
const ALMOST_SURE = 0.8

export function sumsOfPay<F extends Fact>(reading: Reading, sums: readonly F[]): readonly F[] {
  const isOther = ({ spans: [[at] = [0, 0]] }: F, least: number): boolean => {
    const { label, share } = sortPart(reading, at)
    return share >= least && OF_OTHERS.has(label)
  }
  const kept = sums.filter((sum) => !isOther(sum, LIKELY))
  return kept.length > 0 ? kept : sums.filter((sum) => !isOther(sum, ALMOST_SURE))
}
