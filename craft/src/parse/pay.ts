/** What a post pays: base pay with its currency and unit, or the name of a scale. Never a bonus, an allowance or a budget. */
import { readTable } from '../data.ts'
import type { Pay } from '../sheet/sheet.ts'
import { type Amount, amountAt } from './amount.ts'
import { say } from './forms.ts'
import type { Doc, Found } from './found.ts'
import { fold, is, isSmall, type Lexeme, readWords, saidAt, spanOf, textAt, type Words } from './lex.ts'
import { ownAt, ownWords } from './own-words.ts'
import { printPay, settlePay } from './print-pay.ts'
import { cutSegments, type Reading, type Segment } from './segments.ts'

type Part = Amount | { kind: 'scale' } | { kind: 'extra' } | { kind: 'term'; text: string }
interface Candidate {
  /** Offsets of its words. */
  from: number
  to: number
  amount: Amount | null
  /** The name of a scale. */
  scale: string
  /** The person's words behind the amount, which belong to it: "for the first year". */
  tail: string
  sure: boolean
}

const FILLS = new Set('. fill cue - = maybe approx from upto to gross net per prep'.split(' '))
const LEADS_ON = 'times prep dependon from to upto without'.split(' ')
const LONGEST_TAIL = 7
const LONGEST_BEHIND = 7
/** Behind an amount these say nothing. */
const TAIL_ALONE = /^(?:depend(?:ing|s)|for (?:the|a) year)$/
/** Without a mark these name no scale. */
const NAMELESS =
  /^(?:point|scale|band|grade|step|level|award|niveau|classe|échelon|catégorie|indice|grupo|nivel|categoría|grado|escala)$/i
/** A mark of a scale: capitals, figures, dashes. */
const MARK = /^(?:\p{Lu}\p{L}{0,5}|\d{1,2}|[-–/.:])$/u

/**
 * @param said the words about pay
 * @returns base pay first; what is not surely base pay has `sure: false` and the person's own words
 */
export function parsePay(said: string, doc: Doc): Found<Pay>[] {
  const typed = readWords(said, doc, 'pay', 'money', 'turns')
  const words = { ...typed, list: typed.list.map((one, at) => asMeant(one, at, typed)) }
  const candidates: Candidate[] = []
  const isYearly = words.list.some(
    ({ kind, value, text }) => (kind === 'cue' && value === 'year') || /^OTE$/i.test(text),
  )
  for (const segment of cutSegments<Part>(words, partAt, FILLS)) {
    const last = candidates.at(-1)
    if (last?.amount && addTerm(last, segment, words)) continue
    for (const { element } of segment.read) if (element.kind === 'amount') element.yearly = isYearly
    const next = candidateIn(segment, words)
    if (!next) continue
    const joined = last && joinedTo(last, next, segment.joint, words)
    if (joined) candidates[candidates.length - 1] = joined
    // What is told besides is more likely pay for something else.
    // "48 % of turnover or £2,100"
    else if (!last && segment.joint === 'or') candidates.push({ ...next, from: words.list[0]!.from, sure: false })
    else if (!last || !next.amount) candidates.push(next)
    // "Grade/pay: 15, min 64,200"
    else if (
      last.amount &&
      !isStrong(last.amount) &&
      last.amount.per === null &&
      next.amount.sized &&
      segment.joint !== '('
    )
      candidates[candidates.length - 1] = next
    else if (isStrong(next.amount)) candidates.push({ ...next, sure: false })
  }
  return isDenied(words) ? [] : candidates.map((one) => foundOf(one, words)).filter((one) => one !== null)
}

/** "£12 (the meal allowance, not the wage)" */
const isDenied = (words: Words): boolean =>
  words.list.some(
    ({ kind }, at) => kind === 'cue' && [1, 2].some((back) => /^(?:not|nicht|pas)$/i.test(textAt(words, at - back))),
  )

