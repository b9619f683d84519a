import type { Fact } from '../../brief/facts.ts'
import { ROLE_FAMILIES } from './all.ts'
import type { Role } from './role.ts'

type Title = Extract<Fact, { kind: 'title' }>

const rolesOf = (title: Title | null) => (ROLE_FAMILIES[title?.family ?? 'general'] ?? ROLE_FAMILIES.general).roles

/** The role whose titles match, or null. The last match is the most particular one: families list their general role first. */
export function roleNamed(title: Title): Role | null {
  const named = `${title.title} ${title.text}`.toLowerCase()
  return rolesOf(title).findLast((candidate) => candidate.titles.test(named)) ?? null
}

/** The role that a title names; a family's first role where only the family is known. */
export function findRole(title: Title | null): Role {
  return (title && roleNamed(title)) ?? rolesOf(title)[0]!
}
