/** Values of a page: where pay, hours, place … stand on it, and how one takes the place of another. */
import { splitWords } from '../headings.ts'
import { classOf } from '../line/word-lists.ts'
import { parseContract } from '../parse/contract.ts'
import { parseDates } from '../parse/dates.ts'
import { parseHours } from '../parse/hours.ts'
import { parseMode } from '../parse/mode.ts'
import { parsePay } from '../parse/pay.ts'
import { parsePlace } from '../parse/place.ts'
import type { Kind } from '../sheet/sheet.ts'
import { readText, type Text } from '../text/text.ts'

export interface FoundValue {
  kind: Kind
  from: number
  to: number
  text: string
}

/** The order in which a word or figure may be taken for a value. */
const READERS: readonly [
  Kind,
  (said: string, doc: Text) => { from: number; to: number; text: string; sure: boolean }[],
][] = [
  ['pay', parsePay],
  ['hours', parseHours],
  ['contract', parseContract],
  ['mode', parseMode],
]

/** All values in some words, by their grammars; of two that overlap the first kind counts. */
export function valuesIn(said: string, doc: Text = readText(said)): FoundValue[] {
  const found: FoundValue[] = []
  const add = (kind: Kind, { from, to, text, sure }: { from: number; to: number; text: string; sure: boolean }) => {
    if (sure && text !== '' && !found.some((one) => one.from < to && from < one.to))
      found.push({ kind, from, to, text })
  }
  for (const date of parseDates(said, doc)) if (date.role === 'deadline' || date.role === 'start') add(date.role, date)
  for (const [kind, read] of READERS) for (const one of read(said, doc)) add(kind, one)
  return found
}

/** Values that can stand in a line of facts: no sentence, and no pay without an amount. */
export function factsIn(said: string): FoundValue[] {
  const doc = readText(said)
  return valuesIn(said, doc).filter(
    ({ kind, text }) =>
      (kind !== 'pay' || /\d/.test(text)) &&
      !splitWords(text).some(
        (word, at) =>
          classOf(word, doc.language) === 'auxiliary' || (at === 0 && classOf(word, doc.language) === 'article'),
      ),
  )
}

/** A place is what is left when no other grammar takes a part. */
export function kindOfPart(words: string): Kind | null {
  const doc = readText(words)
  const [value] = valuesIn(words, doc)
  return value?.kind ?? (parsePlace(words, doc).length > 0 ? 'place' : null)
}