let endings: readonly (readonly [kind: string, end: string])[] | null = null
/** "Nachtzuschlag", "Einheitslohn": German makes one word of it; "C4" is a mark. */
function asMeant(lexeme: Lexeme, at: number, words: Words): Lexeme {
  // "Gr. 6"
  const short = lexeme.value === '.' && lexeme.glued && /^\p{L}{2,4}$/u.test(textAt(words, at - 1))
  if (short && (/^\d{1,3}$/.test(textAt(words, at + 1)) || is(words, at - 2, 'scale'))) return { ...lexeme, kind: '.' }
  if (words.doc.language !== 'de') return lexeme.text === 'C' ? { ...lexeme, kind: 'word' } : lexeme
  endings ??= readTable('pay').flatMap(([, kind = '', , ends = '']) =>
    kind.endsWith('ending')
      ? fold(ends)
          .split('|')
          .map((end) => [kind.replace('ending', ''), end] as const)
      : [],
  )
  const found = lexeme.kind === 'word' && endings.find(([, end]) => lexeme.value.endsWith(end))
  return found ? { ...lexeme, kind: found[0] } : lexeme
}

function partAt(words: Words, at: number): Reading<Part> {
  const { kind, value, printed } = words.list[at]!
  if (kind === 'extra') return { element: { kind }, end: at + 1 }
  if (kind === 'scale' || kind === 'scalewith') return { element: { kind: 'scale' }, end: scaleEnd(words, at) }
  if (printed === 'scale') return { element: { kind: 'scale' }, end: at + 1 }
  const amount = amountAt(words, at)
  const term = amount === null && is(words, at, 'depend', 'basis', 'actual')
  return term ? { element: { kind: 'term', text: value }, end: at + 1 } : amount
}

/** The marks behind a scale's name belong to it: "EG 9a TVöD-VKA", "NJC 12-15". */
function scaleEnd(words: Words, at: number): number {
  const { list } = words
  let end = list[at + 1]?.value === ':' && is(words, at + 2, 'number') ? at + 2 : at + 1
  for (; list[end]; end++) {
    const { text, glued, number } = list[end]!
    const next = textAt(words, end + 1)
    const sum = (number ?? 0) >= 1000 || /[.,]\d/.test(text) || (number !== null && is(words, end + 1, 'money'))
    const mark = is(words, end, 'scale', 'number') || (glued ? /^\p{L}{1,5}$/u : /^\p{Lu}{1,5}$/u).test(text)
    const joint = is(words, end, '-', '/', 'to', '.') && /^(?:\d{1,3}|\p{Lu}{1,5}|\p{Lu}\p{Ll}+)$/u.test(next)
    if (sum || is(words, end, 'money', 'mag') || !(mark || joint)) break
  }
  return end
}

/** "…, pro rata", "…, depending on tickets" behind an amount says more of it. */
function addTerm(last: Candidate, { from, to, read, unknown }: Segment<Part>, words: Words): boolean {
  const [only] = read
  if (only?.element.kind === 'term' && read.length === 1 && unknown.length === 0) {
    last.amount!.terms.push(only.element.text)
    last.amount!.actual ||= is(words, only.at, 'actual')
  } else if (is(words, from, 'dependon') && to - from <= LONGEST_TAIL && last.tail === '')
    last.tail = ownAt(words, from, to)
  else return false
  last.to = spanOf(words, from, to).to
  return true
}

/** Of two that stand side by side: a correction, a scale and its amount, two parts of a scale's name. */
function joinedTo(last: Candidate, next: Candidate, joint: string, words: Words): Candidate | null {
  if (joint === 'correct' && last.amount && next.amount) return corrected(last, next)
  if (!last.amount && next.amount && next.scale === '' && (isStrong(next.amount) || next.amount.per !== null))
    return { ...next, from: last.from, scale: last.scale }
  if (next.amount) return null
  if (!last.amount)
    return { ...last, to: next.to, scale: ownWords(words.said.slice(last.from, next.to), words.doc), sure: next.sure }
  return last.scale === '' && joint !== 'plus' ? { ...last, to: next.to, scale: next.scale } : null
}

