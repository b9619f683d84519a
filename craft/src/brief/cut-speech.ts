/** Briefs that were dictated run on without a stop: numbers are written in figures, and each thing gets a line. */
import { plain } from './normalise.ts'
import { findNumberWords, type NumberInWords } from './number-words.ts'
import { type Edit, type NormalText, rewrite } from './rewrite.ts'
import { type Spoken, type Spots, spokenWords } from './sort/break-features.ts'
import { findBreaks } from './sort/find-breaks.ts'

/** In words: no sentence that is written is as long without any mark, and in a text with hardly any mark none is half as long. */
const RUNS_ON = 34
const RUNS_ON_AMONG_FEW = 16
/** Words for one mark, from which on a text has hardly any. */
const FEW = 20
const MARK = /[,;:!?()\n•·|/–—"]|\.(?=\s|$)| - /gu
/** One cheap look: so much text without a mark. */
function mayRunOn(text: string): boolean {
  for (let from = 0; from + MARKLESS <= text.length; ) {
    let at = from + MARKLESS - 1
    while (at >= from && !STOPS.includes(text[at]!)) at--
    if (at < from) return true
    from = at + 1
  }
  return false
}
const MARKLESS = 90
const STOPS = ',;:!?()\n•·|"'

/** Stretches without a mark, as the words that they hold. */
function runOns(text: string, words: readonly Spoken[]): Spoken[][] {
  const marks = [...text.matchAll(MARK)].map(({ index }) => index)
  const least = words.length > FEW * marks.length ? RUNS_ON_AMONG_FEW : RUNS_ON
  const found: Spoken[][] = []
  let from = 0
  for (const mark of [...marks, text.length]) {
    let to = from
    while (to < words.length && words[to]!.from < mark) to++
    if (to - from >= least) found.push(words.slice(from, to))
    from = to
  }
  return found
}

/** Smaller numbers are understood in words. */
const LEAST_IN_FIGURES = 13
/** "Two fifteen till nine": a time, and no number. */
const besideNumber = (numbers: readonly NumberInWords[], at: number): boolean =>
  [numbers[at - 1]?.span[1], numbers[at + 1]?.span[0]].some(
    (edge) => edge !== undefined && [numbers[at]!.span[0] - edge, edge - numbers[at]!.span[1]].includes(1),
  )

const inFigures = (text: string): Edit[] => {
  const spelled = plain(text)
  const numbers = findNumberWords(spelled)
  const spans = runOns(text, spokenWords(spelled, text)).map((words) => [words[0]!.from, words.at(-1)!.to] as const)
  return numbers
    .filter(({ value }, at) => value >= LEAST_IN_FIGURES && !besideNumber(numbers, at))
    .filter(({ span: [from, to] }) => spans.some(([start, end]) => start <= from && to <= end))
    .map(({ span: [from, to], value }) => ({ from, to, text: String(value) }))
}

/** @param spotsIn where the rules find something in a text without stops */
export function cutSpeech(typed: NormalText, spotsIn: (text: string) => Spots): NormalText {
  if (!mayRunOn(typed.text)) return typed
  const counted = rewrite(typed, inFigures(typed.text))
  const { text } = counted
  const runs = runOns(text, spokenWords(plain(text), text))
  if (runs.length === 0) return counted
  const spots = spotsIn(text)
  return rewrite(
    counted,
    runs.flatMap((words) =>
      findBreaks(words, spots).map((index): Edit => {
        const at = words[index]!.from
        return { from: words[index - 1]!.to, to: at, text: '\n' }
      }),
    ),
  )
}
