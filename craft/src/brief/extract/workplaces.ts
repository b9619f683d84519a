/** Which of the towns that a brief names are where one works, and in what country they lie. */
import type { Fact } from '../facts.ts'
import type { Reading } from '../reading.ts'
import { sortPart } from '../sort/sort-stretch.ts'
import { byPlace } from '../spans.ts'

/** What the part of a sentence is about that names where one works. */
const TELLS_WHERE = new Set(['place', 'mode', 'title'])
/** "Plant moves to Frauenfeld in 2028": where one will work some day. */
const MOVES_THERE =
  /(?<![a-z])(?:mov(?:es?|ing)|relocat(?:es?|ing|ion)|zieh(?:t|en)|umzug|demenag(?:e|ent|eons|ement)|se (?:muda|mudan|traslada|trasladan)|mudanza|traslado)(?: of (?:the )?[a-z]+| [a-z]+ \d{4}| (?:in|en) \d{4}| der? [a-z]+| del? [a-z]+)? (?:to|nach|a|over to|across to) $/u

/** Of several towns those in parts that tell where one works; "two trips a year to Taiwan / Shenzhen" tells something else. */
export function whereOneWorks(reading: Reading, places: readonly Fact[]): readonly Fact[] {
  if (places.length < 2) return places
  const today = places.filter(
    ({ spans: [[at] = [0, 0]] }) => !MOVES_THERE.test(reading.plain.slice(Math.max(0, at - 50), at)),
  )
  if (today.length > 0 && today.length < places.length) return whereOneWorks(reading, today)
  const told = places.filter(({ spans: [[at] = [0, 0]] }) => TELLS_WHERE.has(sortPart(reading, at).label))
  return told.length > 0 ? told : [...places].sort(byPlace).slice(0, 1)
}

/** Where people from Britain named their towns after those at home. */
const NAMED_AFTER_BRITISH = new Set(['US', 'CA', 'AU', 'NZ'])
/** "Halifax NS, some shifts in Dartmouth": towns of one brief lie in one country, where one of them says which. */
export function agreeOnCountry(facts: readonly Fact[]): void {
  const places = facts.filter((fact): fact is Extract<Fact, { kind: 'place' }> => fact.kind === 'place')
  const said = new Set(
    places.flatMap(({ city, region, country }) =>
      country && (region || / \p{Lu}{2,3}$/u.test(city)) ? [country] : [],
    ),
  )
  const [country = ''] = said
  if (said.size !== 1 || !NAMED_AFTER_BRITISH.has(country)) return
  for (const place of places) if (place.country === 'GB' && place.city) place.country = country
}

/** The country that all of them lie in; null where they lie in several, or in none that is known. */
export function onlyCountry(places: readonly Fact[]): string | null {
  const countries = new Set(places.map((fact) => (fact.kind === 'place' ? fact.country : null)))
  const [country = null] = countries
  return countries.size === 1 ? country : null
}

/** "Fully remote from Lisbon". */
export const isWorkedFrom = (reading: Reading, { spans: [[at] = [0, 0]] }: Fact): boolean =>
  reading.facts.some(
    (fact) =>
      fact.kind === 'mode' &&
      fact.mode !== 'onsite' &&
      /^,? (?:from|within|across|aus|von|depuis|desde) $/u.test(reading.plain.slice(fact.spans[0]![1], at)),
  )
