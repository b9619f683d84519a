/** Places that are named more than once, and what a country or region beside a town says. */
import type { Fact } from '../facts.ts'

/** The same city named twice is one fact; "Galway (plant), HQ in Ulm" stays two. */
export function unique(facts: Fact[]): Fact[] {
  const kept: Fact[] = []
  for (const fact of facts) {
    if (fact.kind !== 'place') continue
    const twin = kept.find(
      (other) =>
        other.kind === 'place' && (other.city || other.text).toLowerCase() === (fact.city || fact.text).toLowerCase(),
    )
    if (twin) twin.spans.push(...fact.spans)
    else kept.push(fact)
  }
  // A country or region beside its city only says more about it.
  for (const fact of [...kept]) {
    if (fact.kind !== 'place' || fact.city !== '' || fact.also !== 'workplace') continue
    const city = kept.find(
      (other) =>
        other.kind === 'place' &&
        other.city !== '' &&
        other.country === fact.country &&
        Math.abs(other.spans[0]![1] - fact.spans[0]![0]) < 4,
    )
    if (city?.kind !== 'place') continue
    city.region ??= fact.region
    city.text = `${city.text}, ${fact.text}`
    city.spans.push(...fact.spans)
    kept.splice(kept.indexOf(fact), 1)
  }
  // "Essex. No agencies outside England": of a town and another country the town is where the work is.
  const inTown = kept.some((fact) => fact.kind === 'place' && fact.city !== '' && fact.also === 'workplace')
  return kept.map((fact) => (fact.kind === 'place' && fact.city === '' && inTown ? { ...fact, also: 'area' } : fact))
}
