/** Numbers of a text with what they count, so that "80k" meets "80.000 €" and "five years" does not meet "team of 5". */

import { findAmounts } from '../brief/extract/amounts.ts'
import { DATE } from '../brief/extract/dates.ts'
import type { Span } from '../brief/facts.ts'
import { findNumberWords } from '../brief/number-words.ts'
import { EURO } from '../brief/one-byte.ts'
import { hoursInWords } from './clock-words.ts'
import { type Unit, unitOf } from './figure-units.ts'
import { isIdiom, isName, isOtherWord } from './not-figures.ts'
import { TakenSpans } from './taken-spans.ts'
import { clockValues, dateValues } from './time-values.ts'

export interface Figure {
  span: Span
  values: number[]
  unit: Unit
  /** What a bare number counts: "3 sites" say nothing of years. */
  thing?: string
}

const HALF_YEAR = /(?<![a-z])(?:half a year|halbe[ns]? jahr|medio ano|six mois|une demi-annee)(?![a-z])/gu
const MULTIPLES: Record<string, number> = { beide: 2, beiden: 2, twice: 2, zweimal: 2, dreimal: 3, viermal: 4 }
const SINGLE =
  /(?<![A-Za-zÀ-ɏ\d-])(?:twice(?![A-Za-zÀ-ɏ])|(?:zwei|drei|vier)mal(?![A-Za-zÀ-ɏ])|(?:one|ein|eine|einem|einer|un|une|uno|una)(?=\s(?:weekend )?(?:years?|months?|weeks?|days?|jahr|monat|woche|tag|an|mois|semaine|jour|ano|mes|semana|dia)(?![A-Za-zÀ-ɏ]))|one(?=-(?:hour|day|week|month|year))|(?:a|an)(?=\s(?:year|month)(?:(?:'s)? of|'s exp(?:erience)?)(?![A-Za-zÀ-ɏ]))|(?<=(?:least|minimum|minimum of|than|over) )an?(?=\s(?:year|month)(?![A-Za-zÀ-ɏ]))|(?<=unsere[nrm]? )beiden?(?=\s[a-z]))/gu
/** "Dreiköpfig", "zweijährige", "achtstündig": the unit is part of the word. */
const COMPOUND =
  /(?<![A-Za-zÀ-ɏ\d-])(zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf|ein|\d+-?)(kopfig|jahrig|monatig|wochig|tagig|stundig)\p{L}{0,2}(?![A-Za-zÀ-ɏ])/gu
const GERMAN: Record<string, number> = {
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  zwolf: 12,
}
const COMPOUND_UNIT: Record<string, Unit> = {
  kopfig: 'people',
  jahrig: 'year',
  monatig: 'month',
  wochig: 'week',
  tagig: 'day',
  stundig: 'hour',
}
const CLOCK =
  /(?<![\d.,])(?:0\d[0-5]\d\s?(?:-|to|bis|a)\s?[012]\d[0-5]\d(?!\d)|\d{1,2}\s?(?:-|bis|to|a|till)\s?\d{1,2}\s?(?:uhr|[ap]\.?m\.?)(?![A-Za-zÀ-ɏ])|\d{1,2}:\d\d(?: ?[ap]\. ?m\.)?|\d{1,2}\s?(?:am|pm|[ap]\. ?m\.|uhr)(?![A-Za-zÀ-ɏ])|\d{1,2}[.]\d\d\s?(?:uhr|[ap]\.?m\.?)(?![A-Za-zÀ-ɏ])|(?<=(?:at|until|till|um|bis|a las|hasta las|jusqu'a|vers) )\d{1,2}[.][0-5]\d(?!\d| ?(?:€|£|eur|an hour|per|pro|par|por|k))|\d{1,2}\s?h\s?[0-5]\d(?!\d|\s?h)|\d\d?\s?h?\s?(?:-|a)\s?\d\d?\s?h(?!\s?[A-Za-zÀ-ɏ\d]))/gu
/** "7.30-4": a range of prices would name its money. */
const CLOCK_RANGE =
  /(?<![\d.:€£$]|[€£$] |\d,)\d{1,2}(?:[.:][0-5]\d|(?= ?(?:-|to|bis|a) ?\d{1,2}:)) ?(?:-|to|bis) ?\d{1,2}(?:[.:][0-5]\d)?(?!\d| ?(?:[.,]\d|[€£$k%]|eur|per|pro|an hour|a day|\/))/gu
/** "De 7 a 15.30". */
const CLOCK_FROM =
  /(?<=(?:de|from|von|desde las|de las|des) )\d{1,2} ?(?:a|to|bis|-) ?(?:las )?\d{1,2}\.[0-5]\d(?![\d€£$%]| ?(?:eur|€|£))/gu
const PHONE = /(?<![\d.,€£$])(?:\+\d{1,3}|\(?0\d{1,5}\)?|[6-9]\d{2}(?= \d{3} \d{3}(?!\d)))[ ./-]?\d+(?:[ .]?\d+)*/gu
const WHEN = new RegExp(`(?<![A-Za-zÀ-ɏ\\d])${DATE}(?![A-Za-zÀ-ɏ\\d])`, 'gu')

/** Words behind a number that say nothing of what it counts. */
const NO_THING =
  /^(?:(?:or|to|in|bis|zu|ou|et|un|an|am|im|ab|if|at|is|on|of|by|de|du|la|le|el|en|se|si|es|we|so|up|hr|yr|wk|mo|km|kg|mm|cm|pm|and|und|the|per|pro|par|por|auf|uhr|die|der|das|los|las|les|des|for|fur|via|que|qui|not|but|von|are|was|can|ist|una|une|sie|wir|vor)$|will|would|should|could|reich|suffi|basta|fine|need|requir|exp|berufs|erfahr|plus|oder|mind|dans|with|avec|desde|nach|after|behind|post|full|paid|home|remote|office|mobil|hybrid|more|max|min|home|urlaub|holiday|hols|leave|vaca|conge|semana|daily|taglich|brutto|netto|gross|base|from|ab)/u

/**
 * `text` is plain (lower case, no accents); `typed` the same text as it was typed.
 * A source is read more generously: there a number in words counts though nothing follows that it could count.
 */
export function findFigures(text: string, typed = text, source = false): Figure[] {
  const figures: Figure[] = []
  const phones = [...text.matchAll(PHONE)]
    .filter(([digits]) => digits.replace(/\D/g, '').length >= 9)
    .map((match): Span => [match.index, match.index + match[0].length])
  const occupied = new TakenSpans(text.length)
  for (const phone of phones) occupied.take(phone)
  const taken = (span: Span) => occupied.meets(span)
  const put = (figure: Figure) => {
    figures.push(figure)
    occupied.take(figure.span)
  }
  for (const match of text.matchAll(WHEN)) {
    // "Sobre el nivel del mar", "nous sommes sept".
    if (
      /^(?:mar|sept)$/.test(match[0]) &&
      /(?:del|sommes|etes|sont) $/.test(text.slice(Math.max(0, match.index - 8), match.index))
    )
      continue
    const values = dateValues(match[0])
    if (values.length > 0 && (source || !isOtherWord(match, text, typed)))
      put({ span: [match.index, match.index + match[0].replace(/[\s.]+$/, '').length], values, unit: 'date' })
  }
  for (const pattern of [CLOCK_RANGE, CLOCK_FROM, CLOCK])
    for (const match of text.matchAll(pattern)) {
      const span: Span = [match.index, match.index + match[0].length]
      if (!taken(span)) put({ span, values: clockValues(match[0]), unit: 'clock' })
    }
  for (const { span, hour } of hoursInWords(text)) if (!taken(span)) put({ span, values: [hour], unit: 'clock' })
  for (const amount of findAmounts(text.replace(/\n/g, '|').replaceAll('€', EURO))) {
    const span: Span = [amount.from, amount.to]
    if (taken(span) || (amount.currency === null && isName(text, typed, span, source))) continue
    const scale = amount.millions ? 1_000_000 : 1
    const values = (amount.max === null ? [amount.min] : [amount.min, amount.max]).map((value) => value * scale)
    const counted = amount.currency === null && amount.magnified ? unitOf(text, span, false) : null
    const { unit, to } =
      counted && counted.unit === 'people' ? counted : unitOf(text, span, amount.currency !== null || amount.magnified)
    put({ span: [span[0], to], values, unit })
  }
  for (const match of text.matchAll(COMPOUND)) {
    const span: Span = [match.index, match.index + match[0].length]
    const value = GERMAN[match[1]!] ?? (Number.parseInt(match[1]!, 10) || 1)
    if (!taken(span)) put({ span, values: [value], unit: COMPOUND_UNIT[match[2]!]! })
  }
  // "50 céntimos" are half a euro.
  for (const figure of figures)
    if (
      figure.unit === 'count' &&
      /^ ?(?:cents?|centimos|centimes|pence)(?![a-z])/.test(text.slice(figure.span[1], figure.span[1] + 10))
    ) {
      figure.unit = 'money'
      figure.values = figure.values.map((value) => value / 100)
    }
  for (const match of text.matchAll(HALF_YEAR))
    put({ span: [match.index, match.index + match[0].length], values: [6], unit: 'month' })
  const words = findNumberWords(text)
  for (const word of words) {
    const millions = /^ (?:millionen|millions?|mio\.?|millones)(?![a-z])/.exec(
      text.slice(word.span[1], word.span[1] + 12),
    )
    if (millions)
      Object.assign(word, { value: word.value * 1_000_000, span: [word.span[0], word.span[1] + millions[0].length] })
  }
  for (const { span, values } of sumsInWords(text, words)) if (!taken(span)) put({ span, values, unit: 'money' })
  const single = [...text.matchAll(SINGLE)].map(({ index, 0: word }) => ({
    span: [index, index + word.length] as Span,
    value: MULTIPLES[word] ?? 1,
  }))
  for (const { span, value } of [...words, ...single]) {
    if (taken(span)) continue
    // French "très" is no Spanish three.
    if (isIdiom(text, span) || typed.slice(...span).includes('è')) continue
    const range = rangeFrom(text, span, words)
    // "Tres y media" are no years, "3 y" may be.
    const { unit, to } = /^ y(?![a-z])/.test(text.slice(range[1], range[1] + 3))
      ? { unit: 'count' as const, to: range[1] }
      : unitOf(text, range, false)
    const counts = range[1] > span[1] || /^\s(?:\p{L}{3}|of (?:them|which|whom|us))/u.test(text.slice(to))
    if (unit === 'count' && !source && !counts && !/mal$/.test(text.slice(...span))) continue
    put({ span: [span[0], range[1] > span[1] ? span[1] : to], values: [value], unit })
  }
  // "Four and a half days", "quatre jours et demi".
  for (const figure of figures)
    if (HALF.test(text.slice(figure.span[0], figure.span[1] + 14)))
      figure.values = figure.values.map((value, at) => (at === figure.values.length - 1 ? value + 0.5 : value))
  for (const figure of figures)
    if (figure.unit === 'week' && TURN.test(text.slice(Math.max(0, figure.span[0] - 20), figure.span[0])))
      figure.thing = 'turn'
    else if (figure.unit === 'year' || figure.unit === 'month') {
      const [from, to] = figure.span
      if (PRACTICE.test(text.slice(to, to + 34))) figure.thing = 'practice'
      else if (TERM.test(text.slice(Math.max(0, from - 24), from)) || TERM_BEHIND.test(text.slice(to, to + 14)))
        figure.thing = 'term'
    } else if (source && figure.unit === 'count' && MEASURE.test(text.slice(figure.span[1], figure.span[1] + 8)))
      figure.thing = 'measure'
    else if (figure.unit === 'count') {
      // "Four to five shifts": both numbers count shifts.
      const [, end] = rangeFrom(text, figure.span, words)
      const thing = /^(?: |\. (?=gener))([a-z]{2,}|in \d)/.exec(text.slice(end, end + 24))?.[1]
      const turns =
        TURN.test(text.slice(Math.max(0, figure.span[0] - 20), figure.span[0])) ||
        (source && TURN_AHEAD.test(text.slice(figure.span[1], figure.span[1] + 24)))
      if (turns) figure.thing = 'turn'
      else if (
        thing &&
        !NO_THING.test(thing) &&
        !AT_TIME.test(text.slice(Math.max(0, figure.span[0] - 10), figure.span[0]))
      )
        figure.thing = thing
    }
  return figures.sort((a, b) => a.span[0] - b.span[0])
}

/** "20bbl", "10mb": letters that hang on the number. */
const MEASURE = /^(?!pax|pers|ma(?![a-z])|fte|fach|mal|x)[a-z]{2,4}(?![a-z])/u

/** Years of practice are not told by the years of a contract or of a child. */
const PRACTICE = /^[^.,;\n]{0,20}(?:exper|erfahr|praxis|practice|practica)/u
const TERM =
  /(?:contract|fixed|befrist|vertrag|cdd|contrat|contrato|duree|laufzeit|kinder|children|kids|enfants|ninos|aged?|alter von|within|sous|binnen|since|seit|depuis|desde|visa)[^.;\n]{0,12}$/u
const TERM_BEHIND = /^ ?(?:contract|ftc|fixed|befrist|vertrag|cdd|contrat|contrato|old|visa|alt(?![a-z])|secondment)/u

/** "After eight no bus goes": an hour of the day. */
const AT_TIME = /(?:^|[^a-z])(?:after|until|till|nach|bis|ab|um|vor|apres|jusqu'a|a las|hasta las|desde las) $/u
const HALF = /^[^ ]+(?: [a-z]+)? (?:and a half|et demie?|y medi[oa])(?![a-z])|^\d+ ?½/u

/** "Two to three years": what is counted stands behind the second number. */
function rangeFrom(text: string, [from, to]: Span, words: readonly { span: Span }[]): Span {
  const between = /(?:between|zwischen|entre|aged|alter von) $/.test(text.slice(Math.max(0, from - 10), from))
  const joint = (between ? /^ (?:and|und|et|y|to|bis|a) / : /^ (?:to|or|bis|oder|a|ou|o|y) /).exec(
    text.slice(to, to + 8),
  )
  const second = joint && words.find(({ span }) => span[0] === to + joint[0].length)
  return second ? [from, second.span[1]] : [from, to]
}

/** "Thirteen pounds ten". */
function sumsInWords(
  text: string,
  words: readonly { span: Span; value: number }[],
): { span: Span; values: number[] }[] {
  return words.flatMap(({ span, value }, at) => {
    const next = words[at + 1]
    return next && /^ (?:pounds|euros?|dollars|quid)(?: and| con| mit)? $/.test(text.slice(span[1], next.span[0]))
      ? [{ span: [span[0], next.span[1]] as Span, values: [value + next.value / 100] }]
      : []
  })
}

/** "One in five", "un vendredi sur deux", "alle zwei Wochen". */
const TURN_AHEAD = /^ ?(?:\p{L}+ )?(?:sur|in|aus|von|out of|de cada|out) \d/u
const TURN =
  /(?:(?:one|a|1|eine?[rmn]?) (?:in|aus|von)|\p{L}\p{L} sur|de cada|every|each|other|alle|jede[nr]?|toutes les|cada) $/u
