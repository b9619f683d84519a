/** Each sentence and item of an annotated description, with what can be seen of it and whether it was invented. */
import type { Span } from '../src/brief/facts.ts'
import { readBrief } from '../src/brief/read.ts'
import { certainClaims, readBoth } from '../src/compare/grounds.ts'
import { surroundingsOf, traitsOf } from '../src/compare/piece-traits.ts'
import { roleKnowledgeFor } from '../src/compare/role-knowledge.ts'
import { headedSentences } from '../src/compare/sections.ts'
import type { Annotated } from './read-claims.ts'
import type { Instance } from './softmax.ts'

/** Shares of a piece that were invented: between the two it teaches nothing. */
const SOME = 0.05
const MOST = 0.6

export function claimInstances({ id, brief, text, invented }: Annotated, weight = 1): Instance[] {
  const { text: description, known } = readBoth(text, { brief, isRoleKnowledge: roleKnowledgeFor(readBrief(brief)) })
  if (known.brief.language !== description.language) return []
  const { claims } = certainClaims(description, known)
  const around = surroundingsOf(description, known, claims)
  return headedSentences(description.plain).flatMap((piece) => {
    const share = lettersOf(piece.span, invented) / (piece.span[1] - piece.span[0])
    if (share > SOME && share < MOST) return []
    return { features: [...traitsOf(piece.span, piece, around)], label: share < MOST ? 0 : 1, weight, from: id }
  })
}

const lettersOf = ([from, to]: Span, spans: readonly Span[]): number =>
  spans.reduce((sum, one) => sum + Math.max(0, Math.min(to, one[1]) - Math.max(from, one[0])), 0)
