import { linesOf } from '../families/lines-for.ts'
import type { Voice } from '../languages/voice.ts'
import type { Plan } from '../plan.ts'
import { remarksFor } from './free.ts'
import { generalLines } from './generic.ts'
import { asLine, isName } from './speak.ts'

/** General lines fill the list up to this many, but are never more than five. */
const LISTED = 8

/** Things to look after, named by bare nouns, share a line: "newsletter, press relations and one event a quarter". */
function ownLines(told: string[], plan: Plan, voice: Voice): string[] {
  const nouns = told.filter((text) => voice.isThing(text) && text.split(' ').length <= 5)
  const shared = nouns.length > 1 ? nouns : []
  const lines = told.filter((text) => !shared.includes(text)).map((text) => voice.duty(text, plan))
  return [...lines, ...(shared.length > 0 ? [voice.duty(voice.list(shared, 'and'), plan)] : [])].map(asLine)
}

/** The first two tools that the brief asks for, as skills of their own or behind the years of experience. */
function toolsOf(plan: Plan, voice: Voice): string[] {
  const skills = plan
    .all('skill')
    .filter((skill) => skill.need !== 'nice')
    // A single word that the reader is not sure of may be anything: "Driving".
    .filter((skill) => skill.confidence === 'high' || /\s|\p{L}\p{Lu}|\d/u.test(skill.text))
    .map((skill) => skill.text)
  const subjects = plan.all('experience').flatMap((fact) => fact.subject?.split(/,\s*|\s+(?:and|und|et|y|\+)\s+/) ?? [])
  const names = [...skills, ...subjects].filter((text) => isName(text) && !/^(?:PQE|B2[BC])$/.test(text))
  return [...new Set(names)].slice(0, 2).map((text) => voice.say(text, plan))
}

/** What the person will do: the brief's own duties first, then as much general knowledge as fills the list. */
export function composeDuties(plan: Plan, voice: Voice): string[] {
  const told = [...plan.all('duty'), ...remarksFor('duties', plan)].map(({ text }) => voice.say(text, plan))
  const own = ownLines(told, plan, voice)
  const short = plan.length === 'short'
  const missing = short
    ? Math.max(0, (plan.crowded ? 1 : 2) - own.length)
    : Math.max(2, Math.min(5, LISTED - own.length))
  const tools = toolsOf(plan, voice)
  const slots = { tools: tools.length > 0 ? voice.list(tools, 'and') : null }
  const general = generalLines(linesOf('duties', plan), missing, told, slots, plan)
  return [...own, ...general.map(asLine)]
}
