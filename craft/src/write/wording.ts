/** Headings, frame sentences and closed lists of a page, as `craft/data/wording-<language>.tsv` has them. */
import { readTable } from '../data.ts'
import type { Language, Style } from '../sheet/sheet.ts'

export interface Wording {
  language: Language
  /** The text of a key in the address of the page, its slots filled; a slot without a value is left empty. */
  say: (key: string, slots?: Record<string, string | number>) => string
  /** A closed list. */
  list: (key: string) => readonly string[]
  rows: (key: string) => readonly (readonly string[])[]
}

export function wordingOf(language: Language, address: Style['address']): Wording {
  const rows = readTable(`wording-${language}`)
  const say = (key: string, slots: Record<string, string | number> = {}): string => {
    const [, formal = '', informal = formal] = rows.find(([name]) => name === key) ?? []
    return (address === 'informal' ? informal : formal).replace(/\{(\w+)\}/g, (_, slot: string) =>
      String(slots[slot] ?? ''),
    )
  }
  return {
    language,
    say,
    list: (key) => say(key).split(' '),
    rows: (key) => rows.filter(([name]) => name === key),
  }
}