function candidateIn(segment: Segment<Part>, words: Words): Candidate | null {
  const { read, joint, from: start, to: stop, unknown } = segment
  // "£14.10 including the night premium"
  const told = (at: number) => [1, 2, 3].some((back) => is(words, at - back, 'without'))
  if (read.some(({ element, at }) => element.kind === 'extra' && !told(at))) return null
  const all = read.filter((one): one is (typeof read)[number] & { element: Amount } => one.element.kind === 'amount')
  if (all.length === 0) return scaleIn(segment, words)
  if (joint === 'plus') return null
  const amounts = all.some(({ element }) => isStrong(element)) ? all.filter(({ element }) => isStrong(element)) : all
  const { element: amount, at, end } = amounts[0]!
  const before = unknown.some((place) => place < at)
  // "Tarif GWE Gr. 7"
  const named = read.some(({ element }) => element.kind === 'scale')
  if (named && !isStrong(amount) && amount.per === null) return scaleIn(segment, words)
  const cued = amount.cued || words.list.slice(start, at).some(({ kind }) => kind === 'cue')
  const strong = isStrong(amount) || (amount.per !== null && (cued || !before))
  const corrects = joint === 'correct'
  if (!strong && !corrects && (before || amounts.length > 1)) return null
  // "G-VBG 2012"
  if (before && /^(?:19|20)\d\d$/.test(textAt(words, at)) && amount.currency === null) return null
  if (amounts.length > 1) return { ...spanOf(words, start, stop), amount, scale: '', tail: '', sure: false }
  const name = before ? scaleAhead(words, start, at, amount) : ''
  const scale = read.find(({ element, end: behind, at: place }) => element.kind === 'scale' && behind > place + 1)
  const called = name || (scale ? saidAt(words, scale.at, scale.end).replace(/:\s*/, ' ') : '')
  const candidate = {
    ...spanOf(words, name ? start : Math.min(at, scale?.at ?? at), Math.max(end, scale?.end ?? end)),
    amount,
    scale: called,
    tail: '',
    sure: !before || name !== '' || cued || corrects,
  }
  if (!unknown.some((place) => place >= end)) return candidate
  let behind = Math.max(unknown.at(-1)! + 1, read.at(-1)!.end)
  // "je nachdem was einer kann"
  while (behind < stop && isSmall({ ...words.list[behind]!, kind: 'word' }, words.doc.language)) behind++
  const first = words.list.findIndex(({ kind }, place) => place >= end && kind !== 'fill')
  const tail = ownAt(words, end, behind)
    .replace(TAIL_ALONE, '')
    .replace(/^depend(?:ing|s) (?:on )?(?=what|how|which)/, 'depending on ')

  const fits =
    is(words, first, ...LEADS_ON) && behind - end <= LONGEST_TAIL && !/\d{3}/.test(saidAt(words, end, behind))
  if (!strong && !fits) return corrects ? candidate : null
  // "65 € por servicio", "450 kr a rehearsal", "R1 450/trip"
  const unit = amount.per === null && amount.unit === null ? unitIn(tail, words.doc) : null
  const { to } = spanOf(words, end, behind)
  if (unit) return { ...candidate, amount: { ...amount, unit }, to: Math.max(to, candidate.to) }
  return { ...candidate, tail, to: Math.max(to, candidate.to), sure: candidate.sure && fits }
}

/** "B4 AfC 27,485", "KV Textil 2.480", "OPSEU $40.18": marks and names ahead of an amount are its scale; three letters may be a currency. */
function scaleAhead(words: Words, start: number, at: number, { currency }: Amount): string {
  const colon = words.list.findLastIndex(({ value }, place) => value === ':' && place < at)
  const from = colon + 1 === at || colon < start ? start : colon + 1
  const ahead = words.list.slice(from, at).filter(({ value }) => value !== ':')
  const marks = ahead.every(({ text, kind }) => MARK.test(text) || kind === 'scale' || /^\p{Lu}/u.test(text))
  const name = at > from && marks ? ownAt(words, from, at).replace(/:$/, '') : ''
  const known =
    /\d/.test(name) || (/\p{Lu}{2}/u.test(name) && (/\s/.test(name) || (currency !== null && name.length > 3)))
  return known ? name : ''
}

