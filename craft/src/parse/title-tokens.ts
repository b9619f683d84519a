/** The pieces of a title as it was typed, and what each of them says of how many people are wanted. */
import type { Language } from '../sheet/sheet.ts'
import { isPair } from './title-forms.ts'
import { findHead, type Head, longFormOf } from './title-words.ts'

export interface Piece {
  text: string
  lower: string
  /** Offsets in the words that were cut; `to` is exclusive. */
  from: number
  to: number
  isWord: boolean
  head: Head | null
}

const MARK = `(?:in(?:nen)?|fe|frau|e|es|s|r|n|a|as|o|os|or|ora|oras|ón|ne|nes|te|le|ve|se|rice|trice|euse|ère|ière|ienne)s?`
const MARKED = String.raw`(?:[·.:*_](?=\p{L})|\/-?)${MARK}(?![\p{L}])|\(${MARK}\)`
const PIECE = new RegExp(
  [
    String.raw`w\/(?=\s)|(?<!\p{L})(?:in house|full stack|first line)(?!\p{L})`,
    String.raw`(?<![\p{L}\d'])[dl]'(?=\p{L})`,
    String.raw`\d+(?:[.,:]\d+)?\.?(?:[-–]\d+)?%?\p{L}*(?:-\p{L}+)*`,
    String.raw`[\p{L}#&@][\p{L}\d#&@]*(?:${MARKED}|['+#&][\p{L}+#]*|[-–][\p{L}\d]+)*(?:-(?=\s+(?:und|oder|et|ou|y|o)\s))?`,
    String.raw`\S`,
  ].join('|'),
  'giu',
)
/** m/w/d, (H/F), f/m/x: said of the person, not of the job. */
export const GENDERS =
  /[([]?\b(?:[mwfdhxin]\s?[/|]\s?){1,3}[mwfdhxin]\b\*?[)\]]?|[([](?:gn|all genders|a|div)[)\]]|\([mwfdhx]{2,4}\)/giu
const OR = /^(?:\/|oder|und|bzw|beziehungsweise|ou|et|o|u|y|e)$/
const ARTICLE = /^(?:-|d'|eine?[nrms]?|nen?|en?|die|de[rn]|une?|una?|s[ao]n?|l[ae]|el)$/

/** Cuts words into pieces; a mark of both genders is part of its word, a note of genders is no piece. */
export function piecesOf(said: string, language: Language): Piece[] {
  const silent = said.replace(GENDERS, (note) => ' '.repeat(note.length))
  const pieces = Array.from(silent.matchAll(PIECE), ({ 0: text, index }) => pieceOf(text, index, language))
  for (let or = 1; or < pieces.length; or++) {
    if (!OR.test(pieces[or]!.lower)) continue
    const second = or + (ARTICLE.test(pieces[or + 1]?.lower ?? '') ? 2 : 1)
    const first = [1, 2, 3]
      .map((back) => or - back)
      .find((at) => isPair(pieces[at]?.text ?? '', pieces[second]?.text ?? ''))
    if (first === undefined) continue
    // "un directeur général ou une directrice générale": one name is enough
    const isAlike = first < or - 1 && isPair(pieces[or - 1]!.text, pieces[second + 1]?.text ?? '')
    const to = pieces[isAlike ? second + 1 : second]!.to
    const isWritten = language === 'de' || pieces[or]!.text === '/'
    pieces[first] = pieceOf(
      bothOf(pieces[first]!.text, pieces[second]!.text, isWritten, language),
      pieces[first]!.from,
      language,
    )
    pieces.splice(or, second - or + (isAlike ? 2 : 1))
    pieces[or - 1] = { ...pieces[or - 1]!, to }
  }
  return pieces
}

/** "Verkäufer/in", "Koch/Köchin", "chargé(e)"; one of them alone where the note behind the name says the rest. */
function bothOf(first: string, second: string, isWritten: boolean, language: Language): string {
  const [man, woman] = findHead(first, language)?.female ? [second, first] : [first, second]
  const head = findHead(man, language)
  const one = head?.known ? likeTyped(head.base, man) : man
  const other = likeTyped(woman.toLowerCase().replace(/(?<=in)nen$|s(?=-|$)/g, ''), woman)
  if (other.toLowerCase() === `${one.toLowerCase()}in`) return `${one}/in`
  return isWritten ? `${one}/${other}` : other === `${one}e` ? `${one}(e)` : one
}

/** A word with a capital where another has one. */
export const likeTyped = (base: string, typed: string): string =>
  /^\p{Lu}/u.test(typed) ? base.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : base

function pieceOf(text: string, from: number, language: Language): Piece {
  const isWord = /[\p{L}\d]/u.test(text)
  const head = /\p{L}/u.test(text) ? (findHead(text, language) ?? headOfShort(text, language)) : null
  return { text, lower: text.toLowerCase(), from, to: from + text.length, isWord, head }
}

/** "KP", "Asst", "MFA": the job that a short form stands for. */
function headOfShort(text: string, language: Language): Head | null {
  const full = longFormOf(text, language, text.length > 2 && language !== 'en')?.split(' ')
  const heads = full?.map((word) => findHead(word, language)).filter((head) => head?.known) ?? []
  return (language === 'en' ? heads.at(-1) : heads[0]) ?? null
}

const NUMBERS: Record<Language, string> = {
  en: 'two three four five six seven eight nine ten eleven twelve',
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce',
}

/** A number from 1 to 99 that may count people, else null. */
export function countOf({ lower }: Pick<Piece, 'lower'>, language: Language): number | null {
  if (/^\d{1,2}$/.test(lower)) return Number(lower) || null
  const at = NUMBERS[language].split(' ').indexOf(lower)
  return at < 0 ? null : at + 2
}

/** "x3", "3x", "×3": how many are wanted, whatever stands beside it. */
export function timesOf(pieces: readonly Piece[], at: number): { count: number; length: number } | null {
  const [one = '', next = ''] = [pieces[at]?.lower, pieces[at + 1]?.lower]
  const glued = /^(?:(\d{1,2})x|x(\d{1,2}))$/.exec(one)
  if (glued) return { count: Number(glued[1] ?? glued[2]), length: 1 }
  const count = /^[x×]$/.test(one) ? next : /^(?:x|×|mal|fois)$/.test(next) ? one : ''
  return /^\d{1,2}$/.test(count) ? { count: Number(count), length: 2 } : null
}
