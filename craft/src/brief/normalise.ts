import type { NormalText } from './rewrite.ts'

const NEEDS_REWRITING = /[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff\uff01-\uff5e\ufb00-\ufb06]/
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/
const WIDE = /[\uff01-\uff5e\ufb00-\ufb06]/

/** "Lohn 110' - 128'": the mark stands for the three noughts. */
const SWISS_THOUSANDS = /(?<=(?:Lohn|CHF|Fr\.) (?:CHF )?(?:\d{2,3}['k]? ?(?:-|bis) ?)?\d{2,3})'(?![\d\p{L}])/gu

/** "Team of 30" and on the next line "- 37.5 hours": the dash begins an item, and is no "to". */
const ITEM = /(?<=\d ?[\p{L}%./]{0,8}[^\S\n]*\n[^\S\n]*)-(?= (?:[£$€¤]|CHF |EUR )?\d)/gu

const respell = (text: string): string =>
  text
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(ITEM, '•')
    .replace(/[\t\r\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\u2018\u2019\u02bc\u00b4\u0060]/g, "'")
    .replace(SWISS_THOUSANDS, 'k')
    .replace(/(?<=\d ?)×(?= ?\d)/g, 'x')
    .replace(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"')

/** Length is kept wherever possible; only combining accents, invisible and wide characters need a table. */
export function normalise(typed: string): NormalText {
  if (!NEEDS_REWRITING.test(typed)) return { text: respell(typed), toTyped: (offset) => offset }

  const offsets: number[] = []
  let text = ''
  for (let i = 0; i < typed.length; ) {
    let end = i + 1
    while (end < typed.length && /[\u0300-\u036f]/.test(typed[end]!)) end++
    const piece = typed.slice(i, end)
    const written = INVISIBLE.test(piece) ? '' : WIDE.test(piece) ? piece.normalize('NFKC') : piece.normalize('NFC')
    for (let k = 0; k < written.length; k++) offsets.push(i)
    text += written
    i = end
  }
  offsets.push(typed.length)
  return { text: respell(text), toTyped: (offset) => offsets[Math.min(offset, offsets.length - 1)]! }
}

const PLAIN = new Map<string, string>()
for (let code = 0xc0; code < 0x250; code++) {
  const letter = String.fromCharCode(code)
  const base = letter.normalize('NFD')[0]!.toLowerCase()
  PLAIN.set(letter, base.length === 1 ? base : letter)
}
for (const [letter, base] of [...'łøđı'].map((letter, i) => [letter, 'lodi'[i]!] as const)) {
  PLAIN.set(letter, base)
  PLAIN.set(letter.toUpperCase(), base)
}

const ACCENTED = /[\u00c0-\u024f]/
const ALL_ACCENTED = new RegExp(ACCENTED, 'g')

/** Lower case of exactly the same length, so that offsets hold. */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length
    ? lower
    : [...text].map((c) => (c.toLowerCase().length === c.length ? c.toLowerCase() : c)).join('')
}

/** Lower case without accents, of exactly the same length. */
export function plain(text: string): string {
  const same = lowerCase(text)
  return ACCENTED.test(same) ? same.replace(ALL_ACCENTED, (letter) => PLAIN.get(letter) ?? letter) : same
}
