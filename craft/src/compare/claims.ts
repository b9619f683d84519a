/** What a description says that somebody must have told the writer, and where it came from. */
import type { Span } from '../brief/facts.ts'

export type ClaimKind = 'figure' | 'year' | 'degree' | 'tool' | 'place' | 'benefit' | 'demand' | 'name'

/** brief and company: it was said; role: general knowledge of such roles; none: nobody said it. */
export type Ground = 'brief' | 'company' | 'role' | 'none'

export interface Claim {
  /** In the description; valid only for a text of `textLength` characters. */
  span: Span
  textLength: number
  text: string
  kind: ClaimKind
  ground: Ground
  /** In the brief, where that is the ground. */
  source?: Span
}

/** A claim before it is taken into the list, where it may stand in the way of others. */
export interface Weighed extends Pick<Claim, 'span' | 'kind' | 'ground'> {
  source: Span | null
}

export interface Sources {
  brief: string
  /** What is known of the company, by any names: {name: "Finlo", size: "60 people"}. */
  company?: Record<string, string>
  /** Whether a sentence is general knowledge of the role. */
  isRoleKnowledge?: (sentence: string) => boolean
}
