/** The state of one reading: the text in several spellings, and what has been understood so far. */
import { type Clauses, type Part, splitClauses } from './clauses.ts'
import type { Confidence, Conflict, Fact, Language, SetAside, Span, Style } from './facts.ts'
import { getToKnow, knowAs } from './matches.ts'
import { plain } from './normalise.ts'

export interface Reading extends Clauses {
  text: string
  /** Lower case, no accents, same offsets. */
  plain: string
  language: Language
  /** Languages that words of the brief may belong to, its own first. */
  languages: Language[]
  /** `text` and `plain` with what has been read blanked out, so that a number is used once. */
  open: string
  openPlain: string
  facts: Fact[]
  setAside: SetAside[]
  /** Spans that no fact may print: what is set aside, and wishes about the text. */
  withheld: Span[]
  conflicts: Conflict[]
  style: Style
}

/** Nothing in a brief contains it, no pattern crosses it. */
export const BLANK = '\u0001'

export function startReading(text: string, languages: readonly Language[]): Reading {
  const language = languages[0] ?? 'en'
  const spelled = plain(text)
  getToKnow(text)
  knowAs(spelled, text)
  return {
    ...splitClauses(text),
    text,
    plain: spelled,
    language,
    languages: [...languages],
    open: text,
    openPlain: spelled,
    facts: [],
    setAside: [],
    withheld: [],
    conflicts: [],
    style: { tone: 'plain', length: 'full', outputLanguage: language, address: 'informal', replacements: [] },
  }
}

/** Takes spans out of the running: later extractors do not see them. */
export function blankOut(reading: Reading, spans: readonly Span[]): void {
  if (spans.length === 0) return
  const { open, openPlain } = reading
  reading.open = blanked(open, spans)
  reading.openPlain = blanked(openPlain, spans)
  knowAs(reading.open, open)
  knowAs(reading.openPlain, openPlain)
}

/** The text with spans of it blanked out, at the same offsets. */
export function blanked(text: string, spans: readonly Span[]): string {
  const pieces: string[] = []
  let at = 0
  for (const [from, to] of [...spans].sort((a, b) => a[0] - b[0])) {
    if (to <= at) continue
    const start = Math.max(at, from)
    pieces.push(text.slice(at, start), BLANK.repeat(to - start))
    at = to
  }
  pieces.push(text.slice(at))
  return pieces.join('')
}

/** Takes spans out for good: they are neither read nor printed. */
export function withhold(reading: Reading, spans: readonly Span[]): void {
  reading.withheld.push(...spans)
  blankOut(reading, spans)
}

/** Records facts and blanks out their spans in one go. */
export function record(reading: Reading, facts: readonly Fact[]): void {
  reading.facts.push(...facts)
  blankOut(
    reading,
    facts.flatMap((fact) => fact.spans),
  )
}

export function partAt(reading: Reading, offset: number): Part {
  const { parts } = reading
  let low = 0
  let high = parts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (parts[middle]!.from <= offset) low = middle
    else high = middle - 1
  }
  return parts[low] ?? { from: 0, to: reading.text.length, sentence: 0 }
}

export function sentenceAt(reading: Reading, offset: number): Span {
  return reading.sentences[partAt(reading, offset).sentence] ?? [0, reading.text.length]
}

export type { Confidence }
