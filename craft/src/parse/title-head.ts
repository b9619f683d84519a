/** The noun that names a job, and the shift or term that is said behind it. */
import type { Language } from '../sheet/sheet.ts'
import type { Piece } from './title-tokens.ts'
import { wordingsOf, wordsOf } from './title-words.ts'

/** The noun of the job: the last of the first names in a row in English and German compounds, else the first. */
export function headOf(pieces: readonly Pick<Piece, 'text' | 'head'>[], language: Language): number {
  const first = pieces.findIndex(({ head }) => head?.known)
  if (first < 0) return pieces.findIndex(({ head }) => head)
  if (language !== 'en') return first
  let last = first
  for (
    let at = first + 1;
    at < pieces.length &&
    /^[\p{L}\d]/u.test(pieces[at]!.text) &&
    !wordsOf('small', 'en').has(pieces[at]!.text.toLowerCase());
    at++
  )
    if (pieces[at]!.head?.known) last = at
  return last
}

/** "… , nights": a shift or a term said behind the noun of the job. */
export function findExtra(all: readonly Piece[], from: number, end: number, language: Language) {
  const extra = wordingsOf('extra', language)
  for (let at = from; extra.size > 0 && at < Math.min(all.length, end + 6); at++)
    for (let length = 4; length > 0; length--) {
      const words = all.slice(at, at + length).map(({ lower }) => lower)
      const text = extra.get(words.join(' '))
      const isNameful = at + length < end && all[at + length]!.isWord
      if (text && !isNameful && !/^\d/.test(all[at - 1]?.text ?? '')) return { text, from: at }
    }
  return null
}
