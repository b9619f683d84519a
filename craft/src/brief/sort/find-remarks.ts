/** Which pieces of a brief are remarks that must not be printed, by what was learned from labelled briefs. */
import { LANGUAGE_NAMES } from '../data/languages.ts'
import type { Span } from '../facts.ts'
import { plain } from '../normalise.ts'
import type { Reading } from '../reading.ts'
import { REMARKS } from './learned/remarks.ts'
import { type Model, parseModel, sharesOf, sumsOf } from './model.ts'
import { nameRemarkFeatures, type Seen, seePieces } from './remark-features.ts'

/** "fact" is whatever may be printed. */
export const REMARK_KINDS = ['fact', 'unlawful', 'aside', 'order'] as const
export type RemarkKind = (typeof REMARK_KINDS)[number]

export interface Remark {
  kind: Exclude<RemarkKind, 'fact'>
  span: Span
}

const FACT = REMARK_KINDS.indexOf('fact')
const UNLAWFUL = REMARK_KINDS.indexOf('unlawful')
/** No share is less: nothing is impossible. */
const LEAST = 1e-12
/** Few wishes are unlawful that touch on nothing that nobody may be chosen by. */
const TRAITLESS = 0.8

/** What no advert calls people, unless it is the name of a school, a team or a department. */
const FOLK = new Set(
  "girl girls girly guy guys lad lads lass lassie lasses fella fellas bloke blokes gal gals dude dudes mum mums mum's mums' mom moms mom's madel madels jungs kerl kerle bursch burschen mec mecs nana nanas chica chicas chico chicos senorita senoritas tio tios".split(
    ' ',
  ),
)
const OF_FOLK =
  /^(?:school|schools|team|teams|football|rugby|club|clothing|wear|fashion|department|hospital|home|house|academy|choir|group|toilets?|brigade|hostel|refuge|and|toddlers?|y)$/u
const FOLK_WEIGHT = 2.5

const speaksOfFolk = ({ words }: Seen): boolean =>
  words.some((word, index) => FOLK.has(word) && !OF_FOLK.test(words[index + 1] ?? ''))

/** "Under 25s only, insurance is cheaper", "protestant, like our founders": a clause behind a wish tells why it is wished. */
const CLAUSE = new Set(
  'because since as so weil denn da sonst car parce sinon porque que ya is are was were we they it ist sind wir haben est sont nous on es son tenemos'.split(
    ' ',
  ),
)
const COMPARES = new Set(['like', 'wie', 'comme', 'como'])
const REASON_WEIGHT = 2.5

const givesReason = (before: Seen | undefined, { sentence, words }: Seen): boolean =>
  before?.sentence === sentence && (COMPARES.has(words[0]!) || words.some((word) => CLAUSE.has(word)))

/** What must speak for a remark beyond what speaks for a fact: a fact that is lost costs more than a remark that is asked about. */
const IN_DOUBT = 0.3

interface Learned {
  model: Model
  /** What the piece before adds to each kind, where both stand in one sentence and where not. */
  goesOn: Float64Array[]
  follows: Float64Array[]
}
let learned: Learned | null = null

/** Names the feature that ties a piece to the one before. */
export const tieTo = (before: RemarkKind, sameSentence: boolean): string => `«${before}${sameSentence ? ',' : '.'}`

/** Takes weights as `printModel` writes them in place of those that are kept; training does, step by step. */
export function findRemarksBy(lines: string): void {
  const model = parseModel(lines, REMARK_KINDS.length)
  const tie = (same: boolean) => REMARK_KINDS.map((before) => sumsOf(model, (add) => add(tieTo(before, same))).slice())
  learned = { model, goesOn: tie(true), follows: tie(false) }
}

/** A note of a few words is a fact, unless it touches on what nobody may be chosen by; a long run of words says more than one thing. */
const NOTE = 24
const RUN = 110
const CERTAIN = 20
const NOTE_IN_DOUBT = 0.8
const RUN_IN_DOUBT = 4
/** "English basic": a language is asked for, and no origin. */
const LANGUAGE_IN_DOUBT = 3
export const LANGUAGE_WORDS: ReadonlySet<string> = new Set(
  Object.values(LANGUAGE_NAMES).flatMap((names) => names.split('|').map((name) => plain(name))),
)

