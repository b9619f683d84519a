/** "£13.10 … I said £13.10, it's £13.45": the figure that holds takes the place of the one taken back, before anything is read. */
import { type Figure, figureRangesIn } from '../figures.ts'
import { tableFinder } from '../phrases.ts'
import type { Language, Span } from '../sheet/sheet.ts'
import { findTokens, type Token } from './tokens.ts'
import { applyEdits, type Edit, spanOf, type Traced } from './traced.ts'

/** later: what stands behind the words holds; former: what stands ahead of them; new: the words announce what holds. */
type Taking = 'later' | 'former' | 'new'
const findTaking = tableFinder<Taking>('repairs')

/** How many words may stand between a figure and the one that takes its place. */
const NEAR = 14
/** A figure that is told more often is none of one thing. */
const REPEATED = 3
/** In characters: what is taken back at once stands at the end of the sentence before. */
const CLOSE = 25
/** Words of a text without stops that are taken for one sentence. */
const BREATH = 16

export interface Corrected {
  text: Traced
  /** In the brief as typed: what was taken back, and the words that did so. */
  taken: Span[]
  /** Where in the corrected text something was cut out. */
  cuts: number[]
}

/** In time linear in the length of the text for the few words that take something back. */
export function correctFigures(traced: Traced, language: Language): Corrected {
  const tokens = findTokens(traced.text)
  const words = tokens.flatMap(({ lower }, at) => (/[\p{L}\d]/u.test(lower) ? [at] : []))
  const hits = findTaking(language)(words.map((at) => tokens[at]!.lower))
  const figures = hits.length === 0 ? [] : amountsIn(traced.text, language)
  if (figures.length < 2) return { text: traced, taken: [], cuts: [] }
  const edits: Edit[] = []
  const isFree = ({ from, to }: Span) => !edits.some((edit) => edit.from < to && edit.to > from)
  for (const { from, to, value } of hits) {
    const cue = { from: tokens[words[from]!]!.from, to: tokens[words[to - 1]!]!.to }
    if (!isFree(cue)) continue
    const unit = unitOf(traced.text, tokens, words[from]!)
    const found =
      repairWithin(traced.text, figures, cue, value, unit) ??
      repairEarlier(traced.text, figures, cue, value, unit, isFree)
    if (found?.every(isFree)) edits.push(...found)
  }
  return apply(traced, edits)
}

function apply(traced: Traced, edits: readonly Edit[]): Corrected {
  const inOrder = edits.toSorted((a, b) => a.from - b.from)
  const taken = inOrder.map(({ from, to }) => spanOf(traced, from, to))
  let shift = 0
  const cuts: number[] = []
  for (const { from, to, text } of inOrder) {
    if (text === '') cuts.push(from + shift)
    shift += text.length - (to - from)
  }
  return { text: applyEdits(traced, inOrder), taken, cuts }
}

/** The sentence or the line that a word stands in; without stops, the words around it. */
function unitOf(text: string, tokens: readonly Token[], at: number): Span {
  const ends = (index: number) =>
    /^[.!?]$/.test(tokens[index]!.text) &&
    !/^\d/.test(tokens[index + 1]?.text ?? '') &&
    !/^\d{1,2}$/.test(tokens[index - 1]?.text ?? '')
  let first = at
  while (first > 0 && !tokens[first]!.first && !ends(first - 1) && at - first < BREATH * 2) first--
  let last = at
  while (last + 1 < tokens.length && !tokens[last + 1]!.first && !ends(last) && last - at < BREATH * 2) last++
  const from = tokens[first]!.from
  const to = tokens[last]!.to
  const lineFrom = text.lastIndexOf('\n', from) + 1
  return { from: /^\s*-?\s*$/.test(text.slice(lineFrom, from)) ? lineFrom : from, to }
}

/** Words that stand behind a figure and are not what it counts. */
const COUNTS_NOTHING =
  /^ (?:no|wait|sorry|nein|warte|quatsch|non|pardon|attends|perdón|perdona|espera|if|make|is|are|and|to|or|it|so|but|for|the|plus|not|instead|please|sind|ist|es|jetzt|und|oder|bis|für|nicht|statt|bitte|et|ou|est|mais|y|o|son|pero|para)(?!\p{L})/iu

