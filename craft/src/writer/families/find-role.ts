import type { Fact } from '../../brief/facts.ts'
import { ROLE_FAMILIES } from './all.ts'
import type { Role } from './role.ts'

/** The role that a title names; a family's first role where only the family is known. */
export function findRole(title: (Fact & { kind: 'title' }) | null): Role {
  const { roles } = ROLE_FAMILIES[title?.family ?? 'general'] ?? ROLE_FAMILIES.general
  const named = `${title?.title ?? ''} ${title?.text ?? ''}`.toLowerCase()
  // The last match is the most particular one: families list their general role first.
  return roles.findLast((candidate) => candidate.titles.test(named)) ?? roles[0]!
}
