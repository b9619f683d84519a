/** House rules that the documents of a company speak for. */
import type { Edits } from './edits.ts'
import { findAdditions } from './find-additions.ts'
import { findRemovals } from './find-removals.ts'
import { findHeadings, findTerms } from './find-renames.ts'
import { findShapes, withoutAddress } from './find-shape.ts'
import { keyOf } from './lines.ts'
import { type HouseRule, sayRule } from './rule.ts'
import { isSound } from './sound.ts'
import { type Support, supportOf } from './support.ts'

/** Fewer documents may do the same by chance. */
const LEAST_DOCUMENTS = 3
/** Of the documents in which a rule could have been followed, so many did: a clear majority. */
const LEAST_SHARE = 2 / 3

export interface ProposedRule extends Support {
  rule: HouseRule
  /** In plain words. */
  text: string
}

/** The best supported rules first. With pauses: hundreds of documents can take seconds, in which others want their turn. */
export function* proposeInSteps(all: readonly Edits[]): Generator<void, ProposedRule[]> {
  const worded = all.map(withoutAddress)
  const renames = yield* supported(findTerms(worded, LEAST_DOCUMENTS), all)
  const covered = renames.map(({ rule }) => (rule.kind === 'term' ? ` ${keyOf(rule.from)} ` : ''))
  const removals = yield* supported(yield* findRemovals(worded, LEAST_DOCUMENTS), all)
  const avoided = removals.filter(
    ({ rule }) => rule.kind !== 'avoid' || !covered.some((from) => from.includes(` ${keyOf(rule.phrase)} `)),
  )
  const headings = yield* supported(findHeadings(all, LEAST_DOCUMENTS), all)
  const additions = yield* supported(yield* findAdditions(all, LEAST_DOCUMENTS), all)
  const shapes = yield* supported(findShapes(all, LEAST_DOCUMENTS), all)
  const found = [...headings, ...avoided, ...renames, ...shapes, ...additions]
  return found.filter((one) => !isPartOf(one, found)).sort((a, b) => b.evidence.length - a.evidence.length)
}

/** A line goes with its section, and makes room for what stands in its place: neither is a rule of its own. */
const isPartOf = ({ rule, evidence }: ProposedRule, all: readonly ProposedRule[]): boolean =>
  rule.kind === 'avoid' &&
  all.some(
    (other) =>
      (other.rule.kind === 'drop' || (other.rule.kind === 'closing' && other.rule.instead)) &&
      evidence.every(({ before }) => other.evidence.some((one) => keyOf(one.before).includes(keyOf(before)))),
  )

function* supported(rules: readonly HouseRule[], all: readonly Edits[]): Generator<void, ProposedRule[]> {
  const clear: ProposedRule[] = []
  for (const rule of rules) {
    yield
    if (!isSound(rule)) continue
    const support = supportOf(rule, all)
    if (isClear(support)) clear.push({ rule, text: sayRule(rule), ...support })
  }
  return clear
}

const isClear = ({ evidence, against }: Support) =>
  evidence.length >= LEAST_DOCUMENTS && evidence.length >= LEAST_SHARE * (evidence.length + against.length)
