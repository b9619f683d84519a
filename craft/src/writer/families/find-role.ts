import type { Fact, Family } from '../../brief/facts.ts'
import { general } from './general.ts'
import type { Role, RoleFamily } from './role.ts'
import { software } from './software.ts'

const FAMILIES: Partial<Record<Family, RoleFamily>> = { general, software }

/** The role that a title names; a family's first role where only the family is known. */
export function findRole(title: (Fact & { kind: 'title' }) | null, brief: string): Role {
  const family = FAMILIES[title?.family ?? 'general'] ?? general
  const named = `${title?.title ?? ''} ${title?.text ?? ''}`.toLowerCase()
  // The last match is the most particular one: families list their general role first.
  const role = family.roles.findLast((candidate) => candidate.titles.test(named))
  return role ?? family.roles.find((candidate) => candidate.titles.test(brief.toLowerCase())) ?? family.roles[0]!
}
