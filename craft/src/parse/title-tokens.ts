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

const MARK = `(?:in(?:nen)?|frau|e|es|s|r|n|a|as|o|os|or|ora|oras|ón|ne|nes|te|le|ve|se|rice|trice|euse|ère|ière|ienne)s?`
const MARKED = String.raw`(?:[·.:*_](?=\p{L})|\/-?)${MARK}(?![\p{L}])|\(${MARK}\)`
const PIECE = new RegExp(
  [
    String.raw`w\/(?=\s)`,
    String.raw`(?<![\p{L}\d'])[dl]'(?=\p{L})`,
    String.raw`\d+(?:[.,:]\d+)?\.?(?:[-–]\d+)?%?\p{L}*(?:-\p{L}+)*`,
    String.raw`[\p{L}#&@][\p{L}\d#&@]*(?:${MARKED}|['+#&][\p{L}+#]*|[-–][\p{L}\d]+)*(?:-(?=\s+(?:und|oder|et|ou|y|o)\s))?`,
    String.raw`\S`,
  ].join('|'),
  'gu',
)
/** m/w/d, (H/F), f/m/x: said of the person, not of the job. */
export const GENDERS =
  /[([]?\b(?:[mwfdhxin]\s?[/|]\s?){1,3}[mwfdhxin]\b\*?[)\]]?|[([](?:gn|all genders|a|div)[)\]]|\([mwfdhx]{2,4}\)/giu

/** Cuts words into pieces; a mark of both genders is part of its word, a note of genders is no piece. */
export function piecesOf(said: string, language: Language): Piece[] {
  const silent = said.replace(GENDERS, (note) => ' '.repeat(note.length))
  const pieces = Array.from(silent.matchAll(PIECE), ({ 0: text, index }) => pieceOf(text, index, language))
  for (let at = 0; at + 2 < pieces.length; at++) {
    const [first, slash, second] = pieces.slice(at) as [Piece, Piece, Piece]
    // "directeur/directrice", "Geselle / Gesellin": one word
    const next = second.text === '-' ? pieces[at + 3] : second
    if (!next || slash.text !== '/' || !isPair(first.text, next.text)) continue
    const whole = `${first.text}/${second === next ? '' : '-'}${next.text}`
    pieces.splice(at, second === next ? 3 : 4, { ...pieceOf(whole, first.from, language), to: next.to })
  }
  return pieces
}

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

const NUMBERS: Record<Language, readonly string[]> = {
  en: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  de: ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  fr: ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
  es: ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
}

/** A number from 2 to 99 that may count people, else null. */
export function countOf({ lower }: Piece, language: Language): number | null {
  const figure = /^(\d{1,2})$/.exec(lower)?.[1]
  if (figure) return Number(figure) > 0 ? Number(figure) : null
  const at = NUMBERS[language].indexOf(lower)
  return at < 0 ? null : at + 2
}

/** "x3", "3x", "×3": how many are wanted, whatever stands beside it. */
export function timesOf(pieces: readonly Piece[], at: number): { count: number; length: number } | null {
  const { lower } = pieces[at]!
  const glued = /^(?:(\d{1,2})x|x(\d{1,2}))$/.exec(lower)
  if (glued) return { count: Number(glued[1] ?? glued[2]), length: 1 }
  const next = pieces[at + 1]?.lower
  if (next === undefined) return null
  if (/^[x×]$/.test(lower) && /^\d{1,2}$/.test(next)) return { count: Number(next), length: 2 }
  if (/^\d{1,2}$/.test(lower) && /^(?:x|×|mal|fois)$/.test(next)) return { count: Number(lower), length: 2 }
  return null
}
