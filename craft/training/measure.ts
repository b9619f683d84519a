/** How the reader does on the labelled corpus: what each stretch was read as, and which titles it got right. */
import { readBrief } from '../src/brief/read.ts'
import { labelOf } from '../src/brief/sort/label-of.ts'
import { LABELS, type Label } from '../src/brief/sort/labels.ts'
import { planFor } from '../src/writer/plan.ts'
import { readCorpus } from './read-corpus.ts'

const [pattern = '', wanted = '', limit = '0'] = process.argv.slice(2)
const samples = readCorpus(new URL('../corpus/', import.meta.url)).filter(({ id }) =>
  new RegExp(`^(?:${pattern})`).test(id),
)
const table = new Map<string, Map<string, number>>()
let titles = 0
let near = 0
const stems = (text: string) =>
  new Set(
    same(text)
      .split(' ')
      .map((word) => word.slice(0, 6)),
  )
const isNear = (a: string, b: string) => {
  const x = stems(a),
    y = stems(b)
  const both = [...x].filter((one) => y.has(one)).length
  return both / Math.max(1, Math.min(x.size, y.size)) >= 0.5 && both / Math.max(x.size, y.size) >= 0.3
}
const missed: string[] = []
const shown: string[] = []
function same(text: string) {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\(?(?:m|w|f|h)[/|](?:w|m|f|h)(?:[/|][dx])?\)?/g, '')
    .replace(/[:*·(/.]?(?:innen|in|e|ne|rice|euse|iere|a|r)\)?(?![a-z])/g, '')
    .replace(/[^a-z\d]+/g, ' ')
    .trim()
}
for (const { id, titles: good, text, stretches } of samples) {
  const brief = readBrief(text)
  const title = brief.facts.find((fact) => fact.kind === 'title')
  const printed = title
    ? planFor(brief, { seed: '', unwanted: [], emphasise: [], website: null }).titleIn(brief.style.outputLanguage)
    : '-'
  if (good.some((one) => same(one) === same(printed))) titles++
  if (good.some((one) => isNear(one, printed))) near++
  else
    missed.push(
      `${id}: ${printed}   (${good.join(' | ')})   «${stretches
        .filter(({ label }) => label === 'title')
        .map(({ from, to }) => text.slice(Math.max(0, from - 25), to + 12).replaceAll('\n', '⏎'))
        .join(' … ')}»`,
    )
  for (const { label, from, to } of stretches) {
    const share = new Map<string, number>()
    const add = (as: string, [a, b]: readonly [number, number]) => {
      const overlap = Math.min(b, to) - Math.max(a, from)
      if (overlap > 0) share.set(as, (share.get(as) ?? 0) + overlap)
    }
    for (const { span, reason } of brief.setAside)
      add(reason === 'private' ? 'aside' : reason === 'instruction' ? 'order' : 'unlawful', span)
    for (const fact of brief.facts) for (const span of fact.spans) add(labelOf(fact) ?? 'free', span)
    const [best] = [...share].sort((a, b) => b[1] - a[1])
    const as = best?.[0] ?? '·'
    const row = table.get(label) ?? new Map<string, number>()
    row.set(as, (row.get(as) ?? 0) + 1)
    table.set(label, row)
    if (
      label === wanted.split('>')[0] &&
      (as === wanted.split('>')[1] || (!wanted.includes('>') && as !== label)) &&
      shown.length < Number(limit)
    )
      shown.push(`${id} ${as}: ${text.slice(from, to).replaceAll('\n', '⏎')}`)
  }
}
let right = 0
let all = 0
for (const label of LABELS) {
  const row = table.get(label) ?? new Map<string, number>()
  const count = [...row.values()].reduce((a, b) => a + b, 0)
  const silent: Label[] = ['filler', 'order']
  const good = (row.get(label) ?? 0) + (silent.includes(label) ? (row.get('·') ?? 0) : 0)
  right += good
  all += count
  console.log(
    label.padEnd(10),
    `${good}/${count}`.padEnd(10),
    [...row]
      .filter(([as]) => as !== label)
      .sort((a, b) => b[1] - a[1])
      .slice(0, 8)
      .map(([as, n]) => `${as} ${n}`)
      .join(', '),
  )
}
console.log(JSON.stringify({ briefs: samples.length, titles, near, right, all, share: (right / all).toFixed(3) }))
for (const line of wanted === 'titles' ? missed : shown) console.log(line)
