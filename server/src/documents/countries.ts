/** As briefs name those that remote work is open to: one name may be several countries. */
const NAMES: [RegExp, string[]][] = [
  [/\b(?:us|usa|united states)\b/, ['US']],
  [/\b(?:uk|united kingdom)\b/, ['GB']],
  [/\bireland\b/, ['IE']],
  [/\bcanada\b/, ['CA']],
  [/\b(?:germany|deutschland)\b/, ['DE']],
  [/\b(?:austria|österreich|osterreich)\b/, ['AT']],
  [/\b(?:switzerland|schweiz)\b/, ['CH']],
  [/\bdach\b/, ['DE', 'AT', 'CH']],
  [/\bfrance\b/, ['FR']],
  [/\b(?:spain|españa|espana)\b/, ['ES']],
  [/\bportugal\b/, ['PT']],
  [/\bitaly\b/, ['IT']],
  [/\bpoland\b/, ['PL']],
  [/\bnetherlands\b/, ['NL']],
  [/\bbelgium\b/, ['BE']],
]
const ENGLISH = new Intl.DisplayNames('en', { type: 'region' })

/** In English; none for what is wider than a country. */
export const countriesIn = (region: string): string[] =>
  NAMES.flatMap(([name, codes]) => (name.test(region.toLowerCase()) ? codes.map(countryName) : []))

/** @param code of ISO 3166, as in DE */
export const countryName = (code: string): string => ENGLISH.of(code) ?? code
