/** Pieces that are no item by themselves are joined to what they belong to, before anything is read of them. */
import type { Label, Stretch } from '../label/label.ts'
import { isAbbreviation } from '../text/sentences.ts'
import type { Text } from '../text/text.ts'

/** Said to a colleague: what stands beside the page. */
export const ASIDE: readonly Label[] = ['aside', 'order', 'unlawful']

const opens = (words: string) => words.split('(').length > words.split(')').length
/** A figure or an abbreviation that ends in a stop does not end a sentence. */
const GLUED = /[-–/(+&]$|(?:^|\s)\d{1,2}\.$/

/**
 * Joins a stretch to the one before it where a bracket is open, where a word or a figure would be cut in two, or where it is
 * one stray word of the same label.
 */
export function joinStretches(text: Text, stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = []
  for (const stretch of stretches.flatMap((one) => splitAtLines(text, one))) {
    const before = joined.at(-1)
    if (before && belongs(text, before, stretch)) joined[joined.length - 1] = join(before, stretch)
    else joined.push(stretch)
  }
  return joined
}

/** A line that is longer may have been broken by a mail program, and goes on in the next. */
const WRAPPED = 58

/** Two lines are two things, unless the first was only broken off at the width of a page. */
function splitAtLines({ text }: Text, stretch: Stretch): Stretch[] {
  if (ASIDE.includes(stretch.label) || !text.slice(stretch.from, stretch.to).includes('\n')) return [stretch]
  const pieces: Stretch[] = []
  let from = stretch.from
  for (let at = text.indexOf('\n', from); at >= 0 && at < stretch.to; at = text.indexOf('\n', at + 1)) {
    const isWrapped =
      at - (text.lastIndexOf('\n', at - 1) + 1) >= WRAPPED && /^\p{Ll}/u.test(text.slice(at + 1).trimStart())
    if (isWrapped) continue
    pieces.push({ ...stretch, from, to: at })
    from = at + 1
  }
  return [...pieces, { ...stretch, from }].map((one) => trimmed(text, one)).filter(({ from: start, to }) => to > start)
}

function trimmed(text: string, stretch: Stretch): Stretch {
  const words = text.slice(stretch.from, stretch.to)
  const from = stretch.from + words.length - words.trimStart().length
  return { ...stretch, from, to: Math.max(from, stretch.from + words.trimEnd().length) }
}

function belongs({ text, language }: Text, before: Stretch, stretch: Stretch): boolean {
  const between = text.slice(before.to, stretch.from)
  if (between.includes('\n') || ASIDE.includes(before.label) !== ASIDE.includes(stretch.label)) return false
  const [ahead, words] = [text.slice(before.from, before.to), text.slice(stretch.from, stretch.to)]
  if (between === '' && /[\p{L}\d]$/u.test(ahead) && /^[\p{L}\d%)]/u.test(words)) return true
  if (opens(ahead) && words.includes(')') && words.length < 80) return true
  if (before.label !== stretch.label) return false
  return (
    GLUED.test(ahead) ||
    isAbbreviation(/(\p{L}+)\.$/u.exec(ahead)?.[1] ?? 'word', language) ||
    /^[)\]%]/.test(words) ||
    isTail(words) ||
    (ahead.endsWith(',') && inSemicolons(text, before))
  )
}

/** "three weeks in August | and one at Christmas" */
const isTail = (words: string): boolean => /^(?:and|und|et|y|or|oder|ou|o) (?:\S+ ?){1,3}$/u.test(words)

/** Where semicolons part the items of a line, its commas don't. */
function inSemicolons(text: string, { from }: Stretch): boolean {
  const end = text.indexOf('\n', from)
  const line = text.slice(text.lastIndexOf('\n', from) + 1, end < 0 ? text.length : end)
  return line.split(';').length > 2
}

const join = (before: Stretch, after: Stretch): Stretch => ({
  ...before,
  to: after.to,
  sure: before.label === after.label ? Math.min(before.sure, after.sure) : before.sure,
})