function doubtOf({ span: [from, to], traits, words }: Seen): number {
  if (traits.size === 0 && words.some((word) => LANGUAGE_WORDS.has(word))) return IN_DOUBT + LANGUAGE_IN_DOUBT
  if (to - from > RUN) return IN_DOUBT + RUN_IN_DOUBT
  return to - from < NOTE && traits.size === 0 ? IN_DOUBT + NOTE_IN_DOUBT : IN_DOUBT
}

/** "Remplacement (congé, ne pas le dire) : CDD 8 mois": behind brackets and a colon begins something new. */
const isGoingOn = ({ plain }: Reading, before: Seen, piece: Seen): boolean =>
  before.sentence === piece.sentence && !/\)\s*:/u.test(plain.slice(before.span[1], piece.span[0]))

/** Where a fact is likelier than a remark by that much, nothing beside it turns it into one. */
const CLEARLY = 8
const mayBeRemark = (own: ArrayLike<number>): boolean =>
  REMARK_KINDS.some((_, kind) => kind !== FACT && own[kind]! > own[FACT]! - CLEARLY)

/** The likeliest row of kinds for all pieces together; of `isTold` it is known that it may be printed. */
export function findRemarks(reading: Reading, isTold: (span: Span) => boolean): Remark[] {
  if (!learned) findRemarksBy(REMARKS)
  const pieces = seePieces(reading)
  return joined(reading, pieces, likeliest(reading, pieces, learned!, isTold))
}

function likeliest(
  reading: Reading,
  pieces: readonly Seen[],
  { model, goesOn, follows }: Learned,
  isTold: (span: Span) => boolean,
): RemarkKind[] {
  const kinds = REMARK_KINDS.length
  const shares: number[] = []
  let scores = REMARK_KINDS.map((kind) => (kind === 'fact' ? 0 : Number.NEGATIVE_INFINITY))
  const cameFrom: number[][] = []
  for (const [index, piece] of pieces.entries()) {
    const own = sumsOf(model, (add) => nameRemarkFeatures(reading, pieces, index, add))
    if (piece.traits.size === 0) own[UNLAWFUL]! -= TRAITLESS
    else if (speaksOfFolk(piece)) own[UNLAWFUL]! += FOLK_WEIGHT
    const reason = givesReason(pieces[index - 1], piece) ? REASON_WEIGHT : 0
    const ties = index > 0 && isGoingOn(reading, pieces[index - 1]!, piece) ? goesOn : follows
    const doubt = doubtOf(piece)
    own[FACT]! += doubt
    if (mayBeRemark(own) && isTold(piece.span)) own[FACT]! += CERTAIN - doubt
    const next = scores.map(() => Number.NEGATIVE_INFINITY)
    const from = scores.map(() => FACT)
    for (let before = 0; before < kinds; before++) {
      for (let kind = 0; kind < kinds; kind++) shares[kind] = own[kind]! + ties[before]![kind]!
      if (before === UNLAWFUL) shares[UNLAWFUL]! += reason
      sharesOf(shares, shares)
      for (let kind = 0; kind < kinds; kind++) {
        const score = scores[before]! + Math.log(shares[kind]! + LEAST)
        if (score <= next[kind]!) continue
        next[kind] = score
        from[kind] = before
      }
    }
    scores = next
    cameFrom.push(from)
  }
  let kind = scores.indexOf(Math.max(...scores))
  const row: RemarkKind[] = []
  for (let index = pieces.length - 1; index >= 0; index--) {
    row[index] = REMARK_KINDS[kind]!
    kind = cameFrom[index]![kind]!
  }
  return row
}

/** Neighbours of one kind in one sentence are one remark. */
function joined(reading: Reading, pieces: readonly Seen[], row: readonly RemarkKind[]): Remark[] {
  const remarks: Remark[] = []
  for (const [index, piece] of pieces.entries()) {
    const { span } = piece
    const kind = row[index]!
    if (kind === 'fact') continue
    const last = remarks.at(-1)
    if (last && row[index - 1] === kind && isGoingOn(reading, pieces[index - 1]!, piece))
      last.span = [last.span[0], span[1]]
    else remarks.push({ kind, span })
  }
  return remarks
}
