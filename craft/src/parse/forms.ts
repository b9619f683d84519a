/** How values are printed: wording of the four languages, which is data. */
import { readTable } from '../data.ts'
import { LANGUAGES, type Language } from '../sheet/sheet.ts'

let forms: ReadonlyMap<string, readonly string[]> | null = null

/** How the reader is spoken to where a language has two ways; null where the act is named instead. */
export type Manner = 'formal' | 'informal' | null

/** `key` names a row of `craft/data/forms.tsv`; null where there is none. */
export function formOf(key: string, language: Language): string | null {
  forms ??= new Map(readTable('forms').map(([name, ...cells]) => [name!, cells]))
  return forms.get(key)?.[LANGUAGES.indexOf(language)] ?? null
}

/** The form with its gaps filled: `say('week', 'en', '30 hours')` is "30 hours a week". */
export const say = (key: string, language: Language, ...parts: (string | number)[]): string =>
  (formOf(key, language) ?? '{0}').replace(/(\bde )?\{(\d)\}/g, (_, ahead = '', at) => {
    const part = String(parts[Number(at)] ?? '')
    // "d'avril"
    return (language === 'fr' && /^[aeiouâéèêô]/i.test(part) ? ahead.replace('e ', "'") : ahead) + part
  })

/** The form of `key` in this manner, where it has one of its own. */
export const sayTo = (manner: Manner, key: string, language: Language, ...parts: (string | number)[]): string =>
  say(manner && formOf(`${key}.${manner}`, language) !== null ? `${key}.${manner}` : key, language, ...parts)
