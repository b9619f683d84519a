/** Wishes that concern the page as a whole. */
import type { Language } from '../sheet/sheet.ts'
import { writePage } from '../write/write.ts'
import { mergeBullets } from './change-lines.ts'
import type { Context } from './context.ts'
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
  const all = lines.map((line) => ({ ...line, raw: turned.get(line.raw) ?? line.raw }))
  // A page in both forms would be worse than the one that stands.
  return all.some((line) => FORM[language]?.[other].test(wordsOf(line))) ? null : all
}

/** What addresses the reader in one form or the other. */
const FORM: Partial<Record<Language, Record<Context['address'], RegExp>>> = {
  de: { informal: /\b(?:du|dich|dir|deine?[nmrs]?|bewirb)\b/iu, formal: /\b(?:Sie|Ihnen|Ihre?[nmrs]?)\b/u },
  fr: { informal: /\b(?:tu|te|ton|ta|tes|toi)\b/iu, formal: /\b(?:vous|votre|vos)\b/iu },
  es: {
    informal: /\b(?:tú|te|tus?|contigo)\b|\p{L}(?:as|es) (?:al menos|el|la|un)\b/iu,
    formal: /\b(?:usted|sus?|le busca)\b/iu,
  },
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
