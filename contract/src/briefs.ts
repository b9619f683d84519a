import * as z from 'zod/mini'
import { FACT_MAX_LENGTH } from './constants.ts'
import { endpoint } from './endpoint.ts'

/** What an entry of a brief's sheet is about. */
export const FACT_KINDS = [
  'title',
  'employer',
  'about',
  'place',
  'mode',
  'contract',
  'hours',
  'pay',
  'start',
  'deadline',
  'team',
  'task',
  'demand',
  'wish',
  'notneeded',
  'offer',
  'condition',
  'contact',
  'apply',
] as const
export const FactKind = z.enum(FACT_KINDS)
export type FactKind = z.infer<typeof FactKind>

export const FACTS_MAX = 100

/**
 * What the person put right on the sheet; it holds against the brief. With `instead` it takes the place of the entry or the
 * note with that text, and an empty text leaves that out.
 */
export const SettledFact = z.object({
  kind: FactKind,
  text: z.string().check(z.trim(), z.maxLength(FACT_MAX_LENGTH, `At most ${FACT_MAX_LENGTH} characters`)),
  instead: z.optional(z.string().check(z.maxLength(FACT_MAX_LENGTH, `At most ${FACT_MAX_LENGTH} characters`))),
})
export type SettledFact = z.infer<typeof SettledFact>
export const SettledFacts = z.array(SettledFact).check(z.maxLength(FACTS_MAX, `At most ${FACTS_MAX} facts`))

/** Offsets are UTF-16 units of the brief. */
const Span = z.object({ from: z.int(), to: z.int() })

export const SheetEntry = z.object({
  kind: FactKind,
  /** As it would be printed. */
  text: z.string(),
  /** Where the brief says so; null where the person settled it. */
  span: z.nullable(Span),
  /** What is not sure is not printed until the person settles it. */
  sure: z.boolean(),
})
export type SheetEntry = z.infer<typeof SheetEntry>

export const BriefNote = z.object({
  /** As typed. */
  text: z.string(),
  why: z.enum(['aside', 'order', 'unlawful', 'superseded', 'unsure', 'fragment']),
  span: Span,
})
export type BriefNote = z.infer<typeof BriefNote>

export const BriefQuestion = z.object({ kind: FactKind, text: z.string() })
export type BriefQuestion = z.infer<typeof BriefQuestion>

export const Sheet = z.object({
  language: z.enum(['en', 'de', 'fr', 'es']),
  entries: z.array(SheetEntry),
  notes: z.array(BriefNote),
  /** At most four, the most valuable first. */
  questions: z.array(BriefQuestion),
  /** Another language than the brief's that it asks for, as ISO 639-1; the built-in writer can't write in it. */
  wantedLanguage: z.nullable(z.string()),
})
export type Sheet = z.infer<typeof Sheet>

export const ReadBriefRequest = z.object({
  /** A brief while it is typed, which may be longer than one that can be sent. */
  text: z.string().check(z.maxLength(20_000, 'At most 20000 characters')),
  facts: z.optional(SettledFacts),
})
export type ReadBriefRequest = z.infer<typeof ReadBriefRequest>
export const readBrief = endpoint({
  method: 'POST',
  path: '/api/briefs/read',
  access: 'user',
  summary: 'What a brief says, entry by entry, what stands beside it and what it lacks; nothing is stored or counted',
  body: ReadBriefRequest,
  answer: Sheet,
})
