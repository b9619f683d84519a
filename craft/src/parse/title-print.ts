/** The name of a job as a careful writer prints it: written out, for one person, in the language's letters, open to everybody. */
import type { Language } from '../sheet/sheet.ts'
import type { Text } from '../text/text.ts'
import { type Cut, headOf } from './title-cut.ts'
import { endingsOf } from './title-forms.ts'
import { GENDERS, likeTyped, type Piece } from './title-tokens.ts'
import { accented, capsOf, findHead, type Head, longFormOf, standsBeside, wordsOf } from './title-words.ts'

/** One word of the name. */
interface Word {
  text: string
  head: Head | null
  /** What stands between it and the word before: a blank or nothing. */
  gap: string
  /** Written out from a short form, and so right as it stands. */
  isSet: boolean
}

/**
 * "Senior Care Assistant (nights)", "Elektriker (m/w/d) für Gebäudetechnik", "Auxiliar administrativo/a".
 * @param said the text from the name's beginning to the end of the line: how it marks all genders is kept
 */
export function printTitle({ pieces, extra }: Cut, said: string, { language, traits }: Text): string {
  const isLoud = isShouted(pieces)
  const words = writtenOut(pieces, language, traits.lower || isLoud)
  const head = headOf(words, language)
  for (const [at, word] of words.entries()) {
    if (at >= head && head >= 0 && (at === head || language === 'en')) makeSingular(words, at, language)
    if (word.text === ')' && at > head) break
  }
  for (const [at, word] of words.entries())
    word.text = inLetters(words, at, language, { isLoud, isLower: traits.lower })
  openToAll(words, head, language)
  const typed = new RegExp(GENDERS.source, 'iu').exec(said)?.[0].replace(/[^\p{L}/|]/gu, '')
  const genders = typed && /[/|]/.test(typed) ? typed : null
  const name = nameOf(words)
  const term =
    language === 'en' && extra && !name.toLowerCase().includes(extra.toLowerCase().slice(0, 5)) ? ` (${extra})` : ''
  if (language === 'en') return name + (genders && genders.length > 3 ? ` (${genders})` : '') + term
  const isMarked = language === 'fr' ? words[head]?.head?.marked : /\p{L}(?:[:*_·]\p{Ll}|\(in\))/u.test(name)
  const usual = isMarked || language === 'es' ? null : language === 'de' ? 'm/w/d' : 'H/F'
  const note = genders === null ? usual : language === 'de' ? genders : genders.toUpperCase()
  if (note === null) return name
  // "Elektriker (m/w/d) für Gebäudetechnik"
  const behind = words.findIndex(
    ({ text }, at) => at > Math.max(0, head) && /^(?:für|im|in|mit|zur|zum|am|an|auf|bei|,|\()$/.test(text),
  )
  const end = language === 'de' && behind > 0 ? behind : words.length
  const field = nameOf(words.slice(end)).replace(/^[,\s]+/, '')
  return `${nameOf(words.slice(0, end))} (${note})${field === '' ? '' : ` ${field}`}`
}

/** "YOUNG SOUS CHEF", but not "HGV", "CNC" alone. */
function isShouted(pieces: readonly Piece[]): boolean {
  const words = pieces.flatMap(({ text }) => text.match(/\p{L}{2,}/gu) ?? [])
  return words.length > 0 && words.every((word) => word === word.toUpperCase()) && words.some((word) => word.length > 3)
}

/** The words, the short ones in full; no word twice. */
function writtenOut(pieces: readonly Piece[], language: Language, isPlainCase: boolean): Word[] {
  const words: Word[] = []
  for (let at = 0; at < pieces.length; ) {
    const { text, from } = pieces[at]!
    const gap = at === 0 || from === pieces[at - 1]!.to ? '' : ' '
    const short = findShort(pieces, at, language, isPlainCase)
    for (const [i, one] of (short?.full.split(' ') ?? []).entries())
      if (i > 0 || words.at(-1)?.text.toLowerCase() !== one)
        words.push({ text: one, head: findHead(one, language), gap: i > 0 ? ' ' : gap, isSet: true })
    if (!short) words.push({ text, head: /^\p{L}/u.test(text) ? findHead(text, language) : null, gap, isSet: false })
    at += short?.length ?? 1
  }
  // "Gießerei", "Tontechnik": where one works stands for who works there.
  const isField = [...wordsOf('field', 'de')].some((end) => words[0]!.text.toLowerCase().endsWith(end))
  if (language !== 'de' || words.some(({ head }) => head) || !isField) return words
  const worker = { text: 'Mitarbeiter', head: findHead('Mitarbeiter', 'de'), gap: '', isSet: true }
  return [worker, { ...words[0]!, gap: ' ' }, ...words.slice(1)]
}

/** The full form of the short one that begins at a place, the longest first; behind "for" or "of" nothing is written out. */
function findShort(pieces: readonly Piece[], at: number, language: Language, isPlainCase: boolean) {
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
    const isNoun = full.split(' ').some((word) => findHead(word, language)?.known)
    const next = pieces.slice(at + length, at + length + 2)
    // "asst manager", "payroll admin": stands for another's level, or ends the name.
    const isLevel = /^(?:assistant|associate|senior|junior|apprentice)$/.test(full)
    const isAddition = !full.includes(' ') && (isLevel || language !== 'en' || !next.some(({ head }) => head?.known))
    if (!isNoun || isAddition || !others.some(({ head }) => head?.known)) return { full, length }
  }
  return null
}

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** A plural becomes one person; in French and Spanish so do the words that agree with it. */
function makeSingular(words: Word[], at: number, language: Language): void {
  const word = words[at]!
  const { head, text } = word
  if (!head || word.isSet) return
  if (head.marked)
    word.text = text.replace(/(?<=[·.)/-]\p{L}{1,8}\)?)[·.-]?s$/u, '').replace(/(?<=in)nen(?=\)?$)/iu, '')
  else if (head.known && head.plural) {
    if (head.female) word.text = text.replace(language === 'de' ? /nen$/i : /s$/i, '')
    else {
      let same = 0
      while (same < text.length && text[same]!.toLowerCase() === head.base[same]) same++
      const one = text.slice(0, same) + head.base.slice(same)
      word.text = text === text.toUpperCase() && text.length > 4 ? one.toUpperCase() : likeTyped(one, text)
    }
    word.head = findHead(word.text, language) ?? head
    for (const next of words.slice(at + 1)) {
      if (language === 'en' || language === 'de' || wordsOf('small', language).has(next.text.toLowerCase())) break
      if (/\p{Lu}{2}/u.test(next.text) || next.isSet) continue
      if (language === 'fr') next.text = next.text.replace(/aux$/, 'al').replace(/(?<=[^s])s$/, '')
      else next.text = next.text.replace(/(?<=[lrndz])es$/, '').replace(/(?<=[aoe])s$/, '')
    }
  }
}

