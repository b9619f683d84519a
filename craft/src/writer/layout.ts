import { composeApply } from './compose/apply.ts'
import { composeDuties } from './compose/duties.ts'
import { composeFactsLine } from './compose/facts-line.ts'
import { composeEncouragement, composeNeeds, composeNice } from './compose/needs.ts'
import { composeMore, composeOffer } from './compose/offer.ts'
import { composeSummary } from './compose/summary.ts'
import type { Voice } from './languages/voice.ts'
import type { Plan } from './plan.ts'

/** The description as light markdown: sections in the order in which people look for them. */
export function layOut(plan: Plan, voice: Voice): string {
  const company = plan.all('company').find((fact) => fact.aspect === 'name')?.text ?? null
  const headings = voice.headings(plan)
  const list = (heading: string, lines: string[]) =>
    lines.length === 0 ? [] : [`## ${heading}`, lines.map((line) => `- ${line}`).join('\n')]
  const needs = composeNeeds(plan, voice)
  const blocks = [
    `# ${voice.title(plan).shown}`,
    composeFactsLine(plan, voice),
    ...composeSummary(plan, voice, company),
    ...list(headings.duties, composeDuties(plan, voice)),
    ...list(headings.needs, needs),
    ...list(headings.nice, composeNice(plan, voice)),
    composeEncouragement(plan, voice, needs),
    ...list(headings.offer, composeOffer(plan, voice)),
    ...list(headings.more, composeMore(plan, voice)),
    `## ${headings.apply}`,
    composeApply(plan, voice),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}
