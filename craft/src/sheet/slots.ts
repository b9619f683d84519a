/**
 * The sheet is a form. What nearly every brief tells once, and what no stretch told outright, is taken from where the whole brief
 * most likely tells it; what is left of those words stays where it was.
 */
import type { Stretch } from '../label/label.ts'
import { type LineKind, lineOf } from '../line/line.ts'
import { classOf, isIn } from '../line/word-lists.ts'
import { isSentence } from '../write/sentence.ts'
import { contentOf } from '../write/told-once.ts'
import { type Draft, enter, note } from './draft.ts'
import { enterLine, LINES } from './enter-lines.ts'
import { type Candidate, candidatesIn, canStand, hangs, leadsToPay, ownWords, type Slot } from './read-slots.ts'
import type { Entry, Pay, Span } from './sheet.ts'

const SLOTS: readonly Slot[] = ['pay', 'hours', 'place']

/** @param stretches those that may be printed */
export function fillSlots(draft: Draft, stretches: readonly Stretch[]): void {
  for (const slot of SLOTS) {
    const stood = draft.entries.filter(({ kind, sure }) => kind === slot && sure)
    if (stood.some(isFilled)) continue
    const told = stretches.map((stretch) => candidatesIn(draft, slot, stretch)).filter((one) => one.length > 0)
    // What an old text told holds less than what its changes say.
    const weight = (one: Candidate) => one.odds + (one.from >= draft.changesFrom ? 2 : 0)
    const [best = []] = told.toSorted(([a], [b]) => weight(b!) - weight(a!) || a!.from - b!.from)
    // A scale wants no other sum than its own.
    if (stood.length > 0 && !isOfScale(stood, best[0])) continue
    if (slot !== 'place' && !best.some(({ text }) => /\d/.test(text))) continue
    // All that one stretch tells of the hours, one sum and one place.
    for (const one of best.slice(0, slot === 'hours' ? best.length : 1)) take(draft, slot, one)
  }
  leaveOldScale(draft)
}

/** A scale without a sum still wants one. */
const isFilled = ({ kind, text, value }: Entry): boolean =>
  kind !== 'pay' || SUM.test(text) || (value as Pay).min !== null
const SUM = /[$£€]|\d[.,]\d\d|\d{3}|\dk|\d (?:euros?|pounds|dollars)/i

const isOfScale = (stood: readonly Entry[], best: Candidate | undefined): boolean =>
  stood.some(({ text }) => best?.text.includes(`(${text.split(' ')[0]} `))

/** "Band 5" in an old text, "£38,682 (Band 6)" now. */
function leaveOldScale(draft: Draft): void {
  const pays = draft.entries.filter(({ kind, sure }) => kind === 'pay' && sure)
  for (const old of pays) {
    const [scale = '', mark = ''] = old.text.split(' ')
    const isOther = ({ text }: Entry) => text.includes(`(${scale} `) && !text.includes(`(${scale} ${mark}`)
    if (isFilled(old) || !pays.some(isOther)) continue
    draft.entries = draft.entries.filter((one) => one !== old)
    note(draft, 'superseded', old.span!)
  }
}

const LINE_KINDS: readonly string[] = [...Object.values(LINES), 'condition', 'offer', 'about']

/** The value leaves the lines and the notes that told it, where what is left of them can stand. */
function take(draft: Draft, slot: Slot, found: Candidate): void {
  const overlaps = ({ span }: { span: Span | null }) => span !== null && span.from < found.to && span.to > found.from
  const lines = draft.entries.filter((entry) => overlaps(entry) && LINE_KINDS.includes(entry.kind))
  const one = lines.length === 1 ? wholeOf(draft, slot, found, lines[0]!.span!) : found
  const words = ({ from, to }: Span) => draft.text.text.slice(from, to)
  for (const entry of lines) {
    const kind = entry.kind as LineKind
    const rests = restsOf(draft, entry.span!, one).filter((rest) => !leadsToPay(draft, slot, words(rest)))
    // What the line tells besides would be lost.
    if (rests.length > 0 && isSentence(entry.text, draft.text.language)) continue
    if (
      rests.some(
        (rest) => kind === 'about' || (!hangs(draft, words(rest)) && lineOf(words(rest), kind, draft.text) === null),
      )
    )
      continue
    draft.entries = draft.entries.filter((other) => other !== entry)
    for (const rest of rests)
      if (isLoose(draft, words(rest)) || /^\p{L}+$/u.test(words(rest))) note(draft, 'unsure', rest)
      else enterLine(draft, rest, kind, 1)
  }
  const notes = draft.notes.filter(overlaps)
  draft.notes = draft.notes.filter((other) => !notes.includes(other))
  for (const { why, span } of notes) for (const rest of restsOf(draft, span, one)) note(draft, why, rest)
  if (!draft.entries.some(overlaps) && lines.length + notes.length === 0 && found.odds > 1)
    for (const rest of restsOf(draft, found.sentence, one)) note(draft, 'unsure', rest)
  enter(draft, slot, one.text, one, true, one.value as Entry['value'] as never)
}

/** With what hangs on it, or all of its line, where the rest alone could not stand. */
function wholeOf(draft: Draft, slot: Slot, one: Candidate, line: Span): Candidate {
  const rest = restsOf(draft, line, one).at(-1)
  if (slot === 'place' || !rest || rest.from < one.to) return one
  const said = draft.text.text.slice(rest.from, rest.to)
  if (isLoose(draft, said)) return one
  const tail = `${one.text}, ${said.replace(/[\s.,;]+$/, '')}`
  if (hangs(draft, said) && canStand(draft, tail)) return { ...one, text: tail, to: rest.to }
  const isLine = lineOf(said, 'offer', draft.text) !== null
  return isLine ? one : { ...one, ...ownWords(draft, slot, { from: one.from, to: line.to }, [one]) }
}

/** "so whatever that is pro rata", "NOT the 5": nothing without the value, and no part of it. */
const isLoose = ({ text }: Draft, said: string): boolean => {
  const words = said.toLowerCase().match(/[\p{L}\d'’]+/gu) ?? []
  const isNot =
    isIn('denial', words[0] ?? '', text.language) && words.length <= FEW && lineOf(said, 'condition', text) === null
  return isNot || ['conjunction', 'relative'].includes(classOf(words[0] ?? '', text.language) ?? '')
}
const FEW = 3

/** What led to the value, or to nothing more. */
const TIES = /(?:(?<=\s)(?:in|at|bei|à|en|de|im|also|so))?[\s,;:–-]*$/iu

/** What stands around a value and says something. */
function restsOf({ text }: Draft, whole: Span, value: Span): Span[] {
  return [
    { from: whole.from, to: value.from },
    { from: value.to, to: whole.to },
  ].flatMap(({ from, to }) => {
    const said = text.text.slice(from, Math.max(from, to))
    const lead = /^[\s,;:.)+&–-]*(?:(?:and|plus|und|et|y|zzgl)\.? )?/iu.exec(said)![0].length
    const tail = TIES.exec(said)?.[0].length ?? 0
    const rest = { from: from + lead, to: from + said.length - tail }
    return rest.to > rest.from && contentOf(text.text.slice(rest.from, rest.to), text.language).size > 0 ? [rest] : []
  })
}
