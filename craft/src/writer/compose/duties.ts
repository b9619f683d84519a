import type { Voice } from '../languages/voice.ts'
import type { Plan } from '../plan.ts'
import { generalLines } from './generic.ts'
import { asLine, isName } from './speak.ts'

const LISTED = 6

/** What the person will do: the brief's own duties first, then as much general knowledge as fills the list. */
export function composeDuties(plan: Plan, voice: Voice): string[] {
  const own = plan.all('duty').map((fact) => asLine(voice.duty(voice.say(fact.text, plan), plan)))
  const tools = plan
    .all('skill')
    .filter((skill) => skill.need !== 'nice' && isName(skill.text))
    .slice(0, 2)
    .map((skill) => voice.say(skill.text, plan))
  const most = plan.length === 'short' ? 3 : LISTED
  const missing = Math.max(plan.length === 'short' ? 0 : 2, Math.min(5, most - own.length))
  const slots = { tools: tools.length > 0 ? voice.list(tools, 'and') : null }
  const general = generalLines(
    plan.role.words[plan.language].duties,
    missing,
    plan.all('duty').map((f) => f.text),
    slots,
    plan,
  )
  return [...own, ...general.map(asLine)]
}
