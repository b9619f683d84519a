import { shuffle } from '../choose.ts'
import type { Plan } from '../plan.ts'
import { stemsOf } from '../stems.ts'
import { settleAddress, settleChoices } from '../template.ts'
import { ROLE_FAMILIES } from './all.ts'
import { linesFor } from './level.ts'
import type { Line } from './role.ts'
import { linesOfRole } from './role-lines.ts'
import { linesOfTrade } from './trade-lines.ts'

/** A family's lines join a role's own, but never outnumber them in a text. */
const MOST_SHARED = 2
/** Who has so many lines needs none of the family's, which are those of its first role: a recruiter files no contracts. */
const ENOUGH = 7

export interface Pool {
  own: Line[]
  shared: Line[]
  mostShared: number
}

/** So many lines fill a list of duties of which the brief tells none. */
const FILLING = 5

/** A trade's first line says what it is known by, and is not left to chance: the welder welds. */
function ledByTheFirst(lines: Line[], plan: Plan): Line[] {
  const isFree = plan.all('duty').length === 0 && plan.negatives.length === 0 && plan.unwanted.length === 0
  const [first, ...others] = linesFor(lines, plan.level)
  if (!first || !isFree || plan.length === 'short') return lines
  const chosen = [first]
  for (const line of shuffle(others, plan.choose, 'led by the first'))
    if (chosen.length < FILLING && chosen.every((other) => differ(line, other, plan))) chosen.push(line)
  return chosen.length === FILLING ? [first, ...others.filter((line) => chosen.includes(line))] : lines
}

/** Lines that share few words may stand in one list. */
function differ(one: string, other: string, plan: Plan): boolean {
  const [a, b] = [one, other].map((line) =>
    stemsOf(settleChoices(settleAddress(line, plan.address), plan.choose, settleAddress(line, plan.address))),
  ) as [Set<string>, Set<string>]
  return [...a].filter((stem) => b.has(stem)).length < Math.min(2, 0.3 * Math.min(a.size, b.size))
}

/** No trade of ours: what is true of any work fills as little as a list needs. */
export const isOfNoTrade = (plan: Plan): boolean => plan.role === ROLE_FAMILIES.general.roles[0]

const sharedOf = (kind: 'duties' | 'needs', plan: Plan): Line[] =>
  linesOfTrade(plan.title?.family ?? 'general', plan.language)[kind]

/** What a role's description may draw on: its own lines and some of its family. */
export function linesOf(kind: 'duties' | 'needs', plan: Plan): Pool {
  const family = plan.title?.family ?? 'general'
  const own = linesOfRole(plan.role, plan.language)[kind]
  const isFirst = plan.role === ROLE_FAMILIES[family].roles[0]
  // What is true of any work says little beside the lines of a trade.
  const alone = !isFirst && (family === 'general' || own.length >= ENOUGH)
  const mostShared = alone ? 0 : MOST_SHARED
  return { own: alone && kind === 'duties' ? ledByTheFirst(own, plan) : own, shared: sharedOf(kind, plan), mostShared }
}
