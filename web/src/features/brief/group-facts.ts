import type { Fact, FactKind } from '@rolewright/craft/brief/facts'

/** In the order of a description. */
const GROUPS = ['role', 'terms', 'pay', 'company', 'tasks', 'needs', 'nice', 'offer', 'apply', 'more', 'not'] as const
export type Group = (typeof GROUPS)[number]

const GROUP_OF: Record<FactKind, Group> = {
  title: 'role',
  place: 'terms',
  mode: 'terms',
  contract: 'terms',
  hours: 'terms',
  shift: 'terms',
  travel: 'terms',
  start: 'terms',
  end: 'terms',
  pay: 'pay',
  variable: 'pay',
  company: 'company',
  team: 'company',
  manager: 'company',
  duty: 'tasks',
  experience: 'needs',
  skill: 'needs',
  language: 'needs',
  licence: 'needs',
  education: 'needs',
  benefit: 'offer',
  deadline: 'apply',
  process: 'apply',
  contact: 'apply',
  free: 'more',
}

/** The facts that there are, as a description would order them; what the brief rules out comes last. */
export function groupFacts(facts: Fact[]): { group: Group; facts: Fact[] }[] {
  return GROUPS.map((group) => ({ group, facts: facts.filter((fact) => groupOf(fact) === group) })).filter(
    ({ facts }) => facts.length > 0,
  )
}

function groupOf(fact: Fact): Group {
  if (!fact.holds) return 'not'
  return 'need' in fact && fact.need === 'nice' ? 'nice' : GROUP_OF[fact.kind]
}
