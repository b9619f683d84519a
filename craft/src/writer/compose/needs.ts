import type { Voice } from '../languages/voice.ts'
import type { Of, Plan } from '../plan.ts'
import { generalLines } from './generic.ts'
import { asLine, isName, speak } from './speak.ts'

const inGroups = <T>(items: T[], size: number): T[][] =>
  items.length === 0 ? [] : [items.slice(0, size), ...inGroups(items.slice(size), size)]

function skillText(skill: Of<'skill'>, plan: Plan, voice: Voice): string {
  if (skill.alternatives.length === 0) return voice.say(skill.text, plan)
  return voice.list(
    [...new Set([skill.text, ...skill.alternatives])].map((text) => voice.say(text, plan)),
    'or',
  )
}

/** Bullets for skills: names of tools share a line, phrases stand alone. */
function skillLines(skills: Of<'skill'>[], kind: 'tools' | 'nice', plan: Plan, voice: Voice): string[] {
  const names = skills.filter((skill) => isName(skill.text))
  const phrases = skills.filter((skill) => !isName(skill.text))
  const size = names.length > 4 ? Math.ceil(names.length / 2) : 4
  const grouped = inGroups(names, size).map((group, index) => {
    const tools = voice.list(
      group.map((skill) => skillText(skill, plan, voice)),
      'and',
    )
    return speak(kind, { tools }, plan, voice, `${index}`)
  })
  const single = phrases.map((skill) => {
    const text = skillText(skill, plan, voice)
    return (
      voice.need(text, plan) ??
      speak(kind === 'nice' ? 'nice' : 'skill', { tools: text, skill: text }, plan, voice, text)
    )
  })
  return [...grouped, ...single].filter((line) => line !== null).map(asLine)
}

function experienceLine(fact: Of<'experience'>, names: string[], plan: Plan, voice: Voice): string | null {
  const subject = fact.subject ? voice.say(fact.subject, plan) : null
  return speak(
    'experience',
    { years: voice.years(fact, plan), subject, tools: !subject && names.length > 0 ? voice.list(names, 'and') : null },
    plan,
    voice,
  )
}

const isCovered = (text: string, lines: (string | null)[]) =>
  lines.some((line) => line?.toLowerCase().includes(text.toLowerCase()))

export function composeNeeds(plan: Plan, voice: Voice): string[] {
  const musts = plan.all('skill').filter((skill) => skill.need !== 'nice')
  const experience = plan.all('experience').map((fact) => experienceLine(fact, [], plan, voice))
  const left = musts.filter(
    (skill) =>
      !isCovered(
        skill.text,
        plan.all('experience').map((fact) => fact.subject),
      ),
  )
  const own = [
    ...experience.filter((line) => line !== null).map(asLine),
    ...skillLines(left, 'tools', plan, voice),
    ...plan
      .all('licence')
      .filter((fact) => fact.need !== 'nice')
      .map((fact) => asLine(voice.line(fact, plan))),
    ...plan.all('education').map((fact) => asLine(voice.line(fact, plan))),
    ...plan
      .all('language')
      .filter((fact) => fact.need !== 'nice')
      .map((fact) => asLine(voice.languageNeed(fact, plan))),
  ]
  const wanted = plan.length === 'short' ? 2 : 4
  const missing = Math.max(0, Math.min(3, wanted - own.length))
  return [...own, ...generalLines(plan.role.words[plan.language].needs, missing, own, {}, plan).map(asLine)]
}

export function composeNice(plan: Plan, voice: Voice): string[] {
  return [
    ...skillLines(
      plan.all('skill').filter((skill) => skill.need === 'nice'),
      'nice',
      plan,
      voice,
    ),
    ...plan
      .all('licence')
      .filter((fact) => fact.need === 'nice')
      .map((fact) => asLine(voice.line(fact, plan))),
    ...plan
      .all('language')
      .filter((fact) => fact.need === 'nice')
      .map((fact) => asLine(voice.languageNeed(fact, plan))),
  ]
}

/** Tells people who lack a point to apply all the same; only where there is a list to lack a point of. */
export function composeEncouragement(plan: Plan, voice: Voice, needs: string[]): string {
  if (plan.length === 'short' || needs.length < 3 || plan.all('licence').length > 1) return ''
  return speak('encourage', {}, plan, voice) ?? ''
}
