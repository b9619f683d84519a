/** Where each claim of a description came from: the brief, the company, what is typical of such roles, or nobody. */
import { guessLanguage } from '../text/text.ts'
import { kindOf } from './claim-kinds.ts'
import type { Claim, Ground, Sources, Span } from './claims.ts'
import { figuresIn, unitOf } from './figures.ts'
import { findUntold, type Judged, type Phrase } from './judge-item.ts'
import { itemsOf } from './page-items.ts'
import type { Page } from './page-words.ts'
import { Told } from './told.ts'
import { type Weighed, weighItem } from './weigh.ts'
import { typedSpan, withFigures, wordsIn } from './words.ts'

/**
 * Deterministic, in time linear in the length of the texts; a page takes some milliseconds.
 * @param description light markdown, in any of the four languages
 * @returns in the order of the text; spans are offsets in it, and none reaches into another
 */
export function findClaims(description: string, { brief, company = {}, typical = [] }: Sources): Claim[] {
  const traced = withFigures(description)
  const { text } = traced
  const words = wordsIn(text)
  const page: Page = {
    text,
    words,
    figures: new Map(figuresIn(text, words).map((figure) => [figure.at, figure])),
    language: guessLanguage(text),
    isTyped: ({ from, to }) => /\d/.test(description.slice(...typedSpan(traced, [from, to]))),
  }
  const told = new Told(brief)
  const known = new Told(Object.values(company).join('\n'))
  const isTypical = new Set(typical.map(bareOf))
  const claims: Claim[] = []
  const add = (span: Span, kind: Claim['kind'], ground: Ground, source?: Span) => {
    const typed = typedSpan(traced, span)
    const base = { span: typed, textLength: description.length, text: description.slice(...typed), kind, ground }
    claims.push(source ? { ...base, source } : base)
  }

  const judged: Judged[] = []
  let at = 0
  for (const item of itemsOf(text)) {
    while (at < words.length && words[at]!.from < item.span[0]) at++
    const from = at
    while (at < words.length && words[at]!.to <= item.span[1]) at++
    if (at === from) continue
    if (isTypical.has(bareOf(text.slice(...item.span)))) add([words[from]!.from, words[at - 1]!.to], 'typical', 'role')
    else judged.push({ item, words: weighItem(page, item, from, at, [told, known]) })
  }
  const untold = findUntold(page, judged)
  for (const [which, { item, words: weighed }] of judged.entries()) {
    for (const phrase of untold[which]!) add(spanOf(text, weighed, phrase), kindOf(item, weighed, phrase), 'none')
    for (const phrase of toldIn(weighed, untold[which]!)) {
      const { source } = weighed[phrase.from]!
      const isBrief = source!.told === told
      const last = weighed[phrase.to - 1]!.source
      const end = last?.told === told && last.at >= source!.at ? last.at : source!.at
      const span = isBrief ? told.spanOf(source!.at, end + 1) : undefined
      add(spanOf(text, weighed, phrase), kindOf(item, weighed, phrase), isBrief ? 'brief' : 'company', span)
    }
  }
  return claims.sort((a, b) => a.span[0] - b.span[0])
}

const bareOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** Without the small words that lead a part of an item; with the signs beside its figures and the bracket that it opens. */
function spanOf(text: string, words: readonly Weighed[], phrase: Phrase): Span {
  const first =
    phrase.from === 0 ? 0 : words.slice(phrase.from, phrase.to).findIndex(({ weight }) => weight !== 'little')
  const from = words[phrase.from + Math.max(0, first)]!.word.from
  const { to } = words[phrase.to - 1]!.word
  const sign = /[£€$¥₹]$/.exec(text.slice(from - 1, from))?.[0].length ?? 0
  const opens = text.slice(from, to).lastIndexOf('(') > text.slice(from, to).lastIndexOf(')')
  const end = (opens ? /^[%€£$]?\)|^\s?[%€£$]/ : /^\s?[%€£$](?!\d)/).exec(text.slice(to, to + 3))?.[0].length ?? 0
  return [from - sign, to + end]
}

const isTelling = (concept: Weighed['concept']) => /benefit|demand|degree|language/.test(concept?.kind ?? '')
const isCapital = ({ told, at }: NonNullable<Weighed['source']>) => /^\p{Lu}/u.test(told.words[at]!.text)

/** Whether a figure stands behind its currency or the lower end of its range, as it was told. */
const goesOn = (before: Weighed, figure: Weighed): boolean =>
  (before.kind === 'figure' || unitOf(before.word.plain) !== null) &&
  before.source !== null &&
  before.source.told === figure.source?.told &&
  before.source.at === figure.source.at - 1

/** The figures with their measures, the names, and the things of a kind that must be told, as far as they are. */
function toldIn(words: readonly Weighed[], untold: readonly Phrase[]): Phrase[] {
  const found: Phrase[] = []
  for (const [at, { kind, source, concept, word }] of words.entries()) {
    if (untold.some(({ from, to }) => at >= from && at < to)) continue
    const last = found.at(-1)
    const isNext = last?.to === at
    if (isNext && words[last.from]!.kind === 'figure' && unitOf(word.plain) !== null) last.to++
    else if (isNext && concept !== null && concept === words[last.from]!.concept) last.to++
    else if (isNext && kind === 'figure' && goesOn(words[at - 1]!, words[at]!)) last.to++
    else if (source && (kind === 'figure' || (kind === 'name' ? isCapital(source) : isTelling(concept))))
      found.push({ from: at, to: at + 1 })
  }
  return found
}
