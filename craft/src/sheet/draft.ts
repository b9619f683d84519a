/** A sheet while it is being filled in. */
import { kindOfHeading, type SectionKind, splitWords } from '../headings.ts'
import { classOf, isIn } from '../line/word-lists.ts'
import type { Text } from '../text/text.ts'
import type { Entry, Kind, Note, Reason, Span, Style, Values } from './sheet.ts'

export interface Draft {
  text: Text
  style: Style
  /** What a heading of the brief says of a place under it. */
  headingOver: (place: number) => SectionKind | null
  /** Where changes to the text ahead of them begin; Infinity where nothing is changed. */
  changesFrom: number
  /** With their places in the normalised text, until the sheet is done. */
  entries: Entry[]
  notes: Note[]
  /** Kinds of values that a line tells in the person's words. */
  told: Set<Kind>
}

/** A word or a figure that says something: what lacks both needs no place anywhere. */
const SAYS = /\p{L}{2}|\d/u
/** "Hours:", "What we offer:" */
const LEAD = /^[^\p{L}\d]*\p{L}[\p{L} '&/-]{1,40}[:=]\s*/u

/** How long the lead of some words is; 0 where they have none. */
const leadOf = (words: string): number => LEAD.exec(words)?.[0].length ?? 0

/** "Befristung: keine" says nothing without its lead. */
export function deniesLead({ text, language }: Text, { from, to }: Span): boolean {
  const lead = leadOf(text.slice(from, to))
  return lead > 0 && isIn('denial', splitWords(text.slice(from + lead, to))[0] ?? '', language)
}

/** The words at a place of the text, without the heading or the label that leads them. */
export const saidAt = (doc: Text, { from, to }: Span): Span => ({
  from: deniesLead(doc, { from, to }) ? from : from + leadOf(doc.text.slice(from, to)),
  to,
})

/** The same, with a lead that says something of its own: "First year: a new accounting system". */
export const tellingAt = (text: Text, span: Span): Span => {
  const said = saidAt(text, span)
  const words = splitWords(text.text.slice(span.from, said.from))
  const labels = words.filter((word) => isIn('label', word, text.language))
  const isSmall = (word: string) => labels.includes(word) || classOf(word, text.language) !== null
  const isLabel = words.length < 5 && (words.every(isSmall) || (words.length < 3 && labels.length > 0))
  return isLabel || kindOfHeading(words.join(' '), text.language) !== null ? said : span
}

/** A short piece that ends in a colon, at the end of its line or with words that are known to head something. */
export const isHeading = ({ text, language }: Text, { from, to }: Span): boolean => {
  const words = text.slice(from, to).trim()
  const isShort = words.endsWith(':') && words.split(/\s+/).length <= 6
  return isShort && (/^\s*(?:\n|$)/.test(text.slice(to)) || kindOfHeading(words, language) !== null)
}

/** Puts words beside the page; what says nothing is left. */
export function note({ text, notes }: Draft, why: Reason, { from, to }: Span): void {
  const said = text.text.slice(from, to)
  if (!SAYS.test(said)) return
  const lead = said.length - said.trimStart().length
  const span = { from: from + lead, to: from + said.trimEnd().length }
  const before = notes.at(-1)
  if (
    before &&
    before.why === why &&
    span.from - before.span.to <= 2 &&
    !text.text.slice(before.span.to, span.from).includes('\n')
  )
    before.span.to = span.to
  else notes.push({ text: '', why, span })
}

export function enter<K extends Kind>(
  { entries }: Draft,
  kind: K,
  words: string,
  span: Span,
  sure: boolean,
  value?: K extends keyof Values ? Values[K] : never,
): void {
  entries.push({ kind, text: words, span, sure, ...(value === undefined ? {} : { value }) } as unknown as Entry)
}
