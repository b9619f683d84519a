import { describe, expect, it } from 'vitest'
import { parseModel, printModel, sharesOf, sumsOf } from './model.ts'

describe('what was learned', () => {
  const weights = new Map([
    ['we pay', [0, 1.4, -0.6]],
    ['=must', [2.2, 0, 0.05]],
    ['seldom', [0.1, 0, 0]],
  ])
  const model = parseModel(printModel(weights, 0.2), 3)

  it('is read as it was written, save what is too small to matter', () => {
    expect([...sumsOf(model, ['we pay', '=must', 'seldom', 'unknown'])].map((sum) => Number(sum.toFixed(1)))).toEqual([
      2.2, 1.4, -0.6,
    ])
  })

  it('is weighed into shares of one', () => {
    const shares = sharesOf(sumsOf(model, ['we pay']))
    expect(shares[1]).toBeGreaterThan(0.6)
    expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1)
  })
})
