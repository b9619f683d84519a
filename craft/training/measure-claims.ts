/**
 * How well the check finds what nobody told:
 *   node craft/training/measure-claims.ts [taught|held-out]     figures
 *   node craft/training/measure-claims.ts taught show [text]    with what was missed and what was marked wrongly
 * An invention counts as found where half of its words are marked; a mark is wrong where less than half of its words are an invention.
 */
import { readdirSync, readFileSync } from 'node:fs'
import type { Span } from '../src/compare/claims.ts'
import { findClaims } from '../src/compare/grounds.ts'

interface Annotated {
  id: string
  brief: string
  /** Without the marks. */
  text: string
  invented: Span[]
}

/** "=== id", the brief, "---", the description, in which ⟦ and ⟧ stand around what nobody told. */
function readAnnotated(file: string): Annotated[] {
  return file
    .split(/^=== /m)
    .slice(1)
    .map((block) => {
      const [id = '', ...lines] = block.split('\n')
      const [brief, written] = lines.join('\n').split(/\n---\n/)
      if (brief === undefined || written === undefined) throw new Error(`${id} has no brief or no description`)
      const invented = [...written.matchAll(/⟦([^⟧]*)⟧/g)].map(({ index, 1: words }, before): Span => {
        const from = index - 2 * before
        return [from, from + words!.length]
      })
      return { id, brief, text: written.replace(/[⟦⟧]/g, ''), invented }
    })
}

const wordsIn = (text: string) => text.match(/[\p{L}\d]+/gu)?.length ?? 0
const meet = ([from, to]: Span, [other, end]: Span): Span => [Math.max(from, other), Math.min(to, end)]

/** The share of the words of `one` that stand in any of the others. */
function shareWithin(text: string, one: Span, others: readonly Span[]): number {
  const within = others.map((other) => meet(one, other)).filter(([from, to]) => from < to)
  return within.reduce((sum, span) => sum + wordsIn(text.slice(...span)), 0) / Math.max(1, wordsIn(text.slice(...one)))
}

/** Lines with words of their own besides inventions; headings are none. */
const groundedLines = ({ text, invented }: Annotated): number => {
  let from = 0
  return text.split('\n').filter((line) => {
    const span: Span = [from, from + line.length]
    from += line.length + 1
    return /\p{L}/u.test(line) && !/^\s*#/.test(line) && shareWithin(text, span, invented) < 0.5
  }).length
}

const folder = new URL(`../../corpora/claims/${process.argv[2] ?? 'taught'}/`, import.meta.url)
const shows = process.argv[3] === 'show'
const filter = process.argv[4] ?? ''
const sum = { inventions: 0, found: 0, marks: 0, wrong: 0, lines: 0 }
for (const name of readdirSync(folder).sort())
  for (const one of readAnnotated(readFileSync(new URL(name, folder), 'utf8'))) {
    const { id, brief, text, invented } = one
    const marks = findClaims(text, { brief })
      .filter(({ ground }) => ground === 'none')
      .map(({ span }) => span)
    const missed = invented.filter((span) => shareWithin(text, span, marks) < 0.5)
    const wrong = marks.filter((span) => shareWithin(text, span, invented) < 0.5)
    sum.inventions += invented.length
    sum.found += invented.length - missed.length
    sum.marks += marks.length
    sum.wrong += wrong.length
    sum.lines += groundedLines(one)
    if (!shows || missed.length + wrong.length === 0 || !`${name} ${id}`.includes(filter)) continue
    console.log(`\n=== ${name} ${id}\n${brief}`)
    for (const span of missed) console.log(`  missed: ${text.slice(...span)}`)
    for (const span of wrong) console.log(`  wrong:  ${text.slice(...span)}   <- ${lineAround(text, span)}`)
  }
function lineAround(text: string, [from, to]: Span): string {
  const end = text.indexOf('\n', to)
  return text.slice(text.lastIndexOf('\n', from - 1) + 1, end < 0 ? undefined : end)
}
const percent = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`
console.log(
  `found ${sum.found} of ${sum.inventions} (${percent(sum.found, sum.inventions)}), ` +
    `${sum.wrong} of ${sum.marks} marks wrong: ${((100 * sum.wrong) / Math.max(1, sum.lines)).toFixed(1)} per 100 of ${sum.lines} grounded lines`,
)
