/** Labelled briefs as pairs: what a stretch says and the line that a careful writer prints of it. */
import { readdirSync, readFileSync } from 'node:fs'
import { tidy } from '../src/line/tidy.ts'
import { capitalise } from '../src/line/words.ts'
import { LANGUAGES, type Language } from '../src/sheet/sheet.ts'
import { readText } from '../src/text/text.ts'

export interface Pair {
  brief: string
  language: Language
  label: string
  /** What the line is about. */
  kind: string
  said: string
  /** Null: it is no line of its own. */
  printed: string | null
  small: boolean
}

const KIND_OF: Record<string, string> = {
  duty: 'task',
  must: 'demand',
  nice: 'wish',
  perk: 'offer',
  notneeded: 'notneeded',
  team: 'team',
  travel: 'condition',
  company: 'about',
  pay: 'offer',
}
/** Their words teach what is never a line. */
export const NEVER = ['aside', 'order', 'gone', 'filler', 'unlawful']
/** Facts that may also be told in a sentence: then they are conditions. */
const FACTS = ['hours', 'pay', 'mode', 'contract', 'place', 'date']

/** `folder` is corpora/taught or corpora/held-out; files without printed lines are passed over. */
export function readPairs(folder: URL): Pair[] {
  const pairs: Pair[] = []
  for (const file of readdirSync(folder).sort()) {
    if (!/^(?:n|lines)-.*\.txt$/.test(file)) continue
    const briefs = readFileSync(new URL(file, folder), 'utf8').split(/^# /m).slice(1)
    for (const brief of briefs) pairs.push(...pairsOf(brief, file))
  }
  return pairs
}

function pairsOf(brief: string, file: string): Pair[] {
  const [head = '', ...rows] = brief.split('\n')
  const id = head.split(' | ')[0]!.trim()
  const language = LANGUAGES.find((one) => new RegExp(`-${one}(?:\\d|-|\\.|$)`).test(`${id} ${file}`))
  if (!language) return []
  const stretches = rows.map((row) => row.split('\t')).filter(([, text]) => text !== undefined && text !== '')
  const { said, small } = readSaid(stretches.map(([, text]) => text!))
  return stretches.flatMap(([label = '', , print = ''], at) =>
    pairOf({ brief: id, language, label, said: said[at]!, small }, print),
  )
}

/** The words of each stretch as the reader has them, once the whole brief is plain text. */
function readSaid(typed: readonly string[]): { said: string[]; small: boolean } {
  let raw = ''
  const ends = typed.map((text) => {
    raw += text.replace(/~$/, '').replaceAll('¶', '\n') + (text.endsWith('~') ? '' : ' ')
    return raw.length
  })
  const { text, tokens, toRaw, traits } = readText(raw)
  const said = typed.map(() => '')
  let stretch = 0
  let behind = 0
  for (const { from, to } of tokens) {
    const at = toRaw(from, to).from
    while (stretch + 1 < ends.length && at >= ends[stretch]!) stretch++
    said[stretch] += said[stretch] === '' ? text.slice(from, to) : text.slice(behind, to)
    behind = to
  }
  return { said: said.map(withoutLead).map(tidy), small: traits.lower }
}

/** The reader takes a heading or a label off before it asks for a line. */
const withoutLead = (text: string) => text.replace(/^[^\p{L}\d]*\p{L}[\p{L} '&/-]{1,40}[:=]\s*/u, '') || text

function pairOf(told: Omit<Pair, 'kind' | 'printed'>, print: string): Pair[] {
  const { label, said } = told
  if (said === '') return []
  if (NEVER.includes(label)) return [{ ...told, kind: 'never', printed: null }]
  const kind = KIND_OF[label] ?? (FACTS.includes(label) ? 'condition' : null)
  if (kind === null || print === '') return []
  if (print === '-') return [{ ...told, kind, printed: null }]
  const own = print.startsWith('@') ? print.split(' | ').slice(1).join(' | ') : print
  const printed = own === '=' ? capitalise(said) : own.trim().replace(/\.$/, '')
  if (printed === '' || (FACTS.includes(label) && !isSentenceLike(printed))) return []
  return [{ ...told, kind, printed }]
}

/** Facts for the line over the page begin with a small letter. */
const isSentenceLike = (printed: string) => /^\p{Lu}/u.test(printed) && printed.split(' ').length > 4
