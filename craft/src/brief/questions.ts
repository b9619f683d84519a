import type { Fact, Language, Question } from './facts.ts'
export function askForMissing(_facts: readonly Fact[], _language: Language, _today?: Date): Question[] {
  return []
}
