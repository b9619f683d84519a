/** Places in a description. */
import { PLACE_LOOKUP, readPlaces } from '../brief/extract/place.ts'
import type { Fact, Span } from '../brief/facts.ts'
import { findPhrases, longestAt } from '../brief/match-phrases.ts'
import { plain } from '../brief/normalise.ts'
import { startReading } from '../brief/reading.ts'
import { stemOf } from './evidence.ts'
import type { Description, Find } from './find.ts'

const TOWNS_TOO =
  /^(?:Essen|Halle|Wesel|Hagen|Lage|Singen|Winnenden|Nice|Reading|Bath|Mobile|Orange|Tours|Sens|Laval|Hacienda|Ware)$/

/** "Ware annehmen", "Trier les dossiers": towns whose names are words as well. */
function isPlace(text: string, [from, to]: Span): boolean {
  const typed = text.slice(from, to)
  const before = text.slice(Math.max(0, from - 8), from)
  if (/^\p{Ll}/u.test(typed)) return false
  const placed = /(?:\b(?:in|aus|bei|nach|to|vers|à|en|near|at|from|de|around|raum) |[·|:]\s*)$/iu.test(before)
  if (TOWNS_TOO.test(typed)) return placed
  return placed || !/^\s\p{Ll}/u.test(text.slice(to)) || !/(?:^|\n|[.!?:]|[-*•])\s*$/u.test(before)
}

/** "You tour to Göttingen twice a year": the reader looks for where the job is, not for every town. */
const LEADS_TO = /(?:^|[\s(])(?:in|nach|aus|bei|to|near|at|from|around|across|à|en|vers|de|desde|hacia) $/u

export const findPlaces = (description: Description): Find[] => [...placesRead(description), ...townsNamed(description)]

function townsNamed({ text, plain: spelled }: Description): Find[] {
  return findPhrases(PLACE_LOOKUP, spelled).flatMap(({ from, to, found }): Find[] => {
    const known = found.filter(({ ambiguous, region }) => !ambiguous && !region)
    const typed = text.slice(from, to)
    if (known.length === 0 || !/^\p{Lu}\p{Ll}/u.test(typed) || TOWNS_TOO.test(typed)) return []
    if (!LEADS_TO.test(text.slice(Math.max(0, from - 8), from)) || /^[-’'\p{L}]/u.test(text.slice(to))) return []
    return [
      {
        span: [from, to],
        kind: 'place',
        keys: known.map(({ name }) => `place:${name}`),
        stems: [stemOf(plain(typed))],
      },
    ]
  })
}

function placesRead({ text, language }: Description): Find[] {
  const reading = startReading(text.replace(/[*_`#]/g, ' '), [language])
  readPlaces(reading, (_, places) => places)
  const regionOf = new Map<string, string>()
  return reading.facts
    .filter((fact): fact is Extract<Fact, { kind: 'place' }> => fact.kind === 'place' && fact.confidence === 'high')
    .filter(({ spans: [span] }) => isPlace(text, span!))
    .flatMap((fact) =>
      fact.spans
        .filter((span) => /\p{Lu}/u.test(text.slice(...span)))
        .map((span) => {
          const hit = longestAt(PLACE_LOOKUP, reading.plain, span[0])
          const names = hit?.found.map((known) => `place:${known.name}`) ?? []
          // A town tells of the region it lies in, not of the next one as well.
          const regions = (hit?.found ?? [])
            .filter(({ region, country, name }) => {
              if (region && !regionOf.has(country)) regionOf.set(country, name)
              return region && (country === 'FR' || regionOf.get(country) === name)
            })
            .map(({ country }) => `country:${country}`)
          return {
            span: [span[0], hit?.to ?? span[1]] as const,
            kind: 'place' as const,
            keys: [...names, ...regions],
            stems: plain(text.slice(span[0], hit?.to ?? span[1]))
              .split(/[\s-]+/)
              .map(stemOf)
              .filter(Boolean),
          }
        }),
    )
}
