/** The name of a job as a careful writer prints it: written out, for one person, in the letters the language wants. */
import type { Language } from '../sheet/sheet.ts'
import type { Traits } from '../text/traits.ts'
import type { Cut } from './title-cut.ts'
import { joinsNames } from './title-cut.ts'
import { isPair } from './title-forms.ts'
import { headOf } from './title-head.ts'
import { accented, capsOf, findHead, type Head, longFormOf, standsBeside, wordsOf } from './title-words.ts'

/** One word of the name. */
export interface Word {
  text: string
  head: Head | null
  /** What stands between it and the word before: a blank, nothing, ", ". */
  gap: string
  /** Written out from a short form, and so right as it stands. */
  isSet: boolean
}

/** The words of a name, written out and for one person; `head` is the place of its noun, -1 where none is known. */
export interface Name {
  words: Word[]
  head: number
  /** Both genders were named ("Koch oder Köchin"). */
  isBoth: boolean
}

/** Writes a cut name out for one person, in the letters the language wants. */
export function spellName(cut: Cut, said: string, language: Language, traits: Traits): Name {
  const isLoud = isShouted(said.slice(cut.from, cut.to))
  const merged = mergeGenders(cut, language)
  const words: Word[] = []
  const { pieces } = merged
  for (let at = 0; at < pieces.length; ) {
    const gap = at === 0 || pieces[at]!.from === pieces[at - 1]!.to ? '' : ' '
    const short = findShort(merged.pieces, at, language, traits.lower || isLoud)
    if (short) {
      // "registered dental hygienist": no word twice
      for (const [i, text] of short.full.split(' ').entries())
        if (i > 0 || words.at(-1)?.text.toLowerCase() !== text)
          words.push({ text, head: findHead(text, language), gap: i ? ' ' : gap, isSet: true })
      at += short.length
    } else {
      const { text } = pieces[at]!
      words.push({ text, head: /^\p{L}/u.test(text) ? findHead(text, language) : null, gap, isSet: false })
      at++
    }
  }
  if (language === 'de' && words.every(({ head }) => !head) && isField(words[0]!.text))
    words.unshift({ text: 'Mitarbeiter', head: findHead('Mitarbeiter', 'de'), gap: '', isSet: true })
  if (words[0]?.text === 'Mitarbeiter' && words[1]) words[1].gap = ' '
  const head = headOf(words, language)
  if (head >= 0) makeSingular(words, head, language)
  for (const [at, word] of words.entries()) word.text = inLetters(word, at, words, language, traits, isLoud)
  return { words: spaced(words), head, isBoth: merged.isBoth }
}

/** "Gießerei", "Tontechnik": where one works stands for who works there. */
const isField = (text: string): boolean => [...wordsOf('field', 'de')].some((end) => text.toLowerCase().endsWith(end))

/** "YOUNG SOUS CHEF", but not "HGV", "CNC" alone. */
function isShouted(said: string): boolean {
  const words = said.match(/\p{L}{2,}/gu) ?? []
  return words.length > 0 && words.every((word) => word === word.toUpperCase()) && words.some((word) => word.length > 3)
}

/** "Koch oder Köchin", "une pâtissière ou un pâtissier", "Prüferinnen oder -prüfer": one name is enough. */
function mergeGenders(cut: Cut, language: Language): { pieces: Cut['pieces']; isBoth: boolean } {
  const { pieces } = cut
  const second = pieces.findIndex(
    (piece, at) => at > 1 && !!piece.head && pieces.slice(0, at).some((a) => a.head && isPair(a.text, piece.text)),
  )
  if (second < 0) return { pieces, isBoth: false }
  const first = pieces.findIndex((piece) => piece.head && isPair(piece.text, pieces[second]!.text))
  const between = pieces.slice(first + 1, second)
  if (!between.some((piece) => joinsNames(piece, language)) || between.length > 3) return { pieces, isBoth: false }
  const kept = pieces[first]!.head!.female
    ? [...pieces.slice(0, first), ...pieces.slice(second)]
    : [...pieces.slice(0, first + 1), ...pieces.slice(second + 1)]
  return { pieces: kept, isBoth: true }
}

/** The full form of the short one that begins at a place, the longest first; behind "for" or "to" nothing is written out. */
function findShort(pieces: Cut['pieces'], at: number, language: Language, isPlainCase: boolean) {
  if (pieces.slice(0, at).some(({ lower }) => /^(?:for|to|of|für|der|des|pour|para)$/.test(lower))) return null
  // "Sachbearbeiter Einkauf": a field behind who works in it stands for nobody.
  if (language === 'de' && pieces[at - 1]?.head?.known && /^\p{Lu}\p{Ll}/u.test(pieces[at]!.text)) return null
  for (let length = Math.min(4, pieces.length - at); length > 0; length--) {
    const typed = pieces
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(' / ', '/')
    const full = longFormOf(typed, language, length === pieces.length || (isPlainCase && language === 'en'))
    if (!full) continue
    const others = [...pieces.slice(0, at), ...pieces.slice(at + length)]
    const namesJob = full.split(' ').some((word) => findHead(word, language)?.known)
    const hasNoun = others.some(({ head }) => head?.known)
    if (namesJob && hasNoun && (full.includes(' ') || !isAddition(full, pieces, at + length, language))) continue
    return { full, length }
  }
  return null
}

/** "asst manager", "payroll admin": a single noun that stands for another's level or ends the name. */
const isAddition = (full: string, pieces: Cut['pieces'], next: number, language: Language): boolean =>
  /^(?:assistant|associate|senior|junior|apprentice)$/.test(full) ||
  (language === 'en' ? !pieces.slice(next, next + 2).some(({ head }) => head?.known) : true)

