/** What is said of applying, as words and clauses. */
import { findAddresses } from './address.ts'
import type { Doc } from './found.ts'
import { is, type Lexeme, readWords, textAt, type Words } from './lex.ts'

const ENDS = new Set(['.', ';', '!', '?', '\n', '•', '|', '·'])
const AROUND = new Set([',', '+', ':', '-', '/', '=', '–', '…'])

/** Addresses are one lexeme each. */
export function readApply(said: string, doc: Doc): Words {
  const list: Lexeme[] = []
  let at = 0
  const cut = (to: number) => {
    for (const one of readWords(said.slice(at, to), doc, 'apply', 'dates', 'turns').list)
      list.push({ ...one, from: one.from + at, to: one.to + at })
  }
  for (const { kind, from, to, text } of findAddresses(said, doc)) {
    cut(from)
    list.push({ kind, value: text, text, from, to, number: null, glued: false })
    at = to
  }
  cut(said.length)
  return { said, doc, list }
}

export function clausesOf(words: Words): Words[] {
  const clauses: Lexeme[][] = [[]]
  for (const [at, lexeme] of words.list.entries()) {
    const ends = lexeme.kind === 'stop' && ENDS.has(lexeme.value) && !(lexeme.value === '.' && isInside(words, at))
    // "closes 8 December, interviews 15 December, ring Jo": each is a sentence.
    const isDue = clauses.at(-1)![0]?.kind === 'role'
    const acts =
      lexeme.value === ',' &&
      (is(words, at + 1, 'call') || words.list[at + 1]?.value === 'interview') &&
      (isDue || is(words, at + 1, 'role'))
    if (ends || acts) clauses.push([])
    else clauses.at(-1)!.push(lexeme)
    // "by 11 Dec. I'll call": the stop of the month ends the sentence too.
    if (lexeme.kind === 'month' && lexeme.text.endsWith('.') && /^\p{Lu}/u.test(textAt(words, at + 1))) clauses.push([])
  }
  return clauses
    .map((list) => trimmed({ ...words, list }))
    .filter(({ list }) => list.some(({ text, kind }) => /\p{L}/u.test(text) || kind === 'phone'))
}

/** "D. Schaub", "4 p.m.", "8.12.", "17. KW": the stop ends nothing. */
function isInside(words: Words, at: number): boolean {
  const [before, next] = [textAt(words, at - 1), words.list[at + 1]]
  return (
    /^\p{Lu}$/u.test(before) ||
    (/^(?:ext|int|ref|réf|tel|tél|poste|nr|no|kennz)$/i.test(before) && /^\d/.test(next?.text ?? '')) ||
    (before === 'm' && textAt(words, at - 2) === '.') ||
    next?.glued === true ||
    (/^\d{1,2}\.\d{1,2}$/.test(before) && /^\p{Ll}/u.test(next?.text ?? '')) ||
    (is(words, at - 1, 'number') && next?.kind === 'week')
  )
}

/** Without what only ties a clause to others. */
export function trimmed(clause: Words): Words {
  const { list } = clause
  let [from, to] = [0, list.length]
  while (from < to && (AROUND.has(list[from]!.text) || is(clause, from, '-', 'they', 'drop', 'and'))) from++
  while (to > from && (AROUND.has(list[to - 1]!.text) || is(clause, to - 1, 'tail', '-'))) to--
  return { ...clause, list: list.slice(from, to) }
}
