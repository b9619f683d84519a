/** Briefs that were dictated spell their stops: "Vollzeit Komma unbefristet Punkt". */

const DICTATED = / Komma (?:[^\n]|\n)*? (?:Komma|Punkt)(?!\p{L})/u
const SPOKEN =
  / (?:(Komma)|(Punkt)|(Doppelpunkt)|(Semikolon|Strichpunkt)|(Fragezeichen)|(Ausrufezeichen)|(neue Zeile|neuer Absatz|Absatz))(?![\p{L}])/giu
const STOPS = [',', '.', ':', ';', '?', '!', '\n']
const ADDRESS =
  /(?<!\p{L})\p{L}[\p{L}\d.-]* (?:at|ät) \p{L}[\p{L}\d]*(?: (?:minus|Bindestrich|Unterstrich|Punkt) [\p{L}\d]+)*? Punkt (?:de|com|org|net|at|ch|eu|info|example)(?!\p{L})/giu

/** Puts the stops themselves, and blanks for the letters that are left, so that every offset stays. */
export function writeStops(text: string): string {
  if (!DICTATED.test(text)) return text
  return text
    .replace(ADDRESS, (said) =>
      said
        .replace(/ (?:at|ät) /iu, '@')
        .replace(/ (?:minus|Bindestrich) /giu, '-')
        .replace(/ Unterstrich /giu, '_')
        .replace(/ Punkt /giu, '.')
        .padEnd(said.length),
    )
    .replace(/ (?:in )?Klammern m w d(?: Klammer zu)?(?!\p{L})/giu, (said) => ' (m/w/d)'.padEnd(said.length))
    .replace(SPOKEN, (said: string, ...groups: unknown[]) => {
      const at = groups.findIndex((group) => group !== undefined)
      return STOPS[at]!.padEnd(said.length)
    })
}
