/** Which edits turn a clause into the line that was printed of it. */
import { applyOp, type Lexicon, type Op } from '../src/line/edits.ts'
import { infinitiveOf } from '../src/line/plain-form.ts'
import { classOf, isIn, writtenOut } from '../src/line/word-lists.ts'
import { joinPieces, type Word, wordsOf } from '../src/line/words.ts'
import type { Language } from '../src/sheet/sheet.ts'

export interface Alignment {
  frame: string
  edits: Op[]
  append: string
}

const KEPT_LETTERS = 3
const isMark = (word: Word) => !/[\p{L}\d]/u.test(word.text)
const EASY: readonly (readonly [Op, number])[] = [
  ['K', 0],
  ['V', 0.04],
  ['C', 0.05],
  ['L', 0.05],
  ['U', 0.06],
  ['B', 0.2],
  ['A', 0.2],
]

/** The cheapest edit of one word into one printed word; what no edit gives stays as it was said. */
function editOf(
  word: Word,
  printed: Word,
  language: Language,
  lexicon: Lexicon,
  opening: boolean,
): [Op, number] | null {
  const same = (text: string) =>
    text === printed.text ||
    (opening && text !== '' && text.slice(1) === printed.text.slice(1) && text[0]!.toLowerCase() === printed.lower[0])
  for (const [op, cost] of EASY) {
    const text = applyOp(op, word, language, lexicon)
    if (text !== null && same(text)) return [op, cost]
  }
  if (word.lower === printed.lower) return null
  if (isMark(word) || isMark(printed)) return isMark(word) && isMark(printed) ? ['R', 0.9] : null
  let common = 0
  while (common < word.lower.length && word.lower[common] === printed.lower[common]) common += 1
  const from = word.lower.slice(common)
  const to = printed.lower.slice(common)
  if (common >= KEPT_LETTERS && from.length <= 4 && to.length <= 4 && /^\p{L}/u.test(word.text)) return ['K', 0.6]
  // what begins a line is rather set before it than put in the place of some word
  const swaps =
    !opening || ['pronoun', 'contracted', 'possessive', 'auxiliary'].includes(classOf(word.lower, language) ?? '')
  return ['R', swaps ? 1.7 : 2.3]
}

/** German: the verb goes to the end, behind its prefix. Its place and the prefix's, where the last printed word is just that. */
function movedIn(words: readonly Word[], last: Word): { verb: number; prefix: number } | null {
  for (let verb = 0; verb < words.length - 1; verb++) {
    const plain = infinitiveOf(words[verb]!.lower, 'de')
    if (plain === null || !last.lower.endsWith(plain)) continue
    const before = last.lower.slice(0, last.lower.length - plain.length)
    if (before === '') return { verb, prefix: -1 }
    const prefix = words.findLastIndex(
      (word, at) => at > verb && word.lower === before && isIn('particle', before, 'de'),
    )
    if (prefix > 0) return { verb, prefix }
  }
  return null
}

export function align(said: readonly Word[], line: string, language: Language, lexicon: Lexicon): Alignment {
  let printed = wordsOf(line, language)
  const moved = language === 'de' && printed.length > 1 ? movedIn(said, printed.at(-1)!) : null
  if (moved) printed = printed.slice(0, -1)
  const [n, m] = [said.length, printed.length]
  interface Step {
    cost: number
    op: Op | null
    take: number
  }
  // twice: what remains to be done, and what remains right behind a word that was set in: one more costs less
  const table = () => Array.from({ length: n + 1 }, () => new Array<Step>(m + 1))
  const [steps, behind] = [table(), table()]
  const markOf = (words: readonly Word[], at: number, mark: number, word: number) =>
    words[at] && isMark(words[at]) ? mark : word
  for (let i = n; i >= 0; i--)
    for (let j = m; j >= 0; j--) {
      if (i === n && j === m) {
        steps[i]![j] = behind[i]![j] = { cost: 0, op: null, take: 0 }
        continue
      }
      let best: Step = { cost: Infinity, op: null, take: 0 }
      const offer = (cost: number, op: Op | null, take: number) => {
        if (cost < best.cost) best = { cost, op, take }
      }
      if (i < n && moved && (i === moved.verb || i === moved.prefix)) {
        offer(steps[i + 1]![j]!.cost, i === moved.verb ? 'E' : 'P', 0)
      } else {
        if (i < n && j < m) {
          const edit = editOf(said[i]!, printed[j]!, language, lexicon, j === 0)
          if (edit) offer(edit[1] + steps[i + 1]![j + 1]!.cost, edit[0], 1)
          writtenOut(said[i]!.lower, language).forEach((written, which) => {
            const out = wordsOf(written, language)
            const fits = out.every(({ lower }, k) => printed[j + k]?.lower === lower)
            if (fits && which < 2) offer(0.2 + steps[i + 1]![j + out.length]!.cost, which ? 'Y' : 'X', out.length)
          })
        }
        if (i < n) offer(markOf(said, i, 0.3, 0.9) + steps[i + 1]![j]!.cost, 'D', 0)
      }
      const other = best
      const insert = j < m && !(moved && (i === moved.verb || i === moved.prefix)) ? behind[i]![j + 1]!.cost : Infinity
      offer(markOf(printed, j, 0.6, 1.05) + insert, null, 1)
      steps[i]![j] = best
      best = other
      offer(markOf(printed, j, 0.4, 0.6) + insert, null, 1)
      behind[i]![j] = best
    }
  const edits: Op[] = []
  let pending: Word[] = []
  let frame = ''
  let started = false
  // a line begins with a capital anyway
  const small = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)
  const joined = () => joinPieces(pending)
  let [i, j] = [0, 0]
  let isBehind = false
  while (i < n || j < m) {
    const step: Step = (isBehind ? behind : steps)[i]![j]!
    const { op, take } = step
    isBehind = op === null
    if (op === null) {
      pending.push(printed[j]!)
      j += take
      continue
    }
    edits.push(op)
    if (op !== 'D' && op !== 'E' && op !== 'P') {
      if (!started) frame = small(joined())
      started = true
      pending = []
    }
    i += 1
    j += take
  }
  const append = joined()
  const firstKept = edits.findIndex((op) => op !== 'D')
  const lastKept = edits.findLastIndex((op) => op !== 'D')
  const placed = edits.map((op, at) => (op !== 'D' ? op : at < firstKept ? 'D0' : at > lastKept ? 'D2' : 'D1'))
  return { frame, edits: placed, append }
}
