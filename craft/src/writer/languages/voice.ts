import type { Fact, Language, Money, Tone } from '../../brief/facts.ts'
import type { Of, Plan } from '../plan.ts'

/** Templates by tone; `any` serves every tone that has none of its own. */
export type ByTone = { any: string[] } & Partial<Record<Tone, string[]>>

export type SentenceKind =
  | 'opening'
  | 'team'
  | 'together'
  | 'field'
  | 'start'
  | 'settling'
  | 'success'
  | 'entry'
  | 'mid'
  | 'senior'
  | 'lead'
  | 'head'
  | 'encourage'
  | 'encourageRest'
  | 'tools'
  | 'workWith'
  | 'skill'
  | 'nice'
  | 'experience'
  | 'pay'
  | 'apply'
  | 'sendCv'
  | 'cvIsEnough'
  | 'noLetter'
  | 'call'
  | 'askFor'
  | 'contact'
  | 'website'
  | 'include'
  | 'process'
  | 'adjust'
  | 'equal'

export type Section = 'duties' | 'needs' | 'nice' | 'offer' | 'about' | 'more' | 'apply'

export interface TitleWords {
  /** As the heading shows it. */
  shown: string
  /** As a sentence mentions one of them: "a Senior Backend Engineer". */
  one: string
  /** Behind a noun, where that takes more than a blank: "de graphiste", "d’assistant". */
  of?: string
  /** Without an article. */
  bare: string
  /** As a sentence mentions several: "20 Warehouse Operatives"; null for one. */
  several: string | null
}

/** The section to which a loose remark of a brief belongs. */
/** Kinds of facts that ask something of whoever applies. */
export const DEMANDS: ReadonlySet<Fact['kind']> = new Set(['skill', 'licence', 'education', 'experience', 'language'])

/** `company` joins the paragraph about the employer, `about` is a line of its own under the employer’s heading. */
export type FreeHome = 'company' | 'team' | 'about' | 'field' | 'duties' | 'needs' | 'offer' | 'process' | 'more'

/** Sentences for the first paragraph, and fragments of which no sentence can be made. */
export interface AboutEmployer {
  sentences: string[]
  notes: string[]
  /** "310 Mitarbeitende": in brackets behind the name, where that is all that is told of its size. */
  aside?: string
}

/** How one language says what a brief knows. Strings that stand alone carry no final stop. */
export interface Voice {
  language: Language
  phrases: Record<SentenceKind, ByTone>
  headings(plan: Plan): Record<Section, string>
  list(items: string[], word: 'and' | 'or'): string
  /** The brief's own words, in this language as far as the lexicon knows them. */
  say(text: string, plan: Plan): string
  title(plan: Plan): TitleWords
  place(fact: Of<'place'>, plan: Plan): { short: string; within: string }
  mode(fact: Of<'mode'>, plan: Plan): { short: string; long: string | null }
  contract(facts: Of<'contract'>[], plan: Plan): string | null
  hours(fact: Of<'hours'>, plan: Plan): string
  money(money: Money, asTyped: string): string
  pay(fact: Of<'pay'>, plan: Plan): string
  /** How the years are counted, where that needs a word of its own. */
  qualified?(fact: Of<'experience'>): string | null
  /** The article and the name, as they stand at the head of a sentence or behind a preposition. */
  companyName?(name: string): string
  years(fact: Of<'experience'>, plan: Plan): string
  /** "German at C1 level", "fluent English or French" */
  languageNeed(fact: Of<'language'>, plan: Plan): string
  team(fact: Of<'team'>, plan: Plan): string
  /** For languages in which a bare role cannot follow a preposition without its gender. */
  managerRole?(fact: Of<'manager'>, plan: Plan): string | null
  manager(fact: Of<'manager'>, plan: Plan): string
  start(fact: Of<'start'>, plan: Plan): string
  /** In French and Spanish with the word that says whether the day itself still counts. */
  deadline(fact: Of<'deadline'>, plan: Plan): string
  /** A duty as a bullet that begins the way this language's duties begin. */
  duty(text: string, plan: Plan): string
  /** Whether a duty is named by a bare noun, with no verb. */
  isThing(text: string): boolean
  /** A need that is no bare name: "payments exp" as a bullet. */
  need(text: string, plan: Plan): string | null
  /** Whether a wish needs no frame under its heading; by default all do. */
  standsAlone?(text: string): boolean
  /** Whether a remark that is said of the employer can stand in the paragraph about it. */
  tellsEmployer?(text: string): boolean
  sortFree(text: string, plan: Plan): FreeHome
  /** Where this language puts a remark of which the briefs tell what it speaks of; null where all put it alike. */
  homeOf?(fact: Of<'free'>): FreeHome | null
  /** Remarks about the team in one sentence; asked for where `homeOf` sends some there. */
  teamSentence?(remarks: string[], plan: Plan): string
  /** What is told of the employer: its name, its facts and loose remarks that belong to them. */
  company(name: string | null, facts: Of<'company'>[], plan: Plan, extra: string[]): AboutEmployer
  /** "(required)", behind a demand that the brief calls a condition. */
  required: string
  /** What the brief rules out, as a line of its own: "No on-call duty". */
  negative(fact: Fact, plan: Plan): string
  /** Any other fact as a line of its own, with a label where its words alone would not say what it is. */
  line(fact: Fact, plan: Plan): string
}
