/** What a finished page still lacks, whoever wrote it, as the questions that a brief would be asked. */
import { parsePage, wordsOf } from '../edit/page.ts'
import { kindOfPart, valuesIn } from '../edit/values.ts'
import { findNames } from '../parse/employer-name.ts'
import { parsePay } from '../parse/pay.ts'
import { parsePlace } from '../parse/place.ts'
import { askFor } from '../sheet/questions.ts'
import type { Entry, Kind, Language, Question } from '../sheet/sheet.ts'
import { guessLanguage, readText } from '../text/text.ts'

/** Where the job is, as the page says it: in its line of facts, or else in its opening; null where it does not say. */
export function placeOn(page: string): string | null {
  const lines = parsePage(page, guessLanguage(page))
  const facts = lines.find(({ role }) => role === 'facts')
  const part =
    facts &&
    wordsOf(facts)
      .split(' · ')
      .find((words) => kindOfPart(words) === 'place')
  if (part) return part.replace(/\*\*/g, '')
  for (const line of lines.filter(({ role, section }) => role === 'text' && section === null)) {
    const place = placeIn(wordsOf(line))
    if (place) return place
  }
  return null
}

/** The grammar may take what leads a sentence for a place; it is a town that is known where a word before it says so. */
function placeIn(words: string): string | null {
  for (const { index, 0: lead } of words.matchAll(/(?<!\p{L})(?:in|at|near|bei|à|en|a)\s+/giu)) {
    const behind = words.slice(index + lead.length)
    const town = parsePlace(behind, readText(behind)).find(
      ({ from, value, sure }) => sure && value?.city && /^(?:\p{L}+\s+){0,2}$/u.test(behind.slice(0, from)),
    )
    if (town?.value?.city) return town.value.city
  }
  return null
}

/** A name that the title begins with is that of the job. */
function namesEmployer(words: string, title: string, language: Language): boolean {
  const names = findNames(words, '', 'company', language, false)
  return names.some(({ text, score }) => score >= NAMED && !title.startsWith(text.replace(/^The /, '')))
}
const NAMED = 1

/** One part may tell several things ("36 hours a week, Monday to Thursday"), and a figure that is not sure is one still. */
const kindsOfPart = (part: string): Kind[] => [
  ...[...new Set([part, ...part.split(', ')])].flatMap((words) => kindOfPart(words) ?? []),
  ...(parsePay(part, readText(part)).some(({ text }) => /\d/.test(text)) ? (['pay'] as const) : []),
]

/** A way to get in touch: an address, a number, or a place on the web. */
const REACHABLE = /\S+@\S+\.\S+|https?:\/\/|www\.|\+?\d[\d\s()/-]{6,}\d/u

/** Those asked for that a grammar finds. */
const VALUES: readonly Kind[] = ['pay', 'hours', 'contract', 'start']

export function missingOn(page: string): Question[] {
  const language = guessLanguage(page)
  const lines = parsePage(page, language)
  const title = lines.find(({ role }) => role === 'title')
  const kinds: Kind[] = []
  for (const line of lines) {
    if (line.role === 'blank' || line.role === 'heading') continue
    const words = wordsOf(line)
    if (line.role === 'title') kinds.push('title')
    else if (line.role === 'facts') kinds.push(...words.split(' · ').flatMap(kindsOfPart))
    else {
      if (line.section) kinds.push(line.section)
      if (VALUES.some((kind) => !kinds.includes(kind))) kinds.push(...valuesIn(words).map(({ kind }) => kind))
      if (!kinds.includes('place') && placeIn(words)) kinds.push('place')
      const isOpening = line.section === null || line.section === 'about'
      if (isOpening && !kinds.includes('employer') && namesEmployer(words, title ? wordsOf(title) : '', language))
        kinds.push('employer')
    }
    if (REACHABLE.test(words)) kinds.push('contact')
  }
  const entries = kinds.map((kind) => ({ kind, text: '', span: null, sure: true }) as Entry)
  return askFor(language, entries)
}
