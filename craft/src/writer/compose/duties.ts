import { isOfNoTrade, linesOf } from '../families/lines-for.ts'
import type { Voice } from '../languages/voice.ts'
import type { Plan } from '../plan.ts'
import { RECURS } from './apply.ts'
import { remarksFor } from './free.ts'
import { generalLines } from './generic.ts'
import { isLearnedHere } from './needs.ts'
import { asLine, isName, speak } from './speak.ts'
import { isWorkedWith } from './work-tools.ts'

/** General lines fill the list up to this many, but are never more than six. */
const LISTED = 8
/** Of a trade that nothing is known of, the brief's own duties say most: few lines are true of any work. */
const LISTED_OF_NO_TRADE = 5

/** What is joined already would read as one chain with others. */
const JOINED = /,|\s(?:and|und|et|y|e|&)\s/
/** How many things to look after share a line. */
const SHARED = 4
/** A capital that only the beginning of a sentence gave: "Fermentos y control de FCA". */
const smallInside = (text: string): string =>
  /^\p{Lu}\p{Ll}+(?:$|[ ,/]\p{Ll})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** Things to look after, named by bare nouns, share lines: "newsletter, press relations and one event a quarter". */
function ownLines(told: string[], plan: Plan, voice: Voice): string[] {
  const nouns = told.filter((text) => voice.isThing(text) && text.split(' ').length <= 5 && !JOINED.test(text))
  const shared = nouns.length > 1 ? nouns : []
  const lines = told.filter((text) => !shared.includes(text)).map((text) => voice.duty(text, plan))
  const rows = Math.ceil(shared.length / SHARED)
  const size = Math.ceil(shared.length / Math.max(1, rows))
  const gathered = Array.from({ length: rows }, (_, row) => shared.slice(row * size, (row + 1) * size))
  const small = voice.language === 'de' ? (text: string) => text : smallInside
  return [...lines, ...gathered.map((row) => voice.duty(voice.list(row.map(small), 'and'), plan))].map(asLine)
}

/** The first two tools that the brief asks for, as skills of their own or behind the years of experience. */
function toolsOf(plan: Plan, voice: Voice): string[] {
  const skills = plan
    .all('skill')
    .filter((skill) => skill.need !== 'nice')
    .map((skill) => skill.text)
  const subjects = plan.all('experience').flatMap((fact) => fact.subject?.split(/,\s*|\s+(?:and|und|et|y|\+)\s+/) ?? [])
  const names = [...skills, ...subjects].filter((text) => isName(text) && isWorkedWith(text, plan.title?.family))
  const longest = names.filter((name) => !names.some((other) => other !== name && other.startsWith(`${name} `)))
  return [...new Set(longest)].slice(0, 2).map((text) => voice.say(text, plan))
}

/** What the person will do: the brief's own duties first, then as much general knowledge as fills the list. */
export function composeDuties(plan: Plan, voice: Voice): string[] {
  const recurring = plan.all('process').filter(({ text }) => RECURS.test(text))
  const told = [...plan.all('duty'), ...recurring, ...remarksFor('duties', plan)].map(({ text }) =>
    voice.say(text, plan),
  )
  const own = ownLines(told, plan, voice)
  const short = plan.length === 'short'
  const missing = short
    ? Math.max(0, (plan.crowded ? 1 : 2) - own.length)
    : isOfNoTrade(plan)
      ? Math.max(0, LISTED_OF_NO_TRADE - own.length)
      : Math.max(2, Math.min(6, LISTED - own.length))
  const tools = toolsOf(plan, voice)
  const slots = { tools: tools.length > 0 ? voice.list(tools, 'and') : null }
  const general = generalLines(linesOf('duties', plan), missing, told, slots, plan).map(asLine)
  const learned = plan
    .all('skill')
    .filter((skill) => isLearnedHere(skill, plan) && ![...own, ...general].some((line) => line.includes(skill.text)))
    .map(({ text }) => text)
  const work = learned.length > 0 ? speak('workWith', { tools: voice.list(learned, 'and') }, plan, voice) : null
  return [...own, ...(work ? [work] : []), ...general]
}
