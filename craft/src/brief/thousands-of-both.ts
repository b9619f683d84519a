/** "base 90 / OTE 180k": the thousands that two sums of pay share are written to both. */
import { type Edit, editsOf } from './rewrite.ts'

const SHARED =
  /(?<=(?:base|basic|fixed)(?: of)?:? [¤£$]?)(?<low>\d{2,3})(?:(?<dash> ?[-–] ?)(?<high>\d{2,3}))?(?= ?(?:\/|,|;|\+|and|-|–)? ?(?:OTE|on[- ]target(?: earnings)?)(?: of)?:? ?[¤£$]?\d{2,3}(?: ?[-–] ?\d{2,3})? ?k)/giu

/** "72-78'000": the thousands are meant for both. */
const TOLD_ONCE =
  /(?<![\d.,'/-])(?<low>\d{2,3})(?<dash> ?(?:[-–]|bis|to|à) ?)(?<high>\d{2,3})(?<thousand>['’]000)(?!\d)/gu
const toldOnce = (text: string): Edit[] =>
  editsOf(text, TOLD_ONCE, ({ groups }) => {
    const { low, dash, high, thousand } = groups!
    return Number(low) < Number(high) ? `${low}${thousand}${dash}${high}${thousand}` : null
  })

export const thousandsOfBoth = (text: string): Edit[] => [...toldOnce(text), ...beforeTarget(text)]

const beforeTarget = (text: string): Edit[] =>
  /ote|on[- ]target/iu.test(text)
    ? editsOf(text, SHARED, ({ groups }) => {
        const { low, dash, high } = groups!
        return high ? `${low}${dash}${high}k` : `${low}k`
      })
    : []
