import type { Voice } from '../languages/voice.ts'
import type { Plan } from '../plan.ts'
import { settleChoices } from '../template.ts'
import { asSentence, speak } from './speak.ts'

function peopleSentence(plan: Plan, voice: Voice): string | null {
  const managed = plan.all('team').find((team) => team.relation === 'manages')
  const joined = plan.all('team').find((team) => team.relation === 'joins')
  const manager = plan.first('manager')
  return speak(
    'team',
    {
      team: joined ? voice.team(joined, plan) : null,
      managed: managed ? voice.team(managed, plan) : null,
      manager: manager ? voice.manager(manager, plan) : null,
    },
    plan,
    voice,
  )
}

/** The first lines below the facts: who hires whom for what, with whom, from when, and what good work looks like. */
export function composeSummary(plan: Plan, voice: Voice, company: string | null): string[] {
  const { role, choose } = plan
  const words = role.words[plan.language]
  const title = voice.title(plan)
  const place = plan.first('place')
  const start = plan.first('start')
  const purpose = settleChoices(choose(words.purpose, 'purpose'), choose, 'purpose')
  const first = [
    speak(
      'opening',
      {
        company,
        title: title.one,
        position: title.bare,
        titles: title.several,
        place: place ? voice.place(place, plan).within : null,
        purpose,
      },
      plan,
      voice,
    ),
    ...voice.company(company, plan.all('company'), plan),
    peopleSentence(plan, voice),
    speak('start', { start: start ? voice.start(start, plan) : null }, plan, voice),
  ]
  const success = settleChoices(choose(words.success, 'success'), choose, 'success')
  const second =
    plan.length === 'full' ? [speak(plan.level, {}, plan, voice), speak('success', { success }, plan, voice)] : []
  return [first, second]
    .map((sentences) =>
      sentences
        .filter((sentence) => sentence !== null)
        .map(asSentence)
        .join(' '),
    )
    .filter((paragraph) => paragraph !== '')
}
