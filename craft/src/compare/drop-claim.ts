/** Takes a claim out of a description and leaves clean text: the part of a list, the phrase, the sentence or the item. */
import type { Language, Span } from '../brief/facts.ts'
import { guessLanguage } from '../brief/guess-language.ts'
import type { Claim } from './claims.ts'
import { dropWithin } from './drop-within.ts'
import { ITEM, ITEM_MARK, sentenceSpan } from './sections.ts'

const NOTHING_BUT_MARK = new RegExp(`^\\s*${ITEM_MARK}\\s*(?:\\*\\*)?$`, 'u')

/** A claim found in another text (already dropped, say) changes nothing. */
export function dropClaim(description: string, claim: Claim): string {
  if (claim.textLength !== description.length || description.slice(...claim.span) !== claim.text) return description
  const line = lineSpan(description, claim.span)
  const text = description.slice(...line)
  if (/^\s*#/.test(text))
    return replace(description, line, dropFromHeading(text, [claim.span[0] - line[0], claim.span[1] - line[0]]))
  if (/^\s*\|.*\|\s*$/.test(text)) return dropFromRow(description, line, claim.span)
  if (/ [·•|] /.test(text) && !ITEM.test(text))
    return replaceLine(
      description,
      line,
      dropFromFactsLine(text, [claim.span[0] - line[0], claim.span[1] - line[0]], guessLanguage(description)),
    )

  const sentence = sentenceSpan(description, claim.span)
  const inner: Span = [claim.span[0] - sentence[0], claim.span[1] - sentence[0]]
  // Nothing is left of "write to …" without the address, nor of a claim that is the sentence.
  const all = !/[\p{L}\d]/u.test(
    description.slice(sentence[0], claim.span[0]) + description.slice(claim.span[1], sentence[1]),
  )
  const shorter =
    claim.text.includes('@') || all
      ? null
      : dropWithin(description.slice(...sentence), inner, guessLanguage(description))
  if (shorter !== null) return replace(description, sentence, shorter)
  return withoutSentence(description, line, sentence)
}

function lineSpan(text: string, [from, to]: Span): Span {
  const end = text.indexOf('\n', to)
  return [text.lastIndexOf('\n', from - 1) + 1, end < 0 ? text.length : end]
}

const replace = (text: string, [from, to]: Span, by: string): string => text.slice(0, from) + by + text.slice(to)

const replaceLine = (text: string, line: Span, by: string): string =>
  by.trim() === '' ? withoutBlock(text, line) : replace(text, line, by)

/** A row keeps its other words; without them it goes. */
function dropFromRow(text: string, line: Span, [from, to]: Span): string {
  const start = text.lastIndexOf('|', from) + 1
  const end = text.indexOf('|', to)
  const cell = text.slice(start, end)
  const lead = cell.length - cell.trimStart().length
  const rest = dropWithin(cell.trim(), [from - start - lead, to - start - lead], guessLanguage(text))
  return rest === null ? withoutBlock(text, line) : replace(text, [start, end], ` ${rest} `)
}

function dropFromFactsLine(line: string, [start, stop]: Span, language: Language): string {
  const separator = / ([·•|]) /.exec(line)![0]
  let from = 0
  const kept = line.split(separator).flatMap((piece) => {
    const at = from
    from += piece.length + separator.length
    if (start < at || start >= at + piece.length) return [piece]
    // "Band 3 (£24,000)" stays "Band 3".
    const rest =
      piece.includes('(') || piece.includes(',') ? dropWithin(piece, [start - at, stop - at], language) : null
    return rest?.replace(/[*_]/g, '').trim() ? [rest] : []
  })
  return kept.join(separator)
}

/** A heading keeps its words as far as possible: "Nurse in Leeds" -> "Nurse". */
function dropFromHeading(line: string, [from, to]: Span): string {
  const before = line
    .slice(0, from)
    .replace(/[\s,(–|-]*(?:\s(?:in|at|for|with|of|near|bei|im|für|mit|à|en|chez|pour|de|para|con))?[\s(]*$/iu, '')
  const rest = `${before} ${line.slice(to).replace(/^\s*[),]?\s*/, '')}`.trim().replace(/\s{2,}/g, ' ')
  return /^#+\s*\S/.test(rest) && /\p{L}{2}/u.test(rest.replace(/^#+/, '')) ? rest : line
}

/** The sentence goes; with the last one the item or paragraph, and with that a heading that has nothing left. */
function withoutSentence(text: string, line: Span, [from, to]: Span): string {
  const before = text.slice(line[0], from)
  const after = text.slice(to, line[1])
  const marker = NOTHING_BUT_MARK.test(before)
  if ((before.trim() === '' || marker) && after.trim() === '') return withoutBlock(text, line)
  if (before.trim() === '' || marker) return replace(text, line, before + after.trimStart())
  return replace(text, line, after.trim() === '' ? before.trimEnd() : `${before.trimEnd()} ${after.trimStart()}`)
}

function withoutBlock(text: string, [from, to]: Span): string {
  let start = from
  let end = Math.min(text.length, to + 1)
  const listed = ITEM.test(text.slice(from, to))
  const previous = previousLine(text, from)
  const next = text.slice(end, text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end))
  const alone = previous.trim() === '' && next.trim() === ''
  if (!listed || alone) while (text[end] === '\n') end++
  let result = text.slice(0, start) + text.slice(end)
  const heading = emptyHeading(result, start, listed)
  while (heading.span) {
    result = result.slice(0, heading.span[0]) + result.slice(heading.span[1]).replace(/^\n+/, '')
    start = heading.span[0]
    Object.assign(heading, emptyHeading(result, start, false))
  }
  return result.replace(/\n{3,}/g, '\n\n').replace(/\n*$/, text.endsWith('\n') ? '\n' : '')
}

const previousLine = (text: string, from: number): string => {
  if (from === 0) return ''
  return text.slice(text.lastIndexOf('\n', from - 2) + 1, from - 1)
}

/** A heading below the title right before `at` that no content follows. */
function emptyHeading(text: string, at: number, listed: boolean): { span: Span | null } {
  const before = /(?:^|\n)(#{2,6} [^\n]*|\*\*[^*\n:]{2,60}:?\*\*:?|[\p{L}¿¡][^\n.:|]{1,60}:)\n*$/u.exec(
    text.slice(0, at),
  )
  if (!before) return { span: null }
  // "Desirable:" announced the list that is gone.
  const label = !before[1]!.startsWith('#')
  if (label && listed) {
    if (ITEM.test(text.slice(at))) return { span: null }
    return { span: [before.index + (before[0].startsWith('\n') ? 1 : 0), at] }
  }
  if (before[1]!.endsWith(':') && !before[1]!.startsWith('*') && label) return { span: null }
  // A line in bold alone is a heading below all others.
  const depth = /^#+/.exec(before[1]!)?.[0].length ?? 7
  const after = text.slice(at).replace(/^\n+/, '')
  const following = /^(#{1,6}) |^\*\*[^*\n:]{2,60}:?\*\*:?(?=\n|$)/.exec(after)
  if (after !== '' && (!following || (following[1]?.length ?? 7) > depth)) return { span: null }
  const from = before.index + (before[0].startsWith('\n') ? 1 : 0)
  return { span: [from, at] }
}
