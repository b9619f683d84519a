/**
 * A linear chain over tokens (conditional random field, Lafferty et al. 2001). A token's state is its label and whether it begins
 * a stretch: states 0…L-1 begin one, L…2L-1 go on with one of the same label.
 */
import { LABELS } from './labels.ts'
import { BREAKS } from './outline.ts'

export const LABEL_COUNT = LABELS.length
const L = LABEL_COUNT
const STATES = 2 * L
/** A score for each step from label to label at each kind of break. */
export const MOVES = BREAKS * L * L
/** What a feature weighs: for each label, for each label as a beginning, and for a beginning as such. */
export const COLUMNS = 2 * L + 1

/** What is less likely than this is taken for impossible where many ways are summed up. */
const NEVER = 1e-8

/** A token's sums by column become the scores of its states. */
export function spreadColumns(columns: Float64Array, at: number, scores: Float64Array, into: number): void {
  for (let label = 0; label < L; label++) {
    const both = columns[at + label]!
    scores[into + label] = both + columns[at + L + label]! + columns[at + 2 * L]!
    scores[into + L + label] = both
  }
}

/**
 * How probable each state of each token is, by forward and backward sums, and the logarithm of the sum over all paths.
 * @param moves scores a label's step to a beginning, by how the two tokens are parted (`breaks`)
 * @param pairs gets how often each step is expected
 */
export function forwardBackward(scores: Float64Array, breaks: Uint8Array, moves: Float64Array, pairs?: Float64Array) {
  const count = breaks.length
  const steps = moves.map(Math.exp)
  const odds = new Float64Array(count * STATES)
  const forward = new Float64Array(count * STATES)
  const scales = new Float64Array(count)
  const ended = new Float64Array(L)
  let logSum = 0
  for (let at = 0; at < count; at++) {
    const o = at * STATES
    let most = Number.NEGATIVE_INFINITY
    for (let state = o; state < o + STATES; state++) if (scores[state]! > most) most = scores[state]!
    for (let state = o; state < o + STATES; state++) odds[state] = Math.exp(scores[state]! - most)
    const b = breaks[at]! * L * L
    if (at === 0) for (let label = 0; label < L; label++) forward[label] = odds[label]!
    else {
      forward.fill(0, o, o + L)
      for (let before = 0; before < L; before++) {
        const sum = forward[o - STATES + before]! + forward[o - L + before]!
        ended[before] = sum
        if (sum > NEVER)
          for (let label = 0; label < L; label++) forward[o + label]! += sum * steps[b + before * L + label]!
      }
      for (let label = 0; label < L; label++) {
        forward[o + label]! *= odds[o + label]!
        forward[o + L + label] = ended[label]! * odds[o + L + label]!
      }
    }
    let total = 0
    for (let state = o; state < o + STATES; state++) total += forward[state]!
    for (let state = o; state < o + STATES; state++) forward[state]! /= total
    scales[at] = total
    logSum += most + Math.log(total)
  }
  // What follows a token depends only on its label, and on nothing else of its state.
  const after = new Float64Array(L).fill(1)
  const begins = new Float64Array(L)
  const ways = new Uint8Array(L)
  for (let at = count - 1; at >= 0; at--) {
    const o = at * STATES
    let likely = 0
    for (let label = 0; label < L; label++) {
      begins[label] = odds[o + label]! * after[label]!
      if (begins[label]! > NEVER) ways[likely++] = label
    }
    const scale = scales[at]!
    for (let before = 0; before < L; before++) {
      const goesOn = odds[o + L + before]! * after[before]!
      odds[o + before] = forward[o + before]! * after[before]!
      odds[o + L + before] = forward[o + L + before]! * after[before]!
      ended[before] = goesOn
    }
    if (at === 0) break
    for (let before = 0; before < L; before++) {
      const b = (breaks[at]! * L + before) * L
      let sum = ended[before]!
      for (let index = 0; index < likely; index++) sum += steps[b + ways[index]!]! * begins[ways[index]!]!
      after[before] = sum / scale
      if (!pairs) continue
      const share = (forward[o - STATES + before]! + forward[o - L + before]!) / scale
      if (share > 1e-9)
        for (let label = 0; label < L; label++) pairs[b + label]! += share * steps[b + label]! * begins[label]!
    }
  }
  return { odds, logSum }
}

/** The likeliest path of states. */
export function findBestPath(scores: Float64Array, breaks: Uint8Array, moves: Float64Array): Int32Array {
  const count = breaks.length
  const spread = spreadOf(moves)
  const cameFrom = new Uint8Array(count * L)
  const wasInside = new Uint8Array(count * L)
  const begun = scores.slice(0, L)
  const inside = new Float64Array(L).fill(Number.NEGATIVE_INFINITY)
  const best = new Float64Array(L)
  for (let at = 1; at < count; at++) {
    const o = at * STATES
    let most = Number.NEGATIVE_INFINITY
    for (let label = 0; label < L; label++) {
      const isInside = inside[label]! > begun[label]!
      wasInside[(at - 1) * L + label] = isInside ? 1 : 0
      best[label] = isInside ? inside[label]! : begun[label]!
      if (best[label]! > most) most = best[label]!
    }
    begun.fill(Number.NEGATIVE_INFINITY)
    for (let before = 0; before < L; before++) {
      const score = best[before]!
      // No move is good enough to make up for that.
      if (score + spread < most) continue
      for (let label = 0; label < L; label++) {
        const next = score + moves[(breaks[at]! * L + before) * L + label]!
        if (next <= begun[label]!) continue
        begun[label] = next
        cameFrom[at * L + label] = before
      }
    }
    for (let label = 0; label < L; label++) {
      begun[label]! += scores[o + label]!
      inside[label] = best[label]! + scores[o + L + label]!
    }
  }
  return traceBack(begun, inside, cameFrom, wasInside, count)
}

/** By how much one move can be better than another. */
function spreadOf(moves: Float64Array): number {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const move of moves) {
    least = Math.min(least, move)
    most = Math.max(most, move)
  }
  return most - least
}

function traceBack(
  begun: Float64Array,
  inside: Float64Array,
  cameFrom: Uint8Array,
  wasInside: Uint8Array,
  count: number,
): Int32Array {
  let state = 0
  for (let label = 0; label < L; label++) {
    const best = state < L ? begun[state]! : inside[state - L]!
    if (begun[label]! > best) state = label
    if (inside[label]! > Math.max(best, begun[label]!)) state = L + label
  }
  const path = new Int32Array(count)
  for (let at = count - 1; at > 0; at--) {
    path[at] = state
    const before = state < L ? cameFrom[at * L + state]! : state - L
    state = wasInside[(at - 1) * L + before]! === 1 ? L + before : before
  }
  path[0] = state
  return path
}
