/**
 * `node craft/training/measure-titles.ts [taught|held-out] [beginning of a file's name] [tagger|labels] [show]` tells how well titles are read:
 * exact up to case and forms for both genders, or near one of the good titles. "labels" reads from the stretches of the corpus instead of the tagger's;
 * "show" lists the misses, of taught briefs only.
 */

import { LABEL_COUNT } from '../src/label/chain.ts'
import { LABELS, labelBrief, type Stretch } from '../src/label/label.ts'
import { readTitle } from '../src/parse/title.ts'
import { readText, type Text } from '../src/text/text.ts'
import { type LabelledBrief, readCorpus } from './corpus.ts'
import { goldOf } from './samples.ts'

const NEVER = ['aside', 'order', 'unlawful']

/** The stretches of the corpus, in the offsets of the normalised text. */
function labelledStretches(brief: LabelledBrief, text: Text): Stretch[] {
  const stretches: Stretch[] = []
  for (const [at, state] of goldOf(brief, text).entries()) {
    const { from, to } = text.tokens[at]!
    const label = LABELS[state % LABEL_COUNT]!
    const odds = Object.fromEntries(LABELS.map((one) => [one, one === label ? 1 : 0])) as Stretch['odds']
    if (state < LABEL_COUNT || stretches.length === 0) stretches.push({ label, from, to, sure: 1, odds })
    else stretches.at(-1)!.to = to
  }
  return stretches
}

/** Small letters without accents, marks of gender, levels of a post and connecting words. */
const fold = (title: string): string =>
  title
    .toLowerCase()
    .replace(/\((?:[mwfdhx]\/?){2,3}\)|\d+\s?(?:[–-]\s?\d+\s?)?%/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(
      /(?<=\p{L})(?:[:*_·]|\/-?)(?:in|e|a|r|o|frau|euse|trice|iere|ne|ve)(?!\p{L})|\((?:e|in|ne|trice|euse|a)\)/gu,
      '',
    )
    .replace(/(\p{L}{4,})(?:euse|trice|iere|ienne|erin|istin|entin|orin|era|ora)(?!\p{L})/gu, '$1')
    .replace(/[^a-z\d+#]+/g, ' ')
    .replace(
      /(?<!\S)(?:of|the|for|in|de|du|des|d|la|le|l|en|et|a|der|die|das|fur|im|und|and|y|del|e|o|and)(?!\S)/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
const stem = (title: string): string[] =>
  fold(title)
    .split(' ')
    .map((word) => word.slice(0, 5))

function isNear(a: string, b: string): boolean {
  const [x, y] = [new Set(stem(a)), new Set(stem(b))]
  const both = [...x].filter((word) => y.has(word)).length
  return both / Math.min(x.size, y.size) >= 0.5 && both / Math.max(x.size, y.size) >= 0.3
}
/** The same words in any order, as far as their beginnings tell. */
function isExact(a: string, b: string): boolean {
  const [x, y] = [stem(a), stem(b)].map((words) =>
    words
      .map((word) => word.slice(0, 5))
      .sort()
      .join(' '),
  )
  return x === y
}

const [folder = 'taught', only = '', source = 'tagger', show] = process.argv.slice(2)
const tallies = new Map<
  string,
  { briefs: number; exact: number; near: number; sure: number; sureNear: number; none: number }
>()
for (const brief of readCorpus(folder as 'taught')) {
  if (!brief.file.startsWith(only)) continue
  const text = readText(brief.text)
  const stretches = (source === 'labels' ? labelledStretches(brief, text) : labelBrief(text)).filter(
    ({ label }) => !NEVER.includes(label),
  )
  const title = readTitle(text, stretches)
  const exact = !!title && brief.titles.some((good) => isExact(good, title.text))
  const near = !!title && brief.titles.some((good) => isNear(good, title.text))
  const language = /(?:^|-)(en|de|fr|es)(?:\d|-|$)/.exec(brief.file)?.[1] ?? text.language
  for (const name of ['all', language, brief.file.replace(/[-.].*/, '')]) {
    const tally = tallies.get(name) ?? { briefs: 0, exact: 0, near: 0, sure: 0, sureNear: 0, none: 0 }
    tallies.set(name, tally)
    tally.briefs++
    if (exact) tally.exact++
    if (near) tally.near++
    if (title?.sure) tally.sure++
    if (title?.sure && near) tally.sureNear++
    if (!title) tally.none++
  }
  if (show && folder === 'taught' && (show === 'all' || (show === 'near' ? !near : !exact))) {
    const labelled = stretches.filter(({ label }) => label === 'title').map(({ from, to }) => text.text.slice(from, to))
    console.log(
      `${brief.id} | ${title ? `${title.text}${title.sure ? '' : ' ?'}` : '–'} | ${brief.titles.join('; ')} | ${labelled.join(' // ').replace(/\n/g, '¶')}`,
    )
  }
}
const percent = (part: number, whole: number): string => (whole ? ((100 * part) / whole).toFixed(1) : '–').padStart(6)
console.log(`${''.padEnd(6)} briefs  exact   near   sure  near of the sure  none`)
for (const [name, { briefs, exact, near, sure, sureNear, none }] of tallies)
  console.log(
    `${name.padEnd(6)}${String(briefs).padStart(7)} ${percent(exact, briefs)} ${percent(near, briefs)} ${percent(sure, briefs)} ${percent(sureNear, sure).padStart(17)} ${String(none).padStart(5)}`,
  )
