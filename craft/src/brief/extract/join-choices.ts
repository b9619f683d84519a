/** "A degree in microbiology or 3 years on the bench": either is enough, so that neither may stand alone. */
import type { Fact } from '../facts.ts'
import { partAt, type Reading, sentenceAt } from '../reading.ts'
import { inOrder } from '../spans.ts'
import { tidy } from '../tidy.ts'

const ASKED = new Set<Fact['kind']>(['experience', 'education', 'licence', 'skill'])
/** A schooling or a time of practice on one side; tools that are alternatives are told by their own fact. */
const WEIGHED = new Set<Fact['kind']>(['experience', 'education'])
const OR = /(?:^|[\s,])(?:or|oder|ou(?: bien)?|o(?: bien)?)$/u
const OR_BETWEEN =
  /^[\s,]*(?:or|oder|ou(?: bien)?|o(?: bien)?)\s(?:an? |at least |min\. |mindestens |au moins |al menos )?$/u
/** Behind a comma the word itself joins the two. */
const COMMA_OR = /^ ?, (?:or|oder|ou(?: bien)?|o(?: bien)?) (?:an? |eine?n? |une? |un[ao]? )?$/u
const OR_AHEAD = /^(?:or|oder|ou|o) /u
/** The section says it. */
const NEED_WORD = /^(?:needs?|must have|requires?|looking for|il faut|hace falta)\s/iu
const LONGEST = 24

export function joinChoices(reading: Reading): void {
  const ordered = inOrder(reading.facts)
  for (const [index, first] of ordered.entries()) {
    const second = ordered[index + 1]
    if (!second || !areChoice(reading, first, second)) continue
    const [from, to] = [first.spans[0]![0], second.spans[0]![1]]
    const wished = [first, second].every((fact) => 'need' in fact && fact.need === 'nice')
    const text = tidy(reading.text.slice(from, to).replace(NEED_WORD, ''), reading.language)
    if (text.split(' ').length > LONGEST) continue
    reading.facts = reading.facts.filter((fact) => fact !== first && fact !== second)
    reading.facts.push({
      kind: 'free',
      about: wished ? 'nice' : 'must',
      text,
      spans: [[from, to], ...first.spans.slice(1), ...second.spans.slice(1)],
      confidence: 'high',
      holds: true,
    })
  }
}

/** "GDC registered, or a trainee already on the course": what opens the door may be told in any words. */
const isDemand = (fact: Fact): boolean => ASKED.has(fact.kind) || (fact.kind === 'free' && fact.about === 'must')
/** "Be registered with the GTCS, or eligible for it": two phrases, and no row of names. */
const isPhraseAlone = (reading: Reading, fact: Fact): boolean =>
  isDemand(fact) &&
  fact.text.split(' ').length >= 3 &&
  !/,\s*$/u.test(reading.plain.slice(sentenceAt(reading, fact.spans[0]![0])[0], fact.spans[0]![0]))
const OPENS_DOOR = new Set<Fact['kind']>(['experience', 'education', 'licence'])

function areChoice(reading: Reading, first: Fact, second: Fact): boolean {
  if (
    // Two facts can be told in another language, a phrase cannot.
    reading.style.outputLanguage === reading.language &&
    (OPENS_DOOR.has(first.kind) || isPhraseAlone(reading, first)) &&
    isDemand(second) &&
    first.holds &&
    second.holds &&
    partAt(reading, first.spans[0]![0]).sentence === partAt(reading, second.spans[0]![0]).sentence &&
    COMMA_OR.test(reading.plain.slice(first.spans[0]![1], second.spans[0]![0]))
  )
    return true
  if (!ASKED.has(first.kind) || !ASKED.has(second.kind) || !first.holds || !second.holds) return false
  if (!WEIGHED.has(first.kind) && !WEIGHED.has(second.kind)) return false
  const [[from, end], [start]] = [first.spans[0]!, second.spans[0]!]
  const said = reading.plain.slice(from, end)
  const between = reading.plain.slice(end, start)
  // "Level 8 degree, or 5 years on the floor": behind a comma the word itself must join them.
  const [one, other] = [partAt(reading, from), partAt(reading, start)]
  if (one !== other && (one.sentence !== other.sentence || !OR_BETWEEN.test(between))) return false
  if (!/^[\s,]*$/.test(between)) return OR_BETWEEN.test(between)
  return OR.test(said) || OR_AHEAD.test(reading.plain.slice(start, start + 8))
}
