/** The words that the writer's knowledge of a family of roles is made of, by their roots. */
import type { Family, Language } from '../brief/facts.ts'
import { plain } from '../brief/normalise.ts'
import { ROLE_FAMILIES } from '../writer/families/all.ts'
import { CONTEXT } from '../writer/families/context.ts'
import { DEALINGS } from '../writer/families/dealings.ts'
import { linesOfRole } from '../writer/families/role-lines.ts'
import { linesOfTrade } from '../writer/families/trade-lines.ts'
import { rootOf } from './word-roots.ts'

const known = new Map<string, ReadonlySet<string>>()

export function familyRoots(family: Family, language: Language): ReadonlySet<string> {
  const key = `${family}/${language}`
  const found = known.get(key)
  if (found) return found
  const lines = [
    ...[...ROLE_FAMILIES[family].roles.map((role) => linesOfRole(role, language)), linesOfTrade(family, language)]
      .flatMap(({ duties, needs }) => [...duties, ...needs])
      .map((line) => (typeof line === 'string' ? line : line[1])),
    ...(CONTEXT[family]?.[language] ?? []),
    ...(DEALINGS[family]?.[language] ?? []),
  ]
  const roots = new Set(lines.flatMap((line) => plain(line).match(/[a-zß-ɏ]{3,}/g) ?? []).map(rootOf))
  known.set(key, roots)
  return roots
}
