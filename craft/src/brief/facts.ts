/** What a brief says, as facts: each with the place in the brief it came from. */

import type { Label } from './sort/labels.ts'

export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

export const FAMILIES = [
  'software',
  'data',
  'product',
  'design',
  'marketing',
  'sales',
  'hr',
  'finance',
  'legal',
  'support',
  'operations',
  'healthcare',
  'education',
  'retail',
  'hospitality',
  'logistics',
  'construction',
  'manufacturing',
  'executive',
  'administration',
] as const
export type Family = (typeof FAMILIES)[number] | 'general'

/** UTF-16 offsets into the brief as it was typed: from is inclusive, to is exclusive. */
export type Span = readonly [from: number, to: number]

/** high: cue and form; medium: form alone; low: a guess, to be asked about and not printed. */
export type Confidence = 'high' | 'medium' | 'low'

export type Need = 'must' | 'nice' | 'unknown'

/** What every fact carries. `text` is the wording of the brief, tidied (spelling, case), never translated. */
interface Found {
  text: string
  /** The first span is the value itself; others are cue words that belong to it. */
  spans: Span[]
  confidence: Confidence
  /** false: the brief says that this is not so ("no on call", "kein Nachtdienst"). */
  holds: boolean
}

/** Amounts are in units of `currency` (an ISO 4217 code), null where the brief leaves them open. */
export interface Money {
  min: number | null
  max: number | null
  currency: string | null
  per: 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR' | 'ONCE' | null
}

export type Fact = Found &
  (
    | { kind: 'title'; title: string; seniority: string | null; family: Family; headcount: number | null }
    | { kind: 'company'; aspect: 'name' | 'about' | 'size' | 'stage' | 'founded' | 'other' }
    | { kind: 'place'; city: string; region: string | null; country: string | null; also: 'workplace' | 'area' }
    | {
        kind: 'mode'
        mode: 'onsite' | 'hybrid' | 'remote'
        officeDays: number | null
        homeDays: number | null
        region: string | null
        timezone: string | null
      }
    | { kind: 'contract'; contract: ContractType; months: number | null }
    | { kind: 'hours'; min: number | null; max: number | null; per: 'WEEK' | 'DAY' | 'MONTH' | 'FTE' | null }
    | { kind: 'shift' }
    | {
        kind: 'pay'
        pay: Money
        basis: 'base' | 'total' | 'scale'
        gross: boolean | null
        hedge: string | null
        /** What the sum depends on, in the words of the brief: "selon profil". */
        graded?: string
      }
    | { kind: 'variable'; what: 'bonus' | 'commission' | 'equity' | 'tips' | 'allowance' | 'premium' | 'other' }
    | { kind: 'experience'; min: number | null; max: number | null; subject: string | null }
    | { kind: 'skill'; need: Need; alternatives: string[] }
    | { kind: 'language'; need: Need; language: Language | string; level: string | null; alternatives: string[] }
    | { kind: 'licence'; need: Need }
    | { kind: 'education'; need: 'required' | 'or_equivalent' | 'none' }
    | { kind: 'duty' }
    | { kind: 'travel'; percent: number | null }
    /** `upTo` where the size is told as a range. */
    | { kind: 'team'; relation: 'joins' | 'manages'; size: number | null; upTo?: number }
    | { kind: 'manager'; name: string | null; role: string | null }
    | { kind: 'contact'; name: string | null; channel: string | null }
    | { kind: 'benefit' }
    | { kind: 'start' }
    | { kind: 'end' }
    | { kind: 'deadline' }
    | { kind: 'process' }
    /** `about` is what it speaks of, where labelled briefs suggest it. */
    | { kind: 'free'; about?: Label }
  )

export type FactKind = Fact['kind']

export const CONTRACTS = [
  'permanent',
  'fixed_term',
  'temporary',
  'seasonal',
  'freelance',
  'internship',
  'apprenticeship',
  'working_student',
  'full_time',
  'part_time',
  'casual',
] as const
export type ContractType = (typeof CONTRACTS)[number]

/** A part of the brief that is not printed, with the reason in words for the person who wrote it. */
export interface SetAside {
  span: Span
  text: string
  reason: 'discrimination' | 'unlawful_demand' | 'private' | 'instruction'
  /** Which ground of discrimination, where that is the reason. */
  ground: string | null
  explanation: string
  /** What could lawfully be asked instead. */
  alternative: string | null
}

/** Two statements of the brief that can't both be true. */
export interface Conflict {
  kind: FactKind
  spans: [Span, Span]
  explanation: string
}

/** Something a good description still lacks; answering adds to the brief. */
export interface Question {
  /** The kind of fact that an answer would give. */
  kind: FactKind
  question: string
  /** Why it is worth answering, in one sentence, with its source where there is one. */
  reason: string
  /** Text to put behind the brief when the person answers, with {answer} where the answer goes. */
  template: string
}

export type Tone = 'plain' | 'warm' | 'formal' | 'playful'

/** Wishes about the text itself. */
export interface Style {
  tone: Tone
  length: 'short' | 'full'
  outputLanguage: Language
  /** How the reader is addressed where the language has two forms. */
  address: 'informal' | 'formal'
  /** "Say X, not Y": say may be empty, which means to leave it out. */
  replacements: { avoid: string; say: string; span: Span }[]
}

export interface Brief {
  text: string
  language: Language
  facts: Fact[]
  style: Style
  setAside: SetAside[]
  conflicts: Conflict[]
  /** At most four, the most valuable first. */
  missing: Question[]
}
