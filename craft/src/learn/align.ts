/** Which line of the final text came from which generated line, wherever it stands now. */
import { allWords, hasWords, type Line } from './lines.ts'

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

  const all = allWords(final)
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
  const counts = new Map([...before, ...after].map((line) => [line, countWords(line)]))
  const ranked: (Pair & { score: number; distance: number })[] = []
  before.forEach((one, i) => {
    after.forEach((other, j) => {
      if (sortOf(one) !== sortOf(other) || one.kind === 'heading') return
      const score = one.kind === 'title' ? 1 : likeness(counts.get(one)!, counts.get(other)!)
      if (score >= SIMILAR) ranked.push({ before: one, after: other, score, distance: Math.abs(i - j) })
    })
  })
  return ranked.sort((a, b) => b.score - a.score || a.distance - b.distance)
}

const countWords = ({ words }: Line) => {
  const counts = new Map<string, number>()
  for (const { key } of words) counts.set(key, (counts.get(key) ?? 0) + 1)
  return { counts, total: words.length }
}

type Counted = ReturnType<typeof countWords>

/** Common words over all words (Dice), 0 to 1. */
function likeness(one: Counted, other: Counted): number {
  let common = 0
  for (const [word, count] of one.counts) common += Math.min(count, other.counts.get(word) ?? 0)
  return (2 * common) / (one.total + other.total)
}

export const alike = (one: Line, other: Line): number => likeness(countWords(one), countWords(other))
