import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { IdParams } from './paging.ts'
import { saidText } from './text-fields.ts'

const line = (longest: number) => saidText('Please say it in words', longest)
/** A line of a description, with nothing that would begin another. */
const oneLine = (most: number) => line(most).check(z.regex(/^[^\n\r]*$/, 'Please write it in one line'))
const language = z.enum(['en', 'de', 'fr', 'es'])
const headings = z.array(oneLine(120)).check(z.minLength(1, 'Please name the section'), z.maxLength(20))
export const LINE_TOPICS = ['equal', 'apply', 'privacy', 'about'] as const

/** Something that a company always changes in what was generated. */
export const HouseRule = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('avoid'), phrase: line(600) }),
    z.object({ kind: z.literal('term'), from: oneLine(200), to: oneLine(200) }),
    z.object({
      kind: z.literal('heading'),
      from: headings,
      to: oneLine(120),
    }),
    z.object({
      kind: z.literal('closing'),
      heading: z.nullable(oneLine(120)),
      text: line(1000),
      language,
      /** Lines on this topic make room for it. */
      instead: z.optional(z.nullable(z.enum(LINE_TOPICS))),
    }),
    z.object({ kind: z.literal('line'), heading: oneLine(120), text: oneLine(1000), language }),
    z.object({ kind: z.literal('title'), suffix: oneLine(60), language }),
    z.object({ kind: z.literal('drop'), headings }),
    z.object({ kind: z.literal('order'), headings }),
    z.object({ kind: z.literal('address'), to: oneLine(60), language }),
    z.object({
      kind: z.literal('currency'),
      code: z.string().check(z.regex(/^[A-Z]{3}$/, 'Please give the three letters of the currency')),
      mark: oneLine(10),
      stands: z.enum(['before', 'after']),
      spaced: z.boolean(),
    }),
  ],
  'Please choose a kind of rule',
)
export type HouseRule = z.infer<typeof HouseRule>

/** What is dismissed is neither shown nor proposed again. */
export const RULE_STATES = ['proposed', 'accepted', 'off', 'dismissed'] as const

/** One document, or a comment on a description, that speaks for a rule. */
export const RuleEvidence = z.object({
  jobDescriptionId: z.uuid(),
  title: z.string(),
  /** Whose description it is, as people read it. */
  who: z.string(),
  from: z.enum(['document', 'comment']),
  /** Empty where something was added. */
  before: z.string(),
  /** Empty where something was removed. */
  after: z.string(),
})
export type RuleEvidence = z.infer<typeof RuleEvidence>

/** A document in which the text went the other way. */
export const RuleOpposition = z.object({
  jobDescriptionId: z.uuid(),
  title: z.string(),
  who: z.string(),
  /** The line that shows so; empty where it is the text as a whole. */
  line: z.string(),
})
export type RuleOpposition = z.infer<typeof RuleOpposition>

export const StoredRule = z.object({
  id: z.uuid(),
  /** The company, or the person without one, for whose descriptions it is. */
  audience: z.string(),
  audienceKey: z.string(),
  rule: HouseRule,
  /** An admin added it; no document proposed it. */
  byHand: z.boolean(),
  /** In plain words. */
  text: z.string(),
  /** Only an accepted rule takes effect. */
  state: z.enum(RULE_STATES),
  /** As it was proposed, where an admin worded it otherwise. */
  proposedAs: z.nullable(z.string()),
  /** Newest first; empty once every document behind it was withdrawn. */
  evidence: z.array(RuleEvidence),
  against: z.array(RuleOpposition),
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

/** A final document that serves as an example, or was left out by an admin. */
export const LearningExample = z.object({
  id: z.uuid(),
  jobDescriptionId: z.uuid(),
  title: z.string(),
  filename: z.string(),
  who: z.string(),
  audience: z.string(),
  at: z.iso.datetime(),
  /** Nothing learns from it. */
  leftOut: z.boolean(),
})
export type LearningExample = z.infer<typeof LearningExample>

export const PairExport = z.object({
  who: z.string(),
  at: z.iso.datetime(),
  /** The company, or the person without one; of everybody where null. */
  audience: z.nullable(z.string()),
  pairs: z.int(),
  withPeople: z.boolean(),
})
export type PairExport = z.infer<typeof PairExport>

export const Learning = z.object({
  rules: z.array(StoredRule),
  /** Newest first. */
  examples: z.array(LearningExample),
  /** By name. */
  audiences: z.array(LearningAudience),
  /** Of each final document in use, oldest first. */
  survival: z.array(Survival),
  /** Who took the training pairs, newest first. */
  exports: z.array(PairExport),
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

export const NewRule = z.object({
  /** Whose descriptions it is for: the key of an audience. */
  audience: z.string().check(z.minLength(1, 'Please choose whose descriptions it is for'), z.maxLength(300)),
  rule: HouseRule,
})
export type NewRule = z.infer<typeof NewRule>
export const addRule = endpoint({
  method: 'POST',
  path: '/api/admin/assistants/{id}/rules',
  access: 'admin',
  summary: 'Add a house rule by hand; it is in effect at once',
  params: IdParams,
  body: NewRule,
  answer: StoredRule,
  status: 201,
})

/** The newest description that a rule changes, before and after; null where it changes none of the newest. */
export const RulePreview = z.object({
  changed: z.nullable(z.object({ title: z.string(), before: z.string(), after: z.string() })),
  /** How many descriptions were looked at. */
  looked: z.int(),
})
export type RulePreview = z.infer<typeof RulePreview>
export const previewRule = endpoint({
  method: 'POST',
  path: '/api/admin/assistants/{id}/rules/preview',
  access: 'admin',
  summary: 'What a house rule would do to a description that was generated, before anybody accepts it',
  params: IdParams,
  body: NewRule,
  answer: RulePreview,
})

export const useExample = endpoint({
  method: 'PUT',
  path: '/api/admin/assistants/{id}/examples/{documentId}',
  access: 'admin',
  summary: 'Leave a final document out, so that nothing learns from it, or take it in again',
  params: z.extend(IdParams, { documentId: z.uuid() }),
  body: z.object({ leftOut: z.boolean() }),
  status: 204,
})

export const exportPairs = endpoint({
  method: 'GET',
  path: '/api/admin/assistants/{id}/training-pairs',
  access: 'admin',
  summary:
    'Briefs with the final documents that came of them, as JSON lines in the format in which OpenAI trains models',
  params: IdParams,
  /** Of one audience alone: a model repeats what it was trained on, to whoever asks it. Of all where absent. */
  query: z.object({
    audience: z.optional(z.string().check(z.maxLength(300))),
    /** Names, phone numbers and e-mail addresses are left out unless they are asked for. */
    people: z.optional(z.enum(['left-out', 'included'])),
  }),
  file: 'application/jsonl',
})
