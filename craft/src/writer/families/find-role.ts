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

/** The role that a title names, made more particular by the words beside it; the family's first role where neither tells. */
export function findRole(title: Title | null, brief: string): Role {
  const roles = rolesOf(title)
  const named = title && roleNamed(title)
  if (named && named !== roles[0]) return named
  const beside = brief
    .slice(title?.spans[0]?.[0] ?? 0)
    .split(/[.\n]|,.*?,/)[0]!
    .slice(0, 70)
    .toLowerCase()
  return roles.findLast((candidate) => candidate !== roles[0] && candidate.titles.test(beside)) ?? named ?? roles[0]!
}
