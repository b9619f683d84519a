import type { Plan } from '../plan.ts'
import type { Line } from './role.ts'
import { linesOfRole } from './role-lines.ts'
import { linesOfTrade } from './trade-lines.ts'

/** A family's lines join a role's own, but never outnumber them in a text. */
const MOST_SHARED = 2

export interface Pool {
  own: Line[]
  shared: Line[]
  mostShared: number
}

/** What a role's description may draw on: its own lines and some of its family. */
export function linesOf(kind: 'duties' | 'needs', plan: Plan): Pool {
  const family = plan.title?.family ?? 'general'
  // What is true of any work says little beside the lines of a trade.
  const mostShared = family === 'general' && plan.role.id !== 'general' ? 0 : MOST_SHARED
  const shared = linesOfTrade(family, plan.language)[kind]
  return { own: linesOfRole(plan.role, plan.language)[kind], shared, mostShared }
}
