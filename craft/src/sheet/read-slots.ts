/** What a stretch may tell of a slot of the form, whatever it was taken for. */
import type { Label, Stretch } from '../label/label.ts'
import { faultOf } from '../line/check-line.ts'
import { classOf } from '../line/word-lists.ts'
import { readWords } from '../parse/lex.ts'
import { isTown } from '../parse/title-words.ts'
import { gapsIn, tellWhole } from '../parse/whole.ts'
import { sentencesIn } from '../text/sentences.ts'
import type { Text } from '../text/text.ts'
import { isSentence } from '../write/sentence.ts'
import { type Draft, saidAt } from './draft.ts'
import { clausesIn } from './enter-lines.ts'
import { placePhrase, READERS, type Read } from './enter-values.ts'
import type { Hours, Pay, Place, Span } from './sheet.ts'

export type Slot = 'pay' | 'hours' | 'place'
export interface Candidate extends Read {
  /** How likely these words tell it, and one more where they were taken for it. */
  odds: number
  /** The sentence they stand in. */
  sentence: Span
}

/** What else may hold a value: no benefit is pay, no demand a place. */
const MAY_HOLD: readonly Label[] = ['title', 'company', 'place', 'mode', 'contract', 'hours', 'pay', 'date', 'filler']
/** Where words are taken for something else, so likely they tell it all the same. */
const LIKELY = 0.1

export function candidatesIn(draft: Draft, slot: Slot, stretch: Stretch): Candidate[] {
  const { text } = draft.text
  const isOwn = stretch.label === slot
  const odds = stretch.odds[slot] + (isOwn ? 1 : 0)
  if ((!isOwn && !MAY_HOLD.includes(stretch.label)) || isLead(text, stretch)) return []
  return sentencesIn(draft.text, saidAt(draft.text, stretch)).flatMap((sentence) => {
    const found = slot === 'place' ? placesIn(draft, stretch, sentence) : valuesOf(draft, slot, sentence)
    const isTold = ({ from, to }: Span) => odds >= LIKELY || (slot === 'pay' && hasCue(draft, text.slice(from, to)))
    return found.filter((one) => slot === 'place' || isTold(one)).map((one) => ({ ...one, odds, sentence }))
  })
}

/** "New / replacing:" leads a line of a form. */
const isLead = (text: string, { from, to }: Span): boolean =>
  /(?:^|\n)\s*$/.test(text.slice(Math.max(0, from - 2), from)) && /^[^\n:.,?]{0,24}:/.test(text.slice(to))

export const hasCue = ({ text }: Draft, said: string): boolean =>
  readWords(said, text, 'pay', 'money').list.some(({ kind }) => kind === 'cue')

