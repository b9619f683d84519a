/** What headings are about, in briefs and on pages, whoever wrote them. */
import { tableFinder } from './phrases.ts'
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

const findHeadings = tableFinder<SectionKind>('headings')

/** What a heading announces, in any wording that is common; null where it is none of these. */
export const kindOfHeading = (heading: string, language: Language): SectionKind | null =>
  findHeadings(language)(splitWords(heading))[0]?.value ?? null
