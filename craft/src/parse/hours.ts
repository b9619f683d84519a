/** When one works: hours of a week, share of a full post, days, times, shifts. Weekends now and then and rotas stay words. */
import type { Hours } from '../sheet/sheet.ts'
import { say } from './forms.ts'
import type { Doc, Found } from './found.ts'
import { countAt, dative, daysAt, type HoursPart, hoursAt, SHIFTS, shareAt, shiftAt, timesAt } from './hours-parts.ts'
import { is, type Lexeme, readWords, spanOf, type Words } from './lex.ts'
import { ownAt } from './own-words.ts'
import { cutSegments, type Run, readRuns } from './segments.ts'

const FILLS = new Set(['fill', '-', '=', 'begin', 'approx', 'plus'])
const NOTHING: Hours = { min: null, max: null, per: null }

/**
 * @param said the words about hours
 * @returns one for each run of words that were understood: "40 hours a week, Monday to Friday, 8 to 4.30"
 */
export function parseHours(said: string, doc: Doc): Found<Hours>[] {
  const typed = readWords(said, doc, 'hours', 'turns')
  const words = { ...typed, list: typed.list.map((lexeme, at) => asHeading(lexeme, at, typed)) }
  return readRuns(words, cutSegments<HoursPart>(words, partAt, FILLS), FILLS, foundOf)
}

const partAt = (words: Words, at: number) =>
  timesAt(words, at, true) ??
  hoursAt(words, at) ??
  shareAt(words, at) ??
  countAt(words, at) ??
  daysAt(words, at) ??
  timesAt(words, at, false) ??
  shiftAt(words, at)

/** "Shifts: 6-2", "Hours: 37", "over Tuesday and Friday"; "ein Tag" counts, "eine Stelle" does not. */
function asHeading(lexeme: Lexeme, at: number, words: Words): Lexeme {
  const { kind, value, text } = lexeme
  const heads = (kind === 'noun' && SHIFTS.has(value)) || kind === 'hour' || kind === 'weekhours'
  const sized = is(words, at + 1, 'begin') && is(words, at + 2, 'number') && is(words, at + 3, 'hour')
  const says =
    (heads && !sized && !is(words, at - 1, 'number', 'hour', '-', 'adj', 'word')) ||
    (kind === 'number' && /^\p{L}/u.test(text) && !is(words, at + 1, 'noun', 'hour', 'to', 'or', '-', 'dayweek')) ||
    (kind === 'over' && is(words, at + 1, 'day'))
  // "de 8 h à 12 h"
  if (kind === 'begin' && text === 'à' && is(words, at - 1, 'number', 'hour')) return { ...lexeme, kind: 'to' }
  // "do-so"
  if (words.doc.language === 'de' && /^so$/i.test(text) && is(words, at - 1, '-') && is(words, at - 2, 'day'))
    return { ...lexeme, kind: 'day', value: 'Sonntag' }
  return says ? { ...lexeme, kind: 'fill' } : lexeme
}

/** The hours of a week lead; the rest keeps its order. */
function foundOf({ parts, from, to, sure }: Run<HoursPart>, words: Words): Found<Hours> | null {
  if (parts.every(({ element }) => element.sort === 'shift') && !sure) return null
  const { language } = words.doc
  const valued = parts.filter(({ element }) => element.value !== null)
  const last = valued.at(-1)
  const corrected = valued.length > 1 && parts.some(({ joint }) => joint === 'correct')
  const kept = corrected ? parts.filter((one) => one.element.value === null || one === last) : parts
  // "4 days, 30 hours" is 30 hours over 4 days; alone, days are those of a week.
  const days = kept.find(({ element }) => element.days !== undefined)
  if (days && last?.element.sort === 'hours' && last.element.value?.per === 'week')
    days.element = { ...days.element, sort: 'over', text: say('over', language, dative(days.element.text, words.doc)) }
  else if (days && kept.length === 1)
    days.element = { ...days.element, text: say('a-week', language, days.element.text) }
  const choice = parts.some(({ joint }) => joint === 'or')
  const leads = last && !choice && kept[0]?.element.sort !== 'shift'
  const ordered = leads ? [last, ...kept.filter((one) => one !== last)] : kept
  const measures = new Set(valued.map(({ element }) => element.value!.per)).size
  const certain = sure && (valued.length === measures || corrected || (choice && measures === 1))
  const text = certain ? printParts(ordered, language) : ownAt(words, from, to)
  const span = spanOf(words, from, to)
  return { ...span, text, value: last?.element.value ?? NOTHING, sure: certain }
}

function printParts(parts: Run<HoursPart>['parts'], language: Doc['language']): string {
  let text = ''
  let before: HoursPart | null = null
  for (const { element, joint } of parts) {
    const pair = element.sort === 'clock' && (before?.sort === 'days' || (before?.sort === 'shift' && joint === ' '))
    const close = (pair && (language !== 'en' || before?.text.endsWith('s'))) || element.sort === 'over' || element.open
    if (!before) text = element.text
    else if (joint === 'and' || joint === 'or') text = say(joint, language, text, element.text)
    else text += `${close ? ' ' : joint === '/' ? ' / ' : ', '}${element.text}`
    before = element
  }
  return text
}
