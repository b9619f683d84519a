/** How words are written by people who use capitals, as learned: `models/casing.bin`. */
import { readBytes } from '../data.ts'
import { perLanguage } from '../per-language.ts'
import { LANGUAGES } from '../sheet/sheet.ts'

/** By language, lower case -> as written, where it differs and is nearly always so. A line a language. */
export const casingOf = perLanguage((language): ReadonlyMap<string, string> => {
  const line = new TextDecoder().decode(readBytes('casing.bin')).split('\n')[LANGUAGES.indexOf(language)]!
  return new Map(line.split(' ').map((word) => [word.toLowerCase(), word] as const))
})
