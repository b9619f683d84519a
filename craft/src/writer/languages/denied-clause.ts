import type { Fact } from '../../brief/facts.ts'
import { tidy } from '../../brief/tidy.ts'
import type { Plan } from '../plan.ts'

const DENIES =
  /(?<!\p{L})(?:pas|non|sans|aucune?|ni|jamais|inutiles?|zéro|no|sin|nada|ning[uú]na?|nunca|tampoco)(?!\p{L})/iu
const EDGE = /[,.;:()\n!?|]/

/** The words of the brief around something that it denies: "le brevet n’est pas exigé" says it better than any frame. */
export function deniedClause({ spans: [[from, to] = [0, 0]] }: Fact, plan: Plan): string | null {
  if (plan.from !== plan.language) return null
  const { text } = plan.brief
  let start = from
  while (start > 0 && !EDGE.test(text[start - 1]!)) start--
  let end = to
  while (end < text.length && !EDGE.test(text[end]!)) end++
  const clause = tidy(text.slice(start, end), plan.from)
  return DENIES.test(clause) && clause.split(' ').length <= 10 ? clause : null
}
