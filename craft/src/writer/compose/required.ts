/** What the brief makes a condition, in so many words or by its nature. */
import type { Fact } from '../../brief/facts.ts'
import type { Voice } from '../languages/voice.ts'
import type { Plan } from '../plan.ts'

const REQUIRED =
  /(?<!\p{L})(?:musts?(?! (?:be able|like|love))|required|essential|mandatory|compulsory|pflicht|voraussetzung|zwingend|unbedingt|erforderlich|muss(?: (?:sein|da sein|vorliegen|vorhanden sein))?|obligatoires?|indispensables?|impérati\p{L}*|exigée?s?|obligatori[oa]s?|imprescindibles?|excluyentes?)(?!\p{L})/iu
const DENIED = /(?<!\p{L})(?:no|not|non|nicht|kein\p{L}*|pas|sin|ni|aucun\p{L}*|nice|plus)(?!\p{L})/iu

/** Whether the brief says of this very demand, within its clause, that nobody can do without it. */
export function isSaidRequired(fact: Fact, { brief }: Plan): boolean {
  const [from, to] = fact.spans[0] ?? [0, 0]
  if (to === 0) return false
  const typed = brief.text.slice(from, to)
  if (REQUIRED.test(typed)) return !DENIED.test(typed)
  const ahead = brief.text
    .slice(Math.max(0, from - 24), from)
    .split(/[.,;:!?\n]/)
    .at(-1)!
  const behind = brief.text.slice(to, to + 28).split(/[.,;!?\n]|\s[-–]\s/)[0]!
  return [ahead, behind].some((words) => REQUIRED.test(words) && !DENIED.test(words))
}

/** A licence, a registration, a diploma: whoever lacks it cannot be taken on. */
const isPaperNeeded = (fact: Fact): boolean =>
  (fact.kind === 'licence' && fact.need !== 'nice') || (fact.kind === 'education' && fact.need === 'required')

/** "DEAS (obligatoire)": the word is printed where the text does not hold it yet. */
export function withRequired(line: string, fact: Fact, plan: Plan, voice: Voice): string {
  const isNamed = fact.kind === 'licence' || fact.kind === 'education' || fact.kind === 'skill'
  return isNamed && isSaidRequired(fact, plan) && !REQUIRED.test(line) ? `${line} (${voice.required})` : line
}

/** All that is said to be required, and whether the list tells it of each thing that is. */
export function conditionsOf(plan: Plan): { named: number; unnamed: number } {
  const demands = plan.brief.facts.filter(
    (fact) =>
      fact.holds &&
      fact.confidence !== 'low' &&
      (fact.kind === 'licence' || fact.kind === 'education' || fact.kind === 'skill'),
  )
  const named = demands.filter((fact) => isSaidRequired(fact, plan))
  return { named: named.length, unnamed: demands.filter((fact) => isPaperNeeded(fact) && !named.includes(fact)).length }
}
