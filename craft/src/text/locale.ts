/** Which country a brief is from, where its money, its places or its spelling tell. */
import { readTable } from '../data.ts'
import { perLanguage } from '../per-language.ts'
import type { Language } from '../sheet/sheet.ts'

const STRONG = 2

interface Cues {
  whole: Map<string, { locale: string; weight: number }[]>
  /** Beginnings of words, by their first four letters; none is shorter. */
  begins: Map<string, { beginning: string; locale: string }[]>
}
const KEY = 4
const cuesOf = perLanguage((language) => {
  const cues: Cues = { whole: new Map(), begins: new Map() }
  for (const [locale = '', ...lists] of readTable('locales').filter(([its]) => its?.startsWith(language)))
    for (const [part, words] of lists.entries())
      for (const word of words.split(' ')) {
        if (word.endsWith('*')) {
          const key = word.slice(0, KEY)
          cues.begins.set(key, [...(cues.begins.get(key) ?? []), { beginning: word.slice(0, -1), locale }])
        } else cues.whole.set(word, [...(cues.whole.get(word) ?? []), { locale, weight: part === 0 ? STRONG : 1 }])
      }
  return cues
})

/** "en-GB", "de-CH" …: the one that most speaks for; null where nothing does, or as much for another. */
export function guessLocale(words: Iterable<string>, language: Language): string | null {
  const { whole, begins } = cuesOf(language)
  const sums = new Map<string, number>()
  const add = (locale: string, weight: number) => sums.set(locale, (sums.get(locale) ?? 0) + weight)
  for (const word of new Set(words)) {
    for (const { locale, weight } of whole.get(word) ?? []) add(locale, weight)
    for (const { beginning, locale } of begins.get(word.slice(0, KEY)) ?? [])
      if (word.startsWith(beginning)) add(locale, 1)
  }
  const [first, second] = [...sums].sort((a, b) => b[1] - a[1])
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : null
}
