/** Figures for what is said in words: numbers, halves, sums of money, times of day, years, dates. */
import type { Language } from '../sheet/sheet.ts'
import { isOne, numberOf, readNumber, type Word } from './number-words.ts'
import type { Edit } from './traced.ts'

const RANGE = /^(?:to|till|until|or|bis|oder|à|ou|a|o|hasta|-|–)$/
const BETWEEN = /^(?:between|zwischen|entre)$/
const AND = /^(?:and|und|et|y)$/
const POINT = /^(?:point|komma|virgule|coma)$/
const HALF = /^(?:and a half|et demie?(?!\p{L})|y medi[oa](?!\p{L}))/u
const CURRENCY = /^(?:pounds?|euros?|dollars?|francs?|franken|libras?|dólares|pesos)$/
/** Behind a number these are counted, so that it is no part of the sum or the time ahead of it. */
const COUNTED = new Set(
  (
    'hour hours day days week weeks month months year years minute minutes people shift shifts per ' +
    'stunde stunden tag tage tagen woche wochen monat monate monaten jahr jahre jahren minuten leute prozent ' +
    'heure heures jour jours semaine semaines mois ans personnes pour ' +
    'hora horas día días semana semanas mes meses año años persona personas por'
  ).split(' '),
)
/** What a sum is paid for: "fourteen sixty an hour". */
const PER = /^(?:(?:an?|per|the) (?:hour|hr)|die stunde|pro stunde|in der stunde|de l' heure|(?:la|por|a la) hora)/
/** "dos millones trescientos mil" */
const MILLIONS = /^(?:millionen|millions?|mill(?:ón|ones))$/
const PERCENT = /^(?:percent|per cent|prozent|pour cent|por ciento)(?!\p{L})/u
/** Before and behind a time of day. */
const AT = /^(?:at|from|to|till|until|by|around|about|before|after|-|–)$/
const HALF_OF_DAY = /^(?:am|pm|a\.m|p\.m|in the (?:morning|afternoon|evening)|at night|o'clock|till?|until)(?!\p{L})/u
const LAST_HALF_HOUR = /^(?:et demie|y media)(?!\p{L})/u
const QUARTER_AFTER = /^(?:et quart|y cuarto)(?!\p{L})/u
const QUARTER_BEFORE = /^(?:moins le quart|menos cuarto)(?!\p{L})/u
const MONTHS = new Set(
  (
    'january february march april may june july august september october november december ' +
    'januar jänner februar märz mai juni juli oktober dezember'
  ).split(' '),
)
const ORDINALS: Record<Language, string[]> = {
  en: 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' '),
  de: 'erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte elfte zwölfte'.split(' '),
  fr: [],
  es: ['primero'],
}

const WORD = /\p{L}[\p{L}\p{M}]*'?|\d+(?:[.,:]\d{1,9}){0,9}|\n|(?!(?<=\p{L})-(?=\p{L}))\S/gu
const ADDRESS_OR_WORD = new RegExp(`[\\w.+-]{1,64}@[\\w.-]{1,80}|${WORD.source}`, 'gu')

/** The words of a text as they are said, "two-year" being two; an address is one. */
export function findWords(text: string): Word[] {
  let starts = true
  return [...text.matchAll(text.includes('@') ? ADDRESS_OR_WORD : WORD)].map((match) => {
    const [word] = match
    const isName = !starts && /^\p{Lu}\p{Ll}/u.test(word)
    starts = /^[\n.!?:•-]$/.test(word)
    return { lower: word.toLowerCase(), from: match.index, to: match.index + word.length, isName }
  })
}

interface Said {
  words: readonly Word[]
  language: Language
}
/** What was read, and the index of the word behind it. */
interface Read<Value> {
  value: Value
  next: number
}

/** Parts two figures that were said in one breath: what it means is told by what it is said of, "14 50 an hour", "7 30 to 4". */
export const BREATH = '\u2009'

/** Numbers, sums and times in words become figures; `words` are those of the text. */
export function findFigures(words: readonly Word[], language: Language): Edit[] {
  const said: Said = { words, language }
  const edits: Edit[] = []
  for (let at = 0; at < words.length; ) {
    const read = isSeptember(said, at) ? null : (readClock(said, at) ?? readDay(said, at) ?? readCount(said, at))
    const [before, { from }] = [edits.at(-1), words[at]!]
    const breath =
      before?.to === words[at - 1]?.to &&
      [before, read && { text: read.value }].every((one) => /^\d{1,2}$/.test(one?.text ?? '')) &&
      !COUNTED.has(words[read!.next]?.lower ?? '')
    if (breath) edits.push({ from: before!.to, to: from, text: BREATH })
    if (read) edits.push({ from, to: words[read.next - 1]!.to, text: read.value })
    at = read ? read.next : at + 1
  }
  return edits
}

const wordAt = ({ words }: Said, at: number): string => words[at]?.lower ?? ''
const ahead = ({ words }: Said, at: number): string =>
  `${words[at]?.lower ?? ''} ${words[at + 1]?.lower ?? ''} ${words[at + 2]?.lower ?? ''}`
const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** French "sept" behind a day, or with a stop of its own, is no seven: "du 1er mars au 30 sept", "en sept." */
const isSeptember = (said: Said, at: number): boolean =>
  said.language === 'fr' &&
  wordAt(said, at) === 'sept' &&
  (/^(?:\d{1,2}|1er|en|fin|début|mi)$/.test(wordAt(said, at - 1)) ||
    (wordAt(said, at + 1) === '.' && said.words[at + 1]!.from === said.words[at]!.to))

/** "28500" as the language groups it; four digits are left alone, they may be a year. */
function writeFigure(value: number, language: Language): string {
  const [whole, part] = String(value).split('.') as [string, string?]
  const mark = language === 'en' ? ',' : language === 'fr' ? ' ' : '.'
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(?:\d{3})+$)/g, mark) : whole
  return part === undefined ? grouped : `${grouped}${language === 'en' ? '.' : ','}${part}`
}

