/** Takes a claim out of a description and leaves clean text: the part of a list, the bracket, or else the sentence or item. */

import { removePiece } from '../edit/change-lines.ts'
import { piecesOf } from '../edit/find-target.ts'
import {
  endOfSection,
  FACTS_JOINT,
  type PageLine,
  type PageLines,
  parsePage,
  printPage,
  withWords,
  wordsOf,
} from '../edit/page.ts'
import type { Claim } from './claims.ts'

/** A claim found in another text (already dropped, say) changes nothing. */
export function dropClaim(description: string, claim: Claim): string {
  const [from, to] = claim.span
  if (claim.textLength !== description.length || description.slice(from, to) !== claim.text) return description
  const lines = parsePage(description, 'en')
  let offset = 0
  for (const [at, line] of lines.entries()) {
    const end = offset + line.raw.length
    if (from <= end)
      return printed(dropFrom(lines, at, from - offset - line.at, Math.min(to, end) - offset - line.at), description)
    offset = end + 1
  }
  return description
}

const printed = (lines: PageLines, before: string): string =>
  `${printPage(withoutEmptySections(lines))}${before.endsWith('\n') ? '\n' : ''}`

/** A label of its own line ("Desirable:") goes with the last item that it announced. */
function withoutEmptySections(lines: PageLines): PageLines {
  return lines.filter((line, at) => {
    if (line.role !== 'text' || !/^(?:\*\*)?[^.!?]{2,60}:(?:\*\*)?$/.test(line.raw.trim())) return true
    const next = lines.slice(at + 1, Math.max(at + 1, endOfSection(lines, at))).find(({ role }) => role !== 'blank')
    return next?.role === 'bullet'
  })
}

function dropFrom(lines: PageLines, at: number, from: number, to: number): PageLines {
  const line = lines[at]!
  if (line.role === 'title' || line.role === 'heading')
    return lines.toSpliced(at, 1, withWords(line, withoutTail(wordsOf(line), Math.max(0, from), to)))
  const piece =
    piecesOf(line).find((one) => from >= one.from - FACTS_JOINT.length && from < one.to) ?? piecesOf(line).at(-1)!
  const words = wordsOf(line).slice(piece.from, piece.to)
  const shorter = to > piece.to ? null : dropWithin(words, from - piece.from, to - piece.from, line)
  if (shorter === null) return removePiece(lines, { line: at, ...piece })
  const kept = wordsOf(line).slice(0, piece.from) + shorter + wordsOf(line).slice(piece.to)
  return lines.toSpliced(at, 1, withWords(line, kept))
}

/** A heading keeps what stands before the claim: "Nurse in Leeds" is "Nurse". */
function withoutTail(words: string, from: number, to: number): string {
  const kept = words
    .slice(0, from)
    .replace(/[\s,(–|-]*(?:\s(?:in|at|for|with|of|im|für|mit|à|en|chez|pour|de|para|con))?[\s(]*$/iu, '')
  const rest = `${kept} ${words.slice(to).replace(/^\s*[),]?\s*/, '')}`.trim()
  return /\p{L}{2}/u.test(rest) ? rest : words
}

const JOINT = /, (?:and|und|et|y|or|oder|ou|o) | (?:and|und|et|y|e|or|oder|ou|o|&) |, /giu

interface Part {
  from: number
  to: number
}

/** The words without the part of the list or the bracket that a claim fills; null where only the whole can go. */
function dropWithin(words: string, from: number, to: number, line: PageLine): string | null {
  const bracket = [...words.matchAll(/\s*\([^()]*\)/g)].find(
    ({ 0: all, index }) => index < from && index + all.length > to,
  )
  if (bracket) return words.slice(0, bracket.index) + words.slice(bracket.index + bracket[0].length)
  const stop = /[.!?]$/.exec(words)?.index ?? words.length
  const cuts = [...words.slice(0, stop).matchAll(JOINT)].map(({ 0: joint, index }) => ({
    from: index,
    to: index + joint.length,
  }))
  if (cuts.length === 0) return null
  const parts: Part[] = [...cuts, { from: stop, to: stop }].map((cut, at) => ({
    from: cuts[at - 1]?.to ?? 0,
    to: cut.from,
  }))
  const own = parts.findIndex((part) => from >= part.from && to <= part.to)
  const part = parts[own]
  // Only a part that is nothing but the claim, or the last words of the first: "Work with Kafka, Redis and AWS".
  const isFigure = /^\D?\d[\d.,]*$/.test(words.slice(from, to))
  if (!part || line.role === 'facts' || isFigure) return null
  const ahead = words.slice(part.from, from).trim()
  const behind = words.slice(to, part.to).trim()
  if (behind !== '' || (own > 0 && ahead !== '' && !/^(?:an?|the|eine?n?|une?|una?|el|la|le)$/iu.test(ahead)))
    return null
  if (own === 0 && ahead === '' && parts.length < 3) return null
  const kept = parts.flatMap((one, at) => (at === own ? [] : [words.slice(one.from, one.to)]))
  if (own === 0) kept[0] = ahead === '' ? kept[0]! : `${ahead} ${kept[0]}`
  const last = /\p{L}+|&/u.exec(words.slice(cuts.at(-1)!.from, cuts.at(-1)!.to))?.[0]
  const joined = last && kept.length > 1 ? `${kept.slice(0, -1).join(', ')} ${last} ${kept.at(-1)}` : kept.join(', ')
  return capitalised(joined, words) + words.slice(stop)
}

const capitalised = (words: string, before: string): string =>
  /^\p{Lu}/u.test(before) ? words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : words
