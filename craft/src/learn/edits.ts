/** What a person made of a generated description, edit by edit. */
import type { Language } from '../sheet/sheet.ts'
import { guessLanguage } from '../text/text.ts'
import { type Alignment, alignLines } from './align.ts'
import { allWords, type Line, linesOf } from './lines.ts'
import { type Part, partsOf, sameParts } from './parts.ts'
import { readStyleWishes, type StyleWishes } from './wishes.ts'
import { compareWords, type WordChange } from './word-changes.ts'

/** A description and what became of it. */
export interface LearningPair {
  id: string
  generated: string
  /** Null where people only said something about it. */
  final: string | null
  /** What people said about the generated text. */
  comments?: readonly string[]
}

export interface Reworded {
  before: Line
  after: Line
  changes: WordChange[]
}

export interface Edits {
  id: string
  language: Language
  generated: { lines: Line[]; words: string }
  final: { lines: Line[]; words: string } | null
  reworded: Reworded[]
  removed: Line[]
  added: Line[]
  /** Sections that go by another name now. */
  renamed: { from: string; to: string }[]
  /** The title before and now; null where one of them is missing. */
  title: { before: string; after: string } | null
  /** The sections of both texts in their order, each under the same id in both. */
  sections: { before: Part[]; after: Part[] }
  /** Share of the generated words that are still there, 0 to 1; null without a final text. */
  survival: number | null
  /** Of the comments. */
  wishes: StyleWishes
}

/** A text that kept less of what was generated, as a share of the words, was written anew: what it lacks tells nothing. */
const SAME_TEXT = 0.35

export const isWrittenAnew = ({ survival }: Edits): boolean => survival !== null && survival < SAME_TEXT

const NO_FINAL = { final: null, reworded: [], removed: [], added: [], renamed: [], title: null, survival: null }

/** Deterministic; a pair of usual length takes a few milliseconds. */
export function readEdits({ id, generated, final, comments = [] }: LearningPair): Edits {
  const lines = linesOf(generated)
  const language = guessLanguage(final ?? generated)
  const known = {
    id,
    language,
    generated: { lines, words: allWords(lines) },
    wishes: readStyleWishes(comments, language),
  }
  if (final === null) return { ...known, ...NO_FINAL, sections: { before: partsOf(lines, language), after: [] } }
  const headings = new Set(lines.filter(({ kind }) => kind === 'heading').map(({ key }) => key))
  const finalLines = linesOf(final, headings)
  const alignment = alignLines(lines, finalLines)
  const compared = alignment.pairs.map(({ before, after }) => ({ before, after, ...compareWords(before, after) }))
  const renamed = renamedSections(lines, finalLines, alignment)
  const titles = alignment.pairs.find(({ before }) => before.kind === 'title')
  return {
    ...known,
    final: { lines: finalLines, words: allWords(finalLines) },
    reworded: compared
      .filter(({ before, changes }) => changes.length > 0 && before.kind !== 'title' && before.kind !== 'fact')
      .map(({ before, after, changes }) => ({ before, after, changes })),
    removed: alignment.removed.filter(({ kind }) => kind === 'point' || kind === 'sentence'),
    added: alignment.added,
    renamed,
    title: titles ? { before: titles.before.text, after: titles.after.text } : null,
    sections: sameParts(partsOf(lines, language), partsOf(finalLines, language), renamed),
    survival: shareOf(lines, alignment.reflowed, compared),
  }
}

function shareOf(lines: readonly Line[], reflowed: readonly Line[], compared: readonly { kept: number }[]): number {
  const total = sum(lines.map(({ words }) => words.length))
  const kept = sum(compared.map((one) => one.kept)) + sum(reflowed.map(({ words }) => words.length))
  return total === 0 ? 1 : kept / total
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

/** A section is the one in which most of its lines stand now; of two that became one, the one that gave more to it. */
function renamedSections(generated: readonly Line[], final: readonly Line[], { pairs }: Alignment) {
  const names = (lines: readonly Line[]) => lines.filter(({ kind }) => kind === 'heading')
  const [kept, had] = [final, generated].map((lines) => new Set(names(lines).map(({ key }) => key)))
  const moves = names(generated)
    .filter(({ key }) => !kept!.has(key))
    .flatMap(({ text: from }) => {
      const moved = pairs.filter(({ before }) => before.heading === from && before.kind !== 'heading')
      const [most] = [...Map.groupBy(moved, ({ after }) => after.heading)].sort(([, a], [, b]) => b.length - a.length)
      const name = most && most[1].length * 2 > moved.length && names(final).find(({ text }) => text === most[0])
      return name && !had!.has(name.key) ? [{ from, to: name.text, lines: most[1].length }] : []
    })
    .sort((a, b) => b.lines - a.lines)
  return moves
    .filter(({ to }, at) => moves.findIndex((move) => move.to === to) === at)
    .map(({ from, to }) => ({ from, to }))
}