/** "half past five", "quarter to nine", "halb sechs", "Viertel vor acht". */
function readClock(said: Said, at: number): Read<string> | null {
  const [first, second] = [wordAt(said, at), wordAt(said, at + 1)]
  const isPast = second === 'past' || second === 'nach'
  const isTo = second === 'to' || second === 'vor'
  const isQuarter = first === 'quarter' || first === 'viertel'
  const isGermanHalf = said.language === 'de' && (first === 'halb' || first === 'dreiviertel')
  const isBritishHalf = first === 'half' && !isPast && !/^(?:an?|and)$/.test(wordAt(said, at - 1))
  if (!isGermanHalf && !isBritishHalf && !((isQuarter && (isPast || isTo)) || (first === 'half' && isPast))) return null
  const hour = readNumber(said.words, at + (isGermanHalf || isBritishHalf ? 1 : 2), said.language)
  if (!hour || hour.value > 12) return null
  const minutes = first === 'half' || first === 'halb' ? 30 : isTo || isGermanHalf ? 45 : 15
  return { value: `${isTo || isGermanHalf ? hour.value - 1 || 12 : hour.value}:${minutes}`, next: hour.next }
}

/** "the fifteenth of January" becomes "the 15 January", "ab erstem April" "ab 1. April". */
function readDay(said: Said, at: number): Read<string> | null {
  const { language, words } = said
  if (language === 'es')
    return wordAt(said, at) === 'primero' && wordAt(said, at + 1) === 'de' ? { value: '1', next: at + 1 } : null
  const tens = numberOf(wordAt(said, at), language)
  const isPair = language === 'en' && (tens === 20 || tens === 30)
  const day = ordinalOf(wordAt(said, isPair ? at + 1 : at), language)
  if (day === null || words[at]!.isName) return null
  const next = at + (isPair ? 2 : 1)
  const of = language === 'en' && wordAt(said, next) === 'of' ? 1 : 0
  if (!MONTHS.has(wordAt(said, next + of))) return null
  return { value: `${day + (isPair ? tens! : 0)}${language === 'de' ? '.' : ''}`, next: next + of }
}

function ordinalOf(word: string, language: Language): number | null {
  const stem = language === 'de' ? word.replace(/(?<=t)e[nmrs]$/, 'e') : word
  const low = ORDINALS[language].indexOf(stem)
  if (low >= 0) return low + 1
  if (language === 'en')
    return /teenth$|ieth$/.test(word) ? numberOf(word.replace(/ieth$/, 'y').replace(/th$/, ''), 'en') : null
  return /(?:zehn|ig)s?te$/.test(stem) ? numberOf(stem.replace(/s?te$/, ''), language) : null
}

