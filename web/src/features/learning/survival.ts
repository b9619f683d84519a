import type { Survival } from '@rolewright/contract/learning'

export interface SurvivalSummary {
  average: number
  /** Of the older and the newer half; null where there are too few to tell. */
  halves: { older: number; newer: number } | null
  least: number
  most: number
}

/** From so many on, a difference between two halves says something. */
const TREND_MIN = 6

/** @param survival oldest first, at least one */
export function summarise(survival: readonly Survival[]): SurvivalSummary {
  const shares = survival.map(({ share }) => share)
  const middle = Math.floor(shares.length / 2)
  return {
    average: averageOf(shares),
    halves:
      shares.length < TREND_MIN
        ? null
        : { older: averageOf(shares.slice(0, middle)), newer: averageOf(shares.slice(middle)) },
    least: Math.min(...shares),
    most: Math.max(...shares),
  }
}

const averageOf = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0) / shares.length

/** 87 % */
export const percent = (share: number): string => `${Math.round(share * 100)} %`

/** Where the points stand in a field of 100 by 100, evenly from left to right, the full share at the top. */
export const pointsOf = (survival: readonly Survival[]): { x: number; y: number }[] =>
  survival.map(({ share }, at) => ({
    x: survival.length === 1 ? 50 : (at / (survival.length - 1)) * 100,
    y: 100 - share * 100,
  }))
