import type { Voice } from '../languages/voice.ts'
import type { Plan } from '../plan.ts'
import { remarksFor } from './free.ts'
import { generalLines } from './generic.ts'
import { asLine, isName } from './speak.ts'

const LISTED = 6

/** What the person will do: the brief's own duties first, then as much general knowledge as fills the list. */
export function composeDuties(plan: Plan, voice: Voice): string[] {
  const told = [...plan.all('duty'), ...remarksFor('duties', plan)].map(({ text }) => voice.say(text, plan))
  const own = told.map((text) => asLine(voice.duty(text, plan)))
  const tools = plan
    .all('skill')
    .filter((skill) => skill.need !== 'nice' && isName(skill.text))
    .slice(0, 2)
    .map((skill) => voice.say(skill.text, plan))
  const missing = plan.length === 'short' ? Math.max(0, 3 - own.length) : Math.max(2, Math.min(5, LISTED - own.length))
  const slots = { tools: tools.length > 0 ? voice.list(tools, 'and') : null }
  const general = generalLines(plan.role.words[plan.language].duties, missing, told, slots, plan)
  return [...own, ...general.map(asLine)]
}
