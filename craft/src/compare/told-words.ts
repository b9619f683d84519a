/** Which words of a description a source has, in whatever form: as it stands, in a compound, shortened, by another word for it. */
import type { Span } from '../brief/facts.ts'
import { type Evidence, stemOf } from './evidence.ts'
import { isFormOf, isGift, kinOf } from './kindred-words.ts'
import { shortenedIn } from './letters.ts'
import { isFiller } from './traits.ts'
import { rootOf } from './word-roots.ts'

/** The words of a plain text from three letters on, without elisions: "l'equipe" is "equipe". */
export const wordsIn = (text: string): string[] =>
  (text.match(/\p{L}[\p{L}&'-]+/gu) ?? [])
    .map((word) => word.replace(/^(?:[ldnqsj]|qu)'|'(?:re|ll|ve|d|s)$/g, ''))
    .filter((word) => word.length > 2)

/** "Jahressonderzahlung" is not promised by "2 Jahre": a long word takes more than a common beginning. */
export function findTold(word: string, told: Evidence): Span | undefined {
  const kin = told.kin.get(kinOf(word) ?? -1)
  const span = told.stems.get(stemOf(word))
  if (kin || !span)
    return (
      kin ??
      shortenedIn(told, word) ??
      (word.length > 5 ? told.roots.get(rootOf(word)) : undefined) ??
      compoundOf(word, told)
    )
  for (const [other, at] of told.words) if (isFormOf(word, other)) return at
  return word.length >= 12 && told.plain.includes(word.slice(0, Math.max(7, Math.ceil(word.length * 0.6))))
    ? span
    : undefined
}

/** "Freie Fahrt" is told by "Freifahrt", "Jahresbonus" by "Bonus": what a compound is stands at its end. */
function compoundOf(word: string, told: Evidence): Span | undefined {
  if (word.length < 5) return undefined
  for (const [other, at] of told.words)
    if (
      other !== word &&
      ((other.length >= 5 && other.endsWith(word)) ||
        ((other.length >= 5 || other === 'tage') && word.endsWith(other) && !isFiller(other)))
    )
      return at
  return undefined
}

/** "Bienengift" is told by "Bienengiftallergie", "Wein" by "Weingut", "HACCP-Konzept" by "HACCP". */
export function findWithin(word: string, told: Evidence): Span | undefined {
  for (const part of word.split('-')) {
    const root = rootOf(part)
    if (root.length < 4) continue
    for (const [other, span] of told.words) {
      if (other.length < 5) continue
      const holds = root.length > 4 ? other.includes(root) : other.startsWith(part)
      if (holds || part.startsWith(other) || part.endsWith(other)) return span
    }
  }
  return undefined
}

/** By the first letters alone, or within another word: who asks for something may say it in many ways. */
export function findLoosely(word: string, told: Evidence): Span | undefined {
  const stem = stemOf(word)
  return (
    told.stems.get(stem) ??
    (stem.length === 5 ? told.stems.get(stem.slice(0, 4)) : undefined) ??
    told.kin.get(kinOf(word) ?? -1) ??
    shortenedIn(told, word) ??
    told.roots.get(rootOf(word)) ??
    findWithin(word, told)
  )
}

/** "English lessons" are not promised by who asks for English. */
export const hasUntoldGift = (words: readonly string[], told: Evidence): boolean =>
  (words.length <= 3 ? words : words.slice(0, 1)).some(
    (word) => isGift(kinOf(word)) && !told.kin.has(kinOf(word)!) && findTold(word, told) === undefined,
  )

/** A word of the source that the description has in this place alone: this is where it speaks of it. */
export function saidHereAlone(
  words: readonly string[],
  [from, to]: Span,
  text: string,
  told: Evidence,
): Span | undefined {
  if (words.length > 3) return undefined
  const rest = `${text.slice(0, from)} ${text.slice(to)}`
  for (const word of words) {
    const source = word.length < 5 ? undefined : findTold(word, told)
    if (source && !rest.includes(word.slice(0, 5))) return source
  }
  return undefined
}
