/** Which final documents show the house style best for a role. */
import { readBrief } from '../brief/read.ts'
import { roleNamed } from '../writer/families/find-role.ts'
import type { Role } from '../writer/families/role.ts'
import { sharedStems } from '../writer/stems.ts'

export interface FinalTitle {
  id: string
  title: string
  /** What people gave the generated description, 1 to 5. */
  rating?: number | null
}

interface Named {
  title: string
  role: Role | null
  /** Null where the title tells of none. */
  family: string | null
}

/** What a person gives who says nothing. */
const UNRATED = 3

/**
 * The closest by role first: the same role, then the same family, then words of the title in common; of equally close ones
 * those that were rated better, then the earlier in the list.
 */
export function closestExamples<Final extends FinalTitle>(brief: string, finals: readonly Final[], limit = 3): Final[] {
  if (finals.length === 0) return []
  const wanted = readRole(brief)
  return finals
    .map((final) => ({ final, score: nearness(wanted, roleOfTitle(final.title)) }))
    .sort((a, b) => b.score - a.score || (b.final.rating ?? UNRATED) - (a.final.rating ?? UNRATED))
    .slice(0, limit)
    .map(({ final }) => final)
}

function nearness(one: Named, other: Named): number {
  const sameRole = one.role !== null && one.role === other.role
  const sameFamily = one.family !== null && one.family === other.family
  return (sameRole ? 4 : sameFamily ? 2 : 0) + Math.min(2, sharedStems(one.title, other.title))
}

function readRole(text: string): Named {
  const fact = readBrief(text).facts.find(({ kind }) => kind === 'title')
  if (fact?.kind !== 'title') return { title: text.slice(0, 80), role: null, family: null }
  return { title: fact.title, role: roleNamed(fact), family: fact.family === 'general' ? null : fact.family }
}

/** The same titles are asked for with every brief; reading one takes a millisecond or more. */
const KNOWN_MAX = 1000
const known = new Map<string, Named>()

function roleOfTitle(title: string): Named {
  const found = known.get(title) ?? readRole(title)
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(title, found)
  return found
}
