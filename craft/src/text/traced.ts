/** A text that is being rewritten and remembers for each of its characters which stretch of the brief it stands for. */
import type { Span } from '../sheet/sheet.ts'

export interface Traced {
  text: string
  /** Where in the brief the character at this index begins. Never falls. */
  from: Int32Array
  /** Where in the brief it ends. Never falls. */
  to: Int32Array
}

/** What stands at from…to, offsets in the text as it is now, becomes `text`. */
export interface Edit {
  from: number
  to: number
  text: string
  /** Only marks of layout come and go: the letters of `text` are those that stand there, and keep their places. */
  isLayout?: true
}

export function trace(raw: string): Traced {
  const from = Int32Array.from({ length: raw.length }, (_, index) => index)
  return { text: raw, from, to: from.map((index) => index + 1) }
}

/** Edits in rising order; one that reaches into its predecessor is left out. */
export function applyEdits(traced: Traced, edits: readonly Edit[]): Traced {
  const kept: Edit[] = []
  let length = traced.text.length
  let end = 0
  for (const edit of edits) {
    if (edit.from < end || traced.text.slice(edit.from, edit.to) === edit.text) continue
    kept.push(edit)
    end = edit.to
    length += edit.text.length - (edit.to - edit.from)
  }
  if (kept.length === 0) return traced
  const from = new Int32Array(length)
  const to = new Int32Array(length)
  let text = ''
  let at = 0
  const copy = (until: number) => {
    from.set(traced.from.subarray(at, until), text.length)
    to.set(traced.to.subarray(at, until), text.length)
    text += traced.text.slice(at, until)
  }
  for (const edit of kept) {
    copy(edit.from)
    const next = text.length + edit.text.length
    if (edit.isLayout) placeLetters(traced, edit, from.subarray(text.length, next), to.subarray(text.length, next))
    else if (edit.text !== '') {
      const begins = traced.from[edit.from] ?? traced.to.at(-1) ?? 0
      from.fill(begins, text.length, next)
      to.fill(edit.to > edit.from ? traced.to[edit.to - 1]! : begins, text.length, next)
    }
    text += edit.text
    at = edit.to
  }
  copy(traced.text.length)
  return { text, from, to }
}

const MARK = /[\s|*_#:~=>-]/

/** Each letter stands for itself; a mark that was added stands for the gap it is in. */
function placeLetters(traced: Traced, edit: Edit, from: Int32Array, to: Int32Array): void {
  let next = edit.from
  for (let index = 0; index < edit.text.length; index++) {
    let at = next
    while (at < edit.to && traced.text[at] !== edit.text[index] && MARK.test(traced.text[at]!)) at++
    const isThere = at < edit.to && traced.text[at] === edit.text[index]
    from[index] = isThere ? traced.from[at]! : next > 0 ? traced.to[next - 1]! : 0
    to[index] = isThere ? traced.to[at]! : from[index]!
    if (isThere) next = at + 1
  }
}

/** Every match of the global `pattern` becomes what `write` says; null leaves it as it is. */
export function rewrite(
  traced: Traced,
  pattern: RegExp,
  write: (match: RegExpExecArray) => string | null,
  isLayout?: true,
): Traced {
  const edits: Edit[] = []
  for (const match of traced.text.matchAll(pattern)) {
    const text = write(match)
    if (text !== null) edits.push({ from: match.index, to: match.index + match[0].length, text, isLayout })
  }
  return applyEdits(traced, edits)
}

/** The smallest stretch of the brief that covers `from` to `to`. */
export function spanOf(traced: Traced, from: number, to: number): Span {
  if (to <= from) {
    const at = traced.from[from] ?? traced.to.at(-1) ?? 0
    return { from: at, to: at }
  }
  return { from: traced.from[from]!, to: traced.to[Math.min(to, traced.text.length) - 1]! }
}
