/** What was learned from annotated descriptions, beside what the rules find: an unlikely find falls, a likely invention is named. */
import type { Span } from '../brief/facts.ts'
import type { Claim, ClaimKind, Weighed } from './claims.ts'
import { COMMON_GROUND, NOT_ASKED, UNDAUNTED } from './demands.ts'
import { equalitySpans } from './equality.ts'
import type { Description } from './find.ts'
import { followsFromTerms } from './follows.ts'
import { oddsOf } from './invention-odds.ts'
import type { Known } from './known.ts'
import { isAllTold, speaksOfUs, surroundingsOf, traitsOf } from './piece-traits.ts'
import { clausesOf, type Headed, headedSentences } from './sections.ts'
import { wordsIn } from './told-words.ts'
import { asksHard, isFiller, isTelling, isTrait } from './traits.ts'

/** Logarithms of the odds: above the one a piece is an invention; up to the other what the rules found in it falls. */
const LIKELY = 0
const UNLIKELY = -1.3
const UNLIKELY_FIGURE = -0.5
/** What is done in a trade is told in many words that no brief has. */
const LIKELY_TASK = 1
/** Prose paints: it takes more to call it a claim. */
const LIKELY_IN_PROSE = 0.6
/** Above the first heading it paints most, save where it speaks of the employer. */
const LIKELY_IN_OPENING = 1.4

/** So much more it takes for a clause of a piece that is none as a whole. */
const BESIDE = 0.6

const EXPERIENCE = /experien|erfahrung|praxis|practice/u

const KIND: Record<Headed['section'], ClaimKind> = { demands: 'demand', offers: 'benefit', other: 'name' }

interface Judgement {
  mayStand: (claim: Claim) => boolean
  /** How likely a piece, or a part of it, was invented. */
  odds: (span: Span, piece: Headed) => number
  /** Pieces in which none of the claims says that it was invented, and yet it was. */
  inventions: (claims: readonly Claim[]) => Weighed[]
}

