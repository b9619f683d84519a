/** A sum that is said twice, which talk and corrections leave behind. */
import type { Reading } from '../reading.ts'

/** "25 a 28 mil, no, brutos, 25 a 28 mil brutos al mes": a sum said twice is one, as the second says it. */
export function joinTwins(reading: Reading): void {
  const sums = reading.facts.filter((fact) => fact.kind === 'pay')
  for (const [index, fact] of sums.entries()) {
    const { min, max } = fact.pay
    const again = sums.find((other, at) => at > index && other.pay.min === min && other.pay.max === max)
    if (!again || (min === null && max === null)) continue
    again.pay.currency ??= fact.pay.currency
    again.spans.push(...fact.spans)
    reading.facts.splice(reading.facts.indexOf(fact), 1)
  }
}
