import type { FactKind, SheetEntry } from '@rolewright/contract/briefs'

/** In the order of a page: the heading that each kind of entry stands under. */
export const GROUP_OF = {
  title: 'title',
  employer: 'employer',
  about: 'employer',
  place: 'place',
  mode: 'place',
  pay: 'pay',
  hours: 'hours',
  contract: 'contract',
  start: 'contract',
  task: 'tasks',
  demand: 'demands',
  wish: 'wishes',
  offer: 'offer',
  team: 'team',
  condition: 'good-to-know',
  notneeded: 'good-to-know',
  contact: 'apply',
  apply: 'apply',
  deadline: 'apply',
} as const satisfies Record<FactKind, string>
export type Group = (typeof GROUP_OF)[FactKind]

/** The entries that there are, in the order of a page. */
export function groupEntries(entries: SheetEntry[]): { group: Group; entries: SheetEntry[] }[] {
  return [...new Set(Object.values(GROUP_OF))]
    .map((group) => ({ group, entries: entries.filter(({ kind }) => GROUP_OF[kind] === group) }))
    .filter(({ entries: some }) => some.length > 0)
}
