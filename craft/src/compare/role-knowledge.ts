/** Whether a sentence says what people in such a role usually do and need. */
import { type Brief, type Fact, type Family, LANGUAGES } from '../brief/facts.ts'
import { plain } from '../brief/normalise.ts'
import { CONTEXT } from '../writer/families/context.ts'
import { DEALINGS } from '../writer/families/dealings.ts'
import { findRole } from '../writer/families/find-role.ts'
import type { Line, Role } from '../writer/families/role.ts'
import { linesOfRole } from '../writer/families/role-lines.ts'
import { linesOfTrade } from '../writer/families/trade-lines.ts'
import { stemOf } from './evidence.ts'

/** Share of the words of a sentence that one line of the role's knowledge must hold. */
const ENOUGH = 0.6

export function roleKnowledgeFor(brief: Brief): (sentence: string) => boolean {
  const title = brief.facts.find((fact): fact is Extract<Fact, { kind: 'title' }> => fact.kind === 'title') ?? null
  const role = findRole(title, brief.text)
  return (sentence) => {
    const stems = stemsOfText(sentence)
    if (stems.length === 0) return false
    const known = knownOf(role, title?.family ?? 'general')
    return known.some((line) => stems.filter((stem) => line.has(stem)).length / stems.length >= ENOUGH)
  }
}

const cache = new Map<string, Set<string>[]>()

/** The lines of a role, of its trade and of work in general, in all languages, as stems. */
function knownOf(role: Role, family: Family): Set<string>[] {
  const key = `${family}/${role.id}`
  const cached = cache.get(key)
  if (cached) return cached
  const known = LANGUAGES.flatMap((language) =>
    [role, findRole(null, '')].flatMap((one) => {
      const { duties, needs } = linesOfRole(one, language)
      const { purpose, success } = one.words[language]
      return [...duties, ...needs, ...purpose, ...success]
    }),
  )
  const shared = LANGUAGES.flatMap((language) =>
    [family, 'general' as const].flatMap((one) => {
      const { duties, needs } = linesOfTrade(one, language)
      return [...duties, ...needs]
    }),
  )
  const told = LANGUAGES.flatMap((language) => [
    ...(CONTEXT[family]?.[language] ?? []),
    ...(DEALINGS[family]?.[language] ?? []),
  ])
  const lines = [...known, ...shared, ...told].map(stemsOfLine)
  cache.set(key, lines)
  return lines
}

const stemsOfLine = (line: Line): Set<string> => new Set(stemsOfText(typeof line === 'string' ? line : line[1]))

const stemsOfText = (text: string): string[] =>
  (plain(text.replace(/[[\]|{}]/g, ' ')).match(/[a-zß-ɏ][a-zß-ɏ'-]+/g) ?? [])
    .filter((word) => word.length > 3)
    .map(stemOf)
