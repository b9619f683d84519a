/** One way of writing each character: composed letters, plain quotes, plain blanks, two kinds of dashes. */
import { rewrite, type Traced } from './traced.ts'

const LOOSE_MARKS = /\P{M}\p{M}{1,8}|[\uFB00-\uFB06]/gu
const NEVER_SEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]|\uFE0F|\u20E3/gu
/** Dots that trail off, guillemets with the blank inside them, blanks, quotes, dashes. */
const ODD = new RegExp(
  String.raw`\.{3,}|[\u00AB\u2039]\s?|\s?[\u00BB\u203A]|[\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]` +
    '|[\\u2018-\\u201F\\u00B4`\\u2010-\\u2015\\u2212]',
  'gu',
)
const EMOJI = /[\u{1F000}-\u{1FAFF}\u{2600}-\u{27BF}\u{2B00}-\u{2BFF}]+/gu

/** "–" stands between things, "-" within a word or between figures. */
function plainOf(mark: string, before: string, after: string): string {
  if (mark[0] === '.') return '…'
  if (/[\u2018-\u201B\u00B4`]/.test(mark)) return "'"
  if (/[\u201C-\u201F\u2039\u203A\u00AB\u00BB]/.test(mark)) return '"'
  if (/\s/u.test(mark)) return mark === '\u2028' || mark === '\u2029' ? '\n' : ' '
  return mark === '\u2010' || mark === '\u2011' || (/\d/.test(before) && /\d/.test(after)) ? '-' : '–'
}

export function plainCharacters(typed: Traced): Traced {
  let text = rewrite(typed, /\r\n?/g, () => '\n')
  text = rewrite(text, NEVER_SEEN, ([mark]) => (mark === '\n' || mark === '\t' ? null : ''))
  if (text.text !== text.text.normalize('NFC'))
    text = rewrite(text, LOOSE_MARKS, ([letter]) => letter.normalize('NFKC'))
  text = rewrite(text, /(?<![^\s$£€(])\.(?=\d)/g, () => '0.')
  // "Landau a. d. Isar", "Neustadt a.d. Weinstraße"
  text = rewrite(text, /(?<=\p{Lu}\p{Ll}+ )a\. ?d\. ?(?=\p{Lu})/gu, () => 'an der ')
  // A picture that begins a line is a bullet.
  text = rewrite(text, EMOJI, ({ index, input }) => (index === 0 || input[index - 1] === '\n' ? '- ' : ''))
  return rewrite(text, ODD, ({ 0: mark, index, input }) =>
    plainOf(mark, input[index - 1] ?? '', input[index + 1] ?? ''),
  )
}
