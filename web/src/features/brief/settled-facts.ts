import type { FactKind, SettledFact } from '@rolewright/contract/briefs'

/** What is put right: an entry or a note by its text, or nothing where something is added. */
export interface Correction {
  kind: FactKind
  text: string
  instead: string | null
}

/** The facts with one more put right. What was put right before and is so again stays one fact; what was added and is left out is gone. */
export function putRight(facts: SettledFact[], { kind, text, instead }: Correction): SettledFact[] {
  const said = text.trim()
  const before = facts.findLastIndex((fact) => instead !== null && fact.text === instead)
  const first = before < 0 ? instead : (facts[before]!.instead ?? null)
  const rest = before < 0 ? facts : facts.toSpliced(before, 1)
  if (said === '' && first === null) return rest
  return [...rest, { kind, text: said, ...(first === null ? {} : { instead: first }) }]
}
