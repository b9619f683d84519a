/** Texts without those whom they name, as far as it can be told: for whoever only needs the wording. */

const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
/** Seven digits or more, with what is written between them; a range of pay or years has fewer in a row or a currency beside it. */
const PHONE = /(?<![\p{L}\d€£$.,])(?:\+|00)?\(?\d[\d\s()/.-]{5,}\d(?![\d%€£$]|\s?(?:€|EUR|USD|GBP|CHF))/gu
/** "Ask for Jane Smith", "Contact: Dr. Jane Smith", "Ansprechpartnerin: Jana Schmidt". */
const INTRODUCED =
  /(?<=(?:[Cc]ontact(?: person)?|[Aa]sk for|[Ss]peak to|[Cc]all|[Ww]rite to|[Ss]end (?:it|them|your \p{L}+) to|reports? to|Ansprechpartner(?:in)?|Kontakt|an|Frau|Herrn?|Madame|Monsieur|Mme|M\.|Mrs?\.?|Ms\.?|Dr\.?|contactez|contacto|Sra?\.?)(?: is| ist)?[:,]? )(?:Frau |Herrn? |Mrs?\.? |Ms\.? |Dr\.? )?\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?: \p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?){1,2}/gu

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\s+/g, '\\s+')

/** Phone numbers have seven digits at least; so has no year, and dates have two stops or strokes. */
const isPhone = (found: string) => {
  const digits = found.replace(/\D/g, '').length
  return (
    digits >= 7 &&
    digits <= 15 &&
    !/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(found) &&
    !/^\d{1,3}(?:[.,]\d{3})+\s?[-–]/.test(found)
  )
}

/** @param names of people, as they stand in the text */
export function withoutPeople(text: string, names: readonly string[]): string {
  const introduced = [...text.matchAll(INTRODUCED)].map(([name]) => name)
  const all = [...new Set([...names, ...introduced].map((name) => name.trim()).filter((name) => name.length > 2))]
  const withoutAddresses = text
    .replace(MAIL, '[e-mail]')
    .replace(PHONE, (found) => (isPhone(found) ? '[phone]' : found))
  return all
    .sort((a, b) => b.length - a.length)
    .reduce(
      (left, name) => left.replace(new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, 'gu'), '[name]'),
      withoutAddresses,
    )
}
