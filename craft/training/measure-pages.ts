/**
 * `node craft/training/measure-pages.ts [taught|held-out] [beginning of a file's name] [gold] [show=kind]` reads and
 * writes labelled briefs from end to end and tells by language: values exactly as a careful editor prints them, words of the brief under the heading of
 * their meaning, in the notes, or lost; what leaks; how many lines would not stand. With `gold` the stretches are the editor's,
 * so that only what comes behind the tagger is measured. `show=pay` prints what is not exact of a kind,
 * `show=wrong` the figures that nobody told.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { splitWords } from '../src/headings.ts'
import { faultOf } from '../src/line/check-line.ts'
import { readSheet } from '../src/sheet/read-sheet.ts'
import type { Kind } from '../src/sheet/sheet.ts'
import { readText } from '../src/text/text.ts'
import { writePage } from '../src/write/write.ts'
import { languageOf, readBriefs } from './corpus.ts'
import { stretchesOf } from './samples.ts'

/** Under which kinds what a stretch says may stand. */
const PLACES: Record<string, readonly Kind[]> = {
  company: ['employer', 'about', 'condition'],
  place: ['place', 'about', 'condition'],
  mode: ['mode', 'condition'],
  contract: ['contract', 'start', 'condition'],
  hours: ['hours', 'condition'],
  pay: ['pay', 'offer'],
  perk: ['offer'],
  duty: ['task', 'team'],
  must: ['demand', 'condition'],
  nice: ['wish'],
  notneeded: ['notneeded'],
  team: ['team'],
  travel: ['condition', 'task'],
  date: ['start', 'contract', 'deadline', 'condition'],
  apply: ['apply', 'contact', 'deadline'],
}
const VALUES = ['pay', 'hours', 'contract', 'place', 'mode', 'date']
const NEVER = ['aside', 'order', 'unlawful', 'gone']

const args = process.argv.slice(2).filter((arg) => arg !== 'gold' && !arg.startsWith('show='))
const shown = process.argv.find((arg) => arg.startsWith('show='))?.slice('show='.length)
const isGold = process.argv.includes('gold')
const [folder = 'held-out', file = ''] = args
const FOLDER = new URL(`../../corpora/${folder}/`, import.meta.url)
const counts = new Map<string, number>()
const add = (name: string, by = 1) => counts.set(name, (counts.get(name) ?? 0) + by)
const contentOf = (words: string) => [
  ...new Set(
    splitWords(words)
      .filter((word) => word.length > 3 || /\d/.test(word))
      .map((word) => word.slice(0, 5)),
  ),
]
const share = (words: readonly string[], within: ReadonlySet<string>) =>
  words.filter((word) => within.has(word)).length / Math.max(1, words.length)

