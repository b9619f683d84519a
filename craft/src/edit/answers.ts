/** What became of a wish, in words. */
import { readTable } from '../data.ts'
import type { Language } from '../sheet/sheet.ts'

export interface Wish {
  /** What was asked, as typed. */
  text: string
  done: boolean
  /** What was changed, or why nothing was. */
  why: string
}

/** @param key of `edit-answers.tsv` */
export function sayOutcome(key: string, language: Language, named: { where?: string; what?: string } = {}): string {
  const row = readTable('edit-answers').find(([of, in_]) => of === key && in_ === language)
  return row![2]!.replace('{where}', named.where ?? '').replace('{what}', named.what ?? '')
}
