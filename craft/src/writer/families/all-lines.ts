import type { Family, Language } from '../../brief/facts.ts'
import { voiceOf } from '../languages/voice-of.ts'
import { ROLE_FAMILIES } from './all.ts'
import { CONTEXT } from './context.ts'
import { DEALINGS } from './dealings.ts'
import { linesOfRole } from './role-lines.ts'
import { linesOfTrade } from './trade-lines.ts'

export interface KnownLines {
  duties: string[]
  needs: string[]
  /** Clauses that stand inside a sentence. */
  clauses: string[]
  /** Whole sentences. */
  sentences: string[]
}

/** Every template of a language from which the writer may print, its knowledge and its phrases; of roles what `ofRole` knows. */
export function allLines(language: Language, ofRole: typeof linesOfRole = linesOfRole): KnownLines {
  const families = Object.keys(ROLE_FAMILIES) as Family[]
  const roles = families.flatMap((family) => ROLE_FAMILIES[family].roles)
  const known = [
    ...roles.map((role) => ofRole(role, language)),
    ...families.map((family) => linesOfTrade(family, language)),
  ]
  const text = (line: string | [unknown, string]) => (typeof line === 'string' ? line : line[1])
  return {
    duties: known.flatMap(({ duties }) => duties.map(text)),
    needs: known.flatMap(({ needs }) => needs.map(text)),
    clauses: roles.flatMap((role) => [...role.words[language].purpose, ...role.words[language].success]),
    sentences: [
      ...families.flatMap((family) => [
        ...(CONTEXT[family]?.[language] ?? []),
        ...(DEALINGS[family]?.[language] ?? []),
      ]),
      ...Object.values(voiceOf(language).phrases).flatMap((byTone) => Object.values(byTone).flat()),
    ],
  }
}
