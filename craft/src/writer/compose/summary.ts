import { CONTEXT } from '../families/context.ts'
import { DEALINGS } from '../families/dealings.ts'
import { isFrontline } from '../families/level.ts'
import type { Voice } from '../languages/voice.ts'
import type { Plan } from '../plan.ts'
import { settleAddress, settleChoices } from '../template.ts'
import { remarksFor } from './free.ts'
import { asSentence, isUnwanted, speak } from './speak.ts'

function peopleSentence(plan: Plan, voice: Voice): string | null {
  const managed = plan.all('team').find((team) => team.relation === 'manages')
  const joined = plan.all('team').find((team) => team.relation === 'joins')
  const managers = plan.all('manager')
  const manager = managers.find(({ name }) => name !== null) ?? managers[0] ?? null
  const role = manager ? (voice.managerRole?.(manager, plan) ?? null) : null
  const slots = {
    role,
    team: joined ? voice.team(joined, plan) : null,
    managed: managed ? voice.team(managed, plan) : null,
    manager: manager && role === null ? voice.manager(manager, plan) : null,
  }
  return speak('team', slots, plan, voice)
}

function fieldSentence(plan: Plan, voice: Voice): string | null {
  const fields = remarksFor('field', plan).map((fact) => lowerInside(voice.say(fact.text, plan), plan))
  return speak('field', { field: fields.length > 0 ? voice.list(fields, 'and') : null }, plan, voice)
}

/** Inside a sentence only names and German nouns keep their capital. */
const lowerInside = (text: string, plan: Plan) =>
  plan.language !== 'de' && /^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text

/** One of the options in words that are wanted; null where there is none. */
function settle(options: string[], salt: string, plan: Plan): string | null {
  const refuse = (text: string) => isUnwanted(text, plan)
  for (let left = options.map((option) => settleAddress(option, plan.address)); left.length > 0; ) {
    const chosen = plan.choose(left, salt)
    const text = settleChoices(chosen, plan.choose, salt, refuse)
    if (!refuse(text)) return text
    left = left.filter((option) => option !== chosen)
  }
  return null
}

/** The first lines below the facts: who hires whom for what, with whom, from when, and what good work looks like. */
export function composeSummary(plan: Plan, voice: Voice, company: string | null): string[] {
  const words = plan.role.words[plan.language]
  const title = voice.title(plan)
  const place = plan.first('place')
  // Of two dates the more exact one is said: "Sept-Oct, start 1 Sept".
  const starts = plan.all('start')
  const start = starts.find((fact) => /\d/.test(fact.text)) ?? starts[0] ?? null
  const opening = {
    company: company && (voice.companyName?.(company) ?? company),
    title: title.several ? null : title.one,
    bare: title.several ? null : title.bare,
    ofTitle: title.several ? null : (title.of ?? null),
    titles: title.several,
    place: place ? voice.place(place, plan).within : null,
    // Every opening says what the work is for: rather in an unwanted word than not at all.
    purpose:
      settle(words.purpose, 'purpose', plan) ??
      settleChoices(settleAddress(words.purpose[0]!, plan.address), plan.choose, 'purpose'),
  }
  const remarks = remarksFor('company', plan).map((fact) => voice.say(fact.text, plan))
  const employer = voice.company(company, plan.all('company'), plan, remarks)
  const team = remarksFor('team', plan).map((fact) => voice.say(fact.text, plan))
  const aboutPeople = [peopleSentence(plan, voice), team.length > 0 ? (voice.teamSentence?.(team) ?? null) : null]
  if (plan.emphasise.includes('team')) aboutPeople.push(speak('together', {}, plan, voice))
  const first = [
    ...(plan.emphasise.includes('company') ? employer : []),
    speak('opening', opening, plan, voice),
    ...(plan.emphasise.includes('company') ? [] : employer),
    fieldSentence(plan, voice),
    ...aboutPeople,
    speak('start', { start: start ? voice.start(start, plan) : null }, plan, voice),
  ]
  const second = plan.length === 'full' ? [...background(plan), standing(plan, voice)] : []
  return [paragraph(first), paragraph(second)].filter((text) => text !== '')
}

/** What such work is like, and with whom. */
const background = (plan: Plan): (string | null)[] =>
  [CONTEXT, DEALINGS].map((known, index) => {
    const lines = known[plan.title?.family ?? 'general']?.[plan.language]
    return lines ? settle(lines, `background${index}`, plan) : null
  })

/** How much the person decides alone, from beginner to head. */
const standing = (plan: Plan, voice: Voice): string | null =>
  speak(isFrontline(plan.title?.family, plan.level, plan.role.id) ? 'frontline' : plan.level, {}, plan, voice)

/** Below the duties: how the work begins and what shows that it goes well. */
export function composeOutlook(plan: Plan, voice: Voice): string {
  if (plan.length === 'short') return ''
  const success = settle(plan.role.words[plan.language].success, 'success', plan)
  return paragraph([
    plan.level === 'entry' ? null : speak('settling', {}, plan, voice),
    speak('success', { success }, plan, voice),
  ])
}

const paragraph = (sentences: (string | null)[]): string =>
  sentences
    .filter((sentence) => sentence !== null)
    .map(asSentence)
    .join(' ')