/** A number with its decimals, its half and its thousands; `isRound` where "thousand" ends it. */
function readAmount(said: Said, at: number): (Read<number> & { isRound: boolean }) | null {
  const { words, language } = said
  const isTyped = /^\d{1,3}$/.test(wordAt(said, at)) && HALF.test(ahead(said, at + 1))
  const number = isTyped ? { value: Number(wordAt(said, at)), next: at + 1 } : readNumber(words, at, language)
  // "640 mil": of a typed figure the thousand stays a word.
  const isScale = number?.value === 1000 && number.next === at + 1 && /^\d/.test(wordAt(said, at - 1))
  if (!number || isScale) return null
  let { value, next } = number
  if (POINT.test(wordAt(said, next))) {
    let digits = ''
    for (let part = readNumber(words, next + 1, language); part && digits.length < 3; ) {
      digits += part.value
      next = part.next
      part = part.value < 10 ? readNumber(words, next, language) : null
    }
    if (digits !== '') value = Number(`${value}.${digits}`)
  } else {
    const half = HALF.exec(ahead(said, next))
    if (half && !(half[0].startsWith('y media') && value <= 12)) {
      value += 0.5
      next += half[0].split(' ').length
    }
  }
  const isThousand = value < 1000 && numberOf(wordAt(said, next), language) === 1000
  if (isThousand) return { value: Math.round(value * 1e6) / 1e3, next: next + 1, isRound: true }
  return { value, next, isRound: value >= 1000 && value % 500 === 0 }
}

/** A number and what it makes with the words behind it: a time, a year, a sum, a share. */
function readCount(said: Said, at: number): Read<string> | null {
  const { language } = said
  const amount = readAmount(said, at) ?? readOne(said, at)
  if (!amount || (wordAt(said, at) === 'neuf' && !isCounting(said, at, amount.next))) return null
  const { value, next } = amount
  const isWhole = Number.isInteger(value)
  const paired = isWhole ? (readTime(said, at, amount) ?? readPair(said, amount)) : null
  if (paired) return paired
  const percent = PERCENT.exec(ahead(said, next))
  if (percent) return readPercent(said, value, next + percent[0].split(' ').length)
  const rest = MILLIONS.test(wordAt(said, next)) ? readNumber(said.words, next + 1, language) : null
  if (rest) return { value: writeFigure(value * 1e6 + rest.value, language), next: rest.next }
  if (wordAt(said, at) === 'one' || isOne(wordAt(said, at), language)) {
    if (next === at + 1) return isJoined(said, at) ? { value: '1', next } : null
  }
  return { value: writeFigure(value * scaleOf(said, at, amount), language), next }
}

/** "un pour cent cinq" is 1.05 %, "un pour cent et demi" 1.5 %. */
function readPercent(said: Said, whole: number, behind: number): Read<string> {
  const { words, language } = said
  const half = HALF.exec(ahead(said, behind))
  const part = half || language === 'en' || !Number.isInteger(whole) ? null : readNumber(words, behind, language)
  const hundredths = part && part.value < 100 && !COUNTED.has(wordAt(said, part.next)) ? part : null
  const value = whole + (half ? 0.5 : (hundredths?.value ?? 0) / 100)
  const next = half ? behind + half[0].split(' ').length : (hundredths?.next ?? behind)
  return { value: `${writeFigure(value, language)}${language === 'en' ? '%' : ' %'}`, next }
}

/** "one" counts only in a sum or between numbers; else it is an article or "someone". */
function readOne({ words, language }: Said, at: number): (Read<number> & { isRound: boolean }) | null {
  return isOne(words[at]!.lower, language) && !words[at]!.isName ? { value: 1, next: at + 1, isRound: false } : null
}

/** "one or two", "six till one", "one in four". */
function isJoined(said: Said, at: number): boolean {
  if (said.language !== 'en' || wordAt(said, at) !== 'one') return false
  const joins = /^(?:to|till|until|or|in|on|-|–)$/
  if (joins.test(wordAt(said, at + 1)) && readNumber(said.words, at + 2, 'en')) return true
  return /^(?:till|until)$/.test(wordAt(said, at - 1))
}