/** A place that words are about, or a known one that they name. */
function placesIn(draft: Draft, { label, odds }: Stretch, sentence: Span): Read[] {
  const { text } = draft.text
  const isKnown = ({ value }: Read) => (value as Place).country !== undefined || isTown((value as Place).city)
  const named = Array.from(text.slice(sentence.from, sentence.to).matchAll(NAMED)).flatMap(({ 1: lead, index }) => {
    const from = sentence.from + index
    const end = /[,;()–|·\n]| - /.exec(text.slice(from, sentence.to))?.index ?? sentence.to - from
    const isPlace = (one: Read) => {
      if (one.from !== from) return false
      return isKnown(one)
        ? one.text.replace(SIDE, '').startsWith((one.value as Place).city)
        : lead && odds.place >= LIKELY
    }
    return [sentence.to, from + end]
      .flatMap((to) => readAt(draft, 'place', { from, to }))
      .filter(isPlace)
      .map((one) => (endsInName(draft, one) ? one : { ...one, text: (one.value as Place).city }))
      .slice(0, 1)
  })
  if (label !== 'place') return named
  const words = text.slice(sentence.from, sentence.to)
  // "st cuthbert's infirmary in durham"
  const [behind = ''] = /\p{Lu}/u.test(words) ? [] : (/(?<=\S in )[^,;(]+/u.exec(words) ?? [])
  const from = sentence.from + words.indexOf(behind)
  if (behind !== '') return readAt(draft, 'place', { from, to: from + behind.length }).filter(isKnown)
  const bracket = words.indexOf(' (')
  const bare = bracket > 0 ? { ...sentence, to: sentence.from + bracket } : sentence
  const told = [sentence, bare].map((one) => readAt(draft, 'place', one)).find((one) => one.length > 0) ?? []
  const isSure = told.some((one) => isKnown(one) || (odds.place >= SURELY && endsInName(draft, one)))
  if (!isSure) return named
  const within = { from: told[0]!.from - sentence.from, to: told[0]!.to - sentence.from, text: told[0]!.text }
  const phrase = placePhrase(words, within, draft.text)
  return phrase === null ? told : [{ ...told[0]!, ...sentence, text: phrase }]
}
/** What may begin the name of a place: what stands apart, or behind a preposition, which a name that is not known wants. */
const NAMED =
  /(?:^|(?<=[,;(–|·]\s?| - |(?:^|\s)(?:de|of|from) )|(?<=((?:^|\s)(?:in|at|near|bei|à|en|for|für|pour|para|im) (?:(?:the|our|la|le|el|los|las|der|dem|die) )?(?:\p{Ll}+ (?:de|du|of) )?)))\p{Lu}/gu
const SIDE = /^(?:north|south|east|west|central|greater) /i
const SURELY = 0.5
const endsInName = ({ text }: Draft, { text: words }: Read): boolean => {
  const { list } = readWords(words.split(' ').at(-1)!, text, 'place-words')
  return /\p{Lu}/u.test(words.split(' ').at(-1)!) || list.some(({ kind }) => kind === 'site' || kind === 'lead')
}

function readAt({ text }: Draft, slot: Slot, { from, to }: Span): Read[] {
  const said = text.text.slice(from, to)
  return READERS[slot]!.read(said, text)
    .filter((one) => one.sure && one.text !== '' && (slot !== 'pay' || isSum(one, said, text)))
    .map((one) => ({ ...one, from: from + one.from, to: from + one.to }))
}
/** "starting at 3" is none. */
function isSum({ value, from, to }: Read, said: string, text: Text): boolean {
  const { per, min } = value as Pay
  const { list } = readWords(said.slice(from, to), text, 'pay', 'money')
  const tells = list.some(
    ({ kind, number }) =>
      ['money', 'per', 'mag'].includes(kind) ||
      (number ?? 0) >= LEAST ||
      (kind === 'cue' && (min ?? 0) > LEAST_AN_HOUR),
  )
  return tells && !DATE.test(said.slice(from, to)) && min !== null && per !== null && per !== 'once'
}
/** What nobody is paid by the hour. */
const LEAST = 1000
const DATE = /\d\.\d\d\.\d/
const LEAST_AN_HOUR = 7

/** The values of a sentence, clause by clause; what hangs on a clause is told with it. */
function valuesOf(draft: Draft, slot: Slot, sentence: Span): Read[] {
  const { text } = draft.text
  const all = readAt(draft, slot, sentence)
  const groups: Span[][] = []
  for (const clause of clausesIn(text, sentence).flatMap((one) => atCues(draft, slot, one))) {
    const before = groups.at(-1)
    const goesOver = all.some(({ from, to }) => from < (before?.at(-1)?.to ?? 0) && to > clause.from)
    if (before && (hangs(draft, text.slice(clause.from, clause.to)) || goesOver)) before.push(clause)
    else groups.push([clause])
  }
  let isAll = !isSentence(text.slice(sentence.from, sentence.to), draft.text.language)
  return groups.flatMap((clauses) => {
    const group = { from: clauses[0]!.from, to: clauses.at(-1)!.to }
    const isSure = (one: Span) =>
      one.from >= group.from && one.to <= group.to && !TEARS.test(text.slice(one.to, group.to))
    const own = clauses.findLast((one) => one === clauses[0] || !hangs(draft, text.slice(one.from, one.to)))!
    const found = readGroup(draft, slot, group, own.to)
    // "works on Monday, | Tuesday and every second Thursday"
    isAll &&= found !== null
    return (found ?? all.filter((one) => slot === 'hours' && isSure(one))).filter((one) => isAll || isMeasured(one))
  })
}
/** "… on call that pays 80 | salary 24 to 26": what is said without stops begins anew where pay is named. */
function atCues({ text: doc }: Draft, slot: Slot, { from, to }: Span): Span[] {
  if (slot !== 'pay' || !doc.traits.dictated) return [{ from, to }]
  const { list } = readWords(doc.text.slice(from, to), doc, 'pay', 'money')
  const starts = list.flatMap((one) => (one.kind === 'cue' && one.from > 0 ? [from + one.from] : []))
  return [from, ...starts].map((start, at) => ({ from: start, to: starts[at] ?? to }))
}

/** A sum, or so many hours; days and times of the day change their meaning with what stands beside them. */
const isMeasured = ({ kind, value }: Read): boolean => {
  const { per, min } = value as Hours
  return kind === 'pay' || (per !== null && (per !== 'percent' || (min ?? 0) >= LEAST_SHARE))
}
const LEAST_SHARE = 20
/** "full time, though 0.8 would be considered" */
const HANGING = ['conjunction', 'preposition', 'relative']
/** What tells of something else begins with these; "£13 | while you learn" is told with its condition. */
const APART = /^\s*(?:[=+(]|(?:so|and|but|which|also|und|aber|sowie|et|mais|donc|y|pero)(?!\p{L}))/iu
const classAt = ({ text: { language } }: Draft, words: string): string => {
  const first = /[\p{L}\d]+/u.exec(words)?.[0].toLowerCase() ?? ''
  return first === 'plus' ? '' : (classOf(first, language) ?? '')
}
export const hangs = (draft: Draft, words: string): boolean => HANGING.includes(classAt(draft, words))

/**
 * All of some clauses that is a value or can stand in the person's words, or the longest beginning that is a value.
 * @param own where those end that hang on nothing
 */
function readGroup(draft: Draft, slot: Slot, { from, to }: Span, own: number): Read[] | null {
  const { text } = draft.text
  const said = text.slice(from, to)
  for (const end of endsIn(draft, text.slice(from, own), said.length)) {
    const found = readAt(draft, slot, { from, to: from + end })
    if (found.length === 0 || (end < said.length && !found.some(isMeasured))) continue
    const words = said.slice(0, end)
    const within = found.map((one) => ({ ...one, from: one.from - from, to: one.to - from }))
    const gaps = gapsIn(words, within, draft.text, READERS[slot]!.lists).filter(({ says }) => says)
    if (gaps.every((gap) => gap.from === 0 && leadsToPay(draft, slot, words.slice(0, gap.to)))) return found
    const isBroken = end < said.length && !SIGN.test(said.slice(end))
    const told = isBroken ? null : ownWords(draft, slot, { from, to: from + end }, found)
    if (told) return [told]
  }
  return null
}

/** The person's words with the values in them, where those can stand in the line of facts. */
export function ownWords(draft: Draft, slot: Slot, { from, to }: Span, found: readonly Read[]): Read | null {
  const { text } = draft
  if (text.traits.dictated || found.length === 0) return null
  const within = found.map((one) => ({ ...one, from: one.from - from, to: one.to - from }))
  const told = tellWhole(text.text.slice(from, to), within, text, READERS[slot]!.lists)
  return canStand(draft, told) ? { ...found[0]!, text: told, from, to } : null
}

export const canStand = ({ text: { language } }: Draft, told: string): boolean =>
  told.split(' ').length <= LONGEST && !isSentence(told, language) && faultOf(told, 'condition', language) === null
/** In words: what is longer is no part of a line of facts. */
const LONGEST = 16

/** "The salary we offer is" */
export const leadsToPay = (draft: Draft, slot: Slot, said: string): boolean =>
  slot === 'pay' && said.trim().split(/\s+/).length <= LONGEST_LEAD && hasCue(draft, said)
/** In words. */
const LONGEST_LEAD = 5

/** Where something else may begin, the last first; ahead of them where all ends. */
function endsIn(draft: Draft, said: string, all: number): number[] {
  const ends = Array.from(said.slice(0, FAR).matchAll(/(?<=[^\s,;:–-])(?=[\s,;:])/gu), ({ index }) => index)
  const isApart = (end: number) => {
    const behind = said.slice(end)
    const [, last = ''] = /\d\s(\D*\p{L})$/u.exec(said.slice(0, end)) ?? []
    const isFigure = draft.text.traits.dictated && /^\s*\d/.test(behind) && last !== ''
    const isTied = last.split(' ').some((word) => classAt(draft, word) === 'preposition')
    const isTail = classAt(draft, behind) === 'preposition' && canStand(draft, `${said.slice(0, end)}, ${behind}`)
    return ((isFigure && !isTied) || isTail || APART.test(behind)) && !TEARS.test(behind)
  }
  return [...new Set([all, said.length, ...ends.filter(isApart).reverse()])]
}
/** In characters. */
const FAR = 120
const SIGN = /^\s*[=+(]/
/** "de 8 à 12 | et vendredi 14 h", "Monday | to Friday": what goes on belongs to it. */
const TEARS =
  /^\s*(?:[-–/]|(?:to|thru|through|till?|until|bis|à|a|hasta|or|oder|ou|o)(?!\p{L})|(?:and|und|et|y)(?!\p{L}) (?:\p{L}+ ){0,2}\d)/iu
