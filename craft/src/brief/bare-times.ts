/** Times of day without a mark between hour and minutes: "0630-1500", "lates 1200-2030". */
import { matches, occurs } from './matches.ts'
import { plain } from './normalise.ts'
import type { Edit } from './rewrite.ts'

const TIME = '(?:[01]\\d|2[0-4])(?:00|05|10|15|20|25|30|35|40|45|50|55)'
const FROM_TO = new RegExp(
  `(?<![\\d.,:/+¤£$(-]|\\d |(?:¤|£|\\$|eur|chf) )(?<from>${TIME})(?<between> ?(?:hrs?|h)? ?(?:-|to|til|till|until|bis|a) ?)(?<to>${TIME})(?= ?(?:hrs?|h|uhr)?(?![\\d:%]|[.,-]\\d| ?(?:¤|£|\\$|eur|chf|euros?|brutto|brut|netto|k(?![a-z])|a month|al mes|par mois|pro monat|im monat)))(?: ?(?:hrs?|h)(?![a-z]))?`,
  'gu',
)
const MAY_BE = new RegExp(`(?<!\\d)${TIME}`, 'u')
/** Words that stand beside hours, and never beside years or sums. */
const BESIDE_HOURS =
  /(?:(?<![a-z])(?:earl(?:y|ies)|lates?|days?|nights?|mornings?|afternoons?|evenings?|shifts?|hours|hrs|rota|mon|tue|wed|thu|fri|sat|sun|m-f|mo|di|mi|do|fr|sa|so|weekends?|fruh|spat|nacht|schicht[a-z]*|dienst[a-z]*|arbeitszeit|matin|nuit|horaires?|soir|turno|horario|manana|noche)\W{0,3}(?:is |from |work |shift )?)$/u

/** Edits that put the colon: a leading nought, or words that speak of hours, tell times from years and sums. */
export function bareTimes(text: string): Edit[] {
  if (!occurs(MAY_BE, text)) return []
  const spelled = plain(text)
  const edits: Edit[] = []
  let beside = false
  for (const { index, 0: said, groups } of matches(FROM_TO, spelled)) {
    const { from, between, to } = groups as { from: string; between: string; to: string }
    const cued = BESIDE_HOURS.test(spelled.slice(Math.max(0, index - 24), index))
    if (!from.startsWith('0') && !to.startsWith('0') && !cued && !beside) continue
    beside = true
    edits.push({
      from: index,
      to: index + said.length,
      text: `${withColon(from)}${between.replace(/ ?(?:hrs?|h)(?= )/u, '')}${withColon(to)}`,
    })
  }
  return edits
}

const withColon = (time: string): string => `${time.slice(0, 2)}:${time.slice(2)}`
