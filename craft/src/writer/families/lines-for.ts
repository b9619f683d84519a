import type { Plan } from '../plan.ts'
import type { Line } from './role.ts'
import { SHARED } from './shared.ts'

/** What a role's description may draw on: its own lines and those of its family. */
export function linesOf(kind: 'duties' | 'needs', plan: Plan): Line[] {
  const shared = SHARED[plan.title?.family ?? 'general']?.[plan.language][kind] ?? []
  return [...plan.role.words[plan.language][kind], ...shared]
}
