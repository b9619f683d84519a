/** A brief as it was typed becomes one plain text, every stretch of which can go back to what was typed. */
import type { Language, Span } from '../sheet/sheet.ts'
import { plainCharacters } from './characters.ts'
import { correctFigures } from './corrected.ts'
import { findFigures, findWords } from './figures.ts'
import { guessLanguage } from './language.ts'
import { plainLayout } from './layout.ts'
import { guessLocale } from './locale.ts'
import { withoutMessageMarks } from './messages.ts'
import { findSpokenPhones, withoutHesitation, writeAddresses, writeStops } from './spoken.ts'
import { findTokens, type Token } from './tokens.ts'
import { applyEdits, spanOf, trace } from './traced.ts'
import { findTraits, type Traits } from './traits.ts'

export { guessLanguage, type Token }

export interface Text {
  /** As typed. */
  raw: string
  /**
   * Composed letters, plain quotes, blanks and dashes, plain lines ("- " for a bullet, "Pay: £14" for a row); stamps of a
   * chat, heads of a mail and hesitation left out; numbers, sums, times and addresses in words written as figures.
   */
  text: string
  /** A stretch of `text` -> the smallest stretch of `raw` that covers it. UTF-16 offsets, to is exclusive. */
  toRaw(from: number, to: number): Span
  tokens: Token[]
  /** Stretches of `raw` that the brief itself takes back, and the words that do so: they are no part of `text`. */
  taken: Span[]
  /** Where in `text` such words were. */
  cuts: number[]
  language: Language
  /** "en-GB", "de-AT" … where spelling, currency or places tell. */
  locale: string | null
  traits: Traits
}

/** Never fails; in time linear in the length of the brief. */
export function readText(raw: string): Text {
  const plain = plainLayout(withoutMessageMarks(plainCharacters(trace(raw))))
  const language = guessLanguage(plain.text)
  const spoken = writeStops(withoutHesitation(plain, language), language)
  const phoned = writeAddresses(applyEdits(spoken, findSpokenPhones(findWords(spoken.text), language)))
  const told = applyEdits(phoned, findFigures(findWords(phoned.text), language))
  const { text: written, taken, cuts } = correctFigures(told, language)
  const tokens = findTokens(written.text)
  return {
    raw,
    text: written.text,
    toRaw: (from, to) => spanOf(written, from, to),
    tokens,
    taken,
    cuts,
    language,
    locale: guessLocale(
      tokens.map(({ lower }) => lower),
      language,
    ),
    traits: findTraits(written.text),
  }
}