/** A plural becomes one person; in French and Spanish so do the words that agree with it. */
function makeSingular(words: Word[], at: number, language: Language): void {
  const { head, text } = words[at]!
  if (!head || words[at]!.isSet) return
  if (head.known && head.plural && !head.marked) {
    words[at]!.text = /^\p{Lu}/u.test(text)
      ? capital(singularOf(head, text, language))
      : singularOf(head, text, language)
    words[at]!.head = findHead(words[at]!.text, language) ?? head
    if (language === 'fr' || language === 'es') agreeInNumber(words, at, language)
  } else if (head.marked)
    words[at]!.text = text.replace(/(?<=[·.)/-]\p{L}{1,8}\)?)[·.-]?s$/u, '').replace(/(?<=in)nen(?=\)?$)/iu, '')
  // "plumber and electricians", "Maler und Lackierer"
  for (const word of words.slice(at + 1))
    if (language === 'en' && word.head?.known && word.head.plural && !word.isSet)
      word.text = singularOf(word.head, word.text, language)
}

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** The typed noun in the singular, in its own gender. */
function singularOf(head: Head, typed: string, language: Language): string {
  if (!head.female) {
    let same = 0
    while (same < typed.length && typed[same]!.toLowerCase() === head.base[same]) same++
    return matchCase(typed.slice(0, same) + head.base.slice(same), typed)
  }
  if (language === 'de') return typed.replace(/nen$/i, '')
  return typed.replace(/s$/i, '')
}
const matchCase = (base: string, typed: string): string =>
  typed === typed.toUpperCase() && typed.length > 4 ? base.toUpperCase() : base

function agreeInNumber(words: Word[], at: number, language: Language): void {
  for (const word of words.slice(at + 1)) {
    if (wordsOf('small', language).has(word.text.toLowerCase()) || !/^\p{L}/u.test(word.text)) break
    if (/\p{Lu}{2}/u.test(word.text) || word.isSet) continue
    if (language === 'fr') word.text = word.text.replace(/aux$/, 'al').replace(/(?<=[^s])s$/, '')
    else word.text = word.text.replace(/(?<=[lrndz])es$/, '').replace(/(?<=[aoe])s$/, '')
  }
}

/** Capitals as the language prints them in the name of a job. */
function inLetters(
  word: Word,
  at: number,
  words: readonly Word[],
  language: Language,
  traits: Traits,
  isLoud: boolean,
): string {
  const { text } = word
  if (!/\p{L}/u.test(text)) return text
  const isSmall = at > 0 && wordsOf('small', language).has(text.toLowerCase())
  if (isSmall && (isLoud || text === text.toLowerCase())) return text.toLowerCase()
  const known = capsOf(language).get(text.toLowerCase())
  if (
    known &&
    (isLoud || traits.lower || text === text.toLowerCase() || text === known) &&
    !(text.length < 3 && /^\p{Ll}/u.test(text) && language !== 'en')
  )
    return known
  const shouts = isLoud || (text.length > 5 && text === text.toUpperCase() && /^\p{L}+$/u.test(text))
  const plain = accented(shouts ? text.toLowerCase() : text, language)
  if (language === 'en') return titleCase(plain)
  if (language === 'de') return germanCase(plain, word, at, words, traits.lower || isLoud)
  if (/^\p{Lu}{2,}/u.test(plain)) return plain
  return at === 0
    ? capital(plain)
    : isLoud || (word.head?.known && /^\p{Lu}\p{Ll}/u.test(plain))
      ? plain.toLowerCase()
      : plain
}

const titleCase = (text: string): string =>
  /\p{Lu}/u.test(text.slice(1))
    ? capital(text)
    : text
        .replace(/(?:^|(?<=[-/&]))\p{Ll}/gu, (letter) => letter.toUpperCase())
        .replace(/-(?:And|Of|To|In|The|Up|Off)-/g, (small) => small.toLowerCase())

/** Nouns have a capital; adjectives have none but at the beginning. */
function germanCase(text: string, { head, isSet }: Word, at: number, words: readonly Word[], isLower: boolean): string {
  if (isSet || /^\p{Lu}/u.test(text)) return at === 0 ? capital(text) : text
  if (at === 0 || head || (isLower && !isAdjective(text, words[at + 1])))
    return capital(text).replace(/-(\p{Ll})(?=\p{L}{3})/gu, (part) => part.toUpperCase())
  return standsBeside(text, 'de') && !isAdjective(text, words[at + 1]) ? capital(text) : text
}
const isAdjective = (text: string, next: Word | undefined): boolean =>
  /(?:ische[nrms]?|liche[nrms]?|ende[nrms]?|tische[nrms]?|ale[nrms]?|ive[nrms]?|ige[nrms]?)$/.test(text) &&
  !!next &&
  /^\p{L}/u.test(next.text)

/** Brackets, slashes and commas stand where a printer puts them. */
function spaced(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    const before = words[at - 1]?.text
    if (/^[,)]$/.test(word.text) || before === '(') return { ...word, gap: '' }
    if (word.text === '%') return { ...word, gap: ' ' }
    return word
  })
}

/** The name in one line. */
export const nameOf = (words: readonly Word[]): string =>
  words
    .map(({ gap, text }) => gap + text)
    .join('')
    .replace(/\s+,/g, ',')
    .replace(/(\d+)\s?[-–]\s?(\d+)\s?%/g, '$1–$2 %')
    .replace(/(?<=\d)%/g, ' %')
    .replace(/\s{2,}/g, ' ')
    .trim()
