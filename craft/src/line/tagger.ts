/** The likeliest edits that make a line of a clause: how it begins first, then a walk over its words. */

import type { Language } from '../sheet/sheet.ts'
import { DROPS, type Lexicon, type Op, opsFor } from './edits.ts'
import { type Clause, readClause } from './features.ts'
import type { Model } from './model.ts'
import { isPlainForm } from './plain-form.ts'
import { COUNT, EDGE, FOLLOWING, SIDE, stateOf } from './states.ts'
import { classOf, isIn } from './word-lists.ts'
import type { Word } from './words.ts'

export interface Edits {
  /** What the line begins with; empty where it begins with a word of the clause. */
  frame: string
  /** One for each word. */
  edits: Op[]
  append: string
  /** How likely they are, among all, if the clause is a line: 0 to 1. */
  sure: number
}
export interface Reading {
  /** How likely the clause is a line at all: 0 to 1. */
  line: number
  /** The best first. */
  found: Edits[]
}

/** The value of a label: "a:en:needed" -> "needed". */
const saidBy = (label: string): string => (label[0] === 'o' ? label.slice(2) : label.slice(5))
const NO_LINE = '-'
const FRAMES_TRIED = 3
/** A word is bent or written out otherwise only where much speaks for it. */
const CHANGE_COST = 0.5
const DROP_COST = 2
/** Shorthand that is no other word is nearly always written out. */
const SHORT_GAIN = 1.5

function scoresOf(model: Model, features: readonly number[]): Float64Array {
  const scores = new Float64Array(model.labels.length)
  for (const feature of features) {
    const row = model.rows.get(feature)
    if (row === undefined) continue
    for (let k = model.start[row]!; k < model.start[row + 1]!; k++) scores[model.which[k]!]! += model.weights[k]!
  }
  return scores
}

export function logSum(values: readonly number[]): number {
  const most = Math.max(...values)
  if (most === -Infinity) return most
  let sum = 0
  for (const value of values) sum += Math.exp(value - most)
  return most + Math.log(sum)
}

const softmax = (scores: Float64Array, places: readonly number[]): number[] => {
  const all = logSum(places.map((place) => scores[place]!))
  return places.map((place) => Math.exp(scores[place]! - all))
}

