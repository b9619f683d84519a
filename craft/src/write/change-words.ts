/** Words of a page that a rule removes or puts otherwise: no line is left that would have to be mended. */
import { removePiece, rewritePiece } from '../edit/change-lines.ts'
import { piecesOf } from '../edit/find-target.ts'
import { type PageLine, type PageLines, withWords, wordsOf } from '../edit/page.ts'
import { keyOf, linesOf, wordsOf as spelledWords, type Word } from '../learn/lines.ts'
import { carriesValue, saysValue } from '../learn/values.ts'
import { faultOf, type LineKind } from '../line/check-line.ts'
import { classOf } from '../line/word-lists.ts'
import type { Language } from '../sheet/sheet.ts'
import { capital } from './sentence.ts'

/** A longer phrase is a part of a sentence that means something: it goes with its sentence. */
const WITHIN_MAX_WORDS = 3
/** What may stand before words that say how something is: "a", "our", "in", "very", "have". */
const BEFORE_MODIFIER = ['article', 'possessive', 'preposition', 'adverb', 'auxiliary', 'contracted']
const PLACES = ['preposition', 'particle']

/**
 * Whole sentences and bullets that say the phrase go, and so does a part of the line of facts. Words within a sentence go by
 * themselves where they only say how something is; otherwise with their sentence, unless that holds a value.
 */
export function removePhrase(lines: PageLines, phrase: string, language: Language): PageLines {
  const wanted = linesOf(phrase.replace(/^#+\s*/, ''))
    .map(({ key }) => key)
    .filter(Boolean)
  if (wanted.length === 0) return lines
  return lines.flatMap((line) => (isOfText(line) ? removeFrom(line, wanted, language) : [line]))
}

const isOfText = ({ role }: PageLine) => role === 'text' || role === 'bullet' || role === 'facts'

function removeFrom(line: PageLine, wanted: readonly string[], language: Language): PageLine[] {
  let lines: PageLine[] = [line]
  // From the last to the first, so that the places of the others stay.
  const pieces = piecesOf(line)
  const keys = pieces.map(({ from, to }) => keyOf(wordsOf(line).slice(from, to)))
  for (let at = pieces.length - 1; at >= 0 && lines[0]; at--) {
    const isWhole = wanted.every((key, i) => keys[at + i] === key)
    const target = { line: 0, ...pieces[at]! }
    if (isWhole && !(line.role === 'facts' && saysValue(wordsOf(line).slice(target.from, target.to)))) {
      for (let i = wanted.length - 1; i >= 0; i--) lines = removePiece(lines, { line: 0, ...pieces[at + i]! })
    } else if (line.role !== 'facts' && wanted.length === 1 && ` ${keys[at]} `.includes(` ${wanted[0]} `)) {
      const said = wordsOf(lines[0]).slice(target.from, target.to)
      const without = withoutWords(said, wanted[0]!, line, language)
      if (without !== null) lines = rewritePiece(lines, target, without)
      else if (!carriesValue(said)) lines = removePiece(lines, target)
    }
  }
  return lines
}

/** Null where what is left would not read. */
function withoutWords(said: string, key: string, line: PageLine, language: Language): string | null {
  const words = spelledWords(said)
  const phrase = key.split(' ')
  // How to apply is told to the letter, and so is what has a figure.
  if (phrase.length > WITHIN_MAX_WORDS || line.section === 'apply' || /\d/.test(key)) return null
  const at = words.findIndex((_, from) => phrase.every((word, i) => words[from + i]?.key === word))
  const gap = at < 0 ? null : gapOf(said, words, at, at + phrase.length, language)
  if (gap === null) return null
  const [from, to] = gap
  const joined = `${said.slice(0, from)}${from === 0 ? capital(said.slice(to)) : said.slice(to)}`
  const rest = language === 'en' ? withArticles(joined) : joined
  return isSound(rest, said, line, language) ? rest : null
}

/** What goes with the words: the comma or the "and" that joined them to their like. Null where they carry their sentence. */
function gapOf(
  said: string,
  words: readonly Word[],
  from: number,
  to: number,
  language: Language,
): [number, number] | null {
  const [first, last, next, before] = [words[from]!, words[to - 1]!, words[to], words[from - 1]]
  // "Level 3 in adult care": where something is, behind all else.
  const endsIt =
    !next && before && PLACES.includes(classOf(first.key, language) ?? '') && classOf(before.key, language) === null
  if (endsIt && said.slice(before.to, first.from) === ' ') return [before.to, last.to]
  if (!next || [first.key, last.key].some((key) => classOf(key, language) !== null)) return null
  const behind = said.slice(last.to, next.from)
  const ahead = said.slice(before?.to ?? 0, first.from)
  const isPlain = (between: string) => between === ' '
  const isJoint = (word: Word | undefined) => word !== undefined && classOf(word.key, language) === 'conjunction'
  const following = words[to + 1]
  const modifies = (word: Word | undefined) => word !== undefined && classOf(word.key, language) === null
  if (isPlain(behind) && modifies(next)) {
    if (/^,\s$/.test(ahead)) return [before!.to, last.to]
    if (before && isPlain(ahead) && isJoint(before) && words[from - 2]) return [words[from - 2]!.to, last.to]
    const leads = before === undefined && ahead === ''
    const fits = before && isPlain(ahead) && BEFORE_MODIFIER.includes(classOf(before.key, language) ?? '')
    return leads || fits ? [first.from, next.from] : null
  }
  if (/^,\s$/.test(behind) && modifies(next) && isPlain(ahead || ' ')) return [first.from, next.from]
  if (isPlain(behind) && isJoint(next) && modifies(following) && isPlain(ahead || ' '))
    return [first.from, following!.from]
  return null
}

/** "an exciting role" without its middle is "a role". */
const withArticles = (text: string): string =>
  text
    .replace(/\b([Aa])n (?=[bcdfgjklmnpqrstvwxyz]\p{Ll})/gu, '$1 ')
    .replace(/\b([Aa]) (?=[ai]\p{Ll}|e(?!u)\p{Ll}|o(?!ne\b)\p{Ll}|u(?!ni|s|ti|k)\p{Ll})/gu, '$1n ')

const KINDS: Partial<Record<string, LineKind>> = { task: 'task', demand: 'demand', wish: 'wish', offer: 'offer' }

/** Whether a line reads at least as well as the one it comes from. */
export function isSound(next: string, before: string, { role, section }: PageLine, language: Language): boolean {
  const kind = section === 'apply' ? 'apply' : role === 'text' ? 'about' : (KINDS[section ?? ''] ?? 'condition')
  const fault = (text: string) => faultOf(text.replace(/[.!?]$/, ''), kind, language)
  const found = fault(next)
  return found === null || found === fault(before)
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\s+/g, '\\s+')
const whole = (phrase: string) => new RegExp(`(?<![\\p{L}\\d])${escaped(phrase)}(?![\\p{L}\\d])`, 'giu')
const hasCapital = (text: string) => text !== '' && text[0] !== text[0]!.toLowerCase()

/** Whole words in any case; a capital at the start of a line stays one. */
export function swapWords(lines: PageLines, from: string, to: string, language: Language): PageLines {
  const swap = (words: string) => {
    const swapped = words.replace(whole(from), (found) => (hasCapital(found) && !hasCapital(from) ? capital(to) : to))
    return swapped !== words && language === 'en' ? withArticles(swapped) : swapped
  }
  return lines.map((line) => {
    if (line.role === 'blank' || line.role === 'heading') return line
    const words = wordsOf(line)
    const swapped = swap(words)
    return swapped === words ? line : withWords(line, swapped)
  })
}
