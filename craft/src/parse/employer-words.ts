/** Kinds of words within the names of employers. */
import type { Language } from '../sheet/sheet.ts'
import { wordsOf } from './title-words.ts'

interface Word {
  text: string
  lower: string
}

/** Small words that names are joined with. */
export const CONNECTORS: Record<Language, RegExp> = {
  en: /^(?:&|\+|and|of|the|de|la|du|von|van|for|on|upon)$/,
  de: /^(?:&|\+|und|der|die|des|am|im|an|vom|von|zum|zur|e\.?|de|la)$/,
  fr: /^(?:&|\+|et|de|du|des|d|la|le|les|l|aux?|sur|sous|saint|sainte)$/,
  es: /^(?:&|\+|y|e|de|del|la|las|el|los|san|santa|hermanos|hijos)$/,
}

/** "school", "Weingut", "clínica", also as the end of a German compound. */
export function isHouse({ lower }: Word, language: Language): boolean {
  const houses = wordsOf('house', language)
  if (houses.has(lower) || houses.has(lower.replace(/s$/, ''))) return true
  if (language !== 'de' || lower.length < 8) return false
  for (let at = 3; at <= lower.length - 4; at++) if (houses.has(lower.slice(at))) return true
  return false
}

const LEGAL =
  /^(?:g?GmbH|g?gmbh|mbH|AG|KG|KGaA|OHG|UG|e\.?V\.?|eG|[Ll]td\.?|Limited|plc|PLC|LLP|llp|LLC|llc|[Ii]nc\.?|Corp\.?|Pty|S\.?A\.?|S\.?L\.?U?\.?|S\.?R\.?L\.?|SAS|SARL|Sàrl|EURL|SCOP|B\.?V\.?|N\.?V\.?|CIC|SE)$/
export const isLegal = ({ text }: Word): boolean => LEGAL.test(text)

export const isCapital = ({ text }: Word): boolean =>
  /^\p{Lu}/u.test(text) && !/^(?:I|I'm|I'll|I've|We're|We've|It's|They|Our)$/.test(text)
