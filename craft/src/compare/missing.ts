/** What a finished page still lacks, whoever wrote it, as the questions that a brief would be asked. */
import { parsePage, wordsOf } from '../edit/page.ts'
import { kindOfPart, valuesIn } from '../edit/values.ts'
import { parsePlace } from '../parse/place.ts'
import { askFor } from '../sheet/questions.ts'
import type { Entry, Kind, Question } from '../sheet/sheet.ts'
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

/** The grammar may take a whole sentence for a place; it is the town in it where a word before it says so. */
function placeIn(words: string): string | null {
  for (const { value, sure } of parsePlace(words, readText(words))) {
    const at = value?.city ? words.indexOf(value.city) : -1
    if (sure && at >= 0 && /(?<!\p{L})(?:in|at|near|bei|à|en|a)\s+(?:\p{L}+\s+){0,2}$/iu.test(words.slice(0, at)))
      return value!.city
  }
  return null
}

/** A way to get in touch: an address, a number, or a place on the web. */
const REACHABLE = /\S+@\S+\.\S+|https?:\/\/|www\.|\+?\d[\d\s()/-]{6,}\d/u

export function missingOn(page: string): Question[] {
  const language = guessLanguage(page)
  const lines = parsePage(page, language)
  const kinds: Kind[] = []
  for (const line of lines) {
    if (line.role === 'blank' || line.role === 'heading') continue
    const words = wordsOf(line)
    const doc = readText(words)
    if (line.role === 'title') kinds.push('title')
    else if (line.role === 'facts') kinds.push(...words.split(' · ').flatMap((part) => kindOfPart(part) ?? []))
    else {
      if (line.section) kinds.push(line.section)
      kinds.push(...valuesIn(words, doc).map(({ kind }) => kind))
      if (placeIn(words)) kinds.push('place')
    }
    if (REACHABLE.test(words)) kinds.push('contact')
  }
  const entries = kinds.map((kind) => ({ kind, text: '', span: null, sure: true }) as Entry)
  return askFor(language, entries)
}
