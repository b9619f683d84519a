/**
 * The engine keeps a text whose letters all lie below U+0100 in one byte a letter, and searches it in two thirds of the time.
 * The euro sign is the one beyond that most briefs hold, so a brief is read with another in its place, and told with it again.
 */
import type { NormalText } from './rewrite.ts'

/** Stands for "€" while a brief is read; nobody writes it. */
export const EURO = '¤'

const BEYOND = /[^\0-\xff]/
/** So many letters are put together at once. */
const AT_ONCE = 4096

/** A text in the spelling in which it is read, letter for letter. */
export function inOneByte({ text, toTyped }: NormalText): NormalText {
  const spelled = text.replace(/[€¤]/g, (sign) => (sign === '€' ? EURO : ' '))
  return { text: BEYOND.test(spelled) ? spelled : madeAnew(spelled), toTyped }
}

/** The same text: what was cut from one of two bytes a letter keeps them, what is put together does not. */
function madeAnew(text: string): string {
  const pieces: string[] = []
  for (let at = 0; at < text.length; at += AT_ONCE) {
    const codes = new Uint8Array(Math.min(AT_ONCE, text.length - at))
    for (let i = 0; i < codes.length; i++) codes[i] = text.charCodeAt(at + i)
    pieces.push(String.fromCharCode.apply(null, codes as unknown as number[]))
  }
  return pieces.join('')
}

/** Writes "€" in every text of what was read, where it stands. */
export function tellEuro(read: object): void {
  const parts = read as Record<string, unknown>
  for (const name in parts) {
    const value = parts[name]
    if (typeof value === 'string') {
      if (value.includes(EURO)) parts[name] = value.replaceAll(EURO, '€')
    } else if (value !== null && typeof value === 'object' && name !== 'spans') tellEuro(value)
  }
}
