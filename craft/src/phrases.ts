/** Lists of phrases as data, found in one pass over a text's words. */
import { readTable } from './data.ts'
import { perLanguage } from './per-language.ts'

/** One word of a phrase: itself, a beginning ("jung*"), any figure ("#"), or one of several ("he|she"). */
interface Phrase<T> {
  words: readonly string[]
  value: T
}
export interface Hit<T> {
  /** Places in the list of words: from is inclusive, to is exclusive. */
  from: number
  to: number
  /** The words between that are the phrase's own, without those of its gaps. */
  at: number[]
  value: T
}

const fits = (pattern: string, word: string): boolean =>
  pattern.split('|').some((one) => {
    if (one === '#') return /^\d/.test(word)
    return one.endsWith('*') ? word.startsWith(one.slice(0, -1)) : one === word
  })

/** The first three letters of what a word of a phrase may be, or null where any word may. */
function beginnings(pattern: string): string[] | null {
  const all = pattern
    .split('|')
    .map((one) => (one === '#' || /^[^*]{0,2}\*$/.test(one) ? null : one.slice(0, 3).replace('*', '')))
  return all.includes(null) ? null : (all as string[])
}

/**
 * Makes a finder of phrases. Words are lower case; in a phrase "x*" is a beginning of two letters or more, "#" a figure,
 * "a|b" one of both, and "…" up to four words of any kind.
 * @returns the hits in `words`, in order; the longest where several begin at one word, and none within another
 */
export function phraseFinder<T>(rows: readonly (readonly [phrase: string, value: T])[]) {
  const byStart = new Map<string, Phrase<T>[]>()
  const anywhere: Phrase<T>[] = []
  for (const [text, value] of rows) {
    const words = text.toLowerCase().trim().split(/\s+/)
    const starts = beginnings(words[0]!)
    if (!starts) anywhere.push({ words, value })
    for (const start of starts ?? []) byStart.set(start, [...(byStart.get(start) ?? []), { words, value }])
  }
  return (words: readonly string[]): Hit<T>[] => {
    const hits: Hit<T>[] = []
    for (let at = 0; at < words.length; ) {
      let best: Hit<T> | null = null
      for (const phrase of byStart.get(words[at]!.slice(0, 3)) ?? []) best = longer(best, phrase, words, at)
      for (const phrase of anywhere) best = longer(best, phrase, words, at)
      if (best) hits.push(best)
      at = best ? best.to : at + 1
    }
    return hits
  }
}

/**
 * A finder for each language of `craft/data/<table>.tsv`, whose rows are: language, what its phrases say, phrases (" / " between).
 * @param only what the phrases must say that are looked for
 */
export const tableFinder = <T extends string>(table: string, only?: T) =>
  perLanguage((language) =>
    phraseFinder(
      readTable(table)
        .filter(([of, says]) => of === language && (only === undefined || says === only))
        .flatMap(([, says, phrases]) => phrases!.split(' / ').map((phrase) => [phrase, says as T] as const)),
    ),
  )

function longer<T>(best: Hit<T> | null, { words: phrase, value }: Phrase<T>, words: readonly string[], at: number) {
  const own = placesOf(phrase, 0, words, at)
  const to = own && own.at(-1)! + 1
  return to !== null && to > (best?.to ?? at) ? { from: at, to, at: own!, value } : best
}

const GAP = 4

/** The places of a phrase's words where it begins at `at`, or null where it does not stand there. */
function placesOf(phrase: readonly string[], next: number, words: readonly string[], at: number): number[] | null {
  if (next === phrase.length) return []
  if (phrase[next] === '…') {
    for (let skipped = 0; skipped <= GAP; skipped++) {
      const places = placesOf(phrase, next + 1, words, at + skipped)
      if (places) return places
    }
    return null
  }
  if (at >= words.length || !fits(phrase[next]!, words[at]!)) return null
  const rest = placesOf(phrase, next + 1, words, at + 1)
  return rest && [at, ...rest]
}
