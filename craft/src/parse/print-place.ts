/** How a place is printed: "Duluth, Minnesota" for "duluth mn", "Leeds and York" for "LEEDS/ YORK". */
import type { Text } from '../text/text.ts'
import { say } from './forms.ts'
import type { Lexeme } from './lex.ts'

const NO_NAMES = new Set(['lead', 'near', 'cover', 'fill', 'site'])
const SIDES = /^(?:north|south|east|west|mid|greater|central|upper|lower|inner|[nsew])$/i
const ROADS: Record<string, string> = { rd: 'Road', st: 'Street', ave: 'Avenue' }

/** A town or region, or any word with a capital. */
export const isName = (lexeme: Lexeme | undefined): boolean =>
  lexeme !== undefined &&
  (lexeme.kind === 'town' || lexeme.kind === 'region' || (/^\p{Lu}/u.test(lexeme.text) && !NO_NAMES.has(lexeme.kind)))

/** @param small how many of the parts are names, where nothing has a capital; else 0 */
export function printPlace(parts: readonly Lexeme[], { language }: Pick<Text, 'language'>, small: number): string {
  /** Nothing but capitals: no acronym among words. */
  const loud = !parts.some(({ text: one }) => /\p{Ll}/u.test(one))
  let text = ''
  for (const [at, lexeme] of parts.entries()) {
    const { kind, glued } = lexeme
    const before = parts[at - 1]
    const ofState =
      language === 'en' &&
      before !== undefined &&
      (kind === 'code' || kind === 'region') &&
      (isName(before) || small > 0) &&
      !SIDES.test(before.text) &&
      !isName(parts[at + 1])
    const ties = kind === 'and' || kind === 'plus' || lexeme.text === '+' || (lexeme.text === '/' && !glued)
    const word = ties
      ? say('and', language, '', '').trim()
      : wordOf(lexeme, before, ofState || before?.value === ',', at < small, loud)
    if (ofState && !text.endsWith(',')) text += ','
    const close =
      text === '' ||
      (glued && !ofState && !(word.length > 1 && text.endsWith(')'))) ||
      /^[,)]/.test(word) ||
      /[(/]$/.test(text)
    text += close ? word : ` ${word}`
  }
  return text.replace(/[\s,–-]+$/, '')
}

/** `apart`: behind the town a code is written out; `small`, `loud`: typed without capitals, with nothing else. */
function wordOf(lexeme: Lexeme, before: Lexeme | undefined, apart: boolean, small: boolean, loud: boolean): string {
  const { kind, text, printed = text, value } = lexeme
  const capitals = loud && /^\p{Lu}{4,}$/u.test(text)
  if (kind === 'near') return value
  if (kind === 'town' && (small || /^\p{Lu}{4,}/u.test(text))) return printed
  if (kind === 'region' || (kind === 'code' && apart)) return printed
  if (capitals) return text[0] + text.slice(1).toLowerCase()
  if (kind === 'site' && before) return ROADS[text.toLowerCase().replace('.', '')] ?? text
  return small && kind === 'word' ? text[0]!.toUpperCase() + text.slice(1) : text
}