const ADDRESS = /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,6}/g

const weekdaysOf = (language: Language): string[] => {
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) => name.format(new Date(Date.UTC(2026, 0, 4 + day))))
}
/** The name of a day of the week. */
export const weekdayOf = (language: Language): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${weekdaysOf(language).join('|')})(?!\\p{L})`, 'giu')

/** Sums, and the days of the week and addresses, which take each other's place in the same way. */
function amountsIn(text: string, language: Language): Figure[] {
  const names = weekdaysOf(language)
  const days = [...text.matchAll(weekdayOf(language))].map(
    ({ 0: day, index }): Figure => ({
      from: index,
      to: index + day.length,
      text: day,
      amount: names.findIndex((one) => one.toLowerCase() === day.toLowerCase()) + 1,
      unit: 'weekday',
    }),
  )
  const sums = figureRangesIn(text)
    .filter((one) => isSum(text, one))
    .map((one) => (COUNTS_NOTHING.test(text.slice(one.to)) ? { ...one, unit: '' } : one))
  const addresses: readonly string[] = text.match(ADDRESS) ?? []
  const mails = [...text.matchAll(ADDRESS)].map(
    ({ 0: mail, index }): Figure => ({
      from: index,
      to: index + mail.length,
      text: mail,
      // one as near to another as sums are that take each other's place
      amount: 1 + addresses.indexOf(mail) / (addresses.length + 1),
      unit: 'address',
    }),
  )
  const isWithin = ({ from, to }: Figure) => mails.some((mail) => mail.from <= from && mail.to >= to)
  return [...sums.filter((one) => !isWithin(one)), ...days, ...mails].sort((a, b) => a.from - b.from)
}

/** No part of a telephone number, and no factor of "4 x 9 = 36". */
const isSum = (text: string, { from, to, text: said }: Figure) =>
  !/^0\d/.test(said) &&
  !/^(?:\s?[x×=]\s?\d|[ -]\d{2,})/.test(text.slice(to, to + 6)) &&
  !/\d(?:\s?[x×]\s?|[ -])$/.test(text.slice(Math.max(0, from - 4), from))

const countWords = (text: string) => text.match(/[\p{L}\d]+/gu)?.length ?? 0
/** What is told by a name counts nothing. */
const NAMED = ['weekday', 'address']
const alike = ({ unit: one }: Figure, { unit: other }: Figure) =>
  one === other || ((one === '' || other === '') && !NAMED.includes(one) && !NAMED.includes(other))

/** "45 hours, no hang on 42 hours", "EG 6 instead of EG 5": both stand side by side. */
function repairWithin(text: string, figures: readonly Figure[], cue: Span, kind: Taking, unit: Span): Edit[] | null {
  if (kind === 'new') return null
  const ahead = figures.findLast(({ to }) => to <= cue.from)
  const behind = figures.find(({ from }) => from >= cue.to)
  if (!ahead || !behind || ahead.from < unit.from || behind.to > unit.to || !alike(ahead, behind)) return null
  if (countWords(text.slice(ahead.to, behind.from)) > NEAR) return null
  // "12 40, no it's 12.65": nobody knows where the first begins
  if (/\d\s$/.test(text.slice(0, ahead.from))) return null
  const closeness = countWords(text.slice(cue.to, behind.from))
  if (kind === 'former') {
    if ((ahead.unit !== behind.unit && behind.unit !== '') || !isBetween(text, cue, ahead, behind)) return null
    if (countWords(text.slice(ahead.to, cue.from)) > 3) return null
    const isBeside = (one: Figure) => one.to <= unit.from || one.from >= unit.to
    if (figures.some((one) => isBeside(one) && one.amount === behind.amount && alike(one, ahead))) return null
    return [{ from: cue.from, to: behind.to, text: '' }]
  }
  if (behind.unit === '' && closeness > 2) return null
  if (isSame(ahead, behind) || !isNearTo(ahead, behind)) return null
  const again = figures.findLast(
    (one) =>
      one.amount === behind.amount &&
      one.from > behind.from &&
      countWords(text.slice(behind.to, one.from)) < 9 &&
      one.to <= unit.to,
  )
  const rest = again ? again.to : behind.to + unitLength(text, ahead, behind)
  const before = figures.filter((one) => one.to < ahead.from && isSame(one, ahead) && one.unit === ahead.unit)
  return [
    ...(ahead.unit === '' && ahead.amount < 13 ? [] : before).map(({ from, to }) => ({ from, to, text: behind.text })),
    { from: ahead.from, to: ahead.to, text: behind.text },
    { from: ahead.to + unitLength(text, ahead, ahead), to: rest, text: '' },
  ]
}

/** Nothing stands between the words and the figure, or what stands before the other figure: "EG 6 instead of EG 5". */
function isBetween(text: string, cue: Span, ahead: Figure, behind: Figure): boolean {
  const between = text.slice(cue.to, behind.from).trim()
  return /^\(?[£€$]?$/.test(between) || text.slice(0, ahead.from).trimEnd().endsWith(` ${between}`)
}

const isSame = (one: Figure, other: Figure) =>
  one.unit === 'date' ? one.text === other.text : one.amount === other.amount

/** "34, no, 36 thousand" is told in thousands both times. */
const isNearTo = (one: Figure, other: Figure) =>
  ratioOf(one, other) <= 4 || ratioOf({ ...one, amount: one.amount * 1000 }, other) <= 2

const decimals = ({ text }: Figure) => /\d[.,](\d\d?)(?!\d)/.exec(text)?.[1]?.length ?? 0
const isOfShape = (one: Figure, other: Figure) =>
  decimals(one) > 0 && decimals(one) === decimals(other) && alike(one, other) && ratioOf(one, other) < 1.5

const ratioOf = (one: Figure, other: Figure) =>
  Math.max(one.amount, other.amount) / Math.max(0.01, Math.min(one.amount, other.amount))

/** What a figure counts stands behind it: a blank and a word that both share, or the sign of a currency. */
function unitLength(text: string, one: Figure, other: Figure): number {
  const [a, b] = [one, other].map(({ to }) => /^\s?(?:[%€£$]|\p{L}+)/u.exec(text.slice(to))?.[0] ?? '')
  if (one.unit === 'date' || NAMED.includes(one.unit)) return 0
  return one.unit !== '' && one.unit === other.unit && a !== '' && (a === b || one === other) ? b!.length : 0
}

/** "I said £13.10, it's £13.45", "correction: 3 days not 4": what is taken back was told in an earlier sentence. */
function repairEarlier(
  text: string,
  figures: readonly Figure[],
  cue: Span,
  kind: Taking,
  unit: Span,
  isFree: (one: Span) => boolean,
): Edit[] | null {
  const told = figures.filter((one) => one.from >= unit.from && one.to <= unit.to && isFree(one))
  const earlier = figures.filter(({ to }) => to <= unit.from)
  const elsewhere = figures.filter(({ from, to }) => to <= unit.from || from >= unit.to)
  if (told.length === 0 || told.length > 4) return null
  const shared = contentOf(text.slice(unit.from, unit.to))
  const sharesWord = (one: Figure) => {
    const clause = clauseAround(text, one)
    return contentOf(clause).some((word) => shared.includes(word))
  }
  const replaced: Edit[] = []
  const used: Figure[] = []
  for (const old of told) {
    const next = told
      .filter((one) => one !== old && alike(one, old) && one.amount !== old.amount && ratioOf(one, old) <= 3)
      .sort((a, b) => Math.abs(a.from - old.from) - Math.abs(b.from - old.from))[0]
    if (!next || (kind === 'former' && next.from > cue.from) || (kind === 'former' && old.from < cue.from)) continue
    if (kind === 'former' && countWords(text.slice(cue.to, old.from)) > 1) continue
    const meaning = old.unit || next.unit
    // A list of changes may stand ahead of the old text.
    const same = elsewhere.filter((one) => one.amount === old.amount && one.until === old.until)
    const meant = same.filter((one) => one.unit === meaning || sharesWord(one))
    const stands = meant.length === 0 && meaning === '' && same.length === 1 ? same : meant
    if (stands.length > REPEATED) return null
    replaced.push(...stands.map(({ from, to }) => ({ from, to, text: next.text })))
    if (stands.length > 0) used.push(old, next)
  }
  if (replaced.length > 0) return [...replaced, ...cutAround(text, unit, told, used)]
  if (kind === 'former') return null
  const next = told.find(({ from }) => from >= cue.to) ?? told[0]!
  const isClose = next.from >= cue.to && countWords(text.slice(cue.to, next.from)) < 2
  if ((told.length > 1 && !isClose) || (kind === 'later' && next.from < cue.to)) return null
  // What is announced ahead of an old advertisement holds for it, too.
  const later = kind === 'new' && isClose ? figures.filter(({ from }) => from >= unit.to) : []
  const same = [...earlier, ...later].filter(
    (one) => one.unit !== '' && one.unit === next.unit && ratioOf(one, next) <= 3,
  )
  const meant = same.filter(sharesWord)
  // "Health after 30 days. No wait, 60 days."
  const last = earlier.at(-1)
  const isEcho =
    last && kind === 'later' && cue.from === unit.from && unit.from - last.to < CLOSE && last.unit === next.unit
  // "13.45/hr … sorry meant 13.65": of one shape, and nothing else is
  const shaped = kind === 'later' && isClose ? earlier.filter((one) => isOfShape(one, next)) : []
  const only = isEcho
    ? last
    : shaped.length === 1
      ? shaped[0]!
      : meant.length === 1
        ? meant[0]!
        : meant.length === 0 && same.length === 1 && kind === 'new'
          ? same[0]!
          : null
  if (!only || (only.amount === next.amount && only.until === next.until)) return null
  return [{ from: only.from, to: only.to, text: next.text }, ...cutAround(text, unit, told, [next])]
}

/** Takes a sentence out but for what it tells beside: "38 hours, not 40, on Fridays we close at 1" keeps its last clause. */
function cutAround(text: string, unit: Span, told: readonly Figure[], used: readonly Figure[]): Edit[] {
  const cuts: Edit[] = []
  const isLong = countWords(text.slice(unit.from, unit.to)) > BREATH
  let from = unit.from
  for (const end of [...text.slice(unit.from, unit.to).matchAll(/[,;] | (?:and|und|et|y) /g)]
    .map(({ 0: joint, index }) => unit.from + index + joint.length)
    .concat(unit.to)) {
    const within = told.filter((one) => one.from >= from && one.to <= end)
    const isOfThis = within.some((one) => used.includes(one))
    const isBeside = !isOfThis && (within.length > 0 || isLong)
    const last = cuts.at(-1)
    if (!isBeside && last?.to === from) last.to = end
    else if (!isBeside) cuts.push({ from, to: end, text: '' })
    from = end
  }
  return cuts
}

const contentOf = (text: string) =>
  [...text.toLowerCase().matchAll(/\p{L}{3,}/gu)]
    .map(([word]) => word.slice(0, 5))
    .filter((word) => !EVERYWHERE.has(word))
/** Words beside a figure that say nothing of what it is about. */
const EVERYWHERE = new Set(
  (
    'the and for with not but now its was are our you per from that this week weeks day days hour hours month year euro euros ' +
    'der die das und für mit nicht ist sind pro ein eine von bei auf woche wochen tag tage stund monat jahr jahre brutt ' +
    'les des une est par pas mois jour jours heure semai ans brut pour sur del los las una por con para día días mes meses ' +
    'horas seman año años bruto'
  )
    .split(' ')
    .map((word) => word.slice(0, 5)),
)

function clauseAround(text: string, { from, to }: Span): string {
  const before = /[^,;.!?\n]{0,60}$/u.exec(text.slice(Math.max(0, from - 60), from))![0]
  const after = /^[^,;.!?\n]{0,40}/u.exec(text.slice(to))![0]
  return before + after
}
