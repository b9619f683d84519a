/** What is read of a description before it is weighed against the sources. */
import type { Language, Span } from '../brief/facts.ts'
import type { ClaimKind } from './claims.ts'

/** A find in the description before it is weighed against the sources. */
export interface Find {
  span: Span
  kind: ClaimKind
  /** Names in the evidence, any of which confirms the find. */
  keys: string[]
  /** Words that confirm it where no key does. */
  stems: string[]
  /** A proper name, such as a tool or a certificate. */
  named?: boolean
  /** The whole words behind the stems, where the stems stand for a name. */
  names?: string[]
  /** A word that its first letters confirm: "lic." for "licenciatura". */
  short?: string
  /** Confirmed by nothing but itself: an address. */
  verbatim?: string
}

export interface Description {
  text: string
  plain: string
  language: Language
}
