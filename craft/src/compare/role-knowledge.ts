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
    const linesWith = knownOf(role, title?.family ?? 'general')
    const hits = new Map<number, number>()
    for (const stem of stems)
      for (const line of linesWith.get(stem) ?? []) {
        const count = (hits.get(line) ?? 0) + 1
        if (count / stems.length >= ENOUGH) return true
        hits.set(line, count)
      }
    return false
  }
}

const cache = new Map<string, Map<string, number[]>>()

/** The lines of a role, of its trade and of work in general, in all languages: by their stems, which of them have it. */
function knownOf(role: Role, family: Family): Map<string, number[]> {
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
  const linesWith = new Map<string, number[]>()
  for (const [index, line] of [...known, ...shared, ...told].entries())
    for (const stem of stemsOfLine(line)) {
      const lines = linesWith.get(stem)
      if (lines) lines.push(index)
      else linesWith.set(stem, [index])
    }
  cache.set(key, linesWith)
  return linesWith
}

const stemsOfLine = (line: Line): Set<string> => new Set(stemsOfText(typeof line === 'string' ? line : line[1]))

const stemsOfText = (text: string): string[] =>
  (plain(text.replace(/[[\]|{}]/g, ' ')).match(/[a-zß-ɏ][a-zß-ɏ'-]+/g) ?? [])
    .filter((word) => word.length > 3)
    .map(stemOf)
