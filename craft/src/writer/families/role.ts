/** Role knowledge: what people in a role usually do and need, in own words, without figures, tools, perks or names. */
import type { Family, Language } from '../../brief/facts.ts'

export type Level = 'entry' | 'mid' | 'senior' | 'lead' | 'head'

/** A line for every level, or with the level it belongs to: 'entry' for that level alone, any other for it and above. */
export type Line = string | [level: Level, text: string]

/**
 * Lines may hold choices of words, `[a|b]`, and the slot ` {tools}` with the tools that the brief names.
 * en: purpose is a verb phrase behind "you will", duties begin with the verb.
 * de: purpose is a clause behind "Sie sorgen dafür, dass", success one behind "Gut läuft es, wenn"; duties are infinitives.
 * fr, es: purpose and duties are infinitives; success follows "quand" and "cuando" (subjunctive).
 */
export interface RoleWords {
  purpose: string[]
  duties: Line[]
  needs: Line[]
  success: string[]
}

export interface Role {
  id: string
  /** Matches the titles of this role in any of the languages, lower-cased. */
  titles: RegExp
  /** The name of the role in each language, as it stands in a title. */
  name: Record<Language, string>
  words: Record<Language, RoleWords>
}

export interface RoleFamily {
  family: Family
  /** The first role also speaks for titles of the family that no role matches. */
  roles: Role[]
}

/** Lines that fit every role of a family, so that two descriptions of one family need not draw on the same few. */
export type SharedLines = Partial<Record<Family, Record<Language, Pick<RoleWords, 'duties' | 'needs'>>>>

/** By the id of a role: two duties and a need more. */
export type RoleDepth = Record<string, Record<Language, [duty: Line, duty: Line, need: Line]>>

/** By the id of a trade of its own: a duty and two needs more. */
export type TradeDepth = Record<string, Record<Language, [duty: Line, need: Line, need: Line]>>
