import { composeApply } from './compose/apply.ts'
import { composeDuties } from './compose/duties.ts'
import { composeFactsLine } from './compose/facts-line.ts'
import { composeBelowNeeds, composeNeeds, composeNice } from './compose/needs.ts'
import { composeAbout, composeMore, composeOffer } from './compose/offer.ts'
import { composeOutlook, composeSummary } from './compose/summary.ts'
import type { Voice } from './languages/voice.ts'
import type { Plan } from './plan.ts'

const rankOf = (section: string, plan: Plan) => (plan.emphasise.some((wished) => wished === section) ? 0 : 1)

/** The description as light markdown: sections in the order in which people look for them. */
export function layOut(plan: Plan, voice: Voice): string {
  const company = plan.all('company').find((fact) => fact.aspect === 'name')?.text ?? null
  const headings = voice.headings(plan)
  const told = new Set<string>()
  const isNew = (line: string): boolean => !told.has(line.toLowerCase()) && told.add(line.toLowerCase()).size > 0
  const list = (heading: string, lines: string[]) => {
    const fresh = lines.filter(isNew)
    return fresh.length === 0 ? [] : [`## ${heading}`, fresh.map((line) => `- ${line}`).join('\n')]
  }
  const needs = composeNeeds(plan, voice)
  const head = [`# ${voice.title(plan).shown}`, composeFactsLine(plan, voice), ...composeSummary(plan, voice, company)]
  const sections: Record<string, string[]> = {
    duties: [...list(headings.duties, composeDuties(plan, voice)), composeOutlook(plan, voice)],
    needs: [
      ...list(headings.needs, needs),
      ...list(headings.nice, composeNice(plan, voice)),
      composeBelowNeeds(plan, voice, needs),
    ],
    offer: list(headings.offer, composeOffer(plan, voice)),
  }
  const order = ['duties', 'needs', 'offer'].sort((a, b) => rankOf(a, plan) - rankOf(b, plan))
  const body = order.flatMap((section) => sections[section]!)
  const apply = [`## ${headings.apply}`, composeApply(plan, voice)]
  const about = list(headings.about, composeAbout(plan, voice, company))
  const more = composeMore(plan, voice, [...head, ...body, ...about, ...apply].join('\n'))
  const blocks = [...head, ...body, ...about, ...list(headings.more, more), ...apply]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}
