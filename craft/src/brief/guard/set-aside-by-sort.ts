/** Remarks that no cue gives away: whole sentences and parts of which labelled briefs tell that they are not for print. */
import { zonesIn } from '../announced.ts'
import type { Span } from '../facts.ts'
import type { Reading } from '../reading.ts'
import type { Label } from '../sort/labels.ts'
import { type Sorted, sortStretch } from '../sort/sort-stretch.ts'
import { meets } from '../spans.ts'
import { addSetAside } from './set-aside.ts'

/** How sure it must be of a sentence, and of a part of one. */
const SENTENCE = 0.6
const PART = 0.9
/** A sentence of more parts says more than one thing. */
const FEW = 4
/** Where nothing in a sentence hints at a remark, its parts are none either. */
const HINT = 0.1
/** Parts of fewer letters, on the whole, are notes. */
const NOTE = 17
/** A word or two say too little. */
const SHORTEST = 28

const REASONS: Partial<Record<Label, 'private' | 'instruction'>> = { aside: 'private', order: 'instruction' }

export function setAsideBySort(reading: Reading): void {
  const partsOf = Map.groupBy(reading.parts, (part) => part.sentence)
  for (const [index, sentence] of reading.sentences.entries()) {
    if (!mayBeRemark(reading, sentence)) continue
    const parts = partsOf.get(index) ?? []
    // Remarks are told in sentences; a row of notes holds none.
    if (parts.length > 2 && (sentence[1] - sentence[0]) / parts.length < NOTE) continue
    const sorted = sortStretch(reading, sentence)
    if (parts.length <= FEW && hide(reading, sentence, sorted, SENTENCE)) continue
    if (sorted.shareOf('aside') + sorted.shareOf('order') < HINT) continue
    for (const { from, to } of parts)
      if (mayBeRemark(reading, [from, to])) hide(reading, [from, to], sortStretch(reading, [from, to]), PART)
  }
}

/** Neither what a label announces nor what is taken out already. */
const mayBeRemark = (reading: Reading, [from, to]: Span): boolean =>
  to - from >= SHORTEST &&
  !reading.withheld.some((span) => meets(span, [from, to])) &&
  !zonesIn(reading).some(
    ({ label, items }) => meets(label, [from, to]) || items.some((item) => meets(item, [from, to])),
  )

function hide(reading: Reading, span: Span, { label, share }: Sorted, least: number): boolean {
  const reason = REASONS[label]
  if (!reason || share < least) return false
  addSetAside(reading, span, reason, null)
  return true
}
