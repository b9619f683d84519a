/** Which line of the final text came from which generated line, wherever it stands now. */
import { allWords, hasWords, type Line } from './lines.ts'
import { isStopWord } from './stop-words.ts'

export interface Pair {
  before: Line
  after: Line
}

export interface Alignment {
  pairs: Pair[]
  removed: Line[]
  added: Line[]
  /** Generated lines that are there word by word, but not as lines of their own. */
  reflowed: Line[]
}

/** From this share of common words on, two lines are versions of one another. */
const SIMILAR = 0.5

const isText = ({ kind }: Line) => kind === 'point' || kind === 'sentence'
const sortOf = (line: Line) => (isText(line) ? 'text' : line.kind)

export function alignLines(generated: readonly Line[], final: readonly Line[]): Alignment {
  const pairs: Pair[] = []
  const unused = new Set(final)
  const pair = (before: Line, after: Line) => {
    pairs.push({ before, after })
    unused.delete(after)
  }

  const byKey = Map.groupBy(final, (line) => `${sortOf(line)} ${line.key}`)
  let open = generated.filter((before) => {
    const same = byKey.get(`${sortOf(before)} ${before.key}`)?.shift()
    if (same) pair(before, same)
    return !same
  })

  // What a heading says and the line below it goes on with is no line that stood there.
  const all = allWords(final.filter(({ kind }) => kind !== 'heading'))
  const flat = all.replaceAll('| ', '')
  const reflowed = open.filter(
    (line) => (line.kind === 'fact' || (isText(line) && line.words.length > 2)) && hasWords(flat, line.key),
  )
  open = open.filter((line) => !reflowed.includes(line))

  for (const { before, after } of rankPairs(open, [...unused])) {
    if (!unused.has(after) || !open.includes(before)) continue
    pair(before, after)
    open.splice(open.indexOf(before), 1)
  }
  const reused = reflowed.map(({ key }) => ` ${key} `)
  const added = [...unused].filter((line) => !reused.some((key) => ` ${line.key} `.includes(key)))
  return { pairs, removed: open, added: added.filter((line) => sortOf(line) !== 'title'), reflowed }
}

/** The most alike first. A title is the version of a title however it reads; headings are matched by their sections. */
function rankPairs(before: readonly Line[], after: readonly Line[]): Pair[] {
  const ranked: (Pair & { score: number; distance: number })[] = []
  before.forEach((one, i) => {
    after.forEach((other, j) => {
      if (sortOf(one) !== sortOf(other) || one.kind === 'heading') return
      const score =
        one.kind === 'title'
          ? 1
          : likeness(countWords(one), countWords(other), SIMILAR) || overlap(countWords(one), countWords(other))
      if (score > 0) ranked.push({ before: one, after: other, score, distance: Math.abs(i - j) })
    })
  })
  return ranked.sort((a, b) => b.score - a.score || a.distance - b.distance)
}

interface Counted {
  counts: Map<string, number>
  total: number
  /** Of the words, those that are no articles, prepositions and the like. */
  content: Map<string, number>
  contentTotal: number
}

/** A line is compared with many others. */
const counted = new WeakMap<Line, Counted>()

function countWords(line: Line): Counted {
  const known = counted.get(line)
  if (known) return known
  const counts = new Map<string, number>()
  for (const { key } of line.words) counts.set(key, (counts.get(key) ?? 0) + 1)
  const content = new Map([...counts].filter(([word]) => !isStopWord(word)))
  const contentTotal = [...content.values()].reduce((sum, count) => sum + count, 0)
  const found = { counts, total: line.words.length, content, contentTotal }
  counted.set(line, found)
  return found
}

/** Common words over all words (Dice), 0 to 1; 0 also where it is less than `least`. */
function likeness(one: Counted, other: Counted, least: number): number {
  const total = one.total + other.total
  if (2 * Math.min(one.total, other.total) < least * total) return 0
  const common = inCommon(one.counts, other.counts)
  return (2 * common) / total >= least ? (2 * common) / total : 0
}

/** From this share of the shorter line on, the longer one is it with more, or with less. */
const WITHIN = 2 / 3
/** Fewer words in common are chance. */
const WITHIN_MIN = 2

/** As `likeness`, for a line that was much shortened or added to; 0 where they share too little. Always less than what is alike. */
function overlap(one: Counted, other: Counted): number {
  const common = inCommon(one.content, other.content)
  const shorter = Math.min(one.contentTotal, other.contentTotal)
  return common >= WITHIN_MIN && common >= WITHIN * shorter ? (2 * common) / (one.total + other.total) : 0
}

function inCommon(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let common = 0
  for (const [word, count] of one) common += Math.min(count, other.get(word) ?? 0)
  return common
}

/** Whether so large a share of all their words is common to both. */
export const areAlike = (one: Line, other: Line, least: number): boolean =>
  likeness(countWords(one), countWords(other), least) > 0
