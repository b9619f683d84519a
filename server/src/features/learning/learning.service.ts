import type {
  HouseRule,
  Learning,
  LearningAudience,
  LearningExample,
  NewRule,
  PairExport,
  RuleDecision,
  RulePreview,
  StoredRule,
} from '@rolewright/contract/learning'
import { readEdits } from '@rolewright/craft/learn/edits'
import { sayRule } from '@rolewright/craft/learn/rule'
import { supportOf } from '@rolewright/craft/learn/support'
import { guessLanguage } from '@rolewright/craft/text/text'
import { followRules } from '@rolewright/craft/write/house-rules'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { AppError, notFound } from '../../http/errors.ts'
import { audienceOf } from './audience.ts'
import { type Lesson, refreshProposals, topicOf } from './proposals.service.ts'
import { findRule, insertByHand, listRules, type RuleRow, setRule } from './rules.store.ts'
import {
  countFinals,
  type Described,
  findPupil,
  listCompanyNames,
  listDescriptions,
  listExampleDocuments,
  listExports,
  listSources,
  type Source,
  setLeftOut,
} from './sources.store.ts'
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
  const names = await namesOf(db)
  const rules = (await listRules(db, assistantId)).filter(({ rule }) => rule.state !== 'dismissed')
  return {
    rules: await takeTurns(answersTo(rules, lessons, names)),
    examples: await examplesOf(db, assistantId),
    audiences: await audiencesOf(db, assistantId),
    survival: survivalIn(lessons),
    exports: await exportsOf(db, assistantId, names),
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
  return storedRule(db, assistantId, ruleId)
}

/** @throws AppError not_found also where the assistant has learned nothing from such an audience */
export async function addRule(
  { db, now }: Context,
  assistantId: string,
  { audience, rule }: NewRule,
  decidedBy: string,
): Promise<StoredRule> {
  const { name } = await requireAudience(db, assistantId, audience)
  const at = now()
  const id = await insertByHand(db, {
    assistantId,
    company: audience,
    audience: name,
    topic: topicOf(rule),
    proposed: rule,
    createdAt: at,
    decidedBy,
    decidedAt: at,
  })
  return storedRule(db, assistantId, id)
}

/** The newest descriptions that are looked at for one that a rule changes. */
const LOOKED_AT = 30

/** @throws AppError not_found */
export async function previewRule(
  { db }: Context,
  assistantId: string,
  { audience, rule }: NewRule,
): Promise<RulePreview> {
  if (!(await findPupil(db, assistantId))) throw notFound('That assistant')
  const own = (await listDescriptions(db, assistantId))
    .filter(({ person }) => audienceOf(person).company === audience)
    .slice(0, LOOKED_AT)
  return takeTurns(firstChanged(own, rule))
}

function* firstChanged(descriptions: readonly Described[], rule: HouseRule): Generator<void, RulePreview> {
  for (const { title, text } of descriptions) {
    yield
    const after = followRules(text, [rule], guessLanguage(text))
    if (after !== text) return { changed: { title, before: text, after }, looked: descriptions.length }
  }
  return { changed: null, looked: descriptions.length }
}

/** @throws AppError not_found */
export async function leaveOut(
  { db }: Context,
  assistantId: string,
  documentId: string,
  leftOut: boolean,
): Promise<void> {
  if (!(await setLeftOut(db, assistantId, documentId, leftOut))) throw notFound('That document')
}

/** Whoever may be served by the assistant, or was. */
async function requireAudience(db: Database, assistantId: string, key: string): Promise<LearningAudience> {
  if (!(await findPupil(db, assistantId))) throw notFound('That assistant')
  const found = (await audiencesOf(db, assistantId)).find((audience) => audience.key === key)
  if (!found) throw notFound('That company')
  return found
}

async function storedRule(db: Database, assistantId: string, id: string): Promise<StoredRule> {
  const decided = await findRule(db, assistantId, id)
  if (!decided) throw notFound('That rule')
  return answer(decided, await readLessons(db, assistantId, decided.rule.company), await namesOf(db))
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

function* answersTo(
  rules: readonly RuleRow[],
  lessons: readonly SourcedLesson[],
  names: Names,
): Generator<void, StoredRule[]> {
  const answers: StoredRule[] = []
  for (const rule of rules) {
    yield
    answers.push(answer(rule, lessons, names))
  }
  return answers
}

function answer({ rule: row, decidedBy }: RuleRow, lessons: readonly SourcedLesson[], names: Names): StoredRule {
  const own = lessons.filter(({ audience }) => audience.company === row.company)
  const { evidence, against } = supportOf(
    row.proposed,
    own.map(({ edits }) => edits),
  )
  const [text, proposedAs] = [sayRule(row.rule), sayRule(row.proposed)]
  const sources = new Map(own.map(({ source }) => [source.id, source]))
  const told = (id: string) => {
    const { title, person } = sources.get(id)!
    return { jobDescriptionId: id, title, who: nameOf(person) }
  }
  return {
    id: row.id,
    audience: names.get(row.company) ?? row.audience,
    audienceKey: row.company,
    rule: row.rule,
    text,
    state: row.state,
    byHand: row.byHand,
    proposedAs: row.byHand || proposedAs === text ? null : proposedAs,
    evidence: evidence.map(({ id, ...edit }) => ({ ...told(id), ...edit })),
    against: against.map(({ id, line }) => ({ ...told(id), line })),
    decidedBy,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}

/** What companies are called now, by the key of their audience. */
type Names = ReadonlyMap<string, string>
const namesOf = async (db: Database): Promise<Names> =>
  new Map((await listCompanyNames(db)).map(({ id, name }) => [`company ${id}`, name]))

const nameOf = ({ firstName, lastName, email }: { firstName: string; lastName: string; email?: string }) =>
  `${firstName} ${lastName}`.trim() || (email ?? '')

/** Also of those who have only generated so far: rules can be added for them. */
async function audiencesOf(db: Database, assistantId: string): Promise<LearningAudience[]> {
  const audiences = new Map<string, LearningAudience>()
  for (const { person, finals } of await countFinals(db, assistantId)) {
    const { company: key, name } = audienceOf(person)
    audiences.set(key, { key, name, pairs: (audiences.get(key)?.pairs ?? 0) + finals })
  }
  return [...audiences.values()].sort((a, b) => a.name.localeCompare(b.name))
}

const examplesOf = async (db: Database, assistantId: string): Promise<LearningExample[]> =>
  (await listExampleDocuments(db, assistantId)).map(({ person, at, ...example }) => ({
    ...example,
    who: nameOf(person),
    audience: audienceOf(person).name,
    at: at.toISOString(),
  }))

const exportsOf = async (db: Database, assistantId: string, names: Names): Promise<PairExport[]> =>
  (await listExports(db, assistantId)).map(({ made, by }) => ({
    who: by ? nameOf(by) : '',
    at: made.exportedAt.toISOString(),
    audience: made.audience && (names.get(made.audience) ?? made.audience),
    pairs: made.pairs,
    withPeople: made.withPeople,
  }))

const survivalIn = (lessons: readonly SourcedLesson[]): Learning['survival'] =>
  lessons
    .flatMap(({ source: { id, title, attachedAt }, edits: { survival } }) =>
      attachedAt && survival !== null
        ? [{ jobDescriptionId: id, title, at: attachedAt.toISOString(), share: survival }]
        : [],
    )
    .sort((a, b) => a.at.localeCompare(b.at))