/** "neuf heures", "dix-neuf", but "du matériel neuf". */
const isCounting = (said: Said, at: number, next: number): boolean =>
  next > at + 1 || /^(?:h|à|euros?|mille)$/.test(wordAt(said, next)) || COUNTED.has(wordAt(said, next))

/** "forty to forty-five thousand": the thousands of the second number are those of the first. */
function scaleOf(said: Said, at: number, { value, next }: Read<number>): number {
  const joins = RANGE.test(wordAt(said, next)) || (AND.test(wordAt(said, next)) && BETWEEN.test(wordAt(said, at - 1)))
  if (!joins || value >= 1000) return 1
  const other = readAmount(said, next + 1)
  return other?.isRound && other.value / 1000 > value && other.value / 1000 < value * 10 ? 1000 : 1
}

/** "siebzehn Uhr dreißig", "huit heures et demie", "ocho y media", "from five thirty". */
function readTime(said: Said, at: number, { value, next }: Read<number>): Read<string> | null {
  if (value > 24) return null
  const { words, language } = said
  const isUnit = /^(?:uhr|heures?)$/.test(wordAt(said, next))
  const behind = isUnit ? next + 1 : next
  const turn = ahead(said, behind)
  if (language === 'fr' ? isUnit : language === 'es' && value <= 12) {
    const mark = language === 'fr' ? 'h' : ':'
    if (LAST_HALF_HOUR.test(turn)) return { value: `${value}${mark}30`, next: behind + 2 }
    if (QUARTER_AFTER.test(turn)) return { value: `${value}${mark}15`, next: behind + 2 }
    if (QUARTER_BEFORE.test(turn))
      return {
        value: `${value - 1}${mark}45`,
        next: behind + turn.split(' ').indexOf(language === 'fr' ? 'quart' : 'cuarto') + 1,
      }
  }
  const minutes = readNumber(words, behind, language)
  if (!minutes || minutes.value > 59 || minutes.value < 5 || COUNTED.has(wordAt(said, minutes.next))) return null
  if (isUnit) {
    const time = language === 'de' ? `${value}:${twoDigits(minutes.value)} Uhr` : `${value}h${twoDigits(minutes.value)}`
    return { value: time, next: minutes.next }
  }
  const isTime =
    language === 'en' &&
    minutes.value % 5 === 0 &&
    minutes.value > 9 &&
    ((AT.test(wordAt(said, at - 1)) && !/^(?:up|going)$/.test(wordAt(said, at - 2))) ||
      HALF_OF_DAY.test(ahead(said, minutes.next)))
  if (!isTime || PER.test(ahead(said, minutes.next))) return null
  return { value: `${value}:${minutes.value}`, next: minutes.next }
}

/** "fourteen pounds sixty", "zwölf Euro fünfzig", "fourteen sixty an hour", "nineteen sixty-eight", "en deux-huit". */
function readPair(said: Said, { value, next }: Read<number>): Read<string> | null {
  const { words, language } = said
  const currency = CURRENCY.test(wordAt(said, next)) ? wordAt(said, next) : null
  const behind = next + (currency ? 1 : 0)
  const second = readNumber(words, behind + (language === 'es' && wordAt(said, behind) === 'con' ? 1 : 0), language)
  if (!second || second.value > 99 || COUNTED.has(wordAt(said, second.next))) return null
  const sum = `${value}${language === 'en' ? '.' : ','}${twoDigits(second.value)}`
  if (currency && value < 1000) return { value: writeSum(sum, currency, language), next: second.next }
  if (PER.test(ahead(said, second.next)) && value < 200) return { value: sum, next: second.next }
  if (language === 'fr' && value < 6 && second.value === 8) return { value: `${value}x8`, next: second.next }
  if (language === 'en' && (value === 19 || value === 20) && second.value > 9)
    return { value: `${value}${second.value}`, next: second.next }
  return null
}

const SYMBOLS: Record<string, string> = { pound: '£', euro: '€', dollar: '$' }
function writeSum(sum: string, currency: string, language: Language): string {
  const symbol = SYMBOLS[currency.replace(/s$/, '')]
  if (language === 'en' && symbol) return `${symbol}${sum}`
  return `${sum} ${language === 'de' ? currency[0]!.toUpperCase() + currency.slice(1) : currency}`
}