/** Capitals as the language prints them in the name of a job. */
function inLetters(
  words: readonly Word[],
  at: number,
  language: Language,
  typed: { isLoud: boolean; isLower: boolean },
): string {
  const { text, head, isSet } = words[at]!
  const { isLoud, isLower } = typed
  const lower = text.toLowerCase()
  if (!/\p{L}/u.test(text)) return text
  if (at > 0 && wordsOf('small', language).has(lower) && (isLoud || text === lower || language === 'en')) return lower
  const known = capsOf(language).get(lower)
  if (
    known &&
    (isLoud || isLower || text === lower || text === known) &&
    !(text.length < 3 && /^\p{Ll}/u.test(text) && language !== 'en')
  )
    return known
  const shouts = isLoud || (text.length > 5 && text === text.toUpperCase() && /^\p{L}+$/u.test(text))
  const plain = accented(shouts ? lower : text, language)
  if (language === 'en') {
    if (/\p{Lu}/u.test(plain.slice(1))) return capital(plain)
    const parts = plain.replace(/(?:^|(?<=[-/&]))\p{Ll}/gu, (letter) => letter.toUpperCase())
    return parts.replace(/-(?:And|Of|To|In|The|Up|Off)-/g, (small) => small.toLowerCase())
  }
  if (language === 'de') {
    // Nouns have a capital; adjectives have none but at the beginning.
    const isAdjective = /(?:isch|lich|end|al|iv|ig)e[nrms]?$/.test(plain) && /^\p{L}/u.test(words[at + 1]?.text ?? '')
    const isNoun = at === 0 || (!isSet && (head || (!isAdjective && (isLower || isLoud || standsBeside(plain, 'de')))))
    return isNoun
      ? capital(isSet ? plain : plain.replace(/(?<=\p{L}[-/])\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase()))
      : plain
  }
  if (at === 0) return capital(plain)
  return isLoud || (head?.known && /^\p{Lu}\p{Ll}/u.test(plain)) ? plain.toLowerCase() : plain
}

