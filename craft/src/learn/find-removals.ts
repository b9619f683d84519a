/** Phrases and lines that people take out. */
import { type Edits, isWrittenAnew } from './edits.ts'
import { hasWords, keyOf, type Line } from './lines.ts'
import type { HouseRule } from './rule.ts'
import { contentOf, hasFigure, isStopWord } from './stop-words.ts'
import { isName, saysValue } from './values.ts'

type Avoid = Extract<HouseRule, { kind: 'avoid' }>

/** The longest phrase, in words, that is looked for within a line. */
const PHRASE_MAX_WORDS = 6

interface Candidate {
  key: string
  length: number
  phrase: string
  docs: Set<string>
  /** Where the edit was about these words, and not about more. */
  pointed: Set<string>
}

/** A stretch of one or more lines that went. */
interface Cut {
  text: string
  /** The first line that it is of. */
  line: Line
  words: { key: string; from: number; to: number }[]
  whole: boolean
}

/** Phrases that went from `least` documents or more, in most of them by an edit of their own; the widest wording of each.
 * Pauses after each document. */
export function* findRemovals(all: readonly Edits[], least: number): Generator<void, Avoid[]> {
  const candidates = new Map<string, Candidate>()
  for (const edits of all) {
    yield
    if (edits.final && !isWrittenAnew(edits))
      for (const cut of cutsOf(edits)) {
        const content = contentOf(cut.words.map(({ key }) => key)).length
        for (const [from, to] of phrasesOf(cut)) note(candidates, edits, cut, content, from, to)
      }
  }
  for (const { id, wishes } of all)
    for (const wish of wishes.drop) {
      const key = keyOf(wish)
      if (key) add(candidates, key, key.split(' ').length, wish, id, true)
    }
  const strong = [...candidates.values()]
    .filter(({ docs, pointed }) => docs.size >= least && pointed.size >= 2 && pointed.size * 2 >= docs.size)
    .sort((a, b) => b.docs.size - a.docs.size || b.length - a.length || a.key.localeCompare(b.key))
  return widest(strong).map(({ phrase }) => ({ kind: 'avoid', phrase: phrase.replace(/[\s.,;:!?…]+$/, '') }))
}

function* phrasesOf({ words, whole }: Cut): Generator<[from: number, to: number]> {
  if (whole) yield [0, words.length]
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + PHRASE_MAX_WORDS); to++)
      if (!isStopWord(words[from]!.key) && !isStopWord(words[to - 1]!.key) && !(whole && to - from === words.length))
        yield [from, to]
}

function note(
  candidates: Map<string, Candidate>,
  edits: Edits,
  { text, line, words, whole }: Cut,
  contentOfCut: number,
  from: number,
  to: number,
): void {
  const keys = words.slice(from, to).map(({ key }) => key)
  const content = contentOf(keys).length
  const isAll = whole && from === 0 && to === words.length
  if (content === 0 || (!isAll && hasFigure(keys))) return
  const key = keys.join(' ')
  if (hasWords(edits.final!.words, key)) return
  const phrase = text.slice(words[from]!.from, words[to - 1]!.to)
  if (!isAll && (isName(phrase, line, edits.language) || saysValue(phrase))) return
  add(candidates, key, keys.length, phrase, edits.id, contentOfCut <= content + 1)
}

function add(
  candidates: Map<string, Candidate>,
  key: string,
  length: number,
  phrase: string,
  id: string,
  pointed: boolean,
) {
  const known = candidates.get(key) ?? { key, length, phrase, docs: new Set(), pointed: new Set() }
  // As it reads within a sentence, rather than at the start of one.
  if (/^\p{Ll}/u.test(phrase)) known.phrase = phrase
  known.docs.add(id)
  if (pointed) known.pointed.add(id)
  candidates.set(key, known)
}

function cutsOf({ removed, reworded }: Edits): Cut[] {
  const within = reworded
    .filter(({ before }) => before.kind !== 'heading')
    .flatMap(({ before, changes }) =>
      changes
        .filter((change) => change.removed !== '')
        .map(({ removed: text }) => {
          const at = before.text.indexOf(text)
          const words = before.words
            .filter((word) => word.from >= at && word.to <= at + text.length)
            .map((word) => ({ key: word.key, from: word.from - at, to: word.to - at }))
          return { text, line: before, words, whole: false }
        }),
    )
  const blocks = [...Map.groupBy(removed, ({ block }) => block).values()]
  return [...within, ...blocks.flatMap(joined)]
}

/** Each removed line, and all of a paragraph as one. */
function joined(lines: Line[]): Cut[] {
  const single = lines.map((line) => ({ text: line.text, line, words: line.words, whole: true }))
  if (lines.length < 2) return single
  let text = ''
  const words = lines.flatMap((line) => {
    const at = text === '' ? 0 : text.length + 1
    text += `${text && ' '}${line.text}`
    return line.words.map(({ key, from, to }) => ({ key, from: from + at, to: to + at }))
  })
  return [...single, { text, line: lines[0]!, words, whole: true }]
}

/** Of phrases within one another, the widest that as many documents speak for. */
function widest(sorted: readonly Candidate[]): Candidate[] {
  const chosen: Candidate[] = []
  for (const candidate of sorted)
    if (
      !chosen.some(({ key }) => ` ${key} `.includes(` ${candidate.key} `) || ` ${candidate.key} `.includes(` ${key} `))
    )
      chosen.push(candidate)
  return chosen
}
