/** Words of origin and faith that English writes with a capital wherever they stand. */
import { LANGUAGE_NAMES } from './languages.ts'

export const DEMONYMS = new Set([
  ...Object.values(LANGUAGE_NAMES).map((names) => names.split('|')[0]!),
  ...'Swiss Irish Scottish Welsh British American Canadian Australian Austrian Belgian Brazilian Mexican Indian African Asian European Nordic Scandinavian Baltic Kenyan Nigerian Egyptian Israeli Singaporean Icelandic Estonian Latvian Lithuanian Slovenian Argentinian Chilean Peruvian Colombian Gulf Emirati Saudi Moroccan Alpine Atlantic Pacific Mediterranean Caribbean Roman Georgian Victorian Christian Catholic Protestant Anglican Jewish Muslim Islamic Montessori'.split(
    ' ',
  ),
])
