/** The sheet: what was understood of a brief, entry by entry, and beside it what was not. */

export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** What an entry is about; each has its place on the page. */
export const KINDS = [
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
export type Kind = (typeof KINDS)[number]

/** Amounts are in units of `currency` (ISO 4217), null where the brief leaves them open. */
export interface Pay {
  min: number | null
  max: number | null
  currency: string | null
  per: 'hour' | 'day' | 'week' | 'month' | 'year' | 'once' | null
  gross?: boolean
  /** Of a part-time post: what is really paid, not what a full post would pay. */
  actual?: boolean
}
export interface Hours {
  min: number | null
  max: number | null
  per: 'week' | 'day' | 'month' | 'percent' | null
}
export const CONTRACTS = [
  'permanent',
  'fixed-term',
  'temporary',
  'seasonal',
  'freelance',
  'internship',
  'apprenticeship',
  'working-student',
  'full-time',
  'part-time',
  'casual',
] as const
export interface Contract {
  types: (typeof CONTRACTS)[number][]
  months?: number
}
export interface Mode {
  mode: 'onsite' | 'hybrid' | 'remote'
  officeDays?: number
  homeDays?: number
}
export interface Place {
  city: string
  region?: string
  /** ISO 3166-1 alpha-2, where the brief tells or the place leaves no doubt. */
  country?: string
}
/** A day as ISO 8601, as far as it is told: "2027-01-15", "2027-01"; without a year "--01-15". */
export interface Day {
  date: string | null
}
export interface Contact {
  name?: string
  email?: string
  phone?: string
  url?: string
}
export interface Title {
  /** How many people are wanted. */
  openings: number
}
export interface Values {
  title: Title
  place: Place
  mode: Mode
  contract: Contract
  hours: Hours
  pay: Pay
  start: Day
  deadline: Day
  contact: Contact
  apply: Contact
}

/** UTF-16 offsets into the brief as it was typed: from is inclusive, to is exclusive. */
export interface Span {
  from: number
  to: number
}

interface Of<K extends Kind> {
  kind: K
  /** The words as they are printed, without the stop of a sentence. */
  text: string
  /** Where the brief says so; null where the person settled it beside the composer, or the company's profile tells it. */
  span: Span | null
  /** Whether it is printed: what is not sure stands in the notes and may be settled by the person. */
  sure: boolean
  value?: K extends keyof Values ? Values[K] : never
}
export type Entry<K extends Kind = Kind> = { [Each in K]: Of<Each> }[K]

/**
 * Why something stands beside the page: a remark to a colleague, an order about the text, what is unlawful to ask for, what a
 * later word replaced, what is not surely understood, what is no line of its own.
 */
export const REASONS = ['aside', 'order', 'unlawful', 'superseded', 'unsure', 'fragment'] as const
export type Reason = (typeof REASONS)[number]
export interface Note {
  /** As typed. */
  text: string
  why: Reason
  span: Span
}

/** Something a good page still lacks; `kind` is what an answer would fill in. */
export interface Question {
  kind: Kind
  text: string
}

/** What the person put right: it holds against the brief. */
export interface SettledFact {
  kind: Kind
  /** Empty: leave out what `instead` names. */
  text: string
  /** The text of the entry or note whose place it takes; without it, it is added, or replaces the only one of its kind. */
  instead?: string
}

/** What the brief orders about the text itself. */
export interface Style {
  tone: 'plain' | 'warm' | 'formal'
  length: 'short' | 'full'
  /** How the reader is addressed where the language has two forms. */
  address: 'informal' | 'formal'
  /** Another language than the brief's was asked for; that needs a language model. */
  wantedLanguage?: string
}

export interface Sheet {
  language: Language
  /** In the order of the brief. */
  entries: Entry[]
  notes: Note[]
  /** At most four, the most valuable first; none that the brief answers. */
  questions: Question[]
  style: Style
}
