/** What is read or built once for a language: made when it is first asked for, and kept. */
import type { Language } from './sheet/sheet.ts'

export function perLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>()
  return (language) => {
    if (!made.has(language)) made.set(language, make(language))
    return made.get(language)!
  }
}
