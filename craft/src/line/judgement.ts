/** What somebody thinks of a thing, said with it: "lettering: dreamy", "B-Schein super, Traktor noch besser". */
import { readTable } from '../data.ts'
import { perLanguage } from '../per-language.ts'
import type { Language } from '../sheet/sheet.ts'
import type { LineKind } from './check-line.ts'

type Word = 'alone' | 'bent' | 'must' | 'notneeded' | 'no' | 'not' | 'wishing' | 'fill'
interface Judged {
  /** Without the judgement. */
  thing: string
  kind: LineKind
}

const wordsFor = perLanguage((language) => {
  const rows = readTable('judgements').filter(([of]) => of === language)
  return new Map(rows.flatMap(([, what, all = '']) => all.split(' ').map((one) => [one, what as Word] as const)))
})

const DENIES: readonly (Word | null)[] = ['not', 'no']
const MOST_WORDS = 6
/** "Spanish good", but not "talks to everybody equally well". */
const FEW_WORDS = 3
const wordsIn = (said: string): string[] => said.toLowerCase().match(/[\p{L}'’]+|\d+/gu) ?? []

/** @returns the thing alone and what it is then; null where nothing is judged */
export function judgedIn(said: string, kind: LineKind, language: Language): Judged | null {
  if (kind !== 'demand' && kind !== 'wish' && kind !== 'notneeded' && kind !== 'offer') return null
  const clauses = said.replace(/[\s.,;!]+$/, '').split(/[,;]\s+|(?<=\p{L}{3}\)?)\.\s+/u)
  const read = clauses.map((clause) => thingOf(clause, kind, language))
  const last = verdictOf(wordsIn(clauses.at(-1)!), kind, language, true)
  // "someone who sails, silver", "GIS desirable, not essential"
  const isOfAll = clauses.length > 1 && last !== null
  const ahead = isOfAll && !read.slice(0, -1).some(Boolean) ? clauses.slice(0, -1).join(', ') : null
  const all = ahead !== null ? [{ thing: ahead, kind: last! }] : isOfAll ? [thingOf(said, kind, language)] : read
  if (all.some((one) => one === null || one.kind !== all[0]?.kind)) return null
  return { thing: all.map((one) => one!.thing).join(', '), kind: all[0]!.kind }
}

function thingOf(clause: string, kind: LineKind, language: Language): Judged | null {
  const marked = /^(.*?[\p{L}\d)+"”])\s*(?:[:=?]\s*|\s[–—-]\s)(.+)$/u.exec(clause)
  for (const [thing, judgement] of marked ? [marked.slice(1), marked.slice(1).reverse()] : []) {
    const verdict = verdictOf(wordsIn(judgement!), kind, language, true)
    if (verdict !== null && verdictOf(wordsIn(thing!), kind, language, true) === null)
      return { thing: thing!, kind: verdict }
  }
  const all = clause.split(/\s+/)
  const isWish = kind === 'wish'
  for (let length = Math.min(MOST_WORDS, all.length - 1); length > 0; length--) {
    const verdict = verdictOf(
      wordsIn(all.slice(-length).join(' ')),
      kind,
      language,
      isWish && all.length - length <= FEW_WORDS,
    )
    const thing = all
      .slice(0, -length)
      .join(' ')
      .replace(/[\s:=,–-]+$/, '')
    const isDenied = DENIES.includes(wordsFor(language).get(wordsIn(thing).at(-1) ?? '') ?? 'fill')
    if (verdict !== null && !isDenied && wordsIn(thing).some((word) => !wordsFor(language).has(word)))
      return { thing, kind: verdict }
  }
  return null
}

/** What words say of a thing that stands beside them; null where they say something else. */
function verdictOf(words: readonly string[], kind: LineKind, language: Language, isShort: boolean): LineKind | null {
  const known = wordsFor(language)
  const what = words.map((word) => known.get(word.replace('’', "'")) ?? null)
  if (what.length === 0 || what.includes(null)) return null
  // "Required, not preferred" and "helpful, not essential": what is denied does not count.
  const said = what.filter((word) => word !== 'fill')
  // "muss aber nicht"
  const denials = (at: number) => [said[at - 1], ...(language === 'de' ? [said[at + 1]] : [])]
  const held = said.filter((_, at) => !denials(at).some((word) => word === 'not' || word === 'no'))
  const needs = held.filter((word) => word === 'must' || word === 'alone' || word === 'wishing')
  if (needs.at(-1) === 'must') return kind === 'demand' || kind === 'wish' ? 'demand' : null
  if (said.includes('must') && needs.length === 0) return kind === 'wish' ? 'wish' : null
  if (what.includes('notneeded')) return kind === 'offer' ? null : 'notneeded'
  if (what.includes('no') && !what.includes('alone')) return kind === 'notneeded' ? 'notneeded' : null
  // "the hot food is actually good"
  if (kind === 'offer') return (what.includes('bent') || what.includes('alone')) && what[0] === 'fill' ? 'offer' : null
  const likes = what.includes('alone') || (what.includes('bent') && (isShort || what.includes('wishing')))
  return likes ? (kind === 'notneeded' ? null : 'wish') : null
}

/** How it is said that a thing is not needed, where only the thing is known. */
export const NOT_NEEDED: Record<Language, string> = {
  en: 'not needed',
  de: 'nicht nötig',
  fr: 'pas nécessaire',
  es: 'no es necesario',
}
