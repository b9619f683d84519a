/** The likeliest edits that make a line of a clause: how it begins first, then a walk over its words. */

import type { Language } from '../sheet/sheet.ts'
import { DROPS, type Lexicon, type Op, opsFor } from './edits.ts'
import { type Clause, readClause } from './features.ts'
import type { Model } from './model.ts'
import { infinitiveOf, isPlainForm } from './plain-form.ts'
import { COUNT, EDGE, FOLLOWING, SIDE, statesOf, takesInsert } from './states.ts'
import { classOf, isIn } from './word-lists.ts'
import type { Word } from './words.ts'

export interface Edit {
  op: Op
  /** Set before the word; empty where nothing is. */
  insert: string
}
export interface Edits {
  /** What the line begins with; empty where it begins with a word of the clause. */
  frame: string
  /** One for each word. */
  edits: Edit[]
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

/** The value of a label: "i:en:the" -> "the". */
const saidBy = (label: string): string => (label[0] === 'o' ? label.slice(2) : label.slice(5))
const NO_LINE = '-'
const FRAMES_TRIED = 3
/** A word that was not said is set in only where much speaks for it. */
const INSERT_COST = 2
/** So is a word that is exchanged, bent or made a verb. */
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
  if (/^[RSBY]/.test(op)) return CHANGE_COST
  if (op === 'X' && isShort(word, language)) return -SHORT_GAIN
  if (op[0] === 'D') return dropCost(op, word, language, frame)
  // "so" is seldom Sunday
  if (op === 'X' && word.text === word.lower && /^\p{L}/u.test(word.text)) return SHORT_GAIN
  // "uk", "ipad": nothing else is written so
  const written = op === 'V' && isShort(word, language) ? (lexicon.cased[language].get(word.lower) ?? '') : ''
  return /\p{L}.*\p{Lu}/u.test(written) || (small && written !== '') ? -SHORT_GAIN : 0
}
/** Figures, halves, denials and abbreviations carry what is meant, and so do "after" and "under" inside a line. */
function dropCost(op: Op, { lower, text }: Word, language: Language, frame: string): number {
  const carries = /^-?\d/.test(text) || /^\p{Lu}[\p{Lu}\d]{2,}$/u.test(text) || isIn('amount', lower, language)
  if (carries) return DROP_COST
  // "no PhD needed" -> "You do not need a PhD"
  const denied = frame.split(/[ ']/).some((one) => isIn('denial', one, language))
  if (isIn('denial', lower, language)) return denied ? 0 : DROP_COST
  return op === 'D1' && classOf(lower, language) === 'preposition' ? DROP_COST / 2 : 0
}
const isShort = ({ lower }: Word, language: Language) =>
  classOf(lower, language) === null && !isPlainForm(lower, language)

interface Cell {
  /** Of each state: the best edit and insertion, its score, and the score of all together. */
  best: { op: number; insert: number; score: number }[]
  all: number[]
}

function cellOf(
  scores: Float64Array,
  ops: readonly number[],
  states: readonly (readonly [number, number])[],
  inserts: readonly number[],
  costs: readonly number[],
) {
  const cell: Cell = {
    best: Array.from({ length: COUNT }, () => ({ op: -1, insert: -1, score: -Infinity })),
    all: new Array(COUNT).fill(-Infinity),
  }
  const values: number[][] = Array.from({ length: COUNT }, () => [])
  let insert = -1
  for (const place of inserts) if (insert < 0 || scores[place]! > scores[insert]!) insert = place
  const insertAll = insert < 0 ? -Infinity : logSum(inserts.map((place) => scores[place]!))
  ops.forEach((op, k) => {
    for (const state of new Set(states[k]!)) {
      const set = takesInsert(state)
      const score = scores[op]! - costs[k]! + (set ? (insert < 0 ? -Infinity : scores[insert]! - INSERT_COST) : 0)
      values[state]!.push(scores[op]! + (set ? insertAll : 0))
      if (score > cell.best[state]!.score) cell.best[state] = { op, insert: set ? insert : -1, score }
    }
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

const BINDS = ['article', 'possessive', 'preposition', 'auxiliary', 'contracted', 'conjunction']

/** No comma stands behind "with" or before "or", no article behind a thing, no "of" behind a verb. */
function fitsBetween(insert: string, before: Word | undefined, word: Word, language: Language): boolean {
  const ahead = classOf(before?.lower ?? '', language)
  if (/^[,;]/.test(insert)) {
    const own = classOf(word.lower, language)
    const closed = own === 'preposition' || isIn('joint', word.lower, language) || isIn('denial', word.lower, language)
    return !closed && !BINDS.includes(ahead ?? '')
  }
  const thing =
    ahead === null && /[\p{L}\d]/u.test(before?.text ?? '') && infinitiveOf(before!.lower, language) === null
  if (isIn('joint', insert, language)) return thing
  switch (classOf(insert.split(/[ ']/)[0]!.toLowerCase(), language)) {
    case 'article':
      return (
        !thing && ahead !== 'article' && ahead !== 'possessive' && !(/^-?\d/.test(word.text) && /^an?$/.test(insert))
      )
    case 'preposition':
      return thing
    default:
      return true
  }
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

  function saidOf(place: number): string {
    return saidBy(model.labels[place]!)
  }
  function withFrame(frame: string, likely: number): Edits {
    const inserts = model.of('i', language)
    const cells = words.map((word, i) => {
      const ops = [...opsFor(word, language, model.lexicon), ...DROPS].filter((op) => model.index.has(`o:${op}`))
      return cellOf(
        scoresOf(model, read.ofWord(i, frame)),
        ops.map((op) => model.index.get(`o:${op}`)!),
        ops.map(statesOf),
        inserts.filter((place) => fitsBetween(saidOf(place), words[i - 1], word, language)),
        ops.map((op) => costOf(op, word, clause, model.lexicon, frame)),
      )
    })
    const { path, score, all } = walk(cells, model.order[language])
    const edits = path.map((state, i): Edit => {
      const { op, insert } = cells[i]!.best[state] ?? { op: -1, insert: -1 }
      return {
        op: op < 0 ? 'K' : saidBy(model.labels[op]!),
        insert: insert < 0 ? '' : saidBy(model.labels[insert]!),
      }
    })
    const appends = model.of('a', language)
    const after = softmax(scoresOf(model, read.ofEnd(frame)), appends)
    const most = after.indexOf(Math.max(...after))
    const append = most < 0 ? '' : saidBy(model.labels[appends[most]!]!)
    const sure = likely * Math.exp(score - all) * (after[most] ?? 1)
    return { frame, edits, append, sure: Number.isFinite(sure) ? sure : 0 }
  }
}
