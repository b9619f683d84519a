/** A claim as long as what dropping it would take away: not "two" but "two interns", not "Kafka" but "experience with Kafka". */
import type { Language, Span } from '../brief/facts.ts'
import type { Claim } from './claims.ts'
import { dropWithin, isOpening } from './drop-within.ts'
import { speaksOfUs } from './piece-traits.ts'
import { clausesOf, type Headed, headedSentences, partsOf, sentenceSpan } from './sections.ts'
import { isFiller, isTelling } from './traits.ts'

const MOST_CLAIMS = 300

interface Surroundings {
  text: string
  plain: string
  language: Language
  /** Whether a source has the word. */
  isTold: (word: string) => boolean
  /** Whether letters of a source stand for the words. */
  isSpelledOut: (words: string) => boolean
  /** How likely a piece, or a part of it, was invented. */
  odds: (span: Span, piece: Headed) => number
}

/** `claims` stand in the order of the text. */
export function wholeClaims(claims: readonly Claim[], around: Surroundings): Claim[] {
  const { text } = around
  // Figures by the hundred are no description.
  if (claims.length > MOST_CLAIMS) return [...claims]
  const units = headedSentences(around.plain)
  const whole: Claim[] = []
  for (const claim of claims) {
    const span = claim.ground === 'none' ? spanOf(claim.span, claims, units, around) : claim.span
    // That the place was told says nothing of the rest.
    while (
      claim.ground === 'none' &&
      whole.length > 0 &&
      whole.at(-1)!.ground !== 'none' &&
      holds(span, whole.at(-1)!.span)
    )
      whole.pop()
    const last = whole.at(-1)
    if (last?.ground === 'none' && span[0] < last.span[1]) {
      // Two finds within one claim.
      const both: Span = [Math.min(last.span[0], span[0]), Math.max(last.span[1], span[1])]
      const kind = last.kind === 'figure' && claim.kind !== 'name' ? claim.kind : last.kind
      whole[whole.length - 1] = { ...last, kind, span: both, text: text.slice(...both) }
    } else whole.push({ ...claim, span, text: text.slice(...span) })
  }
  return whole
}

const meets = (one: Span, other: Span): boolean => one[0] < other[1] && other[0] < one[1]
const holds = (one: Span, other: Span): boolean => one[0] <= other[0] && other[1] <= one[1]

