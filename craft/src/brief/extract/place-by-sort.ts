/** "Thonon-les-Bains (74)", "en Villarrobledo": a name that labelled briefs take for a place is one, where no other is known. */
import type { Fact } from '../facts.ts'
import type { Reading } from '../reading.ts'
import { looksLikeHouse } from './name-by-sort.ts'
import { asTown, readWholePlaces } from './place-whole.ts'

const NAMED =
  /^(?:(?:(?:nous sommes |on est )?à|(?:estamos |somos de |aquí )?en|a|sur|au|aux|commune|ciudad|base|campus de|du côté de|du côté d['’]|provincia de|comarca de)\s?:?\s*)?((?:L[aeo]s? |El |Saint[- ]|San |Santa )?\p{Lu}[\p{L}’'-]+(?:[ -](?:de |del |la |las |los |le |les |sur |du |des |d['’]|en )*\p{Lu}?[\p{L}’'-]+){0,3})(?: \((?:\d{2,5}|\p{Lu}[\p{L} -]+)\))?$/u
const NO_TOWN =
  /^(?:street|road|st|rd|floor|unit|office|building|near|close|plant|depot|rue|avenue|place|calle|plaza|polígono|quartier|barrio|bureaux?|oficinas?|sede|centre|centro|campus|site|base|secteur|zona|provincia|maison|tienda|agence|résidence|hôtel|école)(?!\p{L})/iu

/** "Sérieux, on vérifie les références": how one is. */
const OF_PEOPLE =
  /^(?:sérieu(?:x|se)|motivée?|urgent|autonome|ponctuel(?:le)?|dynamique|discret|discrète|seri[oa]|urgente|puntual|responsable|discret[oa]|motivad[oa]|bilingüe|bilingue)$/iu

export function readPlacesBySort(reading: Reading): void {
  // German nouns have capitals too: their towns are told by other signs.
  if (reading.language === 'de') {
    readWholePlaces(reading)
    return
  }
  if (reading.facts.some((fact) => fact.kind === 'place' && fact.also === 'workplace')) return
  reading.facts = reading.facts.map((fact): Fact => {
    if (fact.kind !== 'free' || fact.about !== 'place' || !fact.holds) return fact
    const city = NAMED.exec(fact.text)?.[1]
    if (!city || NO_TOWN.test(city) || OF_PEOPLE.test(city) || looksLikeHouse(city)) return fact
    return asTown(fact, fact.text, city)
  })
}
