/** The closed classes of words that lines are made and checked with; all of them are data. */
import { readTable } from '../data.ts'
import { perLanguage } from '../per-language.ts'
import type { Language } from '../sheet/sheet.ts'

const CLASSES = [
  'article',
  'possessive',
  'preposition',
  'particle',
  'conjunction',
  'relative',
  'pronoun',
  'auxiliary',
  'contracted',
  'adverb',
] as const
export type WordClass = (typeof CLASSES)[number]
type List =
  | 'abbreviation'
  | 'label'
  | 'particle'
  | 'first'
  | 'subject'
  | 'hesitation'
  | 'lone'
  | 'open'
  | 'state'
  | 'denial'
  | 'singular'
  | 'never-last'
  | 'subordinate'
  | 'answer'
  | 'somebody'
  | 'unit'
  | 'closing'
  | 'verb-first'
  | 'never-first'
  | 'verb-of'

export interface Verbs {
  /** In the plain form. */
  plain: ReadonlySet<string>
  /** A form that no rule gives -> the plain form. */
  forms: ReadonlyMap<string, string>
}
interface Lists {
  classes: ReadonlyMap<string, WordClass>
  lists: ReadonlyMap<string, ReadonlySet<string>>
  remarks: readonly string[]
  verbs: Verbs
  shorthand: ReadonlyMap<string, readonly string[]>
}

const listsOf = perLanguage((language): Lists => {
  const classes = new Map<string, WordClass>()
  const lists = new Map<string, Set<string>>()
  let remarks: string[] = []
  for (const [of, name = '', words = ''] of readTable('function-words')) {
    if (of !== language) continue
    if (name === 'remark') remarks = words.split(' | ')
    else lists.set(name, new Set(words.split(' ')))
    const wordClass = CLASSES.find((one) => one === name)
    if (wordClass) for (const word of words.split(' ')) if (!classes.has(word)) classes.set(word, wordClass)
  }
  const plain = new Set<string>()
  const forms = new Map<string, string>()
  for (const [base = '', words = ''] of readTable(`verbs-${language}`)) {
    if (base === 'plain') for (const word of words.split(' ')) plain.add(word)
    else {
      plain.add(base)
      for (const word of words.split(' ')) forms.set(word, base)
    }
  }
  const shorthand = new Map(readTable(`shorthand-${language}`).map(([short = '', ...written]) => [short, written]))
  return { classes, lists, remarks, verbs: { plain, forms }, shorthand }
})

/** The closed class of a word (lower case); null for a word with content. */
export const classOf = (lower: string, language: Language): WordClass | null =>
  listsOf(language).classes.get(lower) ?? null
export const isIn = (list: List, lower: string, language: Language): boolean =>
  listsOf(language).lists.get(list)?.has(lower) ?? false
/** What is said to a colleague and not to readers. */
export const remarksOf = (language: Language): readonly string[] => listsOf(language).remarks
/** How a language says "a" in "a week", and "or more". */
export const phraseFor = (name: 'per' | 'more', language: Language): string =>
  [...(listsOf(language).lists.get(name) ?? [])].join(' ')
export const verbsOf = (language: Language): Verbs => listsOf(language).verbs
/** What shorthand stands for, the likelier meaning first; with or without its dot. */
export const writtenOut = (lower: string, language: Language): readonly string[] =>
  listsOf(language).shorthand.get(lower.endsWith('.') ? lower.slice(0, -1) : lower) ?? []
