/** Where the name of a job begins and ends: [level] [modifier …] NOUN [, field | (qualifier) | of, for, in a field]. */
import { classOf } from '../line/word-lists.ts'
import type { Language } from '../sheet/sheet.ts'
import { countOf, type Piece, timesOf } from './title-tokens.ts'
import { capsOf, isTown, standsBeside, wordingsOf, wordsOf } from './title-words.ts'

/** Words in which a job is named. */
export interface Clause {
  language: Language
  pieces: readonly Piece[]
  /** Whether a piece was taken for part of a title. */
  isTold: (at: number) => boolean
  isLikely: (at: number) => boolean
  /** All that was taken for it surely is: what stands behind a comma is a field. */
  isSure: boolean
}

/** The name of a job as it was typed. */
export interface Cut {
  pieces: Piece[]
  openings: number
  /** A shift or a term that goes with it: "nights", "maternity cover". */
  extra: string | null
  /** Which piece names the job; -1 where none is known to. */
  head: number
}

const UNIT =
  /^(?:h|hrs?|hours?|stunden|std|wochenstunden|heures?|horas?|days?|tage?|jours?|d[ií]as?|months?|monate?|mois|meses|weeks?|wochen?|semaines?|semanas?|years?|yrs|jahre?n?|ans|años?|k|pm|am|uhr|chf|euros?|fte|etp|p\.?h|per|nights|weekends|an|pcm|[x£€$])$/
/** Behind these a figure is part of a name: "Year 4", "Caces 1", "Klasse C". */
const NUMBERED =
  /^(?:part|gr|teil|year|level|class|ks|stage|tier|grade|type|unit|line|caces|ssiap|niveau|cycle|classe|klasse|stufe|phase|kl|nivel|grado|clase|tipo|curso|ciclo|cap|cm|ce|n|r|en|iso|b|c|category|cat|kat|primaria)$/
/** What is counted where posts are: "1 Kopf", "6 vacantes", "45 nos". */
const PEOPLE =
  /^(?:kopf|köpfe|leute|personen|stellen?|posten|positions?|people|persons?|posts?|openings?|vacanc(?:y|ies)|nos?|pers|personnes?|postes?|places?|plazas?|vacantes?|puestos?|personas?|of)$/
