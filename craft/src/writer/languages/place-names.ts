import type { Language } from '../../brief/facts.ts'

/** Places that have names of their own in other languages: [en, de, fr, es]. */
const NAMES: [string, string, string, string][] = [
  ['Munich', 'München', 'Munich', 'Múnich'],
  ['Cologne', 'Köln', 'Cologne', 'Colonia'],
  ['Nuremberg', 'Nürnberg', 'Nuremberg', 'Núremberg'],
  ['Hanover', 'Hannover', 'Hanovre', 'Hannover'],
  ['Dusseldorf', 'Düsseldorf', 'Düsseldorf', 'Düsseldorf'],
  ['Hamburg', 'Hamburg', 'Hambourg', 'Hamburgo'],
  ['Frankfurt', 'Frankfurt', 'Francfort', 'Fráncfort'],
  ['Berlin', 'Berlin', 'Berlin', 'Berlín'],
  ['Bavaria', 'Bayern', 'Bavière', 'Baviera'],
  ['Saxony', 'Sachsen', 'Saxe', 'Sajonia'],
  ['Vienna', 'Wien', 'Vienne', 'Viena'],
  ['Zurich', 'Zürich', 'Zurich', 'Zúrich'],
  ['Geneva', 'Genf', 'Genève', 'Ginebra'],
  ['Basel', 'Basel', 'Bâle', 'Basilea'],
  ['Bern', 'Bern', 'Berne', 'Berna'],
  ['Brussels', 'Brüssel', 'Bruxelles', 'Bruselas'],
  ['Antwerp', 'Antwerpen', 'Anvers', 'Amberes'],
  ['Paris', 'Paris', 'Paris', 'París'],
  ['Lyon', 'Lyon', 'Lyon', 'Lyon'],
  ['Marseille', 'Marseille', 'Marseille', 'Marsella'],
  ['Strasbourg', 'Straßburg', 'Strasbourg', 'Estrasburgo'],
  ['Brittany', 'Bretagne', 'Bretagne', 'Bretaña'],
  ['Bordeaux', 'Bordeaux', 'Bordeaux', 'Burdeos'],
  ['London', 'London', 'Londres', 'Londres'],
  ['Edinburgh', 'Edinburgh', 'Édimbourg', 'Edimburgo'],
  ['Dublin', 'Dublin', 'Dublin', 'Dublín'],
  ['Lisbon', 'Lissabon', 'Lisbonne', 'Lisboa'],
  ['Porto', 'Porto', 'Porto', 'Oporto'],
  ['Madrid', 'Madrid', 'Madrid', 'Madrid'],
  ['Barcelona', 'Barcelona', 'Barcelone', 'Barcelona'],
  ['Seville', 'Sevilla', 'Séville', 'Sevilla'],
  ['Malaga', 'Málaga', 'Malaga', 'Málaga'],
  ['Cadiz', 'Cádiz', 'Cadix', 'Cádiz'],
  ['Cordoba', 'Córdoba', 'Cordoue', 'Córdoba'],
  ['Zaragoza', 'Saragossa', 'Saragosse', 'Zaragoza'],
  ['Valencia', 'Valencia', 'Valence', 'Valencia'],
  ['Milan', 'Mailand', 'Milan', 'Milán'],
  ['Rome', 'Rom', 'Rome', 'Roma'],
  ['Warsaw', 'Warschau', 'Varsovie', 'Varsovia'],
  ['Prague', 'Prag', 'Prague', 'Praga'],
  ['Copenhagen', 'Kopenhagen', 'Copenhague', 'Copenhague'],
  ['Stockholm', 'Stockholm', 'Stockholm', 'Estocolmo'],
  ['Athens', 'Athen', 'Athènes', 'Atenas'],
  ['The Hague', 'Den Haag', 'La Haye', 'La Haya'],
  ['New York', 'New York', 'New York', 'Nueva York'],
  ['Germany', 'Deutschland', 'Allemagne', 'Alemania'],
  ['Spain', 'Spanien', 'Espagne', 'España'],
  ['France', 'Frankreich', 'France', 'Francia'],
  ['Austria', 'Österreich', 'Autriche', 'Austria'],
  ['Switzerland', 'Schweiz', 'Suisse', 'Suiza'],
  ['Italy', 'Italien', 'Italie', 'Italia'],
  ['Portugal', 'Portugal', 'Portugal', 'Portugal'],
  ['United Kingdom', 'Großbritannien', 'Royaume-Uni', 'Reino Unido'],
  ['Europe', 'Europa', 'Europe', 'Europa'],
  ['Norway', 'Norwegen', 'Norvège', 'Noruega'],
  ['Sweden', 'Schweden', 'Suède', 'Suecia'],
  ['Denmark', 'Dänemark', 'Danemark', 'Dinamarca'],
  ['Finland', 'Finnland', 'Finlande', 'Finlandia'],
  ['Poland', 'Polen', 'Pologne', 'Polonia'],
  ['Morocco', 'Marokko', 'Maroc', 'Marruecos'],
  ['Ireland', 'Irland', 'Irlande', 'Irlanda'],
  ['Greece', 'Griechenland', 'Grèce', 'Grecia'],
  ['Japan', 'Japan', 'Japon', 'Japón'],
  ['China', 'China', 'Chine', 'China'],
  ['Mexico', 'Mexiko', 'Mexique', 'México'],
  ['Brazil', 'Brasilien', 'Brésil', 'Brasil'],
  ['Turkey', 'Türkei', 'Turquie', 'Turquía'],
]

const COLUMN: Record<Language, number> = { en: 0, de: 1, fr: 2, es: 3 }
const ROWS = new Map(NAMES.flatMap((names) => names.map((name) => [name.toLowerCase(), names] as const)))

/** "Munich" in German is "München"; places without a name of their own keep theirs. */
export const placeName = (name: string, language: Language): string =>
  ROWS.get(name.toLowerCase())?.[COLUMN[language]] ?? name

/** "Munich", "Italien": a place that the list has. */
export const isPlaceName = (name: string): boolean => ROWS.has(name.toLowerCase())

const FRENCH_AT = /^(?:Portugal|Royaume-Uni|Danemark|Maroc|Japon|Mexique|Brésil)$/
const FRENCH_IN =
  /^(?:Bavière|Saxe|Bretagne|Allemagne|Espagne|France|Autriche|Suisse|Italie|Europe|Norvège|Suède|Finlande|Pologne|Irlande|Grèce|Chine|Turquie)$/
/** "En Italie", "au Portugal", "à Lyon": null where the list lacks the place. */
export const frenchTo = (name: string): string | null =>
  isPlaceName(name) ? (FRENCH_AT.test(name) ? 'au' : FRENCH_IN.test(name) ? 'en' : 'à') : null
/** "Nach Italien", "in die Schweiz". */
export const germanTo = (name: string): string | null =>
  isPlaceName(name) ? (/^(?:Schweiz|Türkei)$/.test(name) ? 'in die' : 'nach') : null
