/** Nothing is lost: what the sheet holds nowhere in words becomes a line where it can stand as one, else a note. */
import type { Stretch } from '../label/label.ts'
import { sentencesIn } from '../text/sentences.ts'
import { contentOf } from '../write/told-once.ts'
import { type Draft, isHeading, note } from './draft.ts'
import { clausesIn, enterLine, LINES } from './enter-lines.ts'
import type { Span } from './sheet.ts'

/** So much of what a clause says must stand somewhere. */
const TOLD = 0.5
/** From here on small talk is surely none of the job's. */
const SMALL_TALK = 0.6
/** Fewer words within a stretch only lead to what it says. */
const FEW = 2
/** From here on a line stands under the heading of its label. */
const CLEAR = 0.5

/** @param stretches all of the brief, those that stand beside the page as well */
export function keepAll(draft: Draft, stretches: readonly Stretch[]): void {
  const { language } = draft.text
  const held = new Set(draft.entries.flatMap(({ text }) => [...contentOf(text, language)]))
  const isNoted = ({ from, to }: Span) => draft.notes.some(({ span }) => span.from < to && span.to > from)
  const isValue = ({ from, to }: Span) =>
    draft.entries.some(({ value, span }) => value !== undefined && span && span.from < to && span.to > from)
  for (const stretch of stretches) {
    if (isHeading(draft.text, stretch) || (stretch.label === 'filler' && stretch.sure >= SMALL_TALK)) continue
    for (const clause of sentencesIn(draft.text, stretch).flatMap((one) => clausesIn(draft.text.text, one))) {
      if (isNoted(clause) || isValue(clause)) continue
      const said = [...contentOf(draft.text.text.slice(clause.from, clause.to), language)]
      if (said.length < FEW && clause.to - clause.from < stretch.to - stretch.from) continue
      if (said.length === 0 || said.filter((word) => held.has(word)).length >= said.length * TOLD) continue
      const kind = LINES[stretch.label]
      if (kind && stretch.sure >= CLEAR) enterLine(draft, clause, kind, stretch.sure)
      else note(draft, 'unsure', clause)
    }
  }
}