function unitIn(tail: string, { language }: Doc): string | null {
  if (/^(?:an?|per|por|pro|par|je) \p{L}+(?: (?:per|por|pro|par|je) \p{L}+)?$/u.test(tail)) return tail
  const piece = /^\/ ?(\p{L}+)$/u.exec(tail)
  return piece && say('unit', language, piece[1]!)
}

function scaleIn({ read, from: start, to }: Segment<Part>, words: Words): Candidate | null {
  const scale = read.find(({ element }) => element.kind === 'scale')
  if (!scale) return null
  let { at } = scale
  // "P3 scale", "VMF-Tarif"
  while (at > start && /^(?:\p{Lu}+|\d{1,2}|[-–])$/u.test(textAt(words, at - 1))) at--
  // "nach Tarif", but "TVöD"; "angelehnt an den TVöD"
  const ahead = is(words, at - 1, 'fill') ? at - 2 : at - 1
  if (ahead >= start && /\s/.test(textAt(words, ahead))) at = ahead
  else if (
    at > start &&
    at === scale.at &&
    is(words, at, 'scalewith') &&
    /^(?:nach|laut|gemäß|über|unter|im)$/i.test(textAt(words, at - 1))
  )
    at--
  // "the bottom point" names none.
  if (at === scale.at && scale.end === at + 1 && to === scale.end && NAMELESS.test(textAt(words, at))) return null
  return {
    ...spanOf(words, at, to),
    amount: null,
    scale: spelled(ownAt(words, at, to), words.doc).replace(/: ?/, ' '),
    tail: '',
    sure: to - scale.end <= LONGEST_BEHIND,
  }
}

let names: ReadonlyMap<string, string> | null = null
/** "tvöd 5" as "TVöD 5"; German nouns have a capital. */
function spelled(scale: string, { language }: Doc): string {
  names ??= new Map(
    readTable('pay')
      .filter(([, kind]) => kind === 'scale')
      .flatMap(([tongue, , , words = '']) => words.split('|').map((word) => [tongue, word] as const))
      .filter(([, word]) => /^\p{Lu}[\p{L}-]+$/u.test(word))
      .map(([tongue, word]) => [`${tongue} ${word.toLowerCase()}`, word]),
  )
  return scale.replace(/(?<![\p{L}\d-])\p{Ll}[\p{Ll}-]+/gu, (word) => {
    const known = names!.get(`${language} ${word}`)
    return (
      known ??
      (language === 'de' && /(?:tarif|gruppe|klasse|stufe)$/.test(word) ? word[0]!.toUpperCase() + word.slice(1) : word)
    )
  })
}

const isStrong = ({ currency, sized, fine, max }: Amount): boolean => currency !== null || sized || (fine && max >= 2)

/** The later amount holds, in what the earlier one was said to be. */
function corrected(last: Candidate, next: Candidate): Candidate {
  const [old, amount] = [last.amount!, { ...next.amount! }]
  // "26k, no 27"
  if (amount.max < 1000 && old.sized && !isStrong(amount))
    Object.assign(amount, { min: amount.min * 1000, max: amount.max * 1000, sized: true })
  if (amount.currency === null) Object.assign(amount, { currency: old.currency, typed: old.typed })
  if (amount.per === null && amount.unit === null) Object.assign(amount, { per: old.per, unit: old.unit })
  if (amount.gross === null) Object.assign(amount, { gross: old.gross, taxed: old.taxed })
  return { ...next, from: last.from, scale: next.scale || last.scale, amount }
}

function foundOf({ from, to, amount, scale, tail, sure }: Candidate, words: Words): Found<Pay> | null {
  const { said, doc } = words
  if (!amount) {
    const value: Pay = { min: null, max: null, currency: null, per: null }
    return { from, to, text: scale, value, sure }
  }
  const settled = settlePay(amount, doc)
  if (!settled) return null
  // "200 for every 90 days"
  const certain =
    sure &&
    settled.sure &&
    !(settled.guessed && /^(?:for|per|each|every|für|je (?!nach)|pour|por|par)(?![\p{L}])/u.test(tail))
  const text = certain ? printPay(settled, doc, tail, scale) : ownWords(said.slice(from, to), doc)
  return { from, to, text, value: settled.value, sure: certain }
}
