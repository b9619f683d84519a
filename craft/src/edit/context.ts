/** What following a wish needs to know, and what it answers. */
import { kindOfHeading, type SectionKind } from '../headings.ts'
import type { Language, Sheet } from '../sheet/sheet.ts'
import { wordingOf } from '../write/wording.ts'
import { sayOutcome, type Wish } from './answers.ts'
import { type PageLines, printPage, wordsOf } from './page.ts'
import type { Asked } from './wishes.ts'

export interface Context {
  language: Language
  /** Of the brief, where it is known: what may be said in another form. */
  sheet?: Sheet
  address: 'informal' | 'formal'
  /** Words of the same comment that it says shall stay. */
  kept?: readonly string[]
}

export interface Followed {
  lines: PageLines
  wish: Wish
  /** Of what became of it, in `edit-answers.tsv`. */
  key: string
}

type Named = { where?: string; what?: string }

/** The answers to one wish on one page. */
export interface Answers {
  done: (changed: PageLines, key: string, named?: Named) => Followed
  refused: (key: string) => Followed
}

export function answersTo(lines: PageLines, asked: Asked, language: Language): Answers {
  const wish = (done: boolean, key: string, named?: Named): Wish => ({
    text: asked.text,
    done,
    why: sayOutcome(key, language, named),
  })
  return {
    done: (changed, key, named) =>
      printPage(changed) === printPage(lines)
        ? { lines, key: 'already', wish: wish(true, 'already') }
        : { lines: changed, key, wish: wish(true, key, named) },
    refused: (key) => ({ lines, key, wish: wish(false, key) }),
  }
}

/** A section's heading as it stands on the page, else as the built-in writer has it. */
export function headingFor(kind: SectionKind, { language, address }: Context, lines: PageLines): string {
  const own = lines.find(({ role, section }) => role === 'heading' && section === kind)
  if (own) return wordsOf(own)
  const key = kind === 'condition' || kind === 'about' ? 'know' : kind
  return wordingOf(language, address).say(`heading.${key}`)
}

/** A heading of the page that some words name, by its own words or by what it is for. */
export function headingNamed(lines: PageLines, words: string, language: Language): number | null {
  const said = words.toLowerCase()
  const exact = lines.findIndex((line) => line.role === 'heading' && said.includes(wordsOf(line).toLowerCase()))
  if (exact >= 0) return exact
  const kind = kindOfHeading(words, language)
  const found = kind === null ? -1 : lines.findIndex(({ role, section }) => role === 'heading' && section === kind)
  return found < 0 ? null : found
}
