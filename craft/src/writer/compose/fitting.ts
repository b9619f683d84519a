import { forget, getToKnow, knowAs, occurs } from '../../brief/matches.ts'
import { blanked } from '../../brief/reading.ts'
import { type Premise, premisesOf, premisesTold, premisesWith } from '../families/premises.ts'
import { linesOfRole } from '../families/role-lines.ts'
import type { Plan } from '../plan.ts'

/** What the brief says to the premises of general lines, one bit each. */
interface Standing {
  denied: number
  borne: number
}

const ALWAYS = premisesWith(({ asked }) => asked === 'always')
const BORROWED = premisesWith(({ asked }) => asked === 'borrowed')
const NEGATED = premisesWith(({ negated }) => negated !== false)
const [BUSINESS, CUSTOMERS, LEAD] = ['business', 'customers', 'lead'].map((one) =>
  premisesWith(({ id }) => id === one),
) as [number, number, number]

/** The brief without what it says is not so: "no weekends" bears out no weekend. */
const affirmed = ({ brief: { text }, negatives }: Plan): string =>
  blanked(
    text,
    negatives.flatMap(({ spans }) => spans),
  )

/** What work of a trade is never without, where no role of it is named. */
const OF_TRADE: Partial<Record<string, string[]>> = {
  sales: ['customers', 'speech', 'desk'],
  retail: ['customers', 'shop'],
  support: ['customers', 'speech', 'desk'],
  hospitality: ['guests', 'customers'],
  manufacturing: ['line', 'shifts'],
  construction: ['trades'],
  legal: ['customers', 'desk'],
}
const AT_DESKS = new Set([
  'software',
  'data',
  'product',
  'design',
  'marketing',
  'hr',
  'finance',
  'operations',
  'executive',
  'administration',
])

/** What the role that was named takes for granted itself, or the trade where none was. */
function inherent(plan: Plan): number {
  const family = plan.title?.family ?? 'general'
  if (!plan.isNamed)
    return premisesWith(({ id }) => OF_TRADE[family]?.includes(id) || (id === 'desk' && AT_DESKS.has(family)))
  const { duties, needs } = linesOfRole(plan.role, plan.language)
  const { purpose, success } = plan.role.words[plan.language]
  const lines = [...duties, ...needs, ...purpose, ...success]
  const own = lines.reduce((mask, line) => mask | premisesOf(typeof line === 'string' ? line : line[1]), 0)
  return (own & BORROWED) | premisesWith(({ id }) => id === 'desk' && AT_DESKS.has(family))
}

/** Trades that serve customers whoever owns the house. */
const SELLING = new Set<string | undefined>(['sales', 'retail', 'support', 'hospitality'])

const standings = new WeakMap<Plan, Standing>()

function standingOf(plan: Plan): Standing {
  const known = standings.get(plan)
  if (known) return known
  const { text } = plan.brief
  const left = affirmed(plan)
  getToKnow(text)
  knowAs(left, text)
  const negated = plan.negatives.reduce((mask, fact) => mask | premisesTold(fact.text), 0)
  const said = (pattern: Premise['borne']) => pattern && occurs(pattern, left)
  const ruledOut = (pattern: Premise['denied']) => pattern && occurs(pattern, text)
  const ruled = premisesWith(({ denied }) => ruledOut(denied))
  const told = premisesWith(({ borne }) => said(borne))
  // A food bank has nobody to sell to, unless its brief says so.
  const sellsNothing = (ruled & BUSINESS) !== 0 && !SELLING.has(plan.title?.family) && (told & CUSTOMERS) === 0
  const managed = plan.all('team').some(({ relation }) => relation === 'manages')
  const standing = {
    denied: (negated & NEGATED) | (managed ? ruled & ~LEAD : ruled) | (sellsNothing ? CUSTOMERS : 0),
    borne: told | inherent(plan),
  }
  forget()
  standings.set(plan, standing)
  return standing
}

/** Whether the brief denies nothing that a general line takes for granted, and bears out what a borrowed one does. */
export function fitsBrief(text: string, plan: Plan, isBorrowed = !plan.isNamed): boolean {
  const mask = premisesOf(text)
  if (mask === 0) return true
  const { denied, borne } = standingOf(plan)
  const asked = isBorrowed ? ALWAYS | BORROWED : ALWAYS
  return (mask & denied) === 0 && (mask & asked & ~borne) === 0
}
