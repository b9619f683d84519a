import { shuffle } from '../choose.ts'
import { linesFor } from '../families/level.ts'
import type { Pool } from '../families/lines-for.ts'
import type { Line } from '../families/role.ts'
import type { Plan } from '../plan.ts'
import { contains } from '../request/house-rules.ts'
import { stemsOf } from '../stems.ts'
import { fill, type Slots, settleAddress } from '../template.ts'
import { fitsBrief } from './fitting.ts'

const SHARED_WORK =
  /\b(colleagues?|team|others|kolleg|teams?|andere|gemeinsam|collègues?|équipe|equipo|compañer|otros)/i

/** What the brief rules out, read once for all lines. */
const ruledOut = (plan: Plan): Set<string>[] => plan.negatives.map(({ text }) => stemsOf(text))

const shared = (one: Set<string>, other: Set<string>): number => {
  let count = 0
  for (const stem of one) if (other.has(stem)) count++
  return count
}

/** Whether a line says again what another says. */
function repeats(line: Set<string>, told: Set<string>): boolean {
  const both = shared(line, told)
  const shorter = Math.min(line.size, told.size)
  return shorter <= 2 ? both >= 1 : both >= 2 && both >= 0.4 * shorter
}

const CORE = 4

/**
 * Up to `count` lines of role knowledge that fit the level and neither repeat nor gainsay the brief,
 * in the order in which the role lists them. A line that takes the brief's tools goes first.
 */
export function generalLines(pool: Pool, count: number, told: string[], slots: Slots, plan: Plan): string[] {
  const worded = (lines: Line[]) => linesFor(lines, plan.level).map((line) => settleAddress(line, plan.address))
  const ofTrade = worded(pool.shared)
  // A short text has room for what the role is known by, which its lines tell first.
  const fitting = plan.length === 'short' ? worded(pool.own).slice(0, CORE) : [...worded(pool.own), ...ofTrade]
  const takesTools = (line: string) => line.includes('{tools}')
  const candidates = shuffle(fitting, plan.choose, `lines${fitting.length}`)
  if (plan.emphasise.includes('team'))
    candidates.sort((a, b) => Number(SHARED_WORK.test(b)) - Number(SHARED_WORK.test(a)))
  if (slots.tools) candidates.sort((a, b) => Number(takesTools(b)) - Number(takesTools(a)))
  const isUnwanted = (text: string) => plan.unwanted.some((words) => contains(text, words))
  const chosen: { at: number; line: string }[] = []
  const ruled = ruledOut(plan)
  const gainsays = (stems: Set<string>) => ruled.some((one) => shared(stems, one) > 0)
  const said = told.map(stemsOf)
  let open = slots
  let fromFamily = 0
  for (const template of candidates) {
    if (chosen.length >= count) break
    if (ofTrade.includes(template) && fromFamily >= pool.mostShared) continue
    const isBorrowed = !plan.isNamed || ofTrade.includes(template)
    const isFitting = (text: string) => !isUnwanted(text) && fitsBrief(text, plan, isBorrowed)
    const line = fill(template, open, plan.choose, (text) => !isFitting(text))
    if (line === null || !isFitting(line)) continue
    const stems = stemsOf(line)
    if (gainsays(stems) || said.some((other) => repeats(stems, other))) continue
    said.push(stems)
    const woven = takesTools(template) && Boolean(open.tools)
    if (ofTrade.includes(template)) fromFamily++
    chosen.push({ at: woven ? -1 : fitting.indexOf(template), line })
    // A tool is woven into one line, not into every line that could take it.
    if (woven) open = { ...open, tools: null }
  }
  return chosen.sort((a, b) => a.at - b.at).map(({ line }) => line)
}