function costOf(op: Op, word: Word, { language, kind, small }: Clause, lexicon: Lexicon, frame: string): number {
  // outside tasks "planning" and "training" are things
  if (op === 'B' && kind !== 'task') return 4 * CHANGE_COST
  if (op === 'U') return 2 * CHANGE_COST
  if (/^[ABY]/.test(op)) return CHANGE_COST
  if (op === 'X' && isShort(word, language)) return -SHORT_GAIN
  if (op[0] === 'D') return dropCost(op, word, language, frame)
  // "so" is seldom Sunday
  if (op === 'X' && word.text === word.lower && /^\p{L}/u.test(word.text)) return SHORT_GAIN
  // "uk", "ipad": nothing else is written so
  const written = op === 'V' && isShort(word, language) ? (lexicon.cased[language].get(word.lower) ?? '') : ''
  return /\p{L}.*\p{Lu}/u.test(written) || (small && written !== '') ? -SHORT_GAIN : 0
}
/** Figures, halves, denials and abbreviations carry what is meant; words that tell something do, and "after" and "if" inside a line. */
function dropCost(op: Op, { lower, text }: Word, language: Language, frame: string): number {
  const carries = /^-?\d/.test(text) || /^\p{Lu}[\p{Lu}\d]{2,}$/u.test(text) || isIn('amount', lower, language)
  if (carries) return DROP_COST
  // "no PhD needed" -> "You do not need a PhD"
  const denied = frame.split(/[ ']/).some((one) => isIn('denial', one, language))
  if (isIn('denial', lower, language)) return denied ? 0 : DROP_COST
  const closed = classOf(lower, language)
  const isInside = op === 'D1' && (closed === 'preposition' || isIn('subordinate', lower, language))
  const tells =
    closed === null && /\p{L}/u.test(text) && !isIn('cue', lower, language) && !isIn('lone', lower, language)
  return isInside || tells ? DROP_COST / 2 : 0
}
const isShort = ({ lower }: Word, language: Language) =>
  classOf(lower, language) === null && !isPlainForm(lower, language)

interface Cell {
  /** Of each state: the best edit, its score, and the score of all together. */
  best: { op: number; score: number }[]
  all: number[]
}

function cellOf(scores: Float64Array, ops: readonly number[], states: readonly number[], costs: readonly number[]) {
  const cell: Cell = {
    best: Array.from({ length: COUNT }, () => ({ op: -1, score: -Infinity })),
    all: new Array(COUNT).fill(-Infinity),
  }
  const values: number[][] = Array.from({ length: COUNT }, () => [])
  ops.forEach((op, k) => {
    const state = states[k]!
    const score = scores[op]! - costs[k]!
    values[state]!.push(scores[op]!)
    if (score > cell.best[state]!.score) cell.best[state] = { op, score }
  })
  values.forEach((list, state) => {
    if (list.length > 0) cell.all[state] = logSum(list)
  })
  return cell
}

/** The best path and the score of all paths together. */
function walk(cells: readonly Cell[], order: Float64Array): { path: number[]; score: number; all: number } {
  let best = new Float64Array(COUNT).fill(-Infinity)
  let all = new Float64Array(COUNT).fill(-Infinity)
  const back: Int8Array[] = []
  cells.forEach((cell, i) => {
    const nextBest = new Float64Array(COUNT).fill(-Infinity)
    const into: number[][] = Array.from({ length: COUNT }, () => [])
    const from = new Int8Array(COUNT).fill(-1)
    for (let a = i === 0 ? EDGE : 0; a < (i === 0 ? EDGE + 1 : COUNT); a++) {
      const before = i === 0 ? 0 : best[a]!
      const beforeAll = i === 0 ? 0 : all[a]!
      if (beforeAll === -Infinity) continue
      for (const b of FOLLOWING[a]!) {
        if (b === EDGE || cell.all[b] === -Infinity) continue
        const step = order[a * SIDE + b]!
        into[b]!.push(beforeAll + step + cell.all[b]!)
        const score = before + step + cell.best[b]!.score
        if (score > nextBest[b]!) {
          nextBest[b] = score
          from[b] = a
        }
      }
    }
    best = nextBest
    all = Float64Array.from(into, (list) => (list.length > 0 ? logSum(list) : -Infinity))
    back.push(from)
  })
  const ends: number[] = []
  let last = -1
  let score = -Infinity
  for (let a = 0; a < COUNT; a++) {
    if (!FOLLOWING[a]!.includes(EDGE) || all[a] === -Infinity) continue
    const step = order[a * SIDE + EDGE]!
    ends.push(all[a]! + step)
    if (best[a]! + step > score) {
      score = best[a]! + step
      last = a
    }
  }
  const path = new Array<number>(cells.length)
  for (let i = cells.length - 1; i >= 0; i--) {
    path[i] = last
    last = back[i]![last]!
  }
  return { path, score, all: ends.length > 0 ? logSum(ends) : -Infinity }
}

export function readEdits(model: Model, clause: Clause): Reading {
  const { language, words } = clause
  const read = readClause(clause, model.lexicon, (feature) => model.rows.has(feature))
  if (read.count === 0) return { line: 0, found: [] }
  const frames = model.of('f', language)
  const odds = softmax(scoresOf(model, read.ofClause()), frames)
  const ranked = frames
    .map((place, k) => ({ frame: saidBy(model.labels[place]!), odds: odds[k]! }))
    .sort((a, b) => b.odds - a.odds)
  const none = ranked.find(({ frame }) => frame === NO_LINE)?.odds ?? 0
  const found = ranked
    .filter(({ frame }) => frame !== NO_LINE)
    .slice(0, FRAMES_TRIED)
    .map(({ frame, odds: likely }) => withFrame(frame, likely / (1 - none || 1)))
    .sort((a, b) => b.sure - a.sure)
  return { line: 1 - none, found }

  function withFrame(frame: string, likely: number): Edits {
    const cells = words.map((word, i) => {
      const ops = [...opsFor(word, language, model.lexicon), ...DROPS]
      return cellOf(
        scoresOf(model, read.ofWord(i, frame)),
        ops.map((op) => model.index.get(`o:${op}`)!),
        ops.map(stateOf),
        ops.map((op) => costOf(op, word, clause, model.lexicon, frame)),
      )
    })
    const { path, score, all } = walk(cells, model.order[language])
    const edits = path.map((state, i): Op => {
      const op = cells[i]!.best[state]?.op ?? -1
      return op < 0 ? 'K' : saidBy(model.labels[op]!)
    })
    const appends = model.of('a', language)
    const after = softmax(scoresOf(model, read.ofEnd(frame)), appends)
    const most = after.indexOf(Math.max(...after))
    const append = most < 0 ? '' : saidBy(model.labels[appends[most]!]!)
    const sure = likely * Math.exp(score - all) * (after[most] ?? 1)
    return { frame, edits, append, sure: Number.isFinite(sure) ? sure : 0 }
  }
}