for (const name of readdirSync(FOLDER)
  .filter((one) => one.endsWith('.txt') && one.startsWith(file))
  .sort()) {
  const written = readFileSync(new URL(name, FOLDER), 'utf8')
  const printed = new Map(
    written
      .split(/^# /m)
      .slice(1)
      .map((block) => [
        block.split(' | ')[0]!.trim(),
        block
          .split('\n')
          .slice(1)
          .filter((line) => line.trim() !== '')
          .map((line) => line.split('\t')),
      ]),
  )
  for (const brief of readBriefs(written, name.slice(0, -4))) {
    const language = languageOf(brief)
    const sheet = isGold ? readSheet(brief.text, [], (text) => stretchesOf(brief, text)) : readSheet(brief.text)
    const entries = sheet.entries.filter(({ sure }) => sure)
    const page = writePage(sheet).text
    for (const kind of ['pay', 'hours', 'contract'] as const) {
      const lines = (printed.get(brief.id) ?? []).map(([, typed, third]) => `${typed} ${third}`)
      const told = figuresOf([...lines, readText(brief.text).text].join(' '))
      const wrong = entries.filter(
        (one) => one.kind === kind && figuresOf(one.text).some((each) => !isTold(each, told)),
      )
      add(`wrong ${kind}`, wrong.length)
      if (shown === 'wrong') for (const { text } of wrong) console.log(`${brief.id} ${kind}: ${text}`)
    }
    const onPage = new Set(contentOf(page))
    const notes = new Set(contentOf(sheet.notes.map(({ text }) => text).join('\n')))
    for (const line of page.split('\n').filter((one) => one.startsWith('- '))) {
      add(`${language} lines`)
      if (faultOf(line.slice(2).replace(/\.$/, ''), 'condition', language)) add(`${language} broken`)
    }
    for (const [index, [label = '', , third = '']] of (printed.get(brief.id) ?? []).entries()) {
      const { from, to } = brief.stretches[index]!
      const isPrinted = third !== '' && third !== '-' && third !== '='
      const words = contentOf(isPrinted ? third.replace(/^@/, '') : brief.text.slice(from, to))
      if (words.length === 0) continue
      if (NEVER.includes(label)) {
        if (label === 'gone') continue
        const own = words.filter(
          (word) =>
            !brief.stretches.some(
              (one, at) =>
                at !== index &&
                !NEVER.includes(one.label) &&
                contentOf(brief.text.slice(one.from, one.to)).includes(word),
            ),
        )
        if (own.length < 2) continue
        add(`${language} private`)
        if (share(own, onPage) >= 0.6) add(`${language} leaked`)
        continue
      }
      const kinds = PLACES[label]
      if (!kinds) continue
      add(`${language} told`)
      const right = new Set(
        contentOf(
          entries
            .filter(({ kind }) => kinds.includes(kind))
            .map(({ text }) => text)
            .join('\n'),
        ),
      )
      if (share(words, right) >= 0.6) add(`${language} right`)
      else if (share(words, onPage) >= 0.6) add(`${language} elsewhere`)
      else if (share(words, notes) >= 0.5) add(`${language} noted`)
      else add(`${language} lost`)
      if (!VALUES.includes(label) || !isPrinted || /^\p{Lu}.*\s.*\s.*\s.*\s/u.test(third)) continue
      add(`${language} values`)
      add(`values ${label}`)
      const told = entries.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text)
      if (isToldExactly(third, told.join(' | '))) {
        add(`${language} exact`)
        add(`exact ${label}`)
      } else if (shown === label)
        console.log(`${brief.id} ${brief.text.slice(from, to).trim()} => ${third} <> ${told.join(' | ')}`)
    }
  }
}
/** "38k" tells 38,000, "2.9 million" 2,900,000. */
function isTold(figure: string, told: readonly string[]): boolean {
  return told.includes(figure) || [1e3, 1e6].some((by) => told.includes(String(Number(figure) / by)))
}

/** "7.30" and "7:30" are one, and so are "12.00" and "12", "12,000" and "12000". */
function figuresOf(words: string): string[] {
  const figures = words.match(/\d+(?:[.,:']\d+| (?=\d{3}(?!\d))\d{3})*/g) ?? []
  return figures.map((figure) =>
    figure
      .replace(/[.,' ](?=\d{3}(?!\d))/g, '')
      .replace(/[:,]/g, '.')
      .replace(/\.0+$|(?<=\.\d)0$/, ''),
  )
}

/** All its figures are there, or where it has none most of its words. */
function isToldExactly(value: string, told: string): boolean {
  const [wanted, stand] = [figuresOf(value), figuresOf(told)]
  if (wanted.length > 0) return wanted.every((figure) => stand.includes(figure))
  return share(contentOf(value), new Set(contentOf(told))) >= 0.75
}
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1).padStart(5)} %`
console.log('language   told  right heading  elsewhere  in notes   lost | values  exact | leaked | broken lines')
for (const language of ['en', 'de', 'fr', 'es', 'all']) {
  const of = (name: string) =>
    language === 'all'
      ? ['en', 'de', 'fr', 'es'].reduce((sum, one) => sum + (counts.get(`${one} ${name}`) ?? 0), 0)
      : (counts.get(`${language} ${name}`) ?? 0)
  console.log(
    language.padEnd(8),
    String(of('told')).padStart(6),
    percent(of('right'), of('told')).padStart(12),
    percent(of('elsewhere'), of('told')).padStart(12),
    percent(of('noted'), of('told')),
    percent(of('lost'), of('told')),
    '|',
    String(of('values')).padStart(5),
    percent(of('exact'), of('values')),
    '|',
    percent(of('leaked'), of('private')),
    '|',
    percent(of('broken'), of('lines')),
  )
}
console.log(
  VALUES.map(
    (label) => `${label} ${percent(counts.get(`exact ${label}`) ?? 0, counts.get(`values ${label}`) ?? 0)}`,
  ).join('  '),
)
console.log(
  'figures that nobody told:',
  ['pay', 'hours', 'contract'].map((kind) => `${kind} ${counts.get(`wrong ${kind}`)}`).join('  '),
)
