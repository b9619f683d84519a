/** The title of the page: the job on offer as a careful writer would print it. */
import type { Stretch } from '../label/label.ts'
import type { Span } from '../sheet/sheet.ts'
import type { Text } from '../text/text.ts'
import { asksForSomethingElse, type Candidate, findCandidates } from './title-find.ts'
import { printTitle } from './title-gender.ts'
import { spellName } from './title-print.ts'

export interface ReadTitle {
  /** "Senior Care Assistant (nights)", "Elektriker (m/w/d) für Gebäudetechnik", "Auxiliar administrativo/a". */
  text: string
  openings: number
  /** False where it should stand in a question beside the page. */
  sure: boolean
  /** Where the text names it; offsets in `Text.text`. */
  spans: Span[]
}

/** Below this a name is no more than a guess, and below the other it is none at all. */
const SURE = 1.05
const LIKELY = 0.55

/**
 * Reads which job a brief is about.
 * @param stretches those that may be printed
 * @returns null where the text names no job: then the product asks
 */
export function readTitle(text: Text, stretches: readonly Stretch[]): ReadTitle | null {
  if (asksForSomethingElse(text)) return null
  const best = findCandidates(text, stretches)[0]
  if (!best || best.score < LIKELY) return null
  const { language, traits } = text
  const name = spellName(best.cut, best.said, language, traits)
  const printed = printTitle(name, best.cut, language)
  if (!/\p{L}{2}/u.test(printed)) return null
  return {
    text: printed,
    openings: best.cut.openings,
    sure: best.score >= SURE && name.head >= 0 && printed.length <= 80,
    spans: [spanOf(best)],
  }
}

const spanOf = ({ at, cut }: Candidate): Span => ({ from: at + cut.from, to: at + cut.to })
