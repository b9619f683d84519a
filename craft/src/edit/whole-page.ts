/** Wishes that concern the page as a whole. */
import type { Language } from '../sheet/sheet.ts'
import { writePage } from '../write/write.ts'
import { mergeBullets } from './change-lines.ts'
import type { Context } from './follow.ts'
import { type PageLines, parsePage, wordsOf } from './page.ts'

/**
 * Every line that the built-in writer would say in the other form of address takes it; lines of other hands stay.
 * @returns null where the brief is not known, or no line is the writer's
 */
export function readdress(
  lines: PageLines,
  { sheet, language }: Context,
  address: 'informal' | 'formal',
): PageLines | null {
  if (!sheet) return null
  const other = address === 'informal' ? 'formal' : 'informal'
  const written = (form: typeof address) =>
    parsePage(writePage({ ...sheet, style: { ...sheet.style, address: form } }).text, language)
  const [before, after] = [written(other), written(address)]
  if (before.length !== after.length) return null
  const turned = new Map(before.map(({ raw }, at) => [raw, after[at]!.raw]))
  return lines.map((line) => ({ ...line, raw: turned.get(line.raw) ?? line.raw }))
}

/** Of the characters of two bullets that are folded into one. */
const SHORT = 70

/** Neighbouring short tasks become one line, two by two; null where none are short. */
export function foldBullets(lines: PageLines, language: Language): PageLines | null {
  let folded = lines
  for (let at = 0; at + 1 < folded.length; at++) {
    const [one, other] = [folded[at]!, folded[at + 1]!]
    const isPair = one.role === 'bullet' && other.role === 'bullet' && one.section === 'task'
    if (isPair && wordsOf(one).length + wordsOf(other).length <= SHORT)
      folded = mergeBullets(folded, at, at + 1, language)
  }
  return folded === lines ? null : folded
}
