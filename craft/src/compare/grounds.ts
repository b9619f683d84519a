/** Where did this come from? Works on the text of any writer: it knows only the description and its sources. */
import type { Span } from '../brief/facts.ts'
import { guessLanguage } from '../brief/guess-language.ts'
import { plain } from '../brief/normalise.ts'
import { readBrief } from '../brief/read.ts'
import { explainedLetters, findAcronyms } from './acronyms.ts'
import { findAdditions } from './additions.ts'
import { findBoasts } from './boasts.ts'
import type { Claim, Sources, Weighed } from './claims.ts'
import { findDemands } from './demands.ts'
import { gatherEvidence } from './evidence.ts'
import { figureClaims } from './figure-claims.ts'
import type { Description } from './find.ts'
import { findHiringSteps } from './hiring-steps.ts'
import { judgePieces } from './judge-pieces.ts'
import type { Known } from './known.ts'
import { sharesLanguage } from './language-of-notes.ts'
import { spelledOut } from './letters.ts'
import { findNames } from './names.ts'
import { findOffers } from './offers.ts'
import { findPosts } from './posts-of-people.ts'
import { findStatements } from './statements.ts'
import { TakenSpans } from './taken-spans.ts'
import { findTerms } from './terms.ts'
import { findTold, wordsIn } from './told-words.ts'
import { weigh } from './weigh.ts'
import { wholeClaims } from './whole-claims.ts'

/** Claims in the order of the text; they do not overlap. */
export function findClaims(description: string, sources: Sources): Claim[] {
  const { text, known } = readBoth(description, sources)
  const { claims, add } = certainClaims(text, known)
  const sure = new Set(claims)
  const judge = judgePieces(text, known, [...claims])
  add(findDemands(text, claims, known))
  add(findOffers(text, claims, known))
  add(findAdditions(text, claims, known))
  add(findStatements(text, claims, known))
  const standing = claims.filter((claim) => (sure.has(claim) && claim.kind !== 'figure') || judge.mayStand(claim))
  const invented = judge.inventions(standing)
  // "Twice a month you bake with the children": that a month was told of says nothing of the baking.
  const others = standing.filter(({ span }) => !invented.some((one) => meets(one.span, span)))
  const ordered = joined(
    [...others, ...invented.map((one) => claimAt(one, description))].sort((a, b) => a.span[0] - b.span[0]),
    description,
  )
  const explained = explainedLetters(description, sources.brief)
  const isExplained = ({ ground, kind, span: [from, to] }: Claim): boolean =>
    ground === 'none' &&
    kind !== 'figure' &&
    explained.some(([start, end]) => Math.min(end, to) - Math.max(start, from) >= (to - from) * MOST)
  const isTold = (word: string) => (findTold(word, known.told) ?? findTold(word, known.company)) !== undefined
  const isSpelledOut = (words: string) => spelledOut(wordsIn(words), known.told).at.size > 1
  return wholeClaims(ordered, { ...text, isTold, isSpelledOut, odds: judge.odds }).filter(
    (claim) => !isExplained(claim),
  )
}

/** So much of a claim has to be the explanation. */
const MOST = 0.6

/** The description and its sources as they are held against each other. */
export function readBoth(description: string, sources: Sources): { text: Description; known: Known } {
  const read = readBrief(sources.brief)
  const language = guessLanguage(description)
  const brief =
    read.language !== language && sharesLanguage(sources.brief, description, read.language, language)
      ? { ...read, language }
      : read
  const told = gatherEvidence(sources.brief, brief)
  const company = gatherEvidence(Object.values(sources.company ?? {}).join('\n'), null)
  return {
    text: { text: description, plain: spelled(description), language },
    known: { told, company, sources, brief },
  }
}

/** What is a claim by itself: figures, praise, tools, names. `add` takes further finds that meet none of the claims. */
export function certainClaims(text: Description, known: Known) {
  const { text: description } = text
  const claims: Claim[] = []
  const taken = new TakenSpans(description.length)
  /** "Company flats in Dresden", where the town was told. */
  const besideIt = (span: Span): Span | null => {
    const place = claims.find((one) => one.kind === 'place' && one.ground !== 'none' && meets(one.span, span))
    const others = claims.some((one) => one !== place && meets(one.span, span))
    return place && !others ? wordsBefore(place.span[0], span, description) : null
  }
  const add = (found: readonly (Weighed | null)[]) => {
    for (const one of found) {
      const span = one && (taken.meets(one.span) ? besideIt(one.span) : one.span)
      if (!span) continue
      taken.take(span)
      claims.push(claimAt({ ...one, span }, description))
    }
  }
  // Whatever stands in a step that nobody told of was not told either.
  add(findHiringSteps(text, known.told))
  add(figureClaims(text, known.told, known.company))
  add(findBoasts(text).map((find) => weigh(find, text, known)))
  add(findTerms(text).map((find) => weigh(find, text, known)))
  add(findNames(text, claims, known.brief).map((find) => weigh(find, text, known)))
  add(findAcronyms(text, known.told).map((find) => weigh(find, text, known)))
  add(findPosts(text, known.told))
  return { claims, add }
}

const claimAt = ({ source, ...claim }: Weighed, text: string): Claim => ({
  ...claim,
  textLength: text.length,
  text: text.slice(...claim.span),
  ...(source ? { source } : {}),
})

const meets = (one: Span, other: Span): boolean => one[0] < other[1] && other[0] < one[1]

/** What of a span stands before `at`, without the small word that leads there. */
function wordsBefore(at: number, [from]: Span, text: string): Span | null {
  const words = text
    .slice(from, Math.max(from, at))
    .replace(/(?:[\s,(]+(?:in|at|near|im|bei|à|en|de|dans))?[\s,(]*$/iu, '')
  return /\p{L}{3}/u.test(words) ? [from, from + words.length] : null
}

/** "23 days" + "of" + "holiday" is one promise. */
function joined(claims: Claim[], description: string): Claim[] {
  const kept: Claim[] = []
  for (const claim of claims) {
    const last = kept.at(-1)
    const between = last ? description.slice(last.span[1], claim.span[0]) : ''
    const one = last?.kind === 'figure' && claim.kind === 'benefit' && last.ground === 'none' && claim.ground === 'none'
    if (last && one && /^ (?:(?:of|de|d['’]|an|paid|of paid) ?)?$/.test(between)) {
      const span: Span = [last.span[0], claim.span[1]]
      kept[kept.length - 1] = { ...claim, span, text: description.slice(...span) }
    } else kept.push(claim)
  }
  return kept
}

/** Same length as the text, so that offsets hold. */
const spelled = (text: string): string =>
  plain(
    text
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/[\u00a0\u2009\u202f]/g, ' ')
      .replace(/[\u2018\u2019\u02bc]/g, "'"),
  )
