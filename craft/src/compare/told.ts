/** What a text tells, made ready to be asked about words, things and figures. */
import { writtenOut } from '../line/word-lists.ts'
import { guessLanguage } from '../text/text.ts'
import type { Span } from './claims.ts'
import { conceptsIn } from './concepts.ts'
import { datesIn, type Figure, figuresIn } from './figures.ts'
import { DAYS, daysNamed } from './weekdays.ts'
import { isFigure, plainOf, stemsOf, typedSpan, type Word, withFigures, wordsIn } from './words.ts'

/** The shortest part of a compound that is a word, in letters. */
const PART_MIN = 5
const WORD_MAX = 40

export class Told {
  readonly words: readonly Word[]
  readonly figures: readonly Figure[]
  /** How many days a week its weekdays are. */
  readonly days: Figure | null
  private readonly stems = new Map<string, number>()
  private readonly concepts = new Map<string, number>()
  private readonly letters = new Map<string, number>()
  /** The stretch as it was typed. */
  private readonly typed: (span: Span) => Span

  constructor(raw: string) {
    const traced = withFigures(raw)
    const language = guessLanguage(raw)
    this.typed = (span) => typedSpan(traced, span)
    this.words = wordsIn(traced.text)
    for (const [at, word] of this.words.entries()) {
      if (isFigure(word)) continue
      const written = writtenOut(word.text.toLowerCase(), language).flatMap((one) => plainOf(one).split(/\s+/))
      for (const plain of [word.plain, ...written]) this.tell(plain, at)
      if (/^\p{Lu}{2,6}s?$/u.test(word.text)) note(this.letters, word.plain, at)
    }
    const hits = conceptsIn(this.words)
    for (const { id, from } of hits) note(this.concepts, id, from)
    this.days = daysNamed(traced.text, this.words, hits)
    if (this.days) for (const day of DAYS.slice(0, 5)) note(this.concepts, day, this.days.at)
    const figures = figuresIn(traced.text, this.words)
    const dates = figures.flatMap((figure) => datesIn(figure, this.words[figure.at]!))
    for (const { month, at } of dates) note(this.concepts, month, at)
    for (const { unit, value, at } of figures) {
      // "28 T" and "5 Wo" are leave.
      const isLeave = unit === 'week' ? value >= 4 && value <= 8 : value >= 18 && value <= 42
      if (isLeave && (unit === null || unit === 'day' || unit === 'week')) note(this.concepts, 'leave', at)
    }
    this.figures = [...figures, ...dates]
  }

  /** A word, and what a compound begins or ends with: "Umzug" of "Umzugshilfe". */
  private tell(plain: string, at: number): void {
    for (const stem of stemsOf(plain)) note(this.stems, stem, at)
    if (plain.length > WORD_MAX) return
    for (let cut = PART_MIN; cut <= plain.length - 3; cut++) note(this.stems, plain.slice(0, cut), at)
    for (let cut = 3; cut <= plain.length - PART_MIN; cut++) note(this.stems, plain.slice(cut), at)
  }

  /** The place of a word in any of its forms, in the list of words. */
  findWord(plain: string): number | null {
    const stem = stemsOf(plain).find((one) => this.stems.has(one))
    return stem === undefined ? null : this.stems.get(stem)!
  }

  findConcept(id: string): number | null {
    return this.concepts.get(id) ?? null
  }

  /** Letters that stand for words: "lgps". */
  findLetters(letters: string): number | null {
    return this.letters.get(letters) ?? null
  }

  /** Whether something is told by its name or by another for it. */
  tellsThing(plain: string): boolean {
    const concept = conceptsIn([{ from: 0, to: plain.length, text: plain, plain }])[0]
    return this.findWord(plain) !== null || (concept !== undefined && this.concepts.has(concept.id))
  }

  /** Where words stand in the text as it was typed. */
  spanOf(from: number, to: number): Span {
    return this.typed([this.words[from]!.from, this.words[to - 1]!.to])
  }
}

function note(places: Map<string, number>, key: string, at: number): void {
  if (!places.has(key)) places.set(key, at)
}
