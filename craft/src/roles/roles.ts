/** Common roles: what each is called, and lines that are true of nearly every such post. */
import { readTable } from '../data.ts'
import { formsOf, withoutMark } from '../parse/title-forms.ts'
import { foldWord } from '../parse/title-words.ts'
import { perLanguage } from '../per-language.ts'
import type { Language } from '../sheet/sheet.ts'

export interface Role {
  id: string
  /** The usual name, in the language in which it was found. */
  name: string
}
interface Named extends Role {
  words: readonly string[]
}
interface Names {
  roles: readonly Named[]
  /** For level, shift and term: they stand before or behind any name. */
  beside: readonly (readonly string[])[]
}

/** No name has as many words, with all that may stand beside it. */
const WORDS_MAX = 12
const LEGAL = /^[mwfdhxinv](?:[/|][mwfdhxin]){1,3}$/i
const ASIDE = /(?:^|\s)\([^()]*\)|\[[^\][]*\]/g
const AND: Record<Language, string> = { en: 'and', de: 'und', fr: 'et', es: 'y' }

/**
 * The role whose name a title is, whatever its level, shift and gender. A title that only holds such a name is none:
 * "Head of Data Science Sales".
 */
export function roleOf(title: string, language: Language): Role | null {
  const own = find(title, language)
  // English names are used everywhere: "Data Scientist (m/w/d)"
  return own ?? (language === 'en' ? null : find(title, 'en'))
}

/** Lines in the form of a page; none where the role is not known. */
export function typicalLines(id: string, language: Language): { tasks: string[]; demands: string[] } {
  const of = (what: string) =>
    readTable('roles').flatMap(([role, its, kind, text]) =>
      role === id && its === language && kind === what ? text!.split(' | ') : [],
    )
  return { tasks: of('task'), demands: of('demand') }
}

function find(title: string, language: Language): Role | null {
  const words = wordsOf(title, language)
  if (words.length === 0 || words.length > WORDS_MAX) return null
  const forms = words.map((word) => everyForm(word, language))
  const found = match(forms, namesIn(language))
  return found && { id: found.id, name: found.name }
}

/** @param forms of each word, those that it may be a form of */
function match(forms: readonly ReadonlySet<string>[], names: Names): Role | null {
  const is = (words: readonly string[], from: number) => words.every((word, at) => forms[from + at]?.has(word))
  const whole = names.roles.find(({ words }) => words.length === forms.length && is(words, 0))
  if (whole) return whole
  for (const words of names.beside) {
    const rest = forms.length - words.length
    const found =
      (is(words, 0) ? match(forms.slice(words.length), names) : null) ??
      (rest > 0 && is(words, rest) ? match(forms.slice(0, rest), names) : null)
    if (found) return found
  }
  return null
}

const namesIn = perLanguage((language): Names => {
  const rows = readTable('roles').filter(([, its]) => its === language)
  const all = (what: string) =>
    rows.flatMap(([id, , kind, text]) => (kind === what ? [{ id: id!, each: text!.split(' | ') }] : []))
  return {
    roles: all('name').flatMap(({ id, each }) =>
      each.map((name) => ({ id, name: each[0]!, words: wordsOf(name, language) })),
    ),
    beside: all('beside').flatMap(({ each }) => each.map((words) => wordsOf(words, language))),
  }
})

/** Folded words without brackets, figures and marks of gender. */
function wordsOf(title: string, language: Language): string[] {
  return title
    .replace(ASIDE, ' ')
    .split(/[\s,;|–—]+/)
    .filter((word) => !LEGAL.test(word))
    .map((word) => (/[&+]/.test(word) && word.length === 1 ? AND[language] : withoutMark(word, language).bare))
    .flatMap((word) => foldWord(word, language).split(/[-'/.:]+/))
    .filter((word) => /[a-z]/.test(word))
}

function everyForm(word: string, language: Language): ReadonlySet<string> {
  const forms = new Set<string>()
  for (const { form } of formsOf(word, language)) forms.add(form)
  if (language === 'de' && word.endsWith('frau')) forms.add(`${word.slice(0, -4)}mann`)
  return forms
}
