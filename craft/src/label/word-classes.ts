/** What is known of a word before anything is learned: that it names a job, a place, a piece of work. */
import { readTable } from '../data.ts'
import { type Hit, phraseFinder, tableFinder } from '../phrases.ts'
import { LANGUAGES, type Language } from '../sheet/sheet.ts'

/** Bits that a word may have; `IN_COMPOUND` moves those of a job's name to where they tell that it ends a longer word. */
const BITS: Record<string, number> = { head: 1, weak: 2, beside: 4, town: 8, region: 16, verb: 32 }
const NAMES_JOB = BITS.head! | BITS.weak!
const IN_COMPOUND = 6

/** Endings of other forms of a noun that names a job, and what its plain form ends in. */
const FORMS: Record<Language, [ending: string, plain: string][]> = {
  en: [['s', '']],
  de: Object.entries({ in: '', innen: '', n: '', en: '', er: 'e' }),
  fr: Object.entries({ s: '', e: '', euse: 'eur', trice: 'teur', ère: 'er', ne: '' }),
  es: Object.entries({ a: 'o', as: 'o', s: '', es: '' }),
}
/** Where a compound may be cut: behind its third letter at the earliest, four to thirty letters before its end. */
const FIRST_CUT = 3
const LAST_CUT = 4
const LONGEST_END = 30
/** Parts of a town's name that are shorter say nothing: "San", "Le". */
const SHORTEST_NAME = 4

type Classes = Map<string, number>
let known: Record<Language, Classes> | null = null

function readClasses(): Record<Language, Classes> {
  const classes: Record<Language, Classes> = { en: new Map(), de: new Map(), fr: new Map(), es: new Map() }
  const add = (language: Language, word: string, bit: number) => {
    const lower = word.toLowerCase().replace(/\/.*|!$/, '')
    classes[language].set(lower, (classes[language].get(lower) ?? 0) | bit)
  }
  for (const [language, what, words] of readTable('occupations'))
    for (const word of words!.split(' ')) add(language as Language, word, BITS[what!] ?? 0)
  for (const language of LANGUAGES)
    for (const [what, words] of readTable(`verbs-${language}`))
      if (what === 'plain') for (const word of words!.split(' ')) add(language, word, BITS.verb!)
  for (const [table, bit] of [
    ['places', BITS.town!],
    ['regions', BITS.region!],
  ] as const)
    for (const [, , , names] of readTable(table))
      for (const word of names!.split(/[| -]/))
        if (word.length >= SHORTEST_NAME) for (const language of LANGUAGES) add(language, word, bit)
  return classes
}

/** Bits; 0 for a word that nothing is known of. `word` is in lower case. */
export function classesOf(word: string, language: Language): number {
  known ??= readClasses()
  const words = known[language]
  const found = words.get(word)
  if (found !== undefined) return found
  for (const [ending, plain] of FORMS[language]) {
    if (!word.endsWith(ending)) continue
    const bits = (words.get(word.slice(0, word.length - ending.length) + plain) ?? 0) & NAMES_JOB
    if (bits !== 0) return bits
  }
  return language === 'de' ? classesOfEnd(word, words) : 0
}

/** "Schichtleiterin" ends in what names a job. */
function classesOfEnd(word: string, words: Classes): number {
  const masculine = word.endsWith('in') ? word.slice(0, -2) : word
  for (let cut = Math.max(FIRST_CUT, word.length - LONGEST_END); cut <= word.length - LAST_CUT; cut++) {
    const bits = ((words.get(word.slice(cut)) ?? 0) | (words.get(masculine.slice(cut)) ?? 0)) & NAMES_JOB
    if (bits !== 0) return bits << IN_COMPOUND
  }
  return 0
}

/** What the lists of values and of small words call a word, whatever its language: "april" and "avril" are a month. */
const SORTED = ['contracts', 'dates', 'hours', 'modes', 'money', 'pay', 'place-words', 'turns', 'apply'] as const
const SMALL = new Set(
  'article possessive preposition conjunction relative pronoun auxiliary contracted adverb first subject denial cue somebody answer hesitation subordinate'.split(
    ' ',
  ),
)
let sorts: Record<Language, Map<string, string>> | null = null

function readSorts(): Record<Language, Map<string, string>> {
  const known: Record<Language, Map<string, string>> = { en: new Map(), de: new Map(), fr: new Map(), es: new Map() }
  const add = (language: Language, word: string, sort: string) => {
    const before = known[language].get(word)
    if (before === undefined) known[language].set(word, sort)
    else if (!before.split(' ').includes(sort)) known[language].set(word, `${before} ${sort}`)
  }
  for (const [language, sort, words] of readTable('function-words'))
    if (SMALL.has(sort!)) for (const word of words!.split(' ')) add(language as Language, word, sort!)
  for (const table of SORTED)
    for (const [tongues, kind, , words] of readTable(table)) {
      if (kind!.endsWith('ending') || !words) continue
      for (const spelled of words.split('|')) {
        const word = spelled.replace(/^!/, '').toLowerCase().replace(/\.$/, '')
        if (/\s/.test(word)) continue
        for (const language of LANGUAGES)
          if (tongues === '*' || tongues!.split(',').includes(language)) add(language, word, `${table}.${kind}`)
      }
    }
  return known
}

/** The names of its lists; '' for a word that is in none. */
export function sortOf(word: string, language: Language): string {
  sorts ??= readSorts()
  return sorts[language].get(word) ?? ''
}

const headings = tableFinder<string>('headings')
/** What a heading or the words ahead of a colon announce, '' where that is not known. */
export const announcedBy = (words: readonly string[], language: Language): string =>
  headings(language)(words)[0]?.value ?? ''

let findThings: ((words: readonly string[]) => Hit<string>[]) | null = null

/** For each word the kind and the name of the thing that it names in any of the languages ("benefit leave"); '' for none. */
export function thingsIn(words: readonly string[]): string[] {
  findThings ??= phraseFinder(
    readTable('concepts').flatMap(([kind, id, phrases]) =>
      phrases!
        .replaceAll('-', ' ')
        .split(',')
        .map((phrase) => [phrase.trim(), `${kind!.replace('*', '')} ${id}`] as const)
        .filter(([phrase]) => phrase !== '' && !phrase.endsWith('^')),
    ),
  )
  const named: string[] = words.map(() => '')
  for (const { from, to, value } of findThings(words.map(plainOf))) named.fill(value, from, to)
  return named
}

/** A word in lower case without its accents. */
const plainOf = (word: string): string =>
  /^[a-z]*$/.test(word) ? word : word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')
