import type { Fact } from '../../brief/facts.ts'
import { inOneForm } from '../lexicon/one-form.ts'
import { ROLE_FAMILIES } from './all.ts'
import { OWN_TRADES } from './own-trades.ts'
import type { Role } from './role.ts'

type Title = Extract<Fact, { kind: 'title' }>

const rolesOf = (title: Title | null) => (ROLE_FAMILIES[title?.family ?? 'general'] ?? ROLE_FAMILIES.general).roles

/** The role whose titles match, or null. The last match is the most particular one: families list their general role first. */
export function roleNamed(title: Title): Role | null {
  const named = inOneForm(`${title.title} ${title.text}`).toLowerCase()
  const own = ownTrade(title.title)
  if (own || title.family === 'general') return own ?? roleAnywhere(title.title.toLowerCase())
  return (
    rolesOf(title).findLast((candidate) => candidate.titles.test(named)) ??
    // "Ingeniero de datos" is listed with software, and told of with data.
    roleAnywhere(inOneForm(title.title).toLowerCase(), MOST_OF_TITLE)
  )
}

/** A trade whose work is like that of no sector, whichever its title is listed under. */
export function ownTrade(title: string): Role | null {
  const named = inOneForm(title).toLowerCase()
  return OWN_TRADES.find(({ titles }) => titles.test(named)) ?? null
}

/** So much of a title has to name a role of another family. */
const MOST_OF_TITLE = 0.8

/** Where no family is known: the role of whose titles the longest stretch stands in the words. */
function roleAnywhere(named: string, share = 0.4): Role | null {
  let best: Role | null = null
  let longest = Math.max(4, named.length * share)
  for (const role of Object.values(ROLE_FAMILIES).flatMap((family) => family.roles)) {
    const length = named.match(role.titles)?.[0].length ?? 0
    if (length > longest) [best, longest] = [role, length]
  }
  return best
}

/** Sectors whose trades have little in common: what a nurse does says nothing of an optician's work. */
const APART = new Set<Title['family']>(['healthcare', 'education', 'logistics'])

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
  const told = roles.findLast((candidate) => candidate !== roles[0] && candidate.titles.test(beside)) ?? named
  // "Animatrice en centre de loisirs": the trade goes on behind the title.
  const goesOn = title && OWN_TRADES.find(({ titles }) => beside.search(titles) === 0)
  return told ?? goesOn ?? (title && APART.has(title.family) ? ROLE_FAMILIES.general.roles[0]! : roles[0]!)
}
