import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { IdParams } from './paging.ts'
import { saidText } from './text.ts'

const line = (longest: number) => saidText('Please say it in words', longest)
/** A line of a description, with nothing that would begin another. */
const oneLine = (most: number) => line(most).check(z.regex(/^[^\n\r]*$/, 'Please write it in one line'))
const language = z.enum(['en', 'de', 'fr', 'es'])

/** Something that a company always changes in what was generated. */
export const HouseRule = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('avoid'), phrase: line(600) }),
    z.object({ kind: z.literal('term'), from: oneLine(200), to: oneLine(200) }),
    z.object({
      kind: z.literal('heading'),
      from: z.array(oneLine(120)).check(z.minLength(1, 'Please name the section'), z.maxLength(20)),
      to: oneLine(120),
    }),
    z.object({ kind: z.literal('closing'), heading: z.nullable(oneLine(120)), text: line(1000), language }),
    z.object({ kind: z.literal('line'), heading: oneLine(120), text: oneLine(1000), language }),
  ],
  'Please choose a kind of rule',
)
export type HouseRule = z.infer<typeof HouseRule>

export const RULE_STATES = ['proposed', 'accepted', 'off'] as const

/** One document, or a comment on a description, that speaks for a rule. */
export const RuleEvidence = z.object({
  jobDescriptionId: z.uuid(),
  title: z.string(),
  from: z.enum(['document', 'comment']),
  /** Empty where something was added. */
  before: z.string(),
  /** Empty where something was removed. */
  after: z.string(),
})
export type RuleEvidence = z.infer<typeof RuleEvidence>

export const StoredRule = z.object({
  id: z.uuid(),
  /** The company, or the person without one, for whose descriptions it is. */
  audience: z.string(),
  rule: HouseRule,
  /** In plain words. */
  text: z.string(),
  /** Only an accepted rule takes effect. */
  state: z.enum(RULE_STATES),
  /** As it was proposed, where an admin worded it otherwise. */
  proposedAs: z.nullable(z.string()),
  /** Newest first; empty once every document behind it was withdrawn. */
  evidence: z.array(RuleEvidence),
  /** In how many documents the text went the other way. */
  against: z.int(),
  decidedBy: z.nullable(z.object({ id: z.uuid(), email: z.string(), firstName: z.string(), lastName: z.string() })),
  decidedAt: z.nullable(z.iso.datetime()),
})
export type StoredRule = z.infer<typeof StoredRule>

/** How much of a generated text its final document kept. */
export const Survival = z.object({
  jobDescriptionId: z.uuid(),
  title: z.string(),
  /** When the document was attached. */
  at: z.iso.datetime(),
  /** Of the generated words, 0 to 1. */
  share: z.number(),
})
export type Survival = z.infer<typeof Survival>

/** Whose documents an assistant learns from; nothing of one reaches another. */
export const LearningAudience = z.object({
  key: z.string(),
  /** The company, or the person without one. */
  name: z.string(),
  /** How many briefs have a final document in use. */
  pairs: z.int(),
})
export type LearningAudience = z.infer<typeof LearningAudience>

export const Learning = z.object({
  rules: z.array(StoredRule),
  /** By name. */
  audiences: z.array(LearningAudience),
  /** Of each final document in use, oldest first. */
  survival: z.array(Survival),
})
export type Learning = z.infer<typeof Learning>

export const getLearning = endpoint({
  method: 'GET',
  path: '/api/admin/assistants/{id}/learning',
  access: 'admin',
  summary:
    'What an assistant learns from final documents: house rules with what supports them, and how much text survives',
  params: IdParams,
  answer: Learning,
})

export const RuleDecision = z.object({
  state: z.enum(RULE_STATES),
  /** The rule in other words, of the same kind; absent where only the state changes. */
  rule: z.optional(HouseRule),
})
export type RuleDecision = z.infer<typeof RuleDecision>
export const decideRule = endpoint({
  method: 'PUT',
  path: '/api/admin/assistants/{id}/rules/{ruleId}',
  access: 'admin',
  summary: 'Accept a house rule, reword it, or switch it off; it counts from the next description on',
  params: z.extend(IdParams, { ruleId: z.uuid() }),
  body: RuleDecision,
  answer: StoredRule,
})

/** OpenAI trains a model with no fewer pairs. */
export const TRAINING_PAIRS_MIN = 10
export const exportPairs = endpoint({
  method: 'GET',
  path: '/api/admin/assistants/{id}/training-pairs',
  access: 'admin',
  summary:
    'Briefs with the final documents that came of them, as JSON lines in the format in which OpenAI trains models',
  params: IdParams,
  /** Of one audience alone: a model repeats what it was trained on, to whoever asks it. Of all where absent. */
  query: z.object({ audience: z.optional(z.string().check(z.maxLength(300))) }),
  file: 'application/jsonl',
})
