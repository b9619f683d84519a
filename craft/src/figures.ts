/** Figures take the place of figures: which ones are meant, and how the words around them stay. */

export interface Figure {
  from: number
  to: number
  text: string
  amount: number
  /** What it counts, by a sign or the word beside it: "¤", "%", "hour"; "date" with a month, "day" for "11th". */
  unit: string
  /** Of a range the second amount. */
  until?: number
}

const FIGURE = /\d+(?:[.,:'’\u202f ](?=\d)\d+)*(?:st|nd|rd|th|er|k)?(?!\p{L})/giu

const MONTHS = [
  ...new Set(
    ['en', 'de', 'fr', 'es'].flatMap((language) =>
      (['long', 'short'] as const).flatMap((month) => {
        const name = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })
        return Array.from({ length: 12 }, (_, at) => name.format(new Date(Date.UTC(2026, at, 1))).replace('.', ''))
      }),
    ),
  ),
].sort((a, b) => b.length - a.length)
const MONTH = `(?:${MONTHS.join('|')})`
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th|er|\.)?`
/** "Bis 31.10.", the stop that ends it and the year being its own; in other languages it is an amount. */
const IN_FIGURES = String.raw`(?<=(?<!\p{L})(?:am|bis|zum|vom|ab|der|den|dem|des) )(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.(?:20\d\d)?(?!\d)`
const DATE = new RegExp(`(?<!\\p{L})(?:${DAY} (?:de |of )?${MONTH}|${MONTH} ${DAY})(?!\\p{L})|${IN_FIGURES}`, 'giu')

/** Signs of one thing under one name, and endings of plurals off. */
const unitOf = (words: string): string =>
  words
    .toLowerCase()
    .trim()
    .replace(/^(?:k?[£€$]|k?eur|euros?|chf|gbp|usd).*/u, '¤')
    .replace(/(?<=\p{L}{2})(?:en|es|s|n|e)$/u, '')

export function figuresIn(text: string): Figure[] {
  const dates = [...text.matchAll(DATE)].map(({ 0: said, index }): Figure => {
    const day = Number.parseInt(/\d+/.exec(said)![0], 10)
    return { from: index, to: index + said.length, text: said, amount: day, unit: 'date' }
  })
  const figures = [...text.matchAll(FIGURE)].flatMap(({ 0: said, index }): Figure[] => {
    if (dates.some(({ from, to }) => index >= from && index < to)) return []
    const before = /(?:[£€$]|EUR|CHF)\s?$/iu.exec(text.slice(Math.max(0, index - 4), index))
    const after = /^\s?(?:[%€£$]|\p{L}+)/u.exec(text.slice(index + said.length))
    const plain = said.replace(/(?:st|nd|rd|th|er)$/i, '')
    const unit = /\d(?:st|nd|rd|th|er)$/i.test(said) ? 'day' : before ? '¤' : after ? unitOf(after[0]) : ''
    return [{ from: index, to: index + said.length, text: plain, amount: amountOf(plain), unit }]
  })
  const all = [...dates, ...figures].sort((a, b) => a.from - b.from)
  // "30–33 k€": what is told of the second is told of the first.
  return all.map((one, at) => {
    const next = all[at + 1]
    const isShared = next && one.unit !== 'date' && areRange(text, [one, next])
    const thousands = next && one.amount < 1000 && /^\s?[kK](?:[€£$]|EUR|\b)/.test(text.slice(next.to)) ? 1000 : 1
    if (isShared) return { ...one, amount: one.amount * thousands, unit: one.unit || next.unit }
    return /^\s?[kK](?:[€£$]|EUR|\b)/.test(text.slice(one.to)) ? { ...one, amount: one.amount * 1000 } : one
  })
}

/** The same, a range being one: "34–38", "60 to 80 %". */
export function figureRangesIn(text: string): Figure[] {
  const ranges: Figure[] = []
  for (const one of figuresIn(text)) {
    const before = ranges.at(-1)
    const isRange = before && before.until === undefined && one.unit !== 'date' && before.unit !== 'date'
    if (!isRange || !areRange(text, [before, one]) || /^\s*(?:and|und|et|y)\s/iu.test(text.slice(before.to, one.from)))
      ranges.push(one)
    else
      ranges[ranges.length - 1] = {
        ...before,
        to: one.to,
        text: text.slice(before.from, one.to),
        unit: one.unit || before.unit,
        until: one.amount,
      }
  }
  return ranges
}

function amountOf(text: string): number {
  const thousands = /k$/i.test(text) ? 1000 : 1
  const plain = text
    .replace(/k$/i, '')
    .replace(/[.,'’\u202f ](?=\d{3}(?!\d))/g, '')
    .replace(/[,:]/g, '.')
  return Number.parseFloat(plain) * thousands
}

/** How well a figure of a wish may take the place of one of the page. */
function likeness(asked: Figure, stands: Figure): number {
  if (asked.unit === 'day' && stands.unit === 'date') return 4
  if ((asked.unit === 'date') !== (stands.unit === 'date')) return -9
  const unit = asked.unit !== '' && asked.unit === stands.unit ? 3 : 0
  const ratio = asked.amount / stands.amount
  const size = ratio >= 0.5 && ratio <= 2 ? 2 : ratio >= 0.2 && ratio <= 5 ? 0.5 : -2
  const form = /[.,:]/.test(asked.text) === /[.,:]/.test(stands.text) ? 0.5 : 0
  const month =
    asked.unit === 'date' && stands.text.replace(/[\d.]+/g, '') === asked.text.replace(/[\d.]+/g, '') ? 2 : 0
  return unit + size + form + month
}

const RANGE = /^\s*(?:-|–|to|bis|à|a|and|und|et|y|until|till|hasta|jusqu'à)\s*(?:[£€$]|EUR|CHF)?\s*$/iu

const areRange = (text: string, [one, other]: readonly Figure[]) => RANGE.test(text.slice(one!.to, other!.from))

/**
 * The text with figures of a wish in the place of its own; null where it is not clear which.
 * @param wish the words of the wish
 */
export function withFigures(text: string, wish: string): string | null {
  const [told, stand] = [figuresIn(wish), figuresIn(text)]
  const first = told.findIndex((one, at) => told[at + 1] && areRange(wish, [one, told[at + 1]!]))
  const range = first < 0 ? null : told.slice(first, first + 2)
  if (range) {
    const at = stand.findIndex((one, index) => stand[index + 1] && areRange(text, [one, stand[index + 1]!]))
    if (at >= 0) return replaced(text, stand.slice(at, at + 2), range)
    return stand.length === 1 ? null : inPairs(text, stand, range)
  }
  return inPairs(text, stand, told)
}

function inPairs(text: string, stand: readonly Figure[], asked: readonly Figure[]): string | null {
  if (asked.length === 0 || stand.length === 0) return null
  const pairs: [Figure, Figure][] = []
  for (const one of asked) {
    const free = stand.filter((figure) => !pairs.some(([taken]) => taken === figure))
    const best = free.toSorted((a, b) => likeness(one, b) - likeness(one, a))[0]
    if (!best || likeness(one, best) < (free.length > 1 ? 2 : -2)) return null
    pairs.push([best, one])
  }
  return replaced(
    text,
    pairs.map(([old]) => old),
    pairs.map(([, next]) => next),
  )
}

function replaced(text: string, olds: readonly Figure[], news: readonly Figure[]): string {
  let result = text
  const pairs = olds.map((old, at) => ({ old, next: news[at]! })).sort((a, b) => b.old.from - a.old.from)
  for (const { old, next } of pairs) result = result.slice(0, old.from) + written(next, old) + result.slice(old.to)
  return result
}

/** "42k" in the place of "40,000" is "42,000"; in another place it stays as it was typed. */
function written(next: Figure, old: Figure): string {
  const thousands = /^\d{1,3}([.,'’\u202f ])\d{3}$/u.exec(old.text)?.[1]
  if (thousands && next.amount >= 1000 && Number.isInteger(next.amount))
    return String(next.amount).replace(/\B(?=(?:\d{3})+$)/g, thousands)
  return next.unit === 'day' && old.unit === 'date' ? old.text.replace(/\d{1,2}/, String(next.amount)) : next.text
}
