/** Briefs that were dictated spell their stops: "Vollzeit Komma unbefristet Punkt". */
import { type Edit, editsOf } from './rewrite.ts'

const DICTATED = / Komma (?:[^\n]|\n)*? (?:Komma|Punkt)(?!\p{L})/u
const SPOKEN =
  / (?:(Komma)|(Punkt)|(Doppelpunkt)|(Semikolon|Strichpunkt)|(Fragezeichen)|(Ausrufezeichen)|(neue Zeile|neuer Absatz|Absatz))(?![\p{L}])/giu
const STOPS = [',', '.', ':', ';', '?', '!', '\n']
const FOR_ALL = / (?:in )?Klammern m w d(?: Klammer zu)?(?!\p{L})/giu
const ADDRESS =
  /(?<!\p{L})\p{L}[\p{L}\d.-]* (?:at|ät) \p{L}[\p{L}\d]*(?: (?:minus|Bindestrich|Unterstrich|Punkt) [\p{L}\d]+)*? Punkt (?:de|com|org|net|at|ch|eu|info|example)(?!\p{L})/giu

const writtenAddress = (said: string): string =>
  said
    .replace(/ (?:at|ät) /iu, '@')
    .replace(/ (?:minus|Bindestrich) /giu, '-')
    .replace(/ Unterstrich /giu, '_')
    .replace(/ Punkt /giu, '.')

/** Edits that put the stops themselves. */
export function spokenStops(text: string): Edit[] {
  const addresses = editsOf(text, ADDRESS, ([said]) => writtenAddress(said))
  if (!DICTATED.test(text)) return addresses
  const stops = [
    ...editsOf(text, FOR_ALL, () => ' (m/w/d)'),
    ...editsOf(text, SPOKEN, ([, ...groups]) => STOPS[groups.findIndex((group) => group !== undefined)]!),
  ]
  return [...addresses, ...stops.filter((stop) => !addresses.some(({ from, to }) => stop.from < to && from < stop.to))]
}
