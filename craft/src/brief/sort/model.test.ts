import { describe, expect, it } from 'vitest'
import { type Model, nameWord, parseModel, printModel, sharesOf, sumsOf } from './model.ts'

const sums = (model: Model, features: string[]) =>
  sumsOf(model, (add) => {
    for (const feature of features) add(feature)
  })

describe('what was learned', () => {
  const weights = new Map([
    ['we pay', [0, 1.4, -0.6]],
    ['=must', [2.2, 0, 0.05]],
    ['seldom', [0.1, 0, 0]],
  ])
  const model = parseModel(printModel(weights, 0.2), 3)

  it('is read as it was written, save what is too small to matter', () => {
    expect(
      [...sums(model, ['we pay', '=must', 'we pay', 'seldom', 'unknown'])].map((sum) => Number(sum.toFixed(1))),
    ).toEqual([2.2, 1.4, -0.6])
  })

  it('is found by its parts as well', () => {
    expect([...sumsOf(model, (add) => add('we', ' ', 'pay'))]).toEqual([...sums(model, ['we pay'])])
  })

  it('weighs a word as it is named', () => {
    for (const [word, next] of [
      ['training', 'plan'],
      ['run', 'plan'],
      ['plan', undefined],
      ['runner', undefined],
    ] as const) {
      const features: string[] = []
      nameWord((part, second = '', third = '') => features.push(part + second + third), word, next)
      const own = new Map(features.map((feature, index) => [feature, [index + 1, -index, 1]]))
      const all = parseModel(printModel(own, 0), 3)
      expect(features.length).toBe((word.length < 6 ? 1 : 4) + (next ? 1 : 0))
      expect([...sumsOf(all, (add) => add.word(word, next))]).toEqual([...sums(all, features)])
    }
  })

  it('is weighed into shares of one', () => {
    const shares = sharesOf(sums(model, ['we pay']))
    expect(shares[1]).toBeGreaterThan(0.6)
    expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1)
  })
})
