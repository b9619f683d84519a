/**
 * `node craft/training/measure.ts [beginning of a file's name]` tells how well held-out briefs are labelled: tokens, stretches to the letter
 * and by the label of most of their words, cuts, and private or unlawful words taken for something to print.
 */
import { LABEL_COUNT } from '../src/label/chain.ts'
import { LABELS, type Label, labelBrief } from '../src/label/label.ts'
import { readText } from '../src/text/text.ts'
import { readCorpus } from './corpus.ts'
import { goldOf } from './samples.ts'

const NEVER_PRINTED: readonly Label[] = ['aside', 'order', 'unlawful']
const NOT_PRINTED: readonly Label[] = [...NEVER_PRINTED, 'filler']

interface Tally {
  tokens: number
  tokensFound: number
  tokensRight: number
  stretches: number
  stretchesFound: number
  stretchesRight: number
  mostlyRight: number
  cuts: number
  cutsFound: number
  cutsRight: number
  secrets: number
  leaks: number
}
const tallies = new Map<string, Tally>()
function tallyOf(name: string): Tally {
  const fields = [
    'tokens',
    'tokensFound',
    'tokensRight',
    'stretches',
    'stretchesFound',
    'stretchesRight',
    'mostlyRight',
  ]
  const none = [...fields, 'cuts', 'cutsFound', 'cutsRight', 'secrets', 'leaks'].map((field) => [field, 0])
  if (!tallies.has(name)) tallies.set(name, Object.fromEntries(none) as Tally)
  return tallies.get(name)!
}

/** "3 4 must": first token, the one behind the last, label. */
interface Piece {
  from: number
  to: number
  label: Label
}
const keyOf = ({ from, to, label }: Piece): string => `${from} ${to} ${label}`

function piecesOf(states: readonly number[] | Int32Array): Piece[] {
  const pieces: Piece[] = []
  for (const [at, state] of states.entries()) {
    if (state < LABEL_COUNT || at === 0) pieces.push({ from: at, to: at + 1, label: LABELS[state % LABEL_COUNT]! })
    else pieces.at(-1)!.to = at + 1
  }
  return pieces
}

function mostIn(labels: readonly Label[], { from, to }: Piece): Label {
  const counts = new Map<Label, number>()
  for (const label of labels.slice(from, to)) counts.set(label, (counts.get(label) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]![0]
}

function count(right: readonly Piece[], found: readonly Piece[], sets: readonly string[]): void {
  const labelsOf = (pieces: readonly Piece[]) =>
    pieces.flatMap(({ from, to, label }) => Array<Label>(to - from).fill(label))
  const [rightLabels, foundLabels] = [labelsOf(right), labelsOf(found)]
  const foundKeys = new Set(found.map(keyOf))
  const foundCuts = new Set(found.map(({ from }) => from))
  for (const [at, label] of rightLabels.entries()) {
    for (const name of [...sets, label]) tallyOf(name).tokens++
    for (const name of [...sets, foundLabels[at]!]) tallyOf(name).tokensFound++
    if (foundLabels[at] === label) for (const name of [...sets, label]) tallyOf(name).tokensRight++
  }
  for (const piece of found) for (const name of [...sets, piece.label]) tallyOf(name).stretchesFound++
  for (const piece of right) {
    const most = mostIn(foundLabels, piece)
    for (const tally of [...sets, piece.label].map(tallyOf)) {
      tally.stretches++
      if (foundKeys.has(keyOf(piece))) tally.stretchesRight++
      if (most === piece.label) tally.mostlyRight++
      if (NEVER_PRINTED.includes(piece.label)) {
        tally.secrets++
        if (!NOT_PRINTED.includes(most)) tally.leaks++
      }
      tally.cuts++
      if (foundCuts.has(piece.from)) tally.cutsRight++
    }
  }
  for (const name of sets) tallyOf(name).cutsFound += found.length
}

const only = process.argv[2] ?? ''
let spent = 0
let briefs = 0
let characters = 0
for (const brief of readCorpus('held-out')) {
  if (!brief.file.startsWith(only)) continue
  const started = performance.now()
  const text = readText(brief.text)
  const stretches = labelBrief(text)
  spent += performance.now() - started
  briefs++
  characters += brief.text.length
  const states = text.tokens.map(({ from }) => {
    const stretch = stretches.find(({ to }) => from < to)!
    return LABELS.indexOf(stretch.label) + (stretch.from === from ? 0 : LABEL_COUNT)
  })
  const language = /(?:^|-)(en|de|fr|es)(?:-|$)/.exec(brief.id)?.[1] ?? text.language
  count(piecesOf(goldOf(brief, text)), piecesOf(states), ['all', language, brief.file.replace(/[-.].*/, '')])
}

const percent = (part: number, whole: number): string => (whole ? ((100 * part) / whole).toFixed(1) : '–').padStart(7)
console.log(
  `${briefs} briefs, ${(spent / briefs).toFixed(2)} ms each, ${((2000 * spent) / characters).toFixed(2)} ms for 2,000 characters`,
)
console.log(`${''.padEnd(10)}  tokens  exact   most    cuts  leaks stretches`)
const order = [
  'all',
  'en',
  'de',
  'fr',
  'es',
  ...[...tallies.keys()].filter((name) => /\d|x$/.test(name)).sort(),
  ...LABELS,
]
for (const name of new Set(order)) {
  const tally = tallies.get(name)
  if (!tally) continue
  const tokens = percent(2 * tally.tokensRight, tally.tokens + tally.tokensFound)
  const exact = percent(2 * tally.stretchesRight, tally.stretches + tally.stretchesFound)
  const cuts = tally.cutsFound
    ? percent(2 * tally.cutsRight, tally.cuts + tally.cutsFound)
    : percent(tally.cutsRight, tally.cuts)
  const most = percent(tally.mostlyRight, tally.stretches)
  console.log(
    `${name.padEnd(10)} ${tokens}${exact}${most}${cuts}${percent(tally.leaks, tally.secrets)} ${tally.stretches}`,
  )
}
