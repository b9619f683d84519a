/** What people said about a text, as far as it can become a rule: what to leave out, and what to call otherwise. */
import { type Asked, commands, jointsOf, objectText, readAsked, splitComment } from '../edit/wishes.ts'
import type { Language } from '../sheet/sheet.ts'
import { type Quotation, quotationsIn } from './quotations.ts'

export interface StyleWishes {
  drop: string[]
  rename: { from: string; to: string }[]
}

export function readStyleWishes(comments: readonly string[], language: Language): StyleWishes {
  const wishes: StyleWishes = { drop: [], rename: [] }
  for (const sentence of comments.flatMap(sentencesOf)) {
    const quoted = quotationsIn(sentence)
    // What stands in quotation marks is meant to the letter, whatever stands between them.
    if (quoted.length > 0) readQuoted(sentence, quoted, language, wishes)
    else for (const asked of splitComment(sentence, language)) readPlain(asked, language, wishes)
  }
  return wishes
}

/** The sentences of a comment; a stop within a quotation ends none. */
function sentencesOf(comment: string): string[] {
  const quoted = quotationsIn(comment)
  const ends = [...comment.matchAll(/[.!?;](?=\s)|\n+/g)]
    .map(({ 0: stop, index }) => index + stop.length)
    .filter((at) => !quoted.some(({ from, to }) => at > from && at < to))
  const marks = [0, ...ends, comment.length]
  return marks.slice(1).flatMap((to, at) => {
    const sentence = comment.slice(marks[at], to).trim()
    return sentence === '' ? [] : [sentence]
  })
}

/** "Rename “X” to “Y”", "“Y” instead of “X”", "say 'Y', not 'X'", "remove “X” and “Z”". */
function readQuoted(sentence: string, quoted: readonly Quotation[], language: Language, wishes: StyleWishes): void {
  const blanked = quoted.reduceRight((text, { from, to }) => `${text.slice(0, from)} … ${text.slice(to)}`, sentence)
  const asked = readAsked(blanked, language)
  const [first, second] = quoted
  if (first && second && quoted.length === 2) {
    const between = sentence.slice(first.to, second.from).toLowerCase().replace(COURTESY, '')
    const order = orderBetween(between, sentence.slice(0, first.from), language)
    if (order === 'instead') wishes.rename.push({ from: second.text, to: first.text })
    if (order === 'to') wishes.rename.push({ from: first.text, to: second.text })
    if (order) return
  }
  if (commands(asked, 'remove')) wishes.drop.push(...quoted.map(({ text }) => text))
  else if (first && quoted.length === 1) readHalfQuoted(sentence, first, language, wishes)
}

const COURTESY = /(?<!\p{L})(?:please|bitte|por favor|svp|thanks|danke|merci|gracias)(?!\p{L})/giu
const NOT = /^[\s,]*(?:and |und |et |y )?(?:not|nicht|pas|no|never|statt|rather than)\b[\s,:]*$/
const ARROW = /^\s*(?:->|=>|→)\s*$/

function orderBetween(between: string, before: string, language: Language): 'to' | 'instead' | null {
  if (NOT.test(between)) return 'instead'
  if (ARROW.test(between)) return 'to'
  const said = ` ${between.replace(/[,:]/g, ' ')} `.replace(/\s+/g, ' ')
  const has = (order: 'to' | 'instead') => jointsOf(language, order).some((words) => said.includes(` ${words} `))
  if (has('instead')) return /^\s*(?:instead of|anstatt|statt|au lieu de|en vez de)\b/i.test(before) ? 'to' : 'instead'
  // "Instead of “X” say “Y”": what is not wanted comes first.
  if (/(?:instead of|anstatt|statt|au lieu de|en vez de)\s*$/i.test(before)) return 'to'
  return has('to') ? 'to' : null
}

/** "Replace “X” with crew", "crew instead of “X”": one side alone is quoted. */
function readHalfQuoted(sentence: string, quoted: Quotation, language: Language, wishes: StyleWishes): void {
  const marked = `${sentence.slice(0, quoted.from)}QUOTED${sentence.slice(quoted.to)}`
  for (const asked of splitComment(marked, language)) {
    const pair = pairIn(asked, language)
    if (!pair) continue
    const put = (words: string) => (words === 'QUOTED' ? quoted.text : words)
    const [from, to] = [put(pair.from), put(pair.to)]
    if (!`${from} ${to}`.includes('QUOTED')) wishes.rename.push({ from, to })
  }
}

function readPlain(asked: Asked, language: Language, wishes: StyleWishes): void {
  const pair = pairIn(asked, language)
  if (pair) wishes.rename.push(pair)
  else if (commands(asked, 'remove')) {
    const words = bare(objectText(asked))
    if (words !== '') wishes.drop.push(words)
  }
}

/** "Say crew instead of team", "replace team with crew". */
function pairIn(asked: Asked, language: Language): { from: string; to: string } | null {
  const object = objectText(asked)
  for (const order of ['instead', 'to'] as const) {
    const isTurned = order === 'instead'
    if (!isTurned && !commands(asked, 'replace')) continue
    const said = isTurned ? asked.text : object
    for (const joint of jointsOf(language, order)) {
      const at = said.toLowerCase().indexOf(` ${joint} `)
      if (at <= 0) continue
      const sides = [said.slice(0, at), said.slice(at + joint.length + 2)].map(bare)
      const [from, to] = isTurned ? sides.toReversed() : sides
      if (from && to) return { from, to }
    }
  }
  return null
}

const LEAD =
  /^(?:please|bitte|say|write|use|call it|schreibe?|sagt?|dis|écris|di|usa|the|das|den|die|le|la|el|word|wort|mot|palabra)\s+/i
const TAIL = /[\s,]+(?:please|bitte|por favor|svp|s'il (?:te|vous) plaît|thanks|thank you|danke|merci|gracias)$/i

const bare = (words: string): string => {
  let text = words.replace(/^[\s"“”„«»'‘’:,]+|[\s"“”„«»'‘’,.!]+$/gu, '').replace(TAIL, '')
  while (LEAD.test(text)) text = text.replace(LEAD, '')
  return text
}
