/** Which words of a page a wish speaks of. */
import { readTable } from '../data.ts'
import { splitWords } from '../headings.ts'
import type { Language } from '../sheet/sheet.ts'
import { FACTS_JOINT, type PageLine, type PageLines, wordsOf } from './page.ts'

/** A sentence of a line, a part of the line of facts, or a whole bullet; offsets in the words of the line. */
export interface Target {
  line: number
  from: number
  to: number
}

const stops = new Map<Language, ReadonlySet<string>>()

/** Lists of words that can name a thing: "English", "experience", "technician". */
const NAMING = /^(?:uncounted|somebody|lone|state|cue|unit|remark)$/

/** Words too common to name anything. */
function stopWords(language: Language): ReadonlySet<string> {
  let found = stops.get(language)
  if (!found) {
    const rows = readTable('function-words').filter(([of, list]) => of === language && !NAMING.test(list!))
    found = new Set(rows.flatMap(([, , words]) => (words ?? '').toLowerCase().split(/[\s|]+/)))
    stops.set(language, found)
  }
  return found
}

/** Words compare by their first letters: "holidays" and "holiday", "Urlaubstage" and "Urlaub". */
export const STEM = 5
const stem = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/(?<=\p{L}{3})s$/u, '')
    .slice(0, STEM)

export const contentOf = (words: readonly string[], language: Language): string[] =>
  words
    .flatMap((word) => (/[@\d]/.test(word) ? [word] : word.split(/[-/]/)))
    .map((word) => word.replace(/^(?:l|d|qu)'(?=\p{L}{3})/u, ''))
    .filter((word) => (word.length > 2 || /\d/.test(word)) && !stopWords(language).has(word))
    .map(stem)

/** "The second bullet", in any of the languages; the last one has no number. */
const ORDINALS = [
  /^(?:first|1st|erste[nrs]?|1ère?|1er|premi(?:er|ère)|primer[oa]?)$/,
  /^(?:second|2nd|zweite[nrs]?|2e|2ème|deuxième|seconde?|segund[oa])$/,
  /^(?:third|3rd|dritte[nrs]?|3e|3ème|troisième|tercera?|tercero)$/,
  /^(?:fourth|4th|vierte[nrs]?|4e|4ème|quatrième|cuart[oa])$/,
  /^(?:fifth|5th|fünfte[nrs]?|cinquième|quint[oa])$/,
  /^(?:last|letzte[nrs]?|derni(?:er|ère)|últim[oa])$/,
]

/** The bullet that is counted out, of those of a section or, where none is named, of the page. */
export function findCounted(lines: PageLines, words: readonly string[], heading: number | null): Target | null {
  const count = ORDINALS.findIndex((ordinal) => words.some((word) => ordinal.test(word)))
  if (count < 0) return null
  const next = lines.findIndex(({ role }, at) => role === 'heading' && heading !== null && at > heading)
  const bullets = lines.flatMap(({ role }, at) =>
    role === 'bullet' && at > (heading ?? -1) && (next < 0 || at < next) ? [at] : [],
  )
  const line = bullets.at(count === ORDINALS.length - 1 ? -1 : count)
  return line === undefined ? null : { line, from: 0, to: wordsOf(lines[line]!).length }
}

/** A stop before a capital, but not that of "1. Oktober". */
const SENTENCE = /[.!?]\s+(?=[\p{Lu}\d„«"¿¡])(?!(?<=\d\.\s+)(?:J[aäu]n|Feb|Mär|Apr|Mai|Jul|Aug|Sep|Okt|Nov|Dez))/gu

/** The words of a line in the pieces that can be changed by themselves. */
export function piecesOf(line: PageLine): { from: number; to: number }[] {
  const words = wordsOf(line)
  const cuts =
    line.role === 'facts'
      ? [...words.matchAll(/ · /g)].map(({ index }) => ({ to: index, from: index + FACTS_JOINT.length }))
      : [...words.matchAll(SENTENCE)].map(({ 0: stop, index }) => ({ to: index + 1, from: index + stop.length }))
  const starts = [0, ...cuts.map(({ from }) => from)]
  return starts.map((from, at) => ({ from, to: cuts[at]?.to ?? words.length }))
}

/** From this share of what a wish names on, a piece is meant. */
const MEANT = 0.3

/**
 * The piece that has most of the words, rare ones counting more; null where none has enough of them.
 * @param words of the wish, without its command
 * @param mayBe what is looked at
 */
export function findTarget(
  lines: PageLines,
  words: readonly string[],
  language: Language,
  mayBe: (words: string, line: PageLine) => boolean = () => true,
): Target | null {
  const wanted = [...new Set(contentOf(words, language))]
  const pieces = lines.flatMap((line, at): { target: Target; stems: Set<string> }[] =>
    line.role === 'blank' || line.role === 'heading'
      ? []
      : piecesOf(line)
          .map((piece) => ({ piece, said: wordsOf(line).slice(piece.from, piece.to) }))
          .filter(({ said }) => mayBe(said, line))
          .map(({ piece, said }) => ({
            target: { line: at, ...piece },
            stems: new Set(contentOf(splitWords(said), language)),
          })),
  )
  const weightOf = new Map(wanted.map((word) => [word, 1 / (1 + pieces.filter(({ stems }) => stems.has(word)).length)]))
  let best: { target: Target; score: number; share: number } | null = null
  for (const { target, stems } of pieces) {
    const shared = wanted.filter((word) => stems.has(word))
    // The title has words of the whole page; a line that is about them is meant before it.
    const length = lines[target.line]!.role === 'title' ? 60 : 20 + stems.size
    const exact = splitWords(wordsOf(lines[target.line]!)).filter(
      (word) => words.includes(word) && word.length > STEM,
    ).length
    const score = shared.reduce((sum, word) => sum + weightOf.get(word)!, 0) + (shared.length + exact) / length
    if (shared.length > 0 && (!best || score > best.score))
      best = { target, score, share: shared.length / wanted.length }
  }
  return best && best.share >= MEANT ? best.target : null
}

/** Where words stand in others as whole words, in any case. */
export function placeOf(words: string, part: string): number {
  const [all, one] = [words.toLowerCase(), part.toLowerCase()]
  for (let at = all.indexOf(one); at >= 0; at = all.indexOf(one, at + 1))
    if (!/[\p{L}\d]/u.test(all[at - 1] ?? '') && !/[\p{L}\d]/u.test(all[at + one.length] ?? '')) return at
  return -1
}
