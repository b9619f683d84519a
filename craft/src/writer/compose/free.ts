import type { Fact } from '../../brief/facts.ts'
import type { FreeHome } from '../languages/voice.ts'
import { voiceOf } from '../languages/voice-of.ts'
import type { Plan } from '../plan.ts'

/** Whether a remark stands right behind a fact about the employer: "Finlo, 60 people, b2b invoicing". */
function followsCompany(fact: Fact, plan: Plan): boolean {
  const from = fact.spans[0]?.[0] ?? 0
  const before = plan.brief.facts
    .filter((other) => other !== fact && (other.spans[0]?.[1] ?? 0) <= from && other.spans[0])
    .sort((a, b) => b.spans[0]![1] - a.spans[0]![1])[0]
  if (before?.kind !== 'company' || fact.text.split(' ').length > 4 || /\d/.test(fact.text)) return false
  return /^[\s,-]*$/.test(plan.brief.text.slice(before.spans[0]![1], from))
}

/** The loose remarks that belong into one section; how they are worded tells which. */
export function remarksFor(home: FreeHome, plan: Plan): Fact[] {
  const words = voiceOf(plan.from)
  const title = plan.titleIn(plan.from).toLowerCase()
  return plan.all('free').filter((fact) => {
    if (title.includes(fact.text.toLowerCase())) return false
    const sorted = words.sortFree(fact.text, plan)
    return (sorted === 'more' && followsCompany(fact, plan) ? 'company' : sorted) === home
  })
}
