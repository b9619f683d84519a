/**
 * How near lines come to those a careful writer prints: `node craft/training/measure-lines.ts [part]`, figures only, on
 * corpora/held-out; with "part" on the taught briefs that `train-lines.ts part` left out, with twenty lines that differ.
 */
import { distance } from 'fastest-levenshtein'
import { faultOf, type LineKind } from '../src/line/check-line.ts'
import { lineOf } from '../src/line/line.ts'
import { wordsOf } from '../src/line/words.ts'
import { type Pair, readPairs } from './line-pairs.ts'

const part = process.argv.includes('part')
const shown = Number(process.argv.find((arg) => /^\d+$/.test(arg)) ?? 20)
const folder = new URL(part ? '../../corpora/taught/' : '../../corpora/held-out/', import.meta.url)
const pairs = readPairs(folder).filter((pair) => !part || Number(/\d+/.exec(pair.brief)?.[0] ?? 0) % 8 === 3)

interface Row {
  lines: number
  exact: number
  near: number
  close: number
  broken: number
  dropped: number
  none: number
  printed: number
}
const rows = new Map<string, Row>()
const rowOf = (key: string): Row => {
  const row = rows.get(key) ?? { lines: 0, exact: 0, near: 0, close: 0, broken: 0, dropped: 0, none: 0, printed: 0 }
  rows.set(key, row)
  return row
}
/** How many words would have to be changed. */
function wordsApart(a: string, b: string, pair: Pair): number {
  const [x, y] = [a, b].map((text) => wordsOf(text, pair.language).map(({ lower }) => lower))
  const letters = new Map<string, string>()
  const code = (word: string) => {
    if (!letters.has(word)) letters.set(word, String.fromCharCode(0x4e00 + letters.size))
    return letters.get(word)!
  }
  return distance(x!.map(code).join(''), y!.map(code).join(''))
}
const differs: string[] = []
for (const pair of pairs) {
  const kind = (pair.kind === 'never' ? 'task' : pair.kind) as LineKind
  const doc = { language: pair.language, traits: { lower: pair.small, shout: false, dictated: false } }
  const line = lineOf(pair.said, kind, doc)
  const keys = pair.kind === 'never' ? [`never ${pair.label}`] : ['all', pair.language, pair.kind]
  const apart = line && pair.printed !== null ? wordsApart(line.text, pair.printed, pair) : -1
  for (const key of keys) {
    const row = rowOf(key)
    if (pair.printed === null) {
      row.none += 1
      if (line) row.printed += 1
      continue
    }
    row.lines += 1
    if (!line) row.dropped += 1
    else {
      if (line.text === pair.printed) row.exact += 1
      if (apart <= 1) row.near += 1
      if (apart <= 2) row.close += 1
      if (faultOf(line.text, kind, pair.language) !== null) row.broken += 1
    }
  }
  if (pair.kind !== 'never' && (apart > 1 || (!line && pair.printed !== null) || (line && pair.printed === null)))
    differs.push(
      [
        `${pair.language} ${pair.kind}`,
        `said  ${pair.said}`,
        `line  ${line ? `${line.text}${line.sure ? '' : '  (unsure)'}` : '-'}`,
        `good  ${pair.printed ?? '-'}`,
      ].join('\n    '),
    )
}
const percent = (n: number, of: number) => `${((100 * n) / (of || 1)).toFixed(1)} %`.padStart(8)
console.log(`${''.padEnd(14)}  lines    exact  1 word  2 words  broken dropped | no lines, printed`)
for (const [key, row] of rows)
  console.log(
    key.padEnd(14),
    String(row.lines).padStart(6),
    ...[row.exact, row.near, row.close, row.broken, row.dropped].map((n) => percent(n, row.lines)),
    '|',
    String(row.none).padStart(5),
    percent(row.printed, row.none),
  )
if (part) {
  const step = Math.max(1, Math.floor(differs.length / shown))
  console.log(
    differs
      .filter((_, k) => k % step === 0)
      .slice(0, shown)
      .join('\n'),
  )
}
