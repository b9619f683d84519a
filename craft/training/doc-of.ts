/** For the tables of tests: what a grammar must know of a brief, by its country alone. */

import type { Doc } from '../src/parse/found.ts'
import type { Language } from '../src/sheet/sheet.ts'

/** @param locale "en-GB", or "en" where nothing tells the country */
export const docOf = (locale: string, text: string): Doc => ({
  text,
  language: locale.slice(0, 2) as Language,
  locale: (locale.length > 2 ? locale : null) as Doc['locale'],
})

/** What of `found` is printed; "?" behind what is not sure. */
export const textOf = (found: readonly { text: string; sure: boolean }[]): string =>
  found.map(({ text, sure }) => (sure ? text : `${text}?`)).join(' | ')
