/** The plain form of a verb: "checking" and "checks" -> "check", "fährt" -> "fahren", "gère" -> "gérer", "gestiona" -> "gestionar". */
import type { Language } from '../sheet/sheet.ts'
import { verbsOf } from './word-lists.ts'

/** Ending -> what it may stand for, the likeliest first; the first that gives a known verb is taken, else the very first. */
const ENDINGS: Record<Language, readonly (readonly [string, readonly string[]])[]> = {
  en: [
    ['ying', ['y', 'ie']],
    ['ing', ['', 'e']],
    ['ies', ['y', 'ie']],
    ['sses', ['ss']],
    ['ches', ['ch', 'che']],
    ['shes', ['sh']],
    ['xes', ['x']],
    ['oes', ['o']],
    ['s', ['']],
  ],
  de: [
    ['elst', ['eln']],
    ['elt', ['eln']],
    ['erst', ['ern']],
    ['ert', ['ern', 'eren']],
    ['est', ['en']],
    ['et', ['en']],
    ['st', ['en']],
    ['t', ['en']],
    ['ln', ['ln']],
    ['le', ['eln']],
    ['e', ['en']],
  ],
  fr: [
    ['issent', ['ir']],
    ['issez', ['ir']],
    ['issant', ['ir']],
    ['ra', ['r', 're']],
    ['ras', ['r', 're']],
    ['rez', ['r', 're']],
    ['era', ['er']],
    ['eras', ['er']],
    ['erez', ['er']],
    ['ent', ['er', 're']],
    ['ant', ['er', 're', 'ir']],
    ['ez', ['er', 're']],
    ['es', ['er']],
    ['e', ['er']],
    ['it', ['ir', 're']],
    ['is', ['ir', 're']],
    ['d', ['dre']],
    ['ds', ['dre']],
  ],
  es: [
    ['ando', ['ar']],
    ['iendo', ['er', 'ir']],
    ['ará', ['ar']],
    ['erá', ['er']],
    ['irá', ['ir']],
    ['an', ['ar']],
    ['as', ['ar']],
    ['a', ['ar']],
    ['en', ['er', 'ir', 'ar']],
    ['es', ['er', 'ir', 'ar']],
    ['e', ['er', 'ir', 'ar']],
  ],
}
const SHORTEST = 3

/**
 * Null where the word is no form of a verb that is known, or is the plain form already.
 * @param guess also forms of verbs that no list holds
 */
export function plainForm(lower: string, language: Language, guess = false): string | null {
  const { plain, forms } = verbsOf(language)
  const irregular = forms.get(lower)
  if (irregular !== undefined) return irregular
  if (plain.has(lower)) return null
  let likely: string | null = null
  for (const [ending, plains] of ENDINGS[language]) {
    if (!lower.endsWith(ending) || lower.length - ending.length < SHORTEST - 1) continue
    const stem = lower.slice(0, -ending.length)
    const tries = plains.map((end) => stem + end)
    if (ending === 'ing' && stem.at(-1) === stem.at(-2)) tries.push(stem.slice(0, -1))
    const known = tries.find((one) => plain.has(one))
    if (known !== undefined) return known
    likely ??= tries[0] ?? null
  }
  if (!guess || lower.length <= SHORTEST) return null
  return language === 'en' ? guessBase(lower) : likely
}

/** "nebulising" -> "nebulise", "winterizing" -> "winterize"; only of what ends in "-ing". */
function guessBase(lower: string): string | null {
  const stem = lower.endsWith('ing') ? lower.slice(0, -3) : ''
  if (stem.length < SHORTEST || !/[aeiouy]/.test(stem) || /(?:th|even|morn)$/.test(stem)) return null
  if (/([bdfgmnprt])\1$/.test(stem)) return stem.slice(0, -1)
  return /(?:[isuz]s|[iy]z|at|[^aeiou]l|[aeiounr]c|[dn]g|u|v)$/.test(stem) ? `${stem}e` : stem
}

/** The infinitive of a word that is a verb in any form; null for other words. */
export const infinitiveOf = (lower: string, language: Language): string | null =>
  isPlainForm(lower, language) ? lower : plainForm(lower, language, true)

const INFINITIVE: Partial<Record<Language, RegExp>> = {
  fr: /\p{L}{2}(?:er|ir|re)$/u,
  es: /\p{L}{2}[aei]r(?:se|l[aeo]s?)?$/u,
}

/** Whether it may well be an infinitive, known or not. */
export const looksPlain = (lower: string, language: Language): boolean =>
  isPlainForm(lower, language) || (INFINITIVE[language]?.test(lower) ?? false)

export const isPlainForm = (lower: string, language: Language): boolean => verbsOf(language).plain.has(lower)