/** What may link a noun to its field, and the articles that may stand between them. */
const LINK: Record<Language, RegExp> = {
  en: /^(?:of|and|for|in)$/,
  de: /^(?:für|im|der|des|und|oder|in|zur|zum|mit|von)$/,
  fr: /^(?:de|du|des|en|et|à|au|aux|d'|ou|l')$/,
  es: /^(?:de|del|en|y|e|a|o|para)$/,
}
const DEFINITE: Record<Language, RegExp> = {
  en: /^the$/,
  de: /^(?:die|das|den|der|des)$/,
  fr: /^(?:la|le|les|l')$/,
  es: /^(?:la|el|los|las)$/,
}
const INSTITUTION =
  /^(?:elementary|school|primary|academy|college|university|hospital|clinic|hotel|inn|council|district|church|museum|library)$/

const has = (kind: string, { lower }: Piece, language: Language): boolean => wordsOf(kind, language).has(lower)
const isFigure = ({ text }: Piece): boolean => /^\d/.test(text)
/** A word of a sentence, not of a name: "it" is both. */
const isSmall = ({ lower, head }: Piece, language: Language): boolean =>
  classOf(lower, language) !== null && !head?.known && !capsOf(language).has(lower)

/**
 * Cuts out the name of a job around a piece that names it, or that it begins with.
 * @param from no piece before it is looked at
 */
export function cutAround(clause: Clause, anchor: number, from: number): Cut | null {
  const { pieces: all, language } = clause
  const start = startOf(clause, anchor, from)
  let stop = Math.max(anchor, start) + 1
  for (let next = stop; stop < all.length; stop = next) {
    next = goOn(clause, start, stop)
    if (next === stop) break
  }
  // "hygienist registered dental hygienist": it is named anew
  const isAnew =
    all[anchor]!.head?.known && all.slice(anchor + 1, stop).some(({ lower }) => lower === all[anchor]!.lower)
  if (isAnew && !all.slice(anchor, stop).some(({ isWord }) => !isWord)) return null
  const extras = [stop, stop + 1, stop + 2].filter((at) => clause.isTold(at))
  const extra = extras.map((at) => extraFrom(all, at, language)).find(Boolean) ?? null
  while (stop > start && isLoose(all[stop - 1]!, language)) stop--
  if (stop <= start) return null
  const pieces = all.slice(start, stop)
  return { pieces, openings: openingsBeside(clause, start, stop), extra, head: headOf(pieces, language) }
}

/** The noun of the job: the last of the first names in a row in English compounds, else the first. */
export function headOf(pieces: readonly Pick<Piece, 'text' | 'head'>[], language: Language): number {
  const first = pieces.findIndex(({ head }) => head?.known)
  if (first < 0) return pieces.findIndex(({ head }) => head)
  const isLast = ({ text }: Pick<Piece, 'text'>) =>
    !/^[\p{L}\d]/u.test(text) || wordsOf('small', 'en').has(text.toLowerCase())
  const end = pieces.findIndex((piece, at) => at > first && isLast(piece))
  const row = pieces.slice(0, end < 0 ? pieces.length : end)
  return language === 'en' ? row.findLastIndex(({ head }) => head?.known) : first
}

function startOf(clause: Clause, anchor: number, from: number): number {
  const { pieces: all, language } = clause
  let start = anchor
  while (start > from && standsBefore(clause, start - 1, anchor)) start--
  const end = all[anchor]!.head ? anchor : all.length - 1
  while (start < end) {
    const piece = all[start]!
    const leads =
      !piece.isWord || isSmall(piece, language) || has('lead', piece, language) || has('praise', piece, language)
    // "band 5 community nurse": a grade of pay leads in.
    const isGrade = /^(?:band|eg|e|échelon)$/.test(piece.lower) && isFigure(all[start + 1]!)
    const times = timesOf(all, start)
    if (!leads && !isGrade && !times && !countsPeople(clause, start) && !PEOPLE.test(piece.lower)) break
    start += times?.length ?? (isGrade && start + 2 <= end ? 2 : 1)
  }
  return start
}

function standsBefore(clause: Clause, at: number, anchor: number): boolean {
  const { pieces: all, language, isTold } = clause
  const piece = all[at]!
  const { lower, text } = piece
  const isBeside = standsBeside(lower, language)
  if (!piece.isWord)
    return (
      isTold(at) &&
      (/^[&+]$/.test(text) ||
        (text === '/' && piece.to === all[at + 1]!.from) ||
        (text === '.' && isAbbreviated(all, at)))
    )
  if (timesOf(all, at)) return false
  if (isFigure(piece)) return isTold(at) && (!countsPeople(clause, at) || NUMBERED.test(all[at - 1]?.lower ?? ''))
  if (isTold(at) && NUMBERED.test(all[at - 1]?.lower ?? '')) return true
  if (countOf(piece, language) !== null) return false
  if (isTold(at))
    return isBeside || !isSmall(piece, language) || (LINK[language].test(lower) && !/^(?:for|in)$/.test(lower))
  if (isSmall(piece, language) || (['lead', 'praise', 'tail'] as const).some((kind) => has(kind, piece, language)))
    return false
  if (isTold(anchor) && !clause.isLikely(at)) return false
  if (isBeside || (language === 'en' && piece.head?.known)) return true
  // "livestock auctioneer", but no name in capitals before a noun in small letters
  const isName = /^\p{Lu}/u.test(text) && /^\p{Ll}/u.test(all[anchor]!.text)
  return language === 'en' && anchor - at < 3 && /^\p{L}{3,}$/u.test(text) && !isName && !/(?:ing|ed|ly)$/.test(lower)
}

/** "Staatl. geprüfter Hufschmied": a stop behind a short form. */
const isAbbreviated = (all: readonly Piece[], at: number): boolean => {
  const [before, next] = [all[at - 1], all[at + 1]]
  if (!before || !next || before.to !== all[at]!.from || before.text.length > 6) return false
  return /^\p{Ll}/u.test(next.text) || /^\p{Lu}\p{L}{1,3}$/u.test(before.text)
}

/** "3 forklift operators", not "5 axis machinist" nor "360 driver". */
function countsPeople({ pieces, language }: Clause, at: number): boolean {
  const next = pieces[at + 1]
  if (countOf(pieces[at]!, language) === null || !next?.isWord || UNIT.test(next.lower) || isFigure(next)) return false
  const heads = pieces.slice(at + 1, at + 6).filter(({ head }) => head)
  const isMany = heads.length === 0 || heads.some((one) => one.head?.plural || /[^s]s$/.test(one.lower))
  return language !== 'en' || pieces[at]!.lower === '1' || isMany || /s$/.test(next.lower)
}

/** Where the name goes on from a piece behind its noun; the same place where it ends. */
function goOn(clause: Clause, start: number, at: number): number {
  const { pieces: all, language, isTold, isSure } = clause
  const [piece, next] = [all[at]!, all[at + 1]]
  const { text, lower } = piece
  const told = isTold(at)
  const isBeside = standsBeside(lower, language)
  const named = all.slice(start, at).some(({ head }) => head?.known)
  if (timesOf(all, at) || (told && extraFrom(all, at, language))) return at
  if (text === '.') return told && isAbbreviated(all, at) && !named ? at + 1 : at
  if (text === '/') {
    const isGlued = piece.from === all[at - 1]!.to && piece.to === next?.from
    return isGlued || all.slice(at + 1, at + 4).some(({ head }) => head?.known) ? at + 1 : at
  }
  if (text === '-' && all[at - 1]!.text === '/') return next?.from === piece.to ? at + 1 : at
  if (/^[&+]$/.test(text)) return told && next?.isWord ? at + 1 : at
  if (/^[,(-]$/.test(text)) {
    const close = text === '(' ? all.findIndex((one, i) => i > at && one.text === ')') - at - 1 : -1
    const size =
      close > 0
        ? close
        : all.slice(at + 1).findIndex((one, i) => /^[^\p{L}\d&/+'%]$/u.test(one.text) || !isTold(at + 1 + i))
    const end = size < 0 ? all.length : at + 1 + size
    if (!told || (text === '(' && all[end]?.text !== ')')) return at
    const isListed = text !== '(' && all[end]?.text === ',' && isTold(end + 1)
    return isField(clause, at + 1, end, text === '(' || (isSure && !isListed)) ? end + (text === '(' ? 1 : 0) : at
  }
  if (!piece.isWord) return text === '%' ? at + 1 : at
  if (isFigure(piece)) return told && isPartOfName(all, at) ? at + 1 : at
  const ends = ({ lower: word }: Piece, then?: Piece) =>
    !(NUMBERED.test(word) && then && isFigure(then)) &&
    [word, word.split(/[-–]/)[0]!, `${word} ${then?.lower}`].some((one) => wordsOf('tail', language).has(one))
  if (LINK[language].test(lower) && capsOf(language).get(lower) !== text) {
    const behind = at + (DEFINITE[language].test(next?.lower ?? '') && language !== 'en' ? 2 : 1)
    const field = all[behind]
    if (!field?.isWord || ends(field, all[behind + 1]) || has('praise', field, language) || isFigure(field)) return at
    if (isSmall(field, language) || (isTown(field.text) && /^\p{Lu}/u.test(field.text))) return at
    if (lower === 'in' && language !== 'de' && !standsBeside(field.lower, language) && field.lower !== 'charge')
      return at
    if (named && isName(clause, start, behind)) return at
    // "für die Gebäudetechnik", not "für die Tour Nord"
    if (language === 'de' && behind > at + 1 && all[behind + 1]?.isWord && !isSmall(all[behind + 1]!, 'de')) return at
    const isPlace =
      /^(?:in|à|en|a|au)$/.test(lower) && (language === 'de' ? behind === at + 1 : /^\p{Lu}/u.test(field.text))
    const isHouse =
      behind > at + 1 &&
      !/^d/.test(lower) &&
      [...wordsOf('house', language)].some(
        (house) => field.lower === house || (language === 'de' && field.lower.endsWith(house)),
      )
    return isPlace ||
      isHouse ||
      (lower === 'para' && behind > at + 1) ||
      !(
        told ||
        (!isTold(start) &&
          (standsBeside(field.lower, language) || (/^(?:de|d'|of)$/.test(lower) && field.text === field.lower)))
      )
      ? at
      : behind + 1
  }
  if (ends(piece, next) || isSmall(piece, language) || (has('praise', piece, language) && !isBeside)) return at
  if (named && (isTownAt(all, at, language) || isName(clause, start, at))) return at
  // "butcher learn on the job", "line cook posted today": behind the noun it goes on about something else.
  const isVerb =
    /^(?:pm|am|req|wanted|learn)$|^\p{Ll}+ed$/u.test(text) || (lower === 'level' && !/^[\d(]/.test(next?.text ?? ''))
  if (language === 'en' && named && isVerb && !isBeside) return at
  if (told || piece.head?.known || (isBeside && !isTold(start)))
    return told || !named || clause.isLikely(at) || !isTold(start) ? at + 1 : at
  return named && clause.isLikely(at) && capsOf(language).get(lower) === text ? at + 1 : at
}

/** "80–100 %" of a post, "Year 4", "Caces 1-3-5"; never a figure with its unit. */
function isPartOfName(all: readonly Piece[], at: number): boolean {
  const { text } = all[at]!
  const [before, next] = [all[at - 1], all[at + 1]?.lower ?? '']
  if (/%$/.test(text) || next === '%') return true
  if (UNIT.test(next) || /^\d+(?:h|k|pm|am|hrs?|std)$/i.test(text) || PEOPLE.test(next)) return false
  if (/^\d+(?:st|nd|rd|th|er|e|ère|\.|\p{Lu})$/u.test(text) || /[-–/]\d/.test(text)) return true
  return !!before && (NUMBERED.test(before.lower) || /^\p{Lu}{2,}$/u.test(before.text))
}

/** Whether what stands behind a comma, a dash or in a bracket says which kind of the job it is. */
function isField({ pieces: all, language }: Clause, from: number, to: number, isSure: boolean): boolean {
  const words = all.slice(from, to).filter(({ isWord }) => isWord)
  if (
    words.length === 0 ||
    words.length > 4 ||
    (words.length > 1 && words.some(({ lower }) => INSTITUTION.test(lower)))
  )
    return false
  if (extraFrom(all, from, language) || has('lead', words[0]!, language)) return false
  return all.slice(from, to).every((piece, i) => {
    const { lower } = piece
    if (isFigure(piece)) return isPartOfName(all, from + i)
    if (!piece.isWord) return /^[&/+',%-]$/.test(piece.text)
    if (has('tail', piece, language) || has('praise', piece, language)) return false
    return isSure || standsBeside(lower, language) || has('small', piece, language)
  })
}

/** A known town behind the noun: "Lagermitarbeiter Unna", "fontanero benidorm". */
const isTownAt = (all: readonly Piece[], at: number, language: Language): boolean =>
  !all[at]!.head?.known &&
  !standsBeside(all[at]!.lower, language) &&
  [1, 2, 3].some((length) =>
    isTown(
      all
        .slice(at, at + length)
        .map(({ text }) => text)
        .join(' '),
    ),
  )

/** "dispatcher Crewe": a name behind a noun typed in small letters is a town or an employer. */
function isName({ pieces: all, language }: Clause, start: number, at: number): boolean {
  const { text, lower, head } = all[at]!
  if (language === 'de' || head || !/^\p{Lu}\p{Ll}{2,}/u.test(text)) return false
  if (standsBeside(lower, language) || capsOf(language).has(lower)) return false
  const before = all
    .slice(start + 1, at)
    .filter((piece) => /^\p{L}/u.test(piece.text) && !has('small', piece, language))
  if (!before.every((piece) => /^\p{Ll}|^\p{Lu}{2}/u.test(piece.text))) return false
  return before.length > 0 || /^\p{Ll}/u.test(all[start]!.text) || language !== 'en'
}

/** "nights": a shift or a term at a place, with no noun of the job behind it. */
function extraFrom(all: readonly Piece[], at: number, language: Language): string | null {
  const extra = wordingsOf('extra', language)
  for (let size = extra.size > 0 ? 4 : 0; size > 0; size--) {
    const said = extra.get(
      all
        .slice(at, at + size)
        .map(({ lower }) => lower)
        .join(' '),
    )
    if (said && !all.slice(at + size, at + size + 2).some(({ head }) => head?.known) && !isFigure(all[at - 1]!))
      return said
  }
  return null
}

const isLoose = (piece: Piece, language: Language): boolean =>
  (!piece.isWord && !/^[)#%]$/.test(piece.text)) ||
  /^\d{1,2}$/.test(piece.text) ||
  classOf(piece.lower, language) === 'adverb' ||
  has('small', piece, language) ||
  has('praise', piece, language) ||
  LINK[language].test(piece.lower)

/** How many are wanted: "3 drivers", "drivers x3", "drivers (3)", "drivers - need 3". */
function openingsBeside(clause: Clause, start: number, stop: number): number {
  const { pieces: all, language } = clause
  for (let at = stop; at < Math.min(all.length, stop + 3); at++) {
    const count = timesOf(all, at)?.count ?? countOf(all[at]!, language)
    const [before, next] = [all[at - 1]!.text, all[at + 1]?.lower ?? '']
    const isCount = timesOf(all, at) || (before === '(' && next === ')') || PEOPLE.test(next) || /^need$/i.test(before)
    if (count && isCount) return count
  }
  for (let at = start - 1; at >= Math.max(0, start - 3); at--) {
    const times = timesOf(all, at)
    if (times) return times.count
    if (countsPeople(clause, at)) return countOf(all[at]!, language)!
    if (!has('lead', all[at]!, language) && !has('praise', all[at]!, language)) break
  }
  return 1
}