/** What a woman is called who does it; null where the word names anybody. */
function femaleOf({ base, feminine }: Head, language: Language): string | null {
  if (feminine) return feminine === '=' ? null : feminine
  const row = endingsOf('noun', language).find(({ ending }) => base.endsWith(ending))
  if (!row || row.feminine === '-' || row.feminine === row.ending) return null
  return base.slice(0, base.length - row.ending.length) + row.feminine
}

/** Puts the noun and what agrees with it in a form for everybody where that is certain. */
function openToAll(words: Word[], at: number, language: Language): void {
  const noun = words[at]
  const head = noun?.head
  if (!noun || !head || language === 'en') return
  const female = femaleOf(head, language)
  if (language === 'de') {
    // "Erzieherin" alone becomes "Erzieher/in", "Köchin" "Koch/Köchin"; a masculine stays, its note opens it.
    if (!head.female || head.marked || !female) return
    const base = likeTyped(head.base, noun.text)
    const ending = female === `${head.base}in` ? 'in' : likeTyped(female, noun.text)
    noun.text = `${base}/${/mann$/.test(base) ? '-frau' : ending}`
    return
  }
  const isCertain = head.known || (language === 'es' && /(?:dor|tor|ero|ista|ólogo)$/.test(head.base))
  if (!isCertain || (language === 'fr' && head.marked)) return
  if (head.female || head.marked) noun.text = likeTyped(head.base, noun.text)
  for (const word of words.slice(at + 1)) {
    if (!/^\p{L}/u.test(word.text) || wordsOf('small', language).has(word.text.toLowerCase())) break
    const opened = openAdjective(word.text, language, head.female)
    if (opened === word.text && language === 'es' && !word.text.includes('/')) break
    word.text = opened
  }
  if (language === 'es' && female !== null && female !== head.base && !noun.text.includes('/')) noun.text += '/a'
}

/** "administrativo" behind "auxiliar" -> "administrativo/a"; "médicale" behind a noun for women -> "médical". */
function openAdjective(text: string, language: Language, isFemale: boolean): string {
  const lower = text.toLowerCase()
  const isKept = endingsOf('kept', language).some(({ ending }) => ending.split('|').includes(lower))
  if (isKept || /\p{Lu}{2}|\//u.test(text)) return text
  for (const { ending, feminine } of endingsOf('adjective', language)) {
    if (isFemale && lower.endsWith(feminine))
      return text.slice(0, text.length - feminine.length) + ending + (language === 'es' ? '/a' : '')
    if (language === 'es' && !isFemale && lower.endsWith(ending) && lower.length > ending.length + 1) return `${text}/a`
  }
  return text
}

/** The words in one line, with brackets, commas and figures where a printer puts them. */
const nameOf = (words: readonly Word[]): string =>
  words
    .map(({ gap, text }, at) => (/^[,)]$/.test(text) || words[at - 1]?.text === '(' ? text : gap + text))
    .join('')
    .replace(/(\d+)\s?[-–]\s?(\d+)\s?%/g, '$1–$2 %')
    .replace(/(?<=\d)%/g, ' %')
    .replace(/\s{2,}/g, ' ')
    .trim()
