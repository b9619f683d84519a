/** How to apply: whom, where, with which papers, until when, as one or two sentences for applicants. */
import type { Contact, Day } from '../sheet/sheet.ts'
import { clausesOf, readApply } from './apply-words.ts'
import { contactIn, isAddress } from './contact.ts'
import { datePartAt } from './dates.ts'
import { type Manner, sayTo } from './forms.ts'
import type { Doc, Found } from './found.ts'
import { is, spanOf, type Words } from './lex.ts'
import { printClause } from './print-apply.ts'

export interface WayToApply {
  contact: Found<Contact> | null
  deadline: Found<Day> | null
  /** Sentences with their stops, for applicants; null where nothing can be said to them. */
  text: string | null
  /** What was said to a colleague and stands in no sentence: offsets within what was said. */
  left: { from: number; to: number }[]
}

const WAYS = ['doc', 'apply', 'call', 'label']
/** What may stand with a day that is told for itself. */
const BESIDE_DAY = ['label', 'fill', 'they', 'role', 'doc', 'apply', 'tail', 'drop', 'prep', 'clock', 'approx']

/**
 * @param said all that is said of applying
 * @param manner how the reader is spoken to; without it German, French and Spanish name the act: "Bewerbung an …", "Llamar al …"
 */
export function parseApply(said: string, doc: Doc, manner: Manner = null): WayToApply {
  const words = readApply(said, doc)
  const sentences: string[] = []
  const left: WayToApply['left'] = []
  let deadline: Found<Day> | null = null
  let alone: string | null = null
  /** The sentence that says how. */
  let main = -1
  for (const clause of clausesOf(words)) {
    const due = deadlineIn(clause)
    if (due && (deadline === null || due.alone)) deadline = due.found
    if (due?.alone) {
      alone = due.found.text
      continue
    }
    const text = printClause(clause, manner)
    // "Bitte senden Sie Ihre Bewerbung an": whom to is not told
    if (text === null || /(?<!\p{L})(?:an|to|à|a)[.,]?$/u.test(text)) left.push(spanOf(clause, 0, clause.list.length))
    else {
      if (main < 0 && clause.list.some(isAddress) && isWay(clause)) main = sentences.length
      sentences.push(text)
    }
  }
  // A day told for itself belongs to the sentence that says how.
  if (alone !== null && main >= 0) sentences[main] += ` ${alone}`
  else if (alone !== null) sentences.unshift(sayTo(manner, 'apply-by', doc.language, alone))
  const text = sentences
    .map((one) => one.replace(/(@\S+), (?=(?:by|before|until|bis) )/, '$1 '))
    .map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ')
  return { contact: contactIn(words), deadline, text: text === '' ? null : text, left }
}

/** Whether a clause says how to apply, not whom to ask. */
const isWay = (clause: Words): boolean =>
  !is(clause, 0, 'question') && (is(clause, 0, ...WAYS, 'verb') || clause.list.some(isAddress))

/** @returns the day until which one applies, and whether the clause says nothing else */
function deadlineIn(clause: Words): { found: Found<Day>; alone: boolean } | null {
  const { list } = clause
  const way =
    list.some((one) => isAddress(one) || WAYS.includes(one.kind) || one.kind === 'online') ||
    is(clause, 0, 'verb', 'prep')
  for (const [at, { kind, value }] of list.entries()) {
    const named = kind === 'role' && value === 'deadline'
    const labelled = kind === 'label' && at === 0
    if (!named && !(way && (labelled || (kind === 'prep' && ['by', 'before', 'until'].includes(value))))) continue
    const first = labelled ? at + 1 : at
    const read = datePartAt(clause, list[first]?.value === ':' ? first + 1 : first, 'deadline')
    if (!read || ![null, 'deadline', 'end'].includes(read.element.role)) continue
    const { text, value: day } = read.element
    const others = [...list.slice(0, at), ...list.slice(read.end)].filter(
      (one) => /[\p{L}\d]/u.test(one.text) && !BESIDE_DAY.includes(one.kind),
    )
    return { found: { ...spanOf(clause, at, read.end), text, value: day, sure: true }, alone: others.length === 0 }
  }
  return null
}
