/** "Cardiff Bay", "Al Quoz, Dubai", "Umhlanga (Durban)": the quarter that stands beside its town is a part of the place. */
import { US_STATES } from '../data/cities.ts'
import type { Fact, Span } from '../facts.ts'
import { findPhrases } from '../match-phrases.ts'
import { partAt, type Reading } from '../reading.ts'
import { meets } from '../spans.ts'
import { looksLikeHouse } from './name-by-sort.ts'
import { SKILL_LOOKUP } from './skills.ts'
import { TITLE_WORDS } from './title-words.ts'

type Place = Extract<Fact, { kind: 'place' }>

const NAME = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?"
/** One or two words with capitals, or one of those that places begin small with: "one-north". */
const IS_NAME = new RegExp(`^(?:${NAME}|[a-z]+-(?:north|south|east|west))$`, 'u')
const AHEAD = new RegExp(`(?:^|[,.;\\n] ?)(${NAME})(?:, | \\()$`, 'u')
const BEHIND = new RegExp(`^, (${NAME}|[a-z]+-(?:north|south|east|west))(?=\\s*(?:[,.;\\n]|$))`, 'u')
const AFTER_TOWN = new RegExp(`^ (${NAME})(?=\\s*(?:[,.;)\\n]|$)| (?:hybrid|remote|on[- ]?site|office|\\d))`, 'u')

/** Named as a part of a town even where no employer is known that it could be. */
const IS_QUARTER =
  / (?:Quarter|Docks?|Docklands|Quays?|Village|Bay|Wharf|Cent(?:re|er)|Street|Road|Square|Gardens|Hill|Green|Harbou?r|Waterfront|Heights|Beach|Island|Park|Airport|Station|CBD|City|Town|North|South|East|West)$/u

const UNSURE = new Set<Fact['kind']>(['free', 'duty', 'company'])
const isUnsure = ({ kind, confidence }: Fact): boolean =>
  UNSURE.has(kind) || (kind === 'skill' && confidence !== 'high')
