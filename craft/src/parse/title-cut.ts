/** Where the name of a job begins and ends within what was said of it. */
import { classOf } from '../line/word-lists.ts'
import type { Language } from '../sheet/sheet.ts'
import { ARTICLES, MONEY, NUMBERED, OR, PEOPLE, STOP, UNIT, WITHIN } from './title-bounds.ts'
import { isPair } from './title-forms.ts'
import { findExtra, headOf } from './title-head.ts'
import { countOf, type Piece, piecesOf, timesOf } from './title-tokens.ts'
import { capsOf, isTown, standsBeside, wordingsOf, wordsOf } from './title-words.ts'

/** The name of a job as it was typed. */
export interface Cut {
  pieces: Piece[]
  /** Offsets within what was said. */
  from: number
  to: number
  openings: number
  /** How the brief marks all genders ("w/m/d"), where it does. */
  genders: string | null
  /** A shift or a term that goes with it: "nights", "maternity cover". */
  extra: string | null
  /** Which piece names the job; -1 where none is known to. */
  head: number
}

interface Counted {
  openings: number
  /** All of it was surely said of the title: what stands behind a comma is a speciality. */
  isSure: boolean
}

/** "Unna, Lagermitarbeiter", "bar de nuit / barman": where the first part names no job and a later one does, it begins there. */
function skipPlace(all: readonly Piece[]): number {
  const names = (part: readonly Piece[]) => part.some(({ head }) => head?.known)
  for (const [at, { text }] of all.slice(0, 12).entries()) {
    const isJoint = (text === ',' && at < 4) || (text === '/' && isSpaced(all, at))
    if (isJoint && !names(all.slice(0, at)) && names(all.slice(at, at + 6))) return at + 1
  }
  return 0
}
const isSpaced = (all: readonly Piece[], at: number): boolean =>
  at > 0 && all[at]!.from > all[at - 1]!.to && !!all[at + 1] && all[at + 1]!.from > all[at]!.to

/**
 * Cuts the name of a job out of what was said of it.
 * @param isSure whether all of it is known to be said of the title
 * @returns null where nothing is left that could name one
 */
export function cutTitle(said: string, language: Language, isSure = true): Cut | null {
  const all = piecesOf(said, language)
  const counted = { openings: 1, isSure }
  let cut: Cut | null = null
  for (let from = skipPlace(all); from < all.length; ) {
    const begun = startOf(all, from, language, counted)
    const stop = endOf(all, begun, language, counted)
    const start = restart(all, begun, stop, language, counted)
    const next = finish(all, start, stop, said, language, counted)
    if (next && (!cut || (next.pieces[next.head]?.head?.known && !cut.pieces[cut.head]?.head?.known))) cut = next
    if (cut?.pieces[cut.head]?.head?.known) break
    from = Math.max(stop, from) + 1
  }
  return cut
}

/** Cuts out the names of known jobs from words that speak of something else as well. */
export function cutTitlesWithin(said: string, language: Language): Cut[] {
  const all = piecesOf(said, language)
  const cuts: Cut[] = []
  for (let at = 0; at < all.length; at++) {
    if (!all[at]!.head?.known) continue
    let start = at
    while (start > 0 && goesBefore(all[start - 1]!, language)) start--
    if (language === 'en' && start < 3 && all.slice(0, start).every((piece) => isPlain(piece, language))) start = 0
    const counted = { openings: countBefore(all, start, language), isSure: false }
    const cut = finish(all, start, endOf(all, at, language, counted), said, language, counted)
    if (!cut) continue
    cuts.push(cut)
    at = Math.max(
      at,
      all.findIndex(({ to }) => to >= cut.to),
    )
  }
  return cuts
}

/** Neither a word of a sentence nor praise: "livestock" before "auctioneer". */
const isPlain = ({ lower, text }: Piece, language: Language): boolean =>
  /^\p{L}{3,}$/u.test(text) &&
  !(['lead', 'tail', 'praise', 'small', 'other'] as const).some((kind) => wordsOf(kind, language).has(lower)) &&
  !/(?:ing|ed|ly)$/.test(lower)

/** "veterinary" nurse, "Medizinische" Fachangestellte: words that stand before the noun in names of jobs. */
const goesBefore = ({ lower, isWord, head }: Piece, language: Language): boolean =>
  isWord &&
  !wordsOf('lead', language).has(lower) &&
  !wordsOf('praise', language).has(lower) &&
  !wordsOf('tail', language).has(lower) &&
  !wordsOf('small', language).has(lower) &&
  (standsBeside(lower, language) || (language === 'en' && !!head?.known))

