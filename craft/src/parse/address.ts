/** E-mail addresses, web addresses, handles and phone numbers in a text. */
import type { Doc } from './found.ts'

export interface Address {
  kind: 'email' | 'url' | 'phone' | 'handle'
  from: number
  to: number
  text: string
}

const ENDINGS = 'example|com|org|net|de|at|ch|fr|es|uk|ie|eu|us|ca|be|mx|ar|cl|io|jobs|gov|edu|coop|app'
const ADDRESSES = [
  ['email', /[\p{L}\d._%+-]{1,64}@[\p{L}\d.-]{1,80}\.\p{L}{2,12}/gu],
  [
    'url',
    new RegExp(
      `(?<![@\\p{L}\\d.-])(?:https?://|www\\.)?(?:[\\p{L}\\d-]{1,40}\\.){1,4}(?:${ENDINGS})(?![\\p{L}\\d.-]{0,64}@)` +
        '(?:/[\\p{L}\\d._/#?=&-]{0,80})?(?![\\p{L}\\d])',
      'giu',
    ),
  ],
  ['handle', /(?<![\p{L}\d])@[\p{L}\d._]{3,40}/gu],
  ['phone', /(?<![\p{L}\d@.,/-])(?:\+|00)?\(?\d[\d ()/.-]{5,20}\d(?![\p{L}\d@%€$£]|[.,]\d)/gu],
] as const

const FEWEST_DIGITS = 7
const YEAR_OR_DAY = /^\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})$|^\d{4}-\d{2}-\d{2}$|^20\d\d[ -]20\d\d$/

/** @returns the addresses in `said` in order, none within another */
export function findAddresses(said: string, doc: Doc): Address[] {
  const found: Address[] = []
  for (const [kind, pattern] of ADDRESSES)
    for (const { 0: text, index } of said.matchAll(pattern)) {
      // "(07700 900271)": the bracket is not the number's.
      const skip = kind === 'phone' && text.startsWith('(') && !text.includes(')') ? 1 : 0
      const bare = kind === 'phone' ? text.slice(skip).trim() : text.replace(/[.,]+$/, '')
      const from = index + skip
      const to = from + bare.length
      if (found.some((one) => from < one.to && one.from < to)) continue
      if (kind === 'phone' && (bare.replace(/\D/g, '').length < FEWEST_DIGITS || YEAR_OR_DAY.test(bare))) continue
      found.push({ kind, from, to, text: kind === 'phone' ? printPhone(bare, doc) : bare })
    }
  return found.sort((a, b) => a.from - b.from)
}

/** A number without a single gap is cut as its country does; else it stays as typed. */
function printPhone(typed: string, { language, locale }: Doc): string {
  if (!/^\d{10,11}$/.test(typed)) return typed
  if (language === 'fr' && typed.length === 10 && typed.startsWith('0')) return typed.replace(/(\d\d)(?=\d)/g, '$1 ')
  if (typed.length === 11 && typed.startsWith('0') && language === 'en') return `${typed.slice(0, 5)} ${typed.slice(5)}`
  const american = typed.length === 10 && !typed.startsWith('0') && (language === 'en' || locale === 'fr-CA')
  return american ? `${typed.slice(0, 3)}-${typed.slice(3, 6)}-${typed.slice(6)}` : typed
}