const NO_QUARTER =
  /^(?:The|Our|We|You|No|Not|New|Full|Part|Hybrid|Remote|Flexible|Permanent|Temporary|Contract|Senior|Junior|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Urgent|Asap|Start|Team|Pay|Salary|Must|Nice|Driving|Office|Area|City|Region|Only|Time|HQ|Ltd|Inc|LLP|PLC|GmbH|Cup|Dist|Royal|General|(?!CBD|BGC|DIFC|JLT|IFSC|BKC|KLCC)[A-Z]{2,4}|USA|UAE)(?![\p{L}])|[’']s$/u

/** "Berlin Kreuzberg": a quarter that lists know as a place of its own. */
function joinQuarters(reading: Reading): void {
  const places = reading.facts.filter((fact): fact is Place => fact.kind === 'place' && fact.also === 'workplace')
  for (const [index, place] of places.entries()) {
    const next = places[index + 1]
    if (!next || !place.city || !next.city || next.spans[0]![0] !== place.spans[0]![1] + 1) continue
    if (reading.text[place.spans[0]![1]] !== ' ' || (next.country && place.country !== next.country)) continue
    place.city = `${place.city} ${next.city}`
    place.text = place.city
    place.spans = [[place.spans[0]![0], next.spans[0]![1]], ...place.spans.slice(1)]
    reading.facts = reading.facts.filter((fact) => fact !== next)
  }
}

/** "(Zaragoza, Delicias)": what shares the brackets of a town is a part of it. */
const IN_SAME_BRACKETS = new RegExp(`^, (${NAME})\\)`, 'u')
function addBracketed(reading: Reading, place: Place): void {
  const [from, to] = place.spans[0]!
  const quarter =
    reading.text[from - 1] === '(' && place.region === null
      ? IN_SAME_BRACKETS.exec(reading.text.slice(to, to + 44))?.[1]
      : undefined
  const span: Span = [to + 2, to + 2 + (quarter?.length ?? 0)]
  if (!quarter || !isQuarter(reading, place, quarter, span)) return
  place.region = quarter
  reading.facts = reading.facts.filter((fact) => fact.text !== quarter || !isUnsure(fact))
  tell(reading, place, `${place.text}, ${quarter}`, [from, span[1]])
}

export function readPlaceDetails(reading: Reading): void {
  if (reading.language !== 'de')
    for (const fact of reading.facts)
      if (fact.kind === 'place' && fact.holds && fact.also === 'workplace' && fact.city !== '')
        addBracketed(reading, fact)
  if (reading.language !== 'en') return
  joinQuarters(reading)
  for (const fact of reading.facts)
    if (fact.kind === 'place' && fact.holds && fact.also === 'workplace' && fact.city !== '') addQuarter(reading, fact)
}

function addQuarter(reading: Reading, place: Place): void {
  const [from, to] = place.spans[0]!
  const after = reading.text.slice(to, to + 40)
  const joined = AFTER_TOWN.exec(after)?.[1]
  if (joined && joined !== place.region && isQuarter(reading, place, joined, [to + 1, to + 1 + joined.length])) {
    place.city = `${place.city} ${joined}`
    tell(reading, place, `${place.text} ${joined}`, [from, to + 1 + joined.length])
    return
  }
  if (place.region !== null) return
  const named = reading.facts.some((fact) => fact.kind === 'company' && fact.aspect === 'name')
  const head = reading.text.slice(Math.max(0, from - 40), from)
  const ahead = AHEAD.exec(head)
  const bracketed = ahead?.[0].endsWith('(') ?? false
  if (ahead && (named || bracketed)) {
    const quarter = ahead[1]!
    const start = from - ahead[0].length + ahead[0].indexOf(quarter)
    if (isQuarter(reading, place, quarter, [start, start + quarter.length])) {
      place.region = place.city
      place.city = quarter
      tell(reading, place, `${quarter}, ${place.text}`, [start, bracketed ? to + 1 : to])
      return
    }
  }
  const follows = BEHIND.exec(after)?.[1]
  const behind = follows && (named || IS_QUARTER.test(follows)) ? follows : undefined
  const span: Span = [to + 2, to + 2 + (behind?.length ?? 0)]
  if (!behind || !isQuarter(reading, place, behind, span)) return
  place.region = behind
  tell(reading, place, `${place.text}, ${behind}`, [from, span[1]])
}

/** What was read there goes with the place that tells it. */
function tell(reading: Reading, place: Place, text: string, span: Span): void {
  place.text = text
  place.spans = [span, ...place.spans.slice(1)]
  reading.facts = reading.facts.filter(
    (fact) =>
      fact === place ||
      !isUnsure(fact) ||
      (fact.kind === 'company' && fact.aspect === 'name') ||
      fact.spans[0]![0] < span[0] ||
      fact.spans[0]![1] > span[1] + 1,
  )
}

/** Nothing was read of it that a rule is sure of, and it is neither a house nor a job. */
function isQuarter(reading: Reading, place: Place, name: string, span: Span): boolean {
  if (!IS_NAME.test(name) || NO_QUARTER.test(name) || US_STATES.includes(name) || looksLikeHouse(name)) return false
  const inside = reading.facts.filter(({ spans }) => spans.some((one) => meets(one, span)))
  // Two towns are two places.
  if (inside.some((fact) => !isUnsure(fact) && fact !== place)) return false
  if (inside.some((fact) => fact.kind === 'company' && fact.aspect !== 'about')) return false
  if (inside.some(({ spans }) => spans[0]![1] - span[1] > 24)) return false
  const part = partAt(reading, span[0])
  if (reading.withheld.some((one) => meets(one, [part.from, part.to]))) return false
  const spelled = name.toLowerCase()
  return (
    findPhrases(SKILL_LOOKUP, spelled).length === 0 &&
    !findPhrases(TITLE_WORDS, spelled).some(({ to }) => to === spelled.length)
  )
}