function spanOf(span: Span, claims: readonly Claim[], units: readonly Headed[], around: Surroundings): Span {
  const { text, plain, language, isTold } = around
  const lineStart = text.lastIndexOf('\n', span[0] - 1) + 1
  const lineEnd = text.indexOf('\n', span[1]) < 0 ? text.length : text.indexOf('\n', span[1])
  const line = text.slice(lineStart, lineEnd)
  if (/^\s*#/.test(line)) return span
  const told = claims.filter(({ ground }) => ground !== 'none')
  const others = claims.filter((one) => one.span !== span)
  /** The first that holds the claim and no other, without the joints and stops at its ends. */
  const chosen = (candidates: readonly Span[], against: readonly Claim[]): Span | null => {
    for (const candidate of candidates) {
      const wide = trimmed(candidate, text)
      if (!holds(wide, span) || against.some((one) => one.span !== span && meets(one.span, wide))) continue
      // "Kafka, Redis and Postgres" may be dropped one by one.
      const apart = others.some((one) => meets(one.span, wide) && JOINT.test(between(one.span, span, text)))
      if (!apart) return wide
    }
    return null
  }
  if (/ [·|] |^\s*\|/.test(line)) {
    const from = Math.max(text.lastIndexOf('|', span[0] - 1), text.lastIndexOf('·', span[0] - 1), lineStart - 1) + 1
    const ends = [text.indexOf('|', span[1]), text.indexOf('·', span[1]), lineEnd].filter((at) => at >= 0)
    return chosen([[from, Math.min(...ends, lineEnd)]], others) ?? span
  }
  const unit = units.find((one) => holds(one.span, span))
  const invented = unit && inventedAround(span, unit, claims, around)
  if (invented) {
    const wide = unit.item ? chosen([invented], told) : trimmed(invented, text)
    if (wide) return wide
  }
  if (unit?.item && unit.section !== 'other' && !told.some((one) => meets(one.span, unit.span))) {
    const inside = others.filter((one) => meets(one.span, unit.span)).map((one) => one.span)
    const spoken = [...plain.slice(...unit.span).matchAll(/\p{L}{4,}/gu)].filter(({ index }) => {
      const at = unit.span[0] + index
      return ![span, ...inside].some((one) => one[0] <= at && at < one[1])
    })
    // Nothing else of the item was told either.
    const item = text.slice(...unit.span)
    const alone = dropWithin(item, [span[0] - unit.span[0], span[1] - unit.span[0]], language) === null
    if (alone || !spoken.some(([word]) => isTelling(word) && !isFiller(word) && isTold(word))) {
      const parts = partsOf(plain, unit.span).filter((part) => holds(part, span))
      const whole = chosen([unit.span, ...parts], told)
      if (whole) return whole
    }
  }
  const sentence = sentenceSpan(text, span)
  const words = text.slice(...sentence)
  const rest = dropWithin(words, [span[0] - sentence[0], span[1] - sentence[0]], language)
  if (rest !== null) {
    const wide = chosen([removed(words, rest, sentence[0])], told)
    // Dropping has to come to the same.
    return wide && dropWithin(words, [wide[0] - sentence[0], wide[1] - sentence[0]], language) === rest ? wide : span
  }
  // What cannot be dropped without its item is the item.
  const item = unit?.item ? chosen([unit.span], told) : null
  if (item) return item
  const clauses = clausesOf(plain, sentence).filter((clause) => holds(clause, span))
  const inside = claims.map((one) => one.span)
  /** Words that a source has are no part of what was made up. */
  const untold = (wide: Span) =>
    ![...plain.slice(...wide).matchAll(/\p{L}{4,}/gu)].some(
      ({ 0: word, index }) =>
        isTelling(word) &&
        !isFiller(word) &&
        !inside.some((one) => one[0] <= wide[0] + index && wide[0] + index < one[1]) &&
        isTold(word),
    )
  /** Who does it stands in the first clause; what is dropped without it is the sentence. */
  const keepsSubject = (wide: Span) =>
    wide[0] > sentence[0] + 3 || dropWithin(words, [wide[0] - sentence[0], wide[1] - sentence[0]], language) === null
  const named = clauses.flatMap((clause) => nounOf(clause, span, text))
  const ends = clauses.map((clause): Span => [span[0], clause[1]])
  // Behind an "and" may stand half of what is spoken of: "colleagues and friends from 40 countries".
  const own = clauses.filter(([from]) => from <= sentence[0] + 3 || /[,;:–]\s*$/.test(text.slice(sentence[0], from)))
  return (
    chosen(named.filter(untold), others) ??
    chosen(
      [...own, ...ends].filter((wide) => untold(wide) && keepsSubject(wide)),
      told,
    ) ??
    chosen([sentence].filter(untold), others) ??
    span
  )
}

const BETWEEN = /(?<![a-z])(?:between|zwischen|entre) \S+$/u

/** Above these odds it is the sentence that was made up, not the figure in it alone. */
const LIKELY_WHOLE = 1

/** "We supply more than 300 shops": what nothing of was told goes as a whole. */
function inventedAround(
  span: Span,
  piece: Headed,
  claims: readonly Claim[],
  { text, plain, odds, language, isSpelledOut, isTold: knows }: Surroundings,
): Span | null {
  const isTold = (wide: Span) =>
    claims.some(
      ({ ground, kind, span: at }) =>
        ground !== 'none' && meets(at, wide) && (piece.item || (kind !== 'place' && (kind !== 'name' || isNamed(at)))),
    )
  /** "The Midlands" are told by Leicester, and are no more than a place. */
  const isNamed = (at: Span) => (plain.slice(...at).match(/\p{L}{3,}/gu) ?? []).some(knows)
  const { item, section } = piece
  const isMostlyUntold = (wide: Span) => {
    const spoken = [...plain.slice(...wide).matchAll(/\p{L}{3,}/gu)].filter(
      ({ 0: word, index }) =>
        isTelling(word) && !isFiller(word) && !(span[0] <= wide[0] + index && wide[0] + index < span[1]),
    )
    return spoken.filter(([word]) => knows(word)).length * 2 <= spoken.length
  }
  if (item) return section !== 'other' && !isTold(piece.span) && odds(piece.span, piece) > 0 ? piece.span : null
  const tools = claims.filter(({ ground, span: at }) => ground === 'none' && meets(at, piece.span))
  // "You answer in Zendesk": what is done in it is the trade.
  if (tools.every(({ kind }) => kind === 'tool') && !speaksOfUs(plain.slice(...piece.span))) return null
  const words = text.slice(...piece.span)
  const clauses = clausesOf(plain, piece.span)
  const inner: Span = [span[0] - piece.span[0], span[1] - piece.span[0]]
  if (
    !isTold(piece.span) &&
    odds(piece.span, piece) > LIKELY_WHOLE &&
    isMostlyUntold(piece.span) &&
    !isOpening(words, inner, language) &&
    // "No fly-in fly-out" was told by its letters.
    !clauses.some((clause) => !meets(clause, span) && isSpelledOut(plain.slice(...clause))) &&
    // What is a clause already stands beside the others.
    !clauses.some((clause) => clause[0] > piece.span[0] && holds(span, clause))
  )
    return piece.span
  const clause = clauses.find((one) => holds(one, span))
  // "Between eight and twelve clients" is one number.
  if (!clause || BETWEEN.test(plain.slice(...clause)) || isTold(clause) || odds(clause, piece) <= LIKELY_WHOLE)
    return null
  const rest = dropWithin(words, [clause[0] - piece.span[0], clause[1] - piece.span[0]], language)
  return rest === null ? null : clause
}

const JOINT = /[,;]|\s(?:and|or|und|oder|sowie|et|ou|y|e|o|plus)\s|\+|&/u

const between = (one: Span, other: Span, text: string): string =>
  one[1] <= other[0] ? text.slice(one[1], other[0]) : text.slice(other[1], one[0])

const NOUN_BEHIND =
  /\s(?:in|at|with|using|via|through|on|from|such as|like|including|mit|im|bei|über|dans|avec|sur|chez|sous|en|con|mediante)\s+(?:(?:the|our|an?|de[rnm]|die|das|eine[rnm]?|unsere[rnm]?|l[ea]s?|une?|notre|nos|el|l[oa]s|una?|nuestr[oa]s?)\s+)?(?:[\p{L}-]+\s+){0,2}$/u

/** "Document treatment in Cliniko": what is said to be done is one thing, what it is done with another. */
function nounOf([start, end]: Span, span: Span, text: string): Span[] {
  const before = NOUN_BEHIND.exec(text.slice(start, span[0]))
  if (!before || !/\p{L}/u.test(text.slice(start, start + before.index))) return []
  const opening = /^\s\S+\s+/.exec(before[0])![0].length
  return [[start + before.index + opening, end]]
}

/** What is in the words and no longer in the rest. */
function removed(words: string, rest: string, offset: number): Span {
  let from = 0
  while (from < rest.length && words[from]!.toLowerCase() === rest[from]!.toLowerCase()) from++
  let to = words.length
  let end = rest.length
  while (end > from && to > from && words[to - 1]!.toLowerCase() === rest[end - 1]!.toLowerCase()) {
    to--
    end--
  }
  while (from > 0 && /[\p{L}\d]/u.test(words[from - 1]!) && /[\p{L}\d]/u.test(words[from] ?? ' ')) from--
  while (to < words.length && /[\p{L}\d]/u.test(words[to - 1] ?? ' ') && /[\p{L}\d]/u.test(words[to]!)) to++
  return [offset + from, offset + to]
}

const OPENING = /^(?:[\s,;:*–—-]|\([^)]*$|(?:and|und|et|y|e|or|oder|ou|o)(?=\s)|\*\*[^*]{2,30}:\*\*)+/iu

function trimmed([from, to]: Span, text: string): Span {
  const words = text.slice(from, to)
  const start = OPENING.exec(words)?.[0].length ?? 0
  const stop = /[\s.,;:!?)*]+$/.exec(words)?.[0].length ?? 0
  if (start + stop >= words.length) return [from, to]
  const open = /\([^)]*$/.test(words.slice(start, words.length - stop)) && text[to - stop] === ')'
  return [from + start, to - stop + (open ? 1 : 0)]
}
