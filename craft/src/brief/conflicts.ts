import type { Conflict, Fact, Language } from './facts.ts'
export function findConflicts(_facts: readonly Fact[], _language: Language): Conflict[] {
  return []
}
