/** Figures that follow from others: the hours between two times, the days between two weekdays, a sum, a product. */
import { type Figure, isSame } from './figures.ts'
import type { Told } from './told.ts'

/** More figures than that are no terms of a post, and would take long. */
const FIGURES_MAX = 40

/** @returns the first of those from which the figure follows */
export function derivedFrom(figure: Figure, told: Told): Figure | null {
  const { unit, value } = figure
  if (unit !== 'money' && unit !== 'hour' && unit !== 'day') return null
  const known = told.figures.slice(0, FIGURES_MAX)
  const spans = known.flatMap((one, at) => spanTo(one, known[at + 1]))
  const days = told.days
  if (unit === 'day' && days && days.value === value) return days
  const span = unit === 'hour' ? spans.find((one) => isSame(one.value, value)) : null
  if (span) return span
  // Two days at home are told by three in the office.
  if (unit === 'day')
    return (
      (value < 5 && known.find((one) => one.value + value === 5 && (one.unit === 'day' || one.unit === null))) || null
    )
  if (value < 10) return null
  const bases = [...known, ...spans, ...(days ? [days] : [])]
  for (const one of bases) {
    if (one.unit !== unit && !(unit === 'money' && one.unit === null && one.value > 1000)) continue
    for (const other of bases) if (other !== one && follows(one, other, value)) return one
    if (unit === 'money' && one.value > 500 && isSame(one.value * 12, value)) return one
  }
  return null
}

/** The hours from one time to the next. */
function spanTo(one: Figure, next: Figure | undefined): Figure[] {
  const mayBe = (figure: Figure) =>
    figure.value <= 24 && (figure.unit === 'time' || figure.unit === 'hour' || figure.unit === null)
  if (!next || next.at - one.at > 3 || !mayBe(one) || !mayBe(next)) return []
  const hours = (next.value - one.value + 24) % 24
  return [hours, hours % 12].map((value) => ({ ...one, unit: 'hour', value }))
}

const COUNTS = ['hour', 'percent', 'day', 'week', 'month']

function follows(one: Figure, other: Figure, value: number): boolean {
  if (one.unit === other.unit) return value > one.value && value > 20 && isSame(one.value + other.value, value)
  if (other.unit !== null && !COUNTS.includes(other.unit) && other.unit !== 'times') return false
  const count = other.unit === 'percent' && other.value > 1 ? other.value / 100 : other.value
  return count !== 0 && value >= 4 && isSame(one.value * count, value)
}
