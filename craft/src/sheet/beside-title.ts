/** What is said along with the name of the job: "a part-time | front desk person", "drivers x15, | school contract". */
import type { Label, Stretch } from '../label/label.ts'
import { classOf } from '../line/word-lists.ts'
import { countOf, piecesOf, timesOf } from '../parse/title-tokens.ts'
import { wordsOf } from '../parse/title-words.ts'
import type { Text } from '../text/text.ts'
import { type Draft, note, saidAt } from './draft.ts'
import { enterSure } from './enter-values.ts'
import type { Span } from './sheet.ts'

/** What may stand beside a name and is told among the facts; a grade of pay has two words. */
const BESIDE: readonly Label[] = ['contract', 'hours']
const GRADE = /^\W*[\p{L}.]+ ?\d+\p{L}?\W*$/u

const fold = (words: string) => words.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []

/** What was taken for a title and is none of the name becomes a value, or stands beside the page where nothing tells it. */
export function enterBesideTitles(draft: Draft, stretches: readonly Stretch[]): void {
  const { text } = draft
  const names = draft.entries.flatMap(({ kind, span }) => (kind === 'title' && span ? [span] : []))
  for (const stretch of stretches) {
    if (stretch.label !== 'title') continue
    const said = saidAt(text, stretch)
    const own = names.find(({ from, to }) => from < said.to && to > said.from)
    const rests = own
      ? [
          { ...said, to: own.from },
          { ...said, from: own.to },
        ]
      : [said]
    for (const rest of rests.flatMap((one) => piecesIn(text, one))) {
      const labels = GRADE.test(text.text.slice(rest.from, rest.to)) ? [...BESIDE, 'pay' as const] : BESIDE
      if (!labels.some((label) => enterSure(draft, label, rest)) && !isTold(draft, rest)) note(draft, 'unsure', rest)
    }
  }
}

/** Between commas, dashes and brackets. */
const piecesIn = ({ text }: Text, { from, to }: Span): Span[] =>
  Array.from(
    text.slice(from, Math.max(from, to)).matchAll(/(?:[^,;:()\n –—-]|(?<=\S)-(?=\S)| (?![-–—] ))+/g),
    (found) => ({
      from: from + found.index,
      to: from + found.index + found[0].length,
    }),
  )

/** Whether all that words say stands on the page already, as far as their first five letters tell, or they say nothing. */
function isTold({ text, entries }: Draft, { from, to }: Span): boolean {
  const { language } = text
  const openings = entries.flatMap((one) => (one.kind === 'title' ? [one.value?.openings ?? 1] : []))
  const pieces = piecesOf(text.text.slice(from, to), language)
  if (pieces.some((_, at) => timesOf(pieces, at) !== null)) return true
  const has = fold(entries.map(({ text: words }) => words).join(' ')).map((word) => word.slice(0, 5))
  return pieces.every((piece) => {
    const { lower, isWord } = piece
    if (!isWord || classOf(lower, language) !== null || openings.includes(countOf(piece, language) ?? 0)) return true
    const says = (['lead', 'tail', 'praise', 'small'] as const).every((kind) => !wordsOf(kind, language).has(lower))
    return !says || fold(lower).every((word) => has.includes(word.slice(0, 5)))
  })
}
