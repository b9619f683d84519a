import { createHash } from 'node:crypto'
import { HouseRule } from '@rolewright/contract/learning'
import type { Edits } from '@rolewright/craft/learn/edits'
import { keyOf } from '@rolewright/craft/learn/lines'
import { proposeInSteps } from '@rolewright/craft/learn/propose-rules'
import type { Context } from '../../context.ts'
import type { Audience } from './audience.ts'
import { deleteProposals, listRules, proposeRule } from './rules.store.ts'
import { takeTurns } from './take-turns.ts'

/** What the people of one company made of descriptions. */
export interface Lesson {
  audience: Audience
  edits: Edits
}

/** Stores what the lessons speak for, company by company, and drops what they do not any more, unless somebody decided on it. */
export async function refreshProposals(
  { db, now }: Context,
  assistantId: string,
  lessons: readonly Lesson[],
): Promise<void> {
  const current = new Set<string>()
  for (const [company, some] of Map.groupBy(lessons, ({ audience }) => audience.company)) {
    const audience = some[0]!.audience.name
    for (const { rule: proposed } of await takeTurns(proposeInSteps(some.map(({ edits }) => edits)))) {
      // One that is longer than a person could word it is no rule.
      if (!HouseRule.safeParse(proposed).success) continue
      const topic = topicOf(proposed)
      current.add(`${company} ${topic}`)
      await proposeRule(db, { assistantId, company, audience, topic, proposed, createdAt: now() })
    }
  }
  const stored = await listRules(db, assistantId)
  const gone = stored.filter(({ rule }) => !current.has(`${rule.company} ${rule.topic}`))
  await deleteProposals(
    db,
    gone.map(({ rule }) => rule.id),
  )
}

/** As a fingerprint: an index takes no long texts. */
export const topicOf = (rule: HouseRule) => createHash('sha256').update(aboutOf(rule)).digest('hex')

/** What a rule is about: a section's new name, whatever old names are found with time. */
function aboutOf(rule: HouseRule): string {
  switch (rule.kind) {
    case 'avoid':
      return `avoid ${keyOf(rule.phrase)}`
    case 'term':
      return `term ${keyOf(rule.from)} > ${keyOf(rule.to)}`
    case 'heading':
      return `heading ${keyOf(rule.to)}`
    case 'closing':
      return `closing ${keyOf(rule.text)}`
    case 'line':
      return `line ${keyOf(rule.heading)} > ${keyOf(rule.text)}`
    case 'title':
      return `title ${rule.language} ${rule.suffix}`
    case 'drop':
      return `drop ${rule.headings.map(keyOf).sort().join(' > ')}`
    case 'order':
      return `order ${rule.headings.map(keyOf).join(' > ')}`
    case 'address':
      return `address ${rule.language}`
    case 'currency':
      return `currency ${rule.code}`
  }
}
