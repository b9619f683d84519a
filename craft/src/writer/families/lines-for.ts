import type { Plan } from '../plan.ts'
import { ROLE_FAMILIES } from './all.ts'
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

/** What a role's description may draw on: its own lines and some of its family. */
export function linesOf(kind: 'duties' | 'needs', plan: Plan): Pool {
  const family = plan.title?.family ?? 'general'
  const own = linesOfRole(plan.role, plan.language)[kind]
  const isFirst = plan.role === ROLE_FAMILIES[family].roles[0]
  // What is true of any work says little beside the lines of a trade.
  const alone = !isFirst && (family === 'general' || own.length >= ENOUGH)
  return { own, shared: linesOfTrade(family, plan.language)[kind], mostShared: alone ? 0 : MOST_SHARED }
}
