import type { Voice } from '../languages/voice.ts'
import type { Plan } from '../plan.ts'
import { settleAddress, settleChoices } from '../template.ts'
import { remarksFor } from './free.ts'
import { asSentence, speak } from './speak.ts'

function peopleSentence(plan: Plan, voice: Voice): string | null {
  const managed = plan.all('team').find((team) => team.relation === 'manages')
  const joined = plan.all('team').find((team) => team.relation === 'joins')
  const manager = plan.first('manager')
  const slots = {
    team: joined ? voice.team(joined, plan) : null,
    managed: managed ? voice.team(managed, plan) : null,
    manager: manager ? voice.manager(manager, plan) : null,
  }
  return speak('team', slots, plan, voice)
}

function settle(options: string[], salt: string, plan: Plan): string {
  return settleChoices(settleAddress(plan.choose(options, salt), plan.address), plan.choose, salt)
}

/** The first lines below the facts: who hires whom for what, with whom, from when, and what good work looks like. */
export function composeSummary(plan: Plan, voice: Voice, company: string | null): string[] {
  const words = plan.role.words[plan.language]
  const title = voice.title(plan)
  const place = plan.first('place')
  const start = plan.first('start')
  const opening = {
    company,
    title: title.several ? null : title.one,
    bare: title.several ? null : title.bare,
    titles: title.several,
    place: place ? voice.place(place, plan).within : null,
    purpose: settle(words.purpose, 'purpose', plan),
  }
  const remarks = remarksFor('company', plan).map((fact) => voice.say(fact.text, plan))
  const first = [
    speak('opening', opening, plan, voice),
    ...voice.company(company, plan.all('company'), plan, remarks),
    peopleSentence(plan, voice),
    speak('start', { start: start ? voice.start(start, plan) : null }, plan, voice),
  ]
  const success = settle(words.success, 'success', plan)
  const second =
    plan.length === 'full' ? [speak(plan.level, {}, plan, voice), speak('success', { success }, plan, voice)] : []
  const paragraph = (sentences: (string | null)[]) =>
    sentences
      .filter((sentence) => sentence !== null)
      .map(asSentence)
      .join(' ')
  return [paragraph(first), paragraph(second)].filter((text) => text !== '')
}