function countBefore(all: readonly Piece[], at: number, language: Language): number {
  const before = all[at - 1]
  const count = before && countOf(before, language)
  return count && countsPeople(all, at - 1, language) ? count : 1
}

function finish(
  all: readonly Piece[],
  start: number,
  stop: number,
  said: string,
  language: Language,
  counted: Counted,
): Cut | null {
  const head = headOf(all.slice(start, stop), language)
  const extra = findExtra(all, start + Math.max(0, head) + 1, stop, language)
  let to = extra && head >= 0 ? Math.min(stop, extra.from) : stop
  while (to > start && isLoose(all[to - 1]!, language)) to--
  if (to <= start) return null
  const pieces = all.slice(start, to)
  const genders = /(?<![\p{L}\d])[([]?((?:[mwfdhxi]\s?[/|]\s?){1,3}[mwfdhxi])(?![\p{L}\d])/iu.exec(said)?.[1]
  return {
    pieces,
    from: pieces[0]!.from,
    to: pieces.at(-1)!.to,
    openings: counted.openings,
    genders: genders?.replace(/\s/g, '') ?? null,
    extra: extra?.text ?? null,
    head: head < pieces.length ? head : -1,
  }
}

const isLoose = ({ text, lower, isWord }: Piece, language: Language): boolean =>
  (!isWord && !/^[)#%]$/.test(text)) ||
  /^\d{1,2}$/.test(text) ||
  classOf(lower, language) === 'adverb' ||
  wordsOf('small', language).has(lower) ||
  wordsOf('praise', language).has(lower) ||
  WITHIN[language].word.test(lower)

/** Behind labels ("Job title:"), words that lead in, praise and numbers. */
function startOf(all: readonly Piece[], from: number, language: Language, counted: Counted): number {
  let at = from
  const label = all.findIndex(({ text }) => text === ':' || text === '?')
  if (label >= from && label > 0 && label < 6 && all.slice(label + 1).some(({ isWord }) => isWord)) at = label + 1
  const [lead, praise] = [wordsOf('lead', language), wordsOf('praise', language)]
  for (; at < all.length; at++) {
    const piece = all[at]!
    const times = timesOf(all, at)
    if (times) {
      counted.openings = times.count
      at += times.length - 1
    } else if (piece.isWord) {
      const count = countOf(piece, language)
      if (count !== null && countsPeople(all, at, language)) counted.openings = Math.max(1, count)
      else if (/^(?:full stack|in house|first line)/.test(`${piece.lower} ${all[at + 1]?.lower}`)) break
      else if (!lead.has(piece.lower) && !praise.has(piece.lower) && !/^(?:d|l)'$/.test(piece.lower)) {
        if (!isGrade(all, at)) break
        at++
      }
    }
  }
  return at
}

/** "band 5 community nurse": a grade of pay leads in. */
const isGrade = (all: readonly Piece[], at: number): boolean =>
  /^(?:band|eg|e|échelon)$/.test(all[at]!.lower) && /^\d/.test(all[at + 1]?.text ?? '') && !!all[at + 2]?.isWord

/** "3 forklift operators", not "5 axis machinist" nor "360 driver". */
function countsPeople(all: readonly Piece[], at: number, language: Language): boolean {
  const next = all[at + 1]
  if (!next?.isWord || UNIT.test(next.lower) || /^\d/.test(next.text) || next.text === ':') return false
  if (/^1$/.test(all[at]!.lower)) return true
  const head = all.slice(at + 1, at + 5).find((piece) => piece.head)?.head
  return language === 'de' || !head || head.plural || language !== 'en' || /s$/.test(next.lower)
}

/** Where it goes no further: at a stop, a figure with its unit, a word that begins something else. */
function endOf(all: readonly Piece[], start: number, language: Language, counted: Counted): number {
  const [tail, within] = [wordsOf('tail', language), WITHIN[language]]
  let at = start
  for (; at < all.length; at++) {
    const piece = all[at]!
    const next = all[at + 1]
    const times = timesOf(all, at)
    if (times) {
      if (at > start) counted.openings = Math.max(counted.openings, times.count)
      break
    }
    if (piece.text === '.' && at > start && isAbbreviation(all, start, at)) continue
    if (STOP.test(piece.text) || MONEY.test(piece.text)) break
    const other = otherGender(all, start, at, language)
    if (other) {
      at = other
      continue
    }
    if (piece.text === '/' && isSpaced(all, at) && !all.slice(at + 1, at + 4).some(({ head }) => head?.known)) break
    if (piece.text === ':' || /^[–—]$/.test(piece.text)) break
    if (language === 'en' && at > start && goesAstray(all, start, at)) break
    if (at > start && (isNamed(all, start, at, language) || isTownAt(all, start, at, language))) break
    if (piece.text === ',' && !isSpeciality(all, at + 1, language, !counted.isSure)) break
    if (piece.text === '-' && (!next || !isSpeciality(all, at + 1, language, !counted.isSure))) break
    if (piece.text === '(') {
      const close = all.findIndex((one, i) => i > at && one.text === ')')
      const count = close === at + 2 ? countOf(all[at + 1]!, language) : null
      if (count !== null) counted.openings = count
      if (close < 0 || count !== null || !isSpeciality(all, at + 1, language, false)) break
      at = close
      continue
    }
    if (/^\d{1,2}$/.test(piece.text) && PEOPLE.test(next?.lower ?? '')) {
      counted.openings = Number(piece.text)
      break
    }
    if (/^\d/.test(piece.text) && !isPartOfName(all, at)) break
    if (language === 'de' && piece.lower === 'für' && isField(all, at)) {
      at += 2
      continue
    }
    if (within.word.test(piece.lower) && at > start) {
      if (!next?.isWord || within.but.test(next.lower) || tail.has(next.lower)) break
      if (piece.lower === 'in' && language === 'en' && !standsBeside(next.lower, 'en') && next.lower !== 'charge') break
      if (isAtPlace(piece, next, language) || (piece.lower === 'para' && /^(?:el|la|los|las)$/.test(next.lower))) break
      continue
    }
    if (
      at > start &&
      (tail.has(piece.lower) || tail.has(piece.lower.split(/[-–]/)[0]!) || tail.has(`${piece.lower} ${next?.lower}`))
    )
      break
  }
  return at
}

/** "butcher a proper one", "shop manager that's what we call it": behind the noun it goes on about something else. */
const goesAstray = (all: readonly Piece[], start: number, at: number): boolean =>
  (ASTRAY.test(all[at]!.lower) ||
    (/^\p{Ll}+ed$/u.test(all[at]!.text) && !standsBeside(all[at]!.lower, 'en')) ||
    (all[at]!.lower === 'level' && !/^[\d(]/.test(all[at + 1]?.text ?? ''))) &&
  !/^(?:of|in|for|and|to|mid|entry|senior|\p{L})$/u.test(all[at - 1]!.lower) &&
  all.slice(start, at).some(({ head }) => head?.known)
const ASTRAY = /^(?:an?|the|that's|that|just|one|under|not|whichever|which|who|we|it's|pm|am|req|wanted|learn)$/

/** "dispatcher Crewe": a name behind a noun typed in small letters is a town or an employer. */
function isNamed(all: readonly Piece[], start: number, at: number, language: Language): boolean {
  const { text, lower, head } = all[at]!
  if (language === 'de' || head || !/^\p{Lu}\p{Ll}{2,}/u.test(text) || standsBeside(lower, language)) return false
  if (capsOf(language).has(lower) || !all.slice(start, at).some((piece) => piece.head?.known)) return false
  const before = all
    .slice(start + 1, at)
    .filter(({ text: one, lower: small }) => /^\p{L}/u.test(one) && !wordsOf('small', language).has(small))
  return (
    before.every(({ text: one }) => /^\p{Ll}/u.test(one) || /^\p{Lu}{2}/u.test(one)) &&
    (before.length > 0 || /^\p{Ll}/u.test(all[start]!.text) || language !== 'en')
  )
}

/** "für die Gebäudetechnik", not "für die Bäckerei Huber". */
function isField(all: readonly Piece[], at: number): boolean {
  const [article, noun, next] = all.slice(at + 1)
  if (!article || !noun || !/^(?:die|den|das)$/.test(article.lower) || !/^\p{Lu}/u.test(noun.text)) return false
  return !next?.isWord && ![...wordsOf('house', 'de')].some((house) => noun.lower.endsWith(house))
}

/** A known town behind the noun: "Lagermitarbeiter Unna", "fontanero benidorm". */
function isTownAt(all: readonly Piece[], start: number, at: number, language: Language): boolean {
  if (
    !all[at]!.isWord ||
    all[at]!.head?.known ||
    standsBeside(all[at]!.lower, language) ||
    !all.slice(start, at).some(({ head }) => head?.known)
  )
    return false
  return [1, 2, 3].some((length) =>
    isTown(
      all
        .slice(at, at + length)
        .map(({ text }) => text)
        .join(' '),
    ),
  )
}

/** "Staatl. geprüfter Hufschmied": a stop behind a short form, before the noun. */
const isAbbreviation = (all: readonly Piece[], start: number, at: number): boolean =>
  all[at - 1]!.to === all[at]!.from &&
  all[at - 1]!.text.length < 7 &&
  (/^\p{Ll}/u.test(all[at + 1]?.text ?? '') || /^\p{Lu}\p{L}{1,3}$/u.test(all[at - 1]!.text)) &&
  !all.slice(start, at).some(({ head }) => head?.known) &&
  all.slice(at + 1, at + 4).some(({ head }) => head?.known)

/** "une pâtissière ou un pâtissier": where the same job stands again in its other gender, else null. */
function otherGender(all: readonly Piece[], start: number, at: number, language: Language): number | null {
  if (!OR[language].test(all[at]!.lower)) return null
  const second = all.findIndex((piece, i) => i > at && i < at + 4 && piece.head)
  return second > 0 && all.slice(start, at).some((piece) => piece.head && isPair(piece.text, all[second]!.text))
    ? second
    : null
}

/** "in Hamburg", "à Lyon", "en Málaga": a preposition of place before a name. */
const isAtPlace = ({ lower }: Piece, next: Piece, language: Language): boolean =>
  /^(?:in|à|en|a|au)$/.test(lower) &&
  (language === 'de' ? !/^(?:der|den|dem)$/.test(next.lower) : /^\p{Lu}/u.test(next.text))

/** "80–100 %" of a post, "Year 4", "Caces 1-3-5"; never a figure with its unit. */
function isPartOfName(all: readonly Piece[], at: number): boolean {
  const next = all[at + 1]?.lower ?? ''
  const { text } = all[at]!
  if (/%$/.test(text) || next === '%') return true
  if (UNIT.test(next) || MONEY.test(next) || /^\d+(?:h|k|pm|am|hrs?|std)$/i.test(text)) return false
  const before = all[at - 1]
  if (/^\d+(?:st|nd|rd|th|er|e|ère|\.|\p{Lu})$/u.test(text) || /[-–/]\d/.test(text)) return true
  return !!before && (NUMBERED.test(before.lower) || /^\p{Lu}{2,}$/u.test(before.text) || at === 0)
}

/** Whether what stands behind a comma, a dash or a bracket says which kind of the job it is. */
function isSpeciality(all: readonly Piece[], from: number, language: Language, isStrict: boolean): boolean {
  const rest = all.slice(from)
  const stop = rest.findIndex(({ text }) => /^[,;:()|!?.]$/.test(text) || STOP.test(text) || text === '-')
  const part = stop < 0 ? rest : rest.slice(0, stop)
  if (isStrict && stop >= 0 && rest[stop]!.text === ',' && rest.length > stop + 1) return false
  const words = part.filter(({ isWord }) => isWord)
  if (words.length === 0 || words.length > 4 || MONEY.test(part[0]!.text)) return false
  // "Custodian, Riverside Elementary, La Crosse WI"
  if (words.some(({ lower }) => INSTITUTION.test(lower)) && words.length > 1) return false
  const tail = wordsOf('tail', language)
  const extra = wordingsOf('extra', language)
  if (extra.has(words.map(({ lower }) => lower).join(' '))) return false
  if (isStrict && !words.every(({ lower }) => standsBeside(lower, language) || wordsOf('small', language).has(lower)))
    return false
  return words.every(({ lower, text }, at) => {
    if (/^\d/.test(text)) return isPartOfName(all, from + part.indexOf(words[at]!))
    return (
      !tail.has(lower) && !wordsOf('praise', language).has(lower) && (at > 0 || !wordsOf('lead', language).has(lower))
    )
  })
}

const INSTITUTION =
  /^(?:elementary|school|primary|academy|college|university|hospital|clinic|hotel|inn|council|district|church|museum|library)$/

/** Begins anew behind an article or a number where words of a sentence stand before it: "I am after a really good baker". */
function restart(all: readonly Piece[], start: number, end: number, language: Language, counted: Counted): number {
  const head = all.findIndex(({ head }, at) => at >= start && at < end && head?.known)
  for (let at = (head < 0 ? start : head) - 1; at >= start; at--) {
    const piece = all[at]!
    const count = countOf(piece, language)
    if (ARTICLES[language].test(piece.lower) || (count !== null && countsPeople(all, at, language))) {
      if (count !== null && count > 1) counted.openings = count
      return startOf(all.slice(0, end), at + 1, language, counted)
    }
  }
  return start
}

export const joinsNames = ({ lower }: Piece, language: Language): boolean => OR[language].test(lower)
