import { shuffle } from '../choose.ts'
import { linesFor } from '../families/level.ts'
import type { Pool } from '../families/lines-for.ts'
import type { Line } from '../families/role.ts'
import type { Plan } from '../plan.ts'
import { contains } from '../request/house-rules.ts'
import { sharedStems, stemsOf } from '../stems.ts'
import { fill, type Slots, settleAddress } from '../template.ts'

/** Ideas that the same word does not name: "no travel" also rules out visiting customers. */
const KIN: RegExp[] = [
  /\b(travel|visit|on the road|reise|besuch|déplac|visite|viaj|visita)/i,
  /\b(call|phone|telefon|anruf|appel|téléphon|llama|teléfono)/i,
  /\b(lead|manage|coach|hire|führ|einstell|encadr|recrut|dirigir|contrat)/i,
  /\b(on.call|night|nacht|rufbereitschaft|astreinte|nuit|guardia|noche)/i,
  /\b(weekend|wochenende|week-end|fin(es)? de semana)/i,
]

const SHARED_WORK =
  /\b(colleagues?|team|others|kolleg|teams?|andere|gemeinsam|collègues?|équipe|equipo|compañer|otros)/i

/** Whether a general line would gainsay something that the brief rules out. */
function gainsays(line: string, plan: Plan): boolean {
  return plan.negatives.some(
    (fact) => sharedStems(line, fact.text) > 0 || KIN.some((idea) => idea.test(fact.text) && idea.test(line)),
  )
}

/** Whether a line says again what the brief's own lines say. */
function repeats(line: string, told: string[]): boolean {
  return told.some((own) => {
    const shared = sharedStems(line, own)
    const shorter = Math.min(stemsOf(line).size, stemsOf(own).size)
    return shorter <= 2 ? shared >= 1 : shared >= 2 && shared >= 0.4 * shorter
  })
}

/**
 * Up to `count` lines of role knowledge that fit the level and neither repeat nor gainsay the brief,
 * in the order in which the role lists them. A line that takes the brief's tools goes first.
 */
export function generalLines(pool: Pool, count: number, told: string[], slots: Slots, plan: Plan): string[] {
  const worded = (lines: Line[]) => linesFor(lines, plan.level).map((line) => settleAddress(line, plan.address))
  const shared = worded(pool.shared)
  const fitting = [...worded(pool.own), ...shared]
  const takesTools = (line: string) => line.includes('{tools}')
  const candidates = shuffle(fitting, plan.choose, `lines${fitting.length}`)
  if (plan.emphasise.includes('team'))
    candidates.sort((a, b) => Number(SHARED_WORK.test(b)) - Number(SHARED_WORK.test(a)))
  if (slots.tools) candidates.sort((a, b) => Number(takesTools(b)) - Number(takesTools(a)))
  const isUnwanted = (text: string) => plan.unwanted.some((words) => contains(text, words))
  const chosen: { at: number; line: string }[] = []
  let open = slots
  let fromFamily = 0
  for (const template of candidates) {
    if (chosen.length >= count) break
    if (shared.includes(template) && fromFamily >= pool.mostShared) continue
    const line = fill(template, open, plan.choose, isUnwanted)
    if (line === null || isUnwanted(line) || gainsays(line, plan)) continue
    if (repeats(line, [...told, ...chosen.map((other) => other.line)])) continue
    const woven = takesTools(template) && Boolean(open.tools)
    if (shared.includes(template)) fromFamily++
    chosen.push({ at: woven ? -1 : fitting.indexOf(template), line })
    // A tool is woven into one line, not into every line that could take it.
    if (woven) open = { ...open, tools: null }
  }
  return chosen.sort((a, b) => a.at - b.at).map(({ line }) => line)
}
