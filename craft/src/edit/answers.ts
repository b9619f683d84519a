/** What became of a wish, in words. */
import { readTable } from '../data.ts'
import { LANGUAGES, type Language } from '../sheet/sheet.ts'

export interface Wish {
  /** What was asked, as typed. */
  text: string
  done: boolean
  /** What was changed, or why nothing was. */
  why: string
}

/** @param key of `edit-answers.tsv` */
export function sayOutcome(key: string, language: Language, named: { where?: string; what?: string } = {}): string {
  const row = readTable('edit-answers').find(([of]) => of === key)!
  return row[1 + LANGUAGES.indexOf(language)]!.replace('{where}', named.where ?? '').replace('{what}', named.what ?? '')
}
