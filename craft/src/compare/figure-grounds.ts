/** Whether a figure of a description is told: a figure of the same thing, in any unit of the same measure. */
import { derivedFrom } from './derived-figures.ts'
import { type Figure, isSame } from './figures.ts'
import type { Told } from './told.ts'

/** How many of the second unit make one of the first. */
const MEASURES: readonly [string, string, readonly number[]][] = [
  ['year', 'month', [12]],
  ['week', 'day', [5, 6, 7]],
  ['month', 'day', [30]],
  ['month', 'week', [4]],
  ['hour', 'minute', [60]],
  ['day', 'hour', [24]],
]

/** "60-70" may be thousands, "1.1m" is millions, "16 LPA" lakhs. */
const SCALES = [1e3, 1e5, 1e6]

/** Below it two figures are easily the same by chance. */
const SMALL = 12

/** @returns the figure that tells it, or the first of those that do so together */
export function findFigure(figure: Figure, told: Told): Figure | null {
  return told.figures.find((one) => tells(one, figure, told)) ?? derivedFrom(figure, told)
}

const LOOSE: readonly (string | null)[] = [null, 'level', 'times']

function tells(one: Figure, figure: Figure, told: Told): boolean {
  if (isTimeOfDay(one, figure)) return true
  if (one.unit !== figure.unit && !LOOSE.includes(one.unit) && !LOOSE.includes(figure.unit))
    return isConverted(one, figure)
  const isMoney = (one.unit ?? 'money') === 'money' && (figure.unit ?? 'money') === 'money'
  const isScaled =
    isMoney && SCALES.some((scale) => figure.value >= scale * 0.5 && isSame(one.value * scale, figure.value))
  const isCents = isMoney && figure.value < 1 && isSame(one.value, figure.value * 100)
  return isScaled || isCents || (isSame(one.value, figure.value) && countsSame(one, figure, told))
}

function countsSame(one: Figure, figure: Figure, told: Told): boolean {
  if (figure.value >= SMALL || figure.value % 1 !== 0 || one.thing === null || figure.thing === null) return true
  if (one.unit === figure.unit && one.unit !== null) return true
  if (figure.unit === 'level' || figure.unit === 'times' || figure.unit === 'people' || figure.unit === 'money')
    return true
  return figure.unit === null && told.tellsThing(figure.thing)
}

function isConverted(one: Figure, figure: Figure): boolean {
  return MEASURES.some(([large, small, counts]) =>
    counts.some(
      (count) =>
        (one.unit === large && figure.unit === small && isSame(one.value * count, figure.value)) ||
        (one.unit === small && figure.unit === large && isSame(one.value, figure.value * count)),
    ),
  )
}

const mayBeTime = ({ unit, value }: Figure) => (unit === 'time' || unit === 'hour' || unit === null) && value <= 24

/** "10pm" is 22:00, "7.30" half past seven. */
function isTimeOfDay(one: Figure, figure: Figure): boolean {
  if (!mayBeTime(one) || !mayBeTime(figure)) return false
  if (one.unit !== 'time' && figure.unit !== 'time') return false
  const minutes = (value: number) => (value % 1 === 0 ? value : Math.floor(value) + ((value % 1) * 100) / 60)
  return [figure.value, minutes(figure.value)].some((value) =>
    [one.value, minutes(one.value)].some((other) => Math.abs((value % 12) - (other % 12)) < 0.01),
  )
}
