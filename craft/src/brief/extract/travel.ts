/** How much travel, as a share or in the words of the brief. */

import type { Fact, Language, Span } from '../facts.ts'
import { countWords } from '../letters.ts'
import { matches } from '../matches.ts'
import { isNegated } from '../polarity.ts'
import { type Reading, record } from '../reading.ts'
import { seen, widen } from './spot.ts'

const TRAVEL =
  /(?<![A-Za-zÀ-ɏ])(?:travel(?:ling)?|business trips?|trips?|reise(?:tatigkeit|bereitschaft|anteil|n)?|dienstreisen?|deplacements?|viajes|(?<=(?:%|por ciento|mitad|tercio|cuarta parte) (?:del tiempo )?de )viaje|viajar|desplazamientos|field[- ]based|tramping|nights? out)(?![A-Za-zÀ-ɏ])/gu
const NOT_A_DEMAND =
  /^\s*(?:expenses?|costs?|agency|agent|industry|company|booking|arrangements?|allowance|insurance|desk|policy|card|pass|time|brand|magazine|retail|tech|and expenses|kosten|buro|branche|sector|payments)/u
const AS_TASK =
  /(?:book(?:ing)?|organis\w+|organiz\w+|arrang\w+|manag\w+|plan(?:ning)?|handle|his|her|their|diary,?|calendar,?|bucht|organisier\w+|planung von|organiser|reserver|gestion de|reservar|ceo'?s?) (?:\w+ )?$/u
const SHARE = /(\d{1,3})\s?(?:-|to|bis|a)?\s?(\d{1,3})?\s?(?:%|per ?cent|prozent|pour cent|por ciento)/u

const PARTS: [RegExp, number][] = [
  [/half (?:of )?(?:the|your) time|zur halfte|die halfte|la moitie|la mitad/u, 50],
  [/a third of (?:the|your) time|ein drittel|un tiers|un tercio/u, 33],
  [/a quarter of (?:the|your) time|ein viertel|un quart|una cuarta parte/u, 25],
]

/** How much of the working time the words name, in percent. */
function percentIn(words: string): number | null {
  const share = SHARE.exec(words)
  return share ? Number(share[2] ?? share[1]) : (PARTS.find(([part]) => part.test(words))?.[1] ?? null)
}

const DENIED_BY_LABEL = /[:?] ?(?:aucune?s?|non|neant|keine?r?|nein|none|no|nil|ningun[oa]?)\.?$/u
const NONE: Record<Language, string> = {
  en: 'No travel',
  de: 'Keine Reisetätigkeit',
  fr: 'Pas de déplacements',
  es: 'Sin viajes',
}

export function readTravel(reading: Reading): void {
  const facts: Fact[] = []
  let last = -1
  for (const match of matches(TRAVEL, reading.openPlain)) {
    const cue: Span = [match.index, match.index + match[0].length]
    if (cue[0] < last) continue
    const before = reading.plain.slice(Math.max(0, cue[0] - 32), cue[0])
    const after = reading.plain.slice(cue[1], cue[1] + 24)
    if (
      NOT_A_DEMAND.test(after) ||
      AS_TASK.test(before) ||
      /(?:start-?up|agencia|empresa|sector|agence|compania|portal|branche|blog) (?:de |des |of )?$/u.test(before)
    )
      continue
    // "HGV class 1 driver tramping": it is said of the job, whose name stands before it.
    const whole = widen(reading, cue)
    const span: Span = match[0] === 'tramping' ? [cue[0], whole[1]] : whole
    const words = reading.plain.slice(span[0], span[1])
    const share = percentIn(words)
    const holds = !isNegated(reading, cue[0], cue[1])
    if (share === null && countWords(words) > 9 && holds) continue
    last = span[1]
    const percent = holds ? share : 0
    const said = seen(reading, span, 'high', holds)
    // "Déplacements : aucun": without its label the denial says nothing.
    facts.push({
      kind: 'travel',
      ...said,
      ...(DENIED_BY_LABEL.test(words) ? { text: NONE[reading.language] } : {}),
      percent,
    })
  }
  record(reading, facts)
}
