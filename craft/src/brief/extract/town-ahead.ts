/** "Villarrobledo (Albacete)", "Hendaya (Francia)": the town stands ahead of its province or country. */
import { findPhrases } from '../match-phrases.ts'
import { plain } from '../normalise.ts'
import { partAt, type Reading } from '../reading.ts'
import { looksLikeHouse } from './name-by-sort.ts'
import { TITLE_WORDS } from './title-words.ts'

const TOWN =
  /^(?<cue>(?:en|à|a) )?(?<town>\p{Lu}[\p{L}’'-]{2,}(?: (?:de |del |de la |la |el |los |las |sur |en )?\p{Lu}[\p{L}’'-]+){0,2}) \($/u
const NO_TOWN =
  /^(?:oficinas?|sede|tienda|taller|centro|centre|planta|fábrica|almacén|bureaux?|siège|atelier|magasin|agence|usine|hotel|hôtel|residencia|clínica|colegio|obra|zona|región|secteur|équipe|equipo|presencial|remoto|híbrido)(?!\p{L})/iu

/** "In Bishops Castle Shropshire", "near Little Hay, Kent": a town that no list knows ahead of its county. */
const AHEAD_OF_COUNTY =
  /(?<![\p{L}\d])(?:in|at|near|outside|from) (?<town>\p{Lu}\p{Ll}[\p{L}'-]+(?:[ -](?:\p{Lu}[\p{L}'-]+|upon|on|under|le|the|by)){0,3}),? $/u

function townOfCounty({ open }: Reading, from: number): { town: string; from: number } | null {
  const match = AHEAD_OF_COUNTY.exec(open.slice(Math.max(0, from - 50), from))
  const town = match?.groups?.town
  if (!match || !town || looksLikeHouse(town) || findPhrases(TITLE_WORDS, plain(town)).length > 0) return null
  return { town, from: from - match[0].length + match[0].indexOf(town) }
}

/** The town ahead of what stands in brackets, or ahead of its county, from `from` to `to`; null where there is none. */
export function townAhead(
  reading: Reading,
  from: number,
  to: number,
  isRegion: boolean,
): { town: string; from: number } | null {
  if (reading.language === 'en') return isRegion ? townOfCounty(reading, from) : null
  if (reading.language !== 'fr' && reading.language !== 'es') return null
  if (reading.text[to] !== ')') return null
  const part = partAt(reading, from)
  const match = TOWN.exec(reading.open.slice(part.from, from))
  if (!match || (!match.groups!.cue && !/,\s*$/u.test(reading.text.slice(0, part.from)))) return null
  const town = match.groups!.town!
  if (NO_TOWN.test(town) || looksLikeHouse(town) || findPhrases(TITLE_WORDS, plain(town)).length > 0) return null
  return { town, from: from - town.length - 2 }
}

/** "Roscoff (29)": the number of its department belongs to a French town. */
export const departmentBehind = (reading: Reading, to: number): string =>
  reading.language === 'fr'
    ? (/^ \((?:0[1-9]|[1-8]\d|9[0-5]|2[AB]|97\d)\)/u.exec(reading.open.slice(to, to + 7))?.[0] ?? '')
    : ''
