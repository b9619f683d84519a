import { ROLE_FAMILIES } from '../families/all.ts'
import { CONTEXT } from '../families/context.ts'
import { DEALINGS } from '../families/dealings.ts'
import { plansOwnWork } from '../families/level.ts'
import type { AboutEmployer, Voice } from '../languages/voice.ts'
import type { Plan } from '../plan.ts'
import { sharedStems } from '../stems.ts'
import { settleAddress, settleChoices } from '../template.ts'
import { fitsBrief } from './fitting.ts'
import { remarksFor } from './free.ts'
import { welcomesBeginners } from './needs.ts'
import { asSentence, isUnwanted, smallInside, speak } from './speak.ts'

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

/** The employer in sentences, and what is left over for a list. */
export const aboutEmployer = (plan: Plan, voice: Voice, company: string | null): AboutEmployer =>
  voice.company(
    company,
    plan.all('company'),
    plan,
    remarksFor('company', plan).map((fact) => voice.say(fact.text, plan)),
  )

/** French and Spanish name a field in a label alone, which is no sentence. */
const isLabel = (plan: Plan): boolean => plan.language === 'fr' || plan.language === 'es'

function fieldSentence(plan: Plan, voice: Voice): string | null {
  const fields = remarksFor('field', plan).map((fact) => smallInside(voice.say(fact.text, plan), plan))
  return speak('field', { field: fields.length > 0 ? voice.list(fields, 'and') : null }, plan, voice)
}

export function fieldNotes(plan: Plan, voice: Voice): string[] {
  const told = isLabel(plan) ? fieldSentence(plan, voice) : null
  return told === null ? [] : [told]
}

/** One of the options in words that are wanted; null where there is none. */
function settle(options: string[], salt: string, plan: Plan, isBorrowed = !plan.isNamed): string | null {
  const refuse = (text: string) => isUnwanted(text, plan) || !fitsBrief(text, plan, isBorrowed)
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
  const { sentences: employer, aside } = aboutEmployer(plan, voice, company)
  const words = plan.role.words[plan.language]
  const title = voice.title(plan)
  const place = plan.first('place')
  // Of two dates the more exact one is said: "Sept-Oct, start 1 Sept".
  const starts = plan.all('start')
  const start = starts.find((fact) => /\d/.test(fact.text)) ?? starts[0] ?? null
  const opening = {
    company: company && `${voice.companyName?.(company) ?? company}${aside ? ` (${aside})` : ''}`,
    title: title.several ? null : title.one,
    bare: title.several ? null : title.bare,
    ofTitle: title.several ? null : (title.of ?? null),
    titles: title.several,
    place: place ? apart(voice.place(place, plan).within, plan) : null,
    // Every opening says what the work is for: rather in an unwanted word than not at all.
    purpose:
      settle(words.purpose, 'purpose', plan) ??
      settle(ROLE_FAMILIES.general.roles[0]!.words[plan.language].purpose, 'purpose', plan) ??
      settleChoices(settleAddress(words.purpose[0]!, plan.address), plan.choose, 'purpose'),
  }
  const team = remarksFor('team', plan).map((fact) => voice.say(fact.text, plan))
  const aboutPeople = [peopleSentence(plan, voice), team.length > 0 ? (voice.teamSentence?.(team, plan) ?? null) : null]
  if (plan.emphasise.includes('team')) aboutPeople.push(speak('together', {}, plan, voice))
  const first = [
    ...(plan.emphasise.includes('company') ? employer : []),
    speak('opening', opening, plan, voice)?.replace(/,(?=[.?:])/g, '') ?? null,
    ...(plan.emphasise.includes('company') ? [] : employer),
    isLabel(plan) ? null : fieldSentence(plan, voice),
    ...aboutPeople,
    speak('start', { start: start ? voice.start(start, plan) : null }, plan, voice),
  ]
  const second = plan.length === 'full' ? background(plan, voice) : []
  return [paragraph(first), paragraph(second)].filter((text) => text !== '')
}

/** What such work is like or with whom it is done, and how much the person decides alone: two sentences at most. */
function background(plan: Plan, voice: Voice): (string | null)[] {
  const [context, dealings] = [CONTEXT, DEALINGS].map((known, index) => {
    // Of a trade that belongs to no family nothing is said: what is true of any work says nothing.
    const lines = plan.title && known[plan.title.family]?.[plan.language]
    return lines ? settle(lines, `background${index}`, plan, true) : null
  })
  const decides = plansOwn(plan) ? speak(plan.level, {}, plan, voice) : null
  const told = [context, dealings]
    .filter((sentence) => typeof sentence === 'string')
    .filter((sentence) => !decides || sharedStems(sentence, decides) === 0)
  return [told.length > 0 ? plan.choose(told, 'background') : null, decides]
}

const plansOwn = (plan: Plan): boolean =>
  plansOwnWork(plan.title?.family, plan.level, plan.titleIn(plan.from)) && !welcomesBeginners(plan)

/** Nobody shows the head of a house around, and whoever comes for one task or a season has no first weeks. */
const settlesIn = (plan: Plan): boolean =>
  plansOwn(plan) &&
  plan.level !== 'head' &&
  !plan.all('contract').some(({ contract }) => contract === 'freelance' || contract === 'seasonal')

/** "En Medellín, El Poblado, 15 personas": where the sentence goes on, a place in two parts ends with a comma. */
const apart = (place: string, { language }: Plan): string =>
  language !== 'en' && place.includes(',') ? `${place},` : place

/** French roles tell success behind "quand"; behind a colon no clause begins with "que". */
const clausesAlone = (success: string | null, { language }: Plan): string | null =>
  language === 'fr' ? (success?.replace(/(?<=(?:, | et ))qu(?:e |[’'](?=ils? |elles? |on ))/gu, '') ?? null) : success

/** Below the duties: how the work begins and what shows that it goes well. */
export function composeOutlook(plan: Plan, voice: Voice): string {
  if (plan.length === 'short') return ''
  const success = clausesAlone(settle(plan.role.words[plan.language].success, 'success', plan), plan)
  return paragraph([
    settlesIn(plan) ? speak('settling', {}, plan, voice) : null,
    speak('success', { success }, plan, voice),
  ])
}

const paragraph = (sentences: (string | null)[]): string =>
  sentences
    .filter((sentence) => sentence !== null)
    .map(asSentence)
    .join(' ')
