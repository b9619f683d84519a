/** What somebody put in quotation marks, of whatever kind, as they meant it. */

const CLOSES: Record<string, string> = {
  '"': '"',
  "'": "'",
  '“': '”',
  '”': '”',
  '„': '“”',
  '«': '»',
  '»': '«',
  '‘': '’',
  '’': '’',
  '‚': '‘’',
  '`': '`´',
}
const LETTER = /[\p{L}\p{N}]/u

export interface Quotation {
  text: string
  /** With its marks; UTF-16 offsets. */
  from: number
  to: number
}

/** The outermost quotations, in order; an apostrophe is no mark. */
export function quotationsIn(text: string): Quotation[] {
  const found: Quotation[] = []
  for (let at = 0; at < text.length; at++) {
    const marks = CLOSES[text[at]!]
    if (!marks || LETTER.test(text[at - 1] ?? ' ') || /\s|^$/.test(text[at + 1] ?? '')) continue
    const end = endOf(text, at + 1, marks)
    if (end < 0) continue
    const inner = text.slice(at + 1, end).trim()
    // Marks within marks, as when somebody quotes a quotation whole.
    const [nested] = quotationsIn(inner)
    const bare = nested && nested.from === 0 && nested.to === inner.length ? nested.text : inner
    found.push({ text: bare.replace(/[,.]$/, ''), from: at, to: end + 1 })
    at = end
  }
  return found
}

function endOf(text: string, from: number, marks: string): number {
  for (let at = from; at < text.length; at++)
    if (marks.includes(text[at]!) && !LETTER.test(text[at + 1] ?? ' ') && !/\s/.test(text[at - 1] ?? '')) return at
  return -1
}