/** `certain`: what was found without weighing pieces. */
export function judgePieces(description: Description, known: Known, certain: readonly Claim[]): Judgement {
  // Across languages only what is known by meaning proves anything.
  if (known.brief.language !== description.language)
    return { mayStand: () => true, odds: () => LIKELY, inventions: () => [] }
  const { plain: text } = description
  const around = surroundingsOf(description, known, certain)
  const odds = (span: Span, piece: Headed) => oddsOf(traitsOf(span, piece, around))
  const pieces = headedSentences(text).map((piece) => ({ piece, odds: odds(piece.span, piece) }))
  const equal = equalitySpans(text)
  const brief = squeezed(known.told.plain)
  const leastFor = ({ item, heading, section, span }: Headed): number => {
    if (item) return section === 'other' ? LIKELY_TASK : LIKELY
    return heading === '' && !speaksOfUs(text.slice(...span)) ? LIKELY_IN_OPENING : LIKELY_IN_PROSE
  }
  const isHarmless = (span: Span) =>
    // Who asks claims nothing.
    /^\s?\?/.test(text.slice(span[1], span[1] + 2)) ||
    equal.some(([from, to]) => from <= span[0] + 2 && span[1] - 2 <= to) ||
    COMMON_GROUND.test(text.slice(...span)) ||
    NOT_ASKED.test(text.slice(...span)) ||
    known.sources.isRoleKnowledge?.(description.text.slice(...span)) ||
    isAllTold(span, around) ||
    isYearsTold(span) ||
    isWayToBe(span) ||
    followsFromTerms(text.slice(...span), known.told) !== undefined ||
    brief.includes(squeezed(text.slice(...span))) ||
    saysNoMore(span)
  /** "Three years of sales in farming", where three years were told: of what is said with their field. */
  const isYearsTold = (span: Span) =>
    EXPERIENCE.test(text.slice(...span)) &&
    certain.some(({ kind, ground, span: at }) => kind === 'year' && ground === 'brief' && meets(at, span)) &&
    !certain.some((claim) => claim.ground === 'none' && meets(claim.span, span)) &&
    clausesOf(text, span).length === 1
  /** "Patience when two phones ring at once". */
  const isWayToBe = (span: Span) => {
    if (pieces.find(({ piece }) => holds(piece.span, span))?.piece.section !== 'demands') return false
    const words = text.slice(...span)
    return (isLedByTrait(words) || UNDAUNTED.test(words)) && !asksHard(words) && !/\d|\s\p{Lu}{2}/u.test(words)
  }
  const toldIn = (span: Span) => certain.some((claim) => claim.ground !== 'none' && meets(claim.span, span))
  /** "Permis B": a claim that was told, and nothing beside it. */
  const saysNoMore = (span: Span) => {
    const told = certain.filter((claim) => claim.ground !== 'none' && meets(claim.span, span))
    return (
      told.length > 0 &&
      ![...text.slice(...span).matchAll(/\p{L}{3,}/gu)].some(({ 0: word, index }) => {
        const at: Span = [span[0] + index, span[0] + index + word.length]
        return isTelling(word) && !isFiller(word) && !told.some((claim) => meets(claim.span, at))
      })
    )
  }
  /** Of a sentence the clauses that were invented, or all of it; not what stands beside something that was told. */
  const spansOf = (piece: Headed): Span[] => {
    if (piece.item) return [piece.span]
    const free = clausesOf(text, piece.span).filter(
      (clause) => !toldIn(clause) && wordsIn(text.slice(...clause)).length > 2,
    )
    const likely = free.filter((clause) => odds(clause, piece) > leastFor(piece))
    if (toldIn(piece.span)) return likely
    return likely.length === 0 || likely.length === free.length ? [piece.span] : likely
  }
  /** Clauses that are inventions by themselves, in a piece that holds other things as well. */
  const clausesAlone = (piece: Headed): Span[] => {
    const clauses = clausesOf(text, piece.span)
    return clauses.length < 2
      ? []
      : clauses.filter(
          (clause) =>
            wordsIn(text.slice(...clause)).length > 2 &&
            !toldIn(clause) &&
            odds(clause, piece) > leastFor(piece) + BESIDE &&
            !isHarmless(clause),
        )
  }
  return {
    odds,
    mayStand: ({ span, kind, ground }) => {
      if (ground !== 'none' || kind === 'benefit') return true
      const home = pieces.find(({ piece }) => holds(piece.span, span))
      if (!home) return true
      if (kind !== 'figure') return home.odds > UNLIKELY
      // "Patience when two phones ring": a number in words that paints.
      if (home.piece.item && isLedByTrait(text.slice(...home.piece.span)) && !/\d/.test(text.slice(...span)))
        return false
      // "The sea is two steps away" as well.
      const paints = !home.piece.item && !/\d/.test(text.slice(...span))
      return !paints || home.odds > LIKELY_IN_PROSE || home.odds - oddsOf(['claim figure none']) > UNLIKELY_FIGURE
    },
    inventions: (claims) => {
      const untold = claims.filter(({ ground }) => ground === 'none')
      return pieces
        .filter(({ piece }) => !isHarmless(piece.span))
        .flatMap(({ piece, odds }) => {
          const isNamed = untold.some((claim) => meets(claim.span, piece.span))
          const spans =
            odds > leastFor(piece) && !isNamed
              ? spansOf(piece)
              : clausesAlone(piece).filter((clause) => !untold.some(({ span }) => meets(span, clause)))
          return spans.map((span) => ({ span, kind: KIND[piece.section], ground: 'none', source: null }) as const)
        })
    },
  }
}

const isLedByTrait = (text: string): boolean => isTrait(/\p{L}{4,}/u.exec(text)?.[0] ?? '')

const squeezed = (text: string): string => text.replace(/[^\p{L}\d]+/gu, ' ').trim()

/** A find may take a stop with it. */
const holds = (one: Span, other: Span): boolean => one[0] <= other[0] && other[1] <= one[1] + 1
const meets = (one: Span, other: Span): boolean => one[0] < other[1] && other[0] < one[1]
