import { HouseRule } from '@rolewright/contract/learning'

/** What stands in the fields of a rule's form, by their names. */
export type RuleDraft = Record<string, string>
export type Faults = Record<string, string>

export const draftOf = (rule: HouseRule): RuleDraft => {
  const { kind: _, ...fields } = rule
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join('\n') : String(value ?? ''),
    ]),
  )
}

export const blankOf = (kind: HouseRule['kind']): RuleDraft => ({
  ...Object.fromEntries(FIELD_NAMES[kind].map((name) => [name, ''])),
  language: 'en',
  stands: 'before',
  spaced: 'false',
})

const FIELD_NAMES: Record<HouseRule['kind'], string[]> = {
  avoid: ['phrase'],
  term: ['from', 'to'],
  heading: ['from', 'to'],
  closing: ['heading', 'text', 'instead'],
  line: ['heading', 'text'],
  title: ['suffix'],
  drop: ['headings'],
  order: ['headings'],
  address: ['to'],
  currency: ['code', 'mark'],
}

/** The rule that the form says, or what is wrong with it, field by field. */
export function readDraft(kind: HouseRule['kind'], draft: RuleDraft): { rule: HouseRule } | { faults: Faults } {
  const linesOf = (text = '') => text.split('\n').filter((line) => line.trim() !== '')
  const said = {
    ...draft,
    kind,
    ...(kind === 'heading' && { from: linesOf(draft.from) }),
    ...((kind === 'drop' || kind === 'order') && { headings: linesOf(draft.headings) }),
    ...(kind === 'closing' && { heading: draft.heading?.trim() || null, instead: draft.instead || null }),
    ...(kind === 'currency' && { code: draft.code?.trim().toUpperCase(), spaced: draft.spaced === 'true' }),
  }
  const read = HouseRule.safeParse(said)
  if (read.success) return { rule: read.data }
  return { faults: faultsIn(read.error.issues.map(({ path, message }) => [String(path[0]), message])) }
}

/** The server names fields from the decision on: rule.text, rule.from.0. */
export const faultsOf = (refused: Record<string, string>): Faults =>
  faultsIn(Object.entries(refused).map(([path, message]) => [path.split('.')[1] ?? path, message]))

const faultsIn = (entries: [name: string, message: string][]): Faults => Object.fromEntries(entries.reverse())
