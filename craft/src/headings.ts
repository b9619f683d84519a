/** What headings are about, in briefs and on pages, whoever wrote them. */
import { readTable } from './data.ts'
import { phraseFinder } from './phrases.ts'
import type { Kind, Language } from './sheet/sheet.ts'

/** What the sections of a page are for. */
export type SectionKind = Extract<Kind, 'task' | 'demand' | 'wish' | 'offer' | 'condition' | 'apply' | 'about'>

const WORD = /[\p{L}\d]+(?:['’.,:/@-][\p{L}\d]+)*|[%€£$]/gu

/** Words in lower case, with what is written within them: "e-mail", "what's", "d'une". */
export const splitWords = (text: string): string[] =>
  (text.toLowerCase().match(WORD) ?? []).map((word) => word.replaceAll('’', "'"))

/** Where those words stand. */
export const wordSpots = (text: string): { from: number; to: number }[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ from: index, to: index + word.length }))

const finders = new Map<Language, ReturnType<typeof phraseFinder<SectionKind>>>()

/** What a heading announces, in any wording that is common; null where it is none of these. */
export function kindOfHeading(heading: string, language: Language): SectionKind | null {
  let find = finders.get(language)
  if (!find) {
    const rows = readTable('headings').filter(([of]) => of === language)
    find = phraseFinder(rows.map(([, kind, phrase]) => [phrase!, kind as SectionKind] as const))
    finders.set(language, find)
  }
  return find(splitWords(heading))[0]?.value ?? null
}
