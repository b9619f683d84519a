/** House rules that the documents of a company speak for. */
import { type Edits, type LearningPair, readEdits } from './edits.ts'
import { findAdditions } from './find-additions.ts'
import { findRemovals } from './find-removals.ts'
import { findHeadings, findTerms } from './find-renames.ts'
import { keyOf } from './lines.ts'
import { type HouseRule, sayRule } from './rule.ts'
import { type Support, supportOf } from './support.ts'

/** Fewer documents may do the same by chance. */
export const LEAST_DOCUMENTS = 3
/** Of the documents in which a rule could have been followed, so many did: a clear majority. */
export const LEAST_SHARE = 2 / 3

export interface ProposedRule extends Support {
  rule: HouseRule
  /** In plain words. */
  text: string
}

export const proposeRules = (pairs: readonly LearningPair[]): ProposedRule[] => proposeFrom(pairs.map(readEdits))

/** As `proposeRules`, for edits that were read before: the best supported rules first. */
export function proposeFrom(all: readonly Edits[]): ProposedRule[] {
  const headings = findHeadings(all, LEAST_DOCUMENTS)
  const terms = findTerms(all, LEAST_DOCUMENTS)
  const removals = findRemovals(all, LEAST_DOCUMENTS)
  const additions = findAdditions(all, LEAST_DOCUMENTS)
  const supported = (rules: readonly HouseRule[]) =>
    rules.map((rule) => ({ rule, text: sayRule(rule), ...supportOf(rule, all) })).filter(isClear)
  const renames = supported(terms)
  const covered = renames.map(({ rule }) => (rule.kind === 'term' ? ` ${keyOf(rule.from)} ` : ''))
  const avoided = supported(removals).filter(
    ({ rule }) => rule.kind !== 'avoid' || !covered.some((from) => from.includes(` ${keyOf(rule.phrase)} `)),
  )
  return [...supported(headings), ...avoided, ...renames, ...supported(additions)].sort(
    (a, b) => b.evidence.length - a.evidence.length,
  )
}

const isClear = ({ evidence, against }: Support) =>
  evidence.length >= LEAST_DOCUMENTS && evidence.length >= LEAST_SHARE * (evidence.length + against.length)
