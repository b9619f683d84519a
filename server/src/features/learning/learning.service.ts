import type { Learning, LearningAudience, RuleDecision, StoredRule } from '@rolewright/contract/learning'
import { readEdits } from '@rolewright/craft/learn/edits'
import { sayRule } from '@rolewright/craft/learn/rule'
import { supportOf } from '@rolewright/craft/learn/support'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { AppError, notFound } from '../../http/errors.ts'
import { audienceOf } from './audience.ts'
import { type Lesson, refreshProposals } from './proposals.service.ts'
import { findRule, listRules, type RuleRow, setRule } from './rules.store.ts'
import { countFinals, findPupil, listSources, type Source } from './sources.store.ts'
import { takeTurns } from './take-turns.ts'

interface SourcedLesson extends Lesson {
  source: Source
}

/**
 * What an assistant could learn, company by company: new proposals are stored, and those that the documents do not speak for
 * any more are gone, unless somebody decided on them.
 * @throws AppError not_found
 */
export async function learningOf(context: Context, assistantId: string): Promise<Learning> {
  const { db } = context
  if (!(await findPupil(db, assistantId))) throw notFound('That assistant')
  const lessons = await readLessons(db, assistantId)
  await refreshProposals(context, assistantId, lessons)
  const rules = await listRules(db, assistantId)
  return {
    rules: await takeTurns(answersTo(rules, lessons)),
    audiences: await audiencesOf(db, assistantId),
    survival: survivalIn(lessons),
  }
}

/** @throws AppError not_found; invalid_request where the rule would become another kind */
export async function decideRule(
  { db, now }: Context,
  assistantId: string,
  ruleId: string,
  { state, rule }: RuleDecision,
  decidedBy: string,
): Promise<StoredRule> {
  const found = await findRule(db, assistantId, ruleId)
  if (!found) throw notFound('That rule')
  if (rule && rule.kind !== found.rule.rule.kind)
    throw new AppError('invalid_request', 'A rule can be put in other words, but not be made another kind of rule.')
  await setRule(db, ruleId, { state, decidedBy, decidedAt: now(), ...(rule && { rule }) })
  const decided = await findRule(db, assistantId, ruleId)
  if (!decided) throw notFound('That rule')
  return answer(decided, await readLessons(db, assistantId, decided.rule.company))
}

/** @param company whose alone; each costs a comparison of two texts */
async function readLessons(db: Database, assistantId: string, company?: string): Promise<SourcedLesson[]> {
  const sources = (await listSources(db, assistantId)).map((source) => ({
    source,
    audience: audienceOf(source.person),
  }))
  const own = sources.filter(({ audience }) => company === undefined || audience.company === company)
  return takeTurns(compare(own))
}

function* compare(sources: Omit<SourcedLesson, 'edits'>[]): Generator<void, SourcedLesson[]> {
  const lessons: SourcedLesson[] = []
  for (const { source, audience } of sources) {
    yield
    const { id, response, generated, final, feedback } = source
    const comments = [...source.comments, ...(feedback ? [feedback] : [])]
    lessons.push({ source, audience, edits: readEdits({ id, generated: generated ?? response, final, comments }) })
  }
  return lessons
}

function* answersTo(rules: readonly RuleRow[], lessons: readonly SourcedLesson[]): Generator<void, StoredRule[]> {
  const answers: StoredRule[] = []
  for (const rule of rules) {
    yield
    answers.push(answer(rule, lessons))
  }
  return answers
}

function answer({ rule: row, decidedBy }: RuleRow, lessons: readonly SourcedLesson[]): StoredRule {
  const own = lessons.filter(({ audience }) => audience.company === row.company)
  const { evidence, against } = supportOf(
    row.proposed,
    own.map(({ edits }) => edits),
  )
  const [text, proposedAs] = [sayRule(row.rule), sayRule(row.proposed)]
  const titles = new Map(own.map(({ source }) => [source.id, source.title]))
  return {
    id: row.id,
    audience: row.audience,
    rule: row.rule,
    text,
    state: row.state,
    proposedAs: proposedAs === text ? null : proposedAs,
    evidence: evidence.map(({ id, ...edit }) => ({ jobDescriptionId: id, title: titles.get(id)!, ...edit })),
    against: against.length,
    decidedBy,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}

async function audiencesOf(db: Database, assistantId: string): Promise<LearningAudience[]> {
  const audiences = new Map<string, LearningAudience>()
  for (const { person, finals } of await countFinals(db, assistantId)) {
    const { company: key, name } = audienceOf(person)
    audiences.set(key, { key, name, pairs: (audiences.get(key)?.pairs ?? 0) + finals })
  }
  return [...audiences.values()].sort((a, b) => a.name.localeCompare(b.name))
}

const survivalIn = (lessons: readonly SourcedLesson[]): Learning['survival'] =>
  lessons
    .flatMap(({ source: { id, title, attachedAt }, edits: { survival } }) =>
      attachedAt && survival !== null
        ? [{ jobDescriptionId: id, title, at: attachedAt.toISOString(), share: survival }]
        : [],
    )
    .sort((a, b) => a.at.localeCompare(b.at))
