/** What the search for remarks learns from: every piece of a brief, whether it is one, and what kind the one before is. */
import { normalise } from '../src/brief/normalise.ts'
import { inOneByte } from '../src/brief/one-byte.ts'
import { readByGuards } from '../src/brief/read.ts'
import { REMARK_KINDS, type RemarkKind, tieTo } from '../src/brief/sort/find-remarks.ts'
import type { Label } from '../src/brief/sort/labels.ts'
import { nameRemarkFeatures, seePieces } from '../src/brief/sort/remark-features.ts'
import type { Sample } from './read-corpus.ts'
import { type Instance, namedBy } from './softmax.ts'
import { labelIn } from './stretch-instances.ts'

const kindOf = (label: Label): RemarkKind =>
  label === 'unlawful' || label === 'aside' || label === 'order' ? label : 'fact'

export function remarkInstances(sample: Sample): Instance[] {
  const { text } = inOneByte(normalise(sample.text))
  const reading = readByGuards(text)
  const pieces = seePieces(reading)
  let before: RemarkKind = 'fact'
  return pieces.flatMap((piece, index) => {
    const own = labelIn(sample, piece.span)
    const kind = own ? kindOf(own.label) : 'fact'
    const same = index > 0 && pieces[index - 1]!.sentence === piece.sentence
    const features = namedBy((add) => {
      nameRemarkFeatures(reading, pieces, index, add)
      add(tieTo(before, same))
    })
    before = kind
    return own ? [{ features, label: REMARK_KINDS.indexOf(kind), weight: own.share, from: sample.id }] : []
  })
}
