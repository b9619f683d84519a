/** Finds where one thing ends and the next begins in words without stops, by what was learned from labelled briefs. */
import { NUMBER_WORDS } from '../data/number-words.ts'
import { nameBreakFeatures, type Spoken, type Spots } from './break-features.ts'
import { BREAKS } from './learned/breaks.ts'
import { type Model, parseModel, sumsOf } from './model.ts'

let model: Model | null = null

/** Above it a gap is a break; a weight is a log-odds. */
const LIKELY = -0.5
/** Nothing that is said in one breath is longer, in words. */
const LONGEST = 16
/** Even then a break must not be out of the question. */
const POSSIBLE = -2.5

/** "90 | days", "two | years": a figure stays with its unit. */
const IN_WORDS = new Set(`one ${Object.values(NUMBER_WORDS).join(' ')}`.split(' '))
const isFigure = (word: string): boolean => /^[$¤£]?\d[\d.,]*$/u.test(word) || IN_WORDS.has(word)
const UNIT =
  /^(?:dollars?|euros?|pounds?|pesos?|days?|hours?|weeks?|months?|years?|minutes?|percent|prozent|tagen?|stunden?|wochen?|monaten?|jahren?|jours?|heures?|semaines?|mois|ans|dias?|horas?|semanas?|meses|anos)$/u
/** "A plus | not required": what it says stands ahead of it. */
const WAIVER =
  /^(?:not|nicht|pas) (?:required|needed|necessary|essential|mandatory|notig|notwendig|erforderlich|necessaire|obligatoire|indispensable)$/u
/** "Xero | essential": how much something is needed is said behind it. */
const NEED =
  /^(?:essential|required|mandatory|preferred|desirable|erforderlich|zwingend|notwendig|wunschenswert|obligatoire|souhaitee?|imprescindible|obligatorio|deseable)$/u
/** "The company is called", "team lead is": nothing that was begun goes on so. */
const OPENING =
  /^(?:(?:the |our |my )?(?:company|firm|boss|manager|team lead|line manager|salary|pay|shifts|hours) (?:is|are) |(?:die |unsere |der |unser |das )(?:firma|chefin|chef|gehalt|teamleitung|arbeitszeit) (?:ist|hei(?:ss|ß)t|sind|liegt) )/u
const GOES_ON =
  /^(?:the|our|my|der|die|das|unser|unsere|and|und|that|dass|where|wo|when|wenn|if|as|weil|because|but|aber)$/u
const says = (words: readonly Spoken[], from: number, to: number): string =>
  words
    .slice(Math.max(0, from), to)
    .map((word) => word.says)
    .join(' ')
/** "No nights | three weeks": a figure of something else. */
const DENIED_TIME = /^(?:no|keine) (?:nights|weekends|evenings|nachte|wochenenden)$/u
/** "In sheffield | saturdays and sundays": days begin anew, but for what leads to them. */
const DAYS = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days$/u
const LEADS_TO_DAYS =
  /^(?:and|or|on|no|not|to|till|until|some|most|all|every|the|only|alternate|other|two|three|four|few|plus|odd|of|for|from|by|mon|tues|wednes|thurs|fri|satur|sun)(?:days?)?$/u
const isOpening = (words: readonly Spoken[], index: number): boolean =>
  (DAYS.test(words[index]!.says) && !LEADS_TO_DAYS.test(words[index - 1]!.says)) ||
  (!GOES_ON.test(words[index - 1]!.says) && OPENING.test(`${says(words, index, index + 4)} `)) ||
  (isFigure(words[index]!.says) && DENIED_TIME.test(says(words, index - 2, index)))

/** "Eighty | covers": what is counted stays with its figure; "band 6 nights" counts none. */
const isCounted = (words: readonly Spoken[], index: number): boolean =>
  isFigure(words[index - 1]!.says) &&
  (UNIT.test(words[index]!.says) || (PLURAL.test(words[index]!.says) && !NUMBERED.test(words[index - 2]?.says ?? '')))
const PLURAL = /^[a-z]{3,}[^s\W]s$/u
const NUMBERED =
  /^(?:band|level|class|grade|category|cat|tier|year|key|stage|step|phase|unit|block|room|gate|line|at|from|to|till|until)$/u

/** "In Bishops | Castle Shropshire": the name of a town goes on with its capitals. */
const isTown = (words: readonly Spoken[], index: number): boolean =>
  words[index]!.capital &&
  words[index - 1]!.capital &&
  !DAYS.test(words[index]!.says) &&
  TOWN_AHEAD.test(says(words, index - 3, index))
const TOWN_AHEAD = /(?:^|\s)(?:in|near|outside) [a-z'-]+(?: [a-z'-]+)?$/u

const isJoined = (words: readonly Spoken[], index: number): boolean =>
  isTown(words, index) ||
  isCounted(words, index) ||
  NEED.test(words[index]!.says) ||
  words[index]!.says === 'towards' ||
  WAIVER.test(says(words, index, index + 2))

/** Words in their order -> indexes of those that begin something new; the first is not among them. */
export function findBreaks(words: readonly Spoken[], spots: Spots): number[] {
  model ??= parseModel(BREAKS, 1)
  const odds = words.map((_, index) => {
    if (index === 0 || isJoined(words, index) || spots.inTitle(words[index]!.from)) return Number.NEGATIVE_INFINITY
    if (isOpening(words, index)) return Number.POSITIVE_INFINITY
    return sumsOf(model!, (add) => nameBreakFeatures(words, index, spots, add))[0]!
  })
  const breaks = withoutLoners(
    odds,
    odds.flatMap((odd, index) => (odd > LIKELY ? index : [])),
  )
  return [0, ...breaks].flatMap((from, at) => [
    ...(from === 0 ? [] : [from]),
    ...splitLong(odds, from, breaks[at] ?? words.length),
  ])
}

/** Above it a single word may stand alone: "full time | Galway | cash". */
const SURE = 1.2

/** A word alone is the torn end of something: it stays where it is torn off the least. */
function withoutLoners(odds: readonly number[], breaks: readonly number[]): number[] {
  const kept = [...breaks]
  for (let at = 0; at + 1 < kept.length; ) {
    const [here, next] = [kept[at]!, kept[at + 1]!]
    const weaker = odds[here]! < odds[next]! ? at : at + 1
    if (next - here === 1 && odds[kept[weaker]!]! < SURE) kept.splice(weaker, 1)
    else at++
  }
  return kept
}

/** The likeliest breaks within what is too long to be one thing. */
function splitLong(odds: readonly number[], from: number, to: number): number[] {
  if (to - from <= LONGEST) return []
  let best = from + 2
  for (let index = from + 2; index < to - 1; index++) if (odds[index]! > odds[best]!) best = index
  if (odds[best]! < POSSIBLE) return []
  return [...splitLong(odds, from, best), best, ...splitLong(odds, best, to)]
}
