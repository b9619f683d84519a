/** What a description says that somebody must have told the writer, and where it came from. */

/** UTF-16 offsets: from is inclusive, to is exclusive. */
export type Span = readonly [from: number, to: number]

export type ClaimKind = 'figure' | 'year' | 'degree' | 'tool' | 'place' | 'benefit' | 'demand' | 'name' | 'typical'

/** brief and company: it was said; role: a typical line of such roles, added because little was told; none: nobody said it. */
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

export interface Sources {
  brief: string
  /** What is known of the company, by any names: {name: "Finlo", size: "60 people"}. */
  company?: Record<string, string>
  /** Lines of the description that nobody told, as the writer says itself. */
  typical?: readonly string[]
}
