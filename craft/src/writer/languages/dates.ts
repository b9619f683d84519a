import type { Fact, Language } from '../../brief/facts.ts'
import type { Plan } from '../plan.ts'

/** In order, as each language writes them in full. */
export const MONTHS: Record<Language, string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
}

const SHORT: Record<Language, string[]> = {
  en: ['jan', 'feb', 'mar', 'apr', '', 'jun', 'jul', 'aug', 'sept?', 'oct', 'nov', 'dec'],
  de: ['jan', 'feb', 'mär|mrz|maerz|marz', 'apr', '', 'jun', 'jul', 'aug', 'sept?', 'okt', 'nov', 'dez'],
  fr: ['janv?', 'févr?|fevr?|fevrier', '', 'avr', '', '', 'juill?', 'aout', 'sept?', 'oct', 'nov', 'déc|dec|decembre'],
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept?|setiembre', 'oct', 'nov', 'dic'],
}

const patternsOf = (language: Language): RegExp[] =>
  MONTHS[language].map((month, index) => {
    const short = SHORT[language][index]
    // "may" and "mar" are words too: English March and May in full count only with a capital or beside a number.
    return new RegExp(`(?<![\\p{L}])(?:${short ? `(?:${short})\\.?|` : ''}${month})(?![\\p{L}])`, 'iu')
  })

const PATTERNS: Record<Language, RegExp[]> = {
  en: patternsOf('en'),
  de: patternsOf('de'),
  fr: patternsOf('fr'),
  es: patternsOf('es'),
}

const DAY: Record<Language, (day: number, month: string, year: string) => string> = {
  en: (day, month, year) => `${day} ${month}${year && ` ${year}`}`,
  de: (day, month, year) => `${day}. ${month}${year && ` ${year}`}`,
  fr: (day, month, year) => `${day === 1 ? '1er' : day} ${month}${year && ` ${year}`}`,
  es: (day, month, year) => `${day} de ${month}${year && ` de ${year}`}`,
}

const looksLikeDate = (text: string, found: RegExpMatchArray, from: Language) =>
  // "DEC en TEE" is a diploma.
  (!/^[A-Z]{3}$/.test(found[0]) || /\d/.test(text)) &&
  (!/^(may|mar|mars|mai)$/i.test(found[0]) || /^\p{Lu}/u.test(found[0]) || /\d/.test(text)) &&
  // "Ciencias del Mar", "vistas al mar": the sea, unless a day or a year stands beside it.
  (from !== 'es' || !/^mar$/i.test(found[0]) || /\d\.?(?: de)? mar(?!\p{L})|(?<!\p{L})mar\.? (?:de )?\d/iu.test(text))

/** Month names in full and dates in the order of the output language; everything else is left as it stands. */
export function writeDates(text: string, from: Language, to: Language): string {
  let written = text.replace(
    /(?<!\d)(\d{1,2})[/.](\d{1,2})[/.](20\d\d|[2-4]\d)(?![\d.:])/g,
    (typed, first: string, second: string, year: string) => {
      const [day, month] = [Number(first), Number(second)]
      // 01/02 is the first of February or the second of January: only English leaves that open.
      if (month < 1 || month > 12 || day < 1 || day > 31 || (from === 'en' && (day <= 12 || year.length < 4)))
        return typed
      return DAY[to](day, MONTHS[to][month - 1]!, year.padStart(4, '20'))
    },
  )
  // "1.6.", "28.02": alone, in a German brief, a day and a month.
  if (from === 'de')
    written = written.replace(
      /^((?:ab|zum|bis|per) )?(\d{1,2})\.(\d{1,2})\.?(?= oder |$)/iu,
      (typed, lead: string | undefined, day: string, month: string) =>
        Number(month) < 1 || Number(month) > 12 || Number(day) > 31
          ? typed
          : `${lead ?? ''}${DAY[to](Number(day), MONTHS[to][Number(month) - 1]!, '')}`,
    )
  // "closing 15/3": behind such a word a day and a month; 3/4 is left open.
  written = written.replace(
    /(?<=(?:by|before|until|till|closing|closes|deadline|from|start(?:ing)?|on|ends?) |^(?!.*[a-z]))(?!24\/7)(1[3-9]|2\d|3[01])\/(1[0-2]|0?[1-9])(?![\d/])/giu,
    (_, day: string, month: string) => DAY[to](Number(day), MONTHS[to][Number(month) - 1]!, ''),
  )
  for (const [index, pattern] of PATTERNS[from].entries()) {
    const found = written.match(pattern)
    if (!found || !looksLikeDate(written, found, from)) continue
    const name = pattern.source
    const month = MONTHS[to][index]!
    const whole = new RegExp(
      `(?:(?<![\\d.,])(\\d{1,2})(?:st|nd|rd|th|er|\\.)?(?: of| de)? )?${name}(?: (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.h]| ?[ap]m| ?(?:h|hrs?|hours?|days?|nights?|weeks?|am)(?![a-z])))?(?:,? (?:de )?((?:19|20)\\d\\d))?`,
      'giu',
    )
    written = written.replace(whole, (typed, before?: string, after?: string, year?: string) => {
      // Only in English does the day stand behind its month: "Apr-Juni 44, Winter 34" counts hours.
      if (after && (from !== 'en' || Number(after) > 31)) return typed
      const day = before ?? after
      // "as soon as may be": the word, not the month.
      if (!day && !year && /^(?:may|mar|mars|mai)\.?$/.test(typed)) return typed
      if (day) return DAY[to](Number(day), month, year ?? '') + (before && after ? ` ${after}` : '')
      return `${month}${year ? `${to === 'es' ? ' de' : ''} ${year}` : ''}`
    })
  }
  return written
}

/** Whether a text is nothing but a date as the language writes it: "15 de septiembre". */
export const isDateIn = (text: string, language: Language): boolean =>
  new RegExp(`^(?:\\d{1,2}(?:\\.|er)? (?:de )?)?(?:${MONTHS[language].join('|')})(?:(?: de)? 20\\d\\d)?$`, 'iu').test(
    text,
  )

/** Whether a date is told as one before which something has to be done, so that the day itself is too late. */
export function saidBefore(
  { text, spans: [[from] = [0, 0]] }: Pick<Fact, 'text' | 'spans'>,
  { brief }: Plan,
  words: RegExp,
): boolean {
  const ahead = brief.text
    .slice(Math.max(0, from - 16), from)
    .split(/[.;\n]/)
    .at(-1)!
  return new RegExp(`(?<!\\p{L})(?:${words.source})(?!\\p{L})`, 'iu').test(`${ahead} ${text}`)
}
