/** "Hebetec Schwaben vermietet Arbeitsbühnen", "Nacelia loue des nacelles": what a house lives by is told with its name. */
import { isHouse } from './extract/subjects.ts'
import type { Language } from './facts.ts'
import { type Edit, editsOf } from './rewrite.ts'

const NAME = String.raw`\p{Lu}[\p{L}\d&'’-]+(?: (?:(?:&|und|et|y|von|de|du|del|la) )?\p{Lu}[\p{L}\d&'’-]+)`
const WE_DO: Partial<Record<Language, { label: string; verbs: Record<string, string>; words: string }>> = {
  // Every noun of a German sentence has a capital: a name is told by its second word.
  de: {
    label: 'Firma: $<name>. Wir ',
    words: '{1,3}',
    verbs: {
      vermietet: 'vermieten',
      verleiht: 'verleihen',
      verkauft: 'verkaufen',
      vertreibt: 'vertreiben',
      baut: 'bauen',
      fertigt: 'fertigen',
      produziert: 'produzieren',
      repariert: 'reparieren',
      liefert: 'liefern',
      entwickelt: 'entwickeln',
      installiert: 'installieren',
      importiert: 'importieren',
      druckt: 'drucken',
      braut: 'brauen',
      röstet: 'rösten',
    },
  },
  fr: {
    label: 'Entreprise : $<name>. Nous ',
    words: '{0,3}',
    verbs: {
      loue: 'louons',
      vend: 'vendons',
      fabrique: 'fabriquons',
      produit: 'produisons',
      répare: 'réparons',
      conçoit: 'concevons',
      installe: 'installons',
      importe: 'importons',
      distribue: 'distribuons',
      édite: 'éditons',
      imprime: 'imprimons',
      torréfie: 'torréfions',
      transporte: 'transportons',
    },
  },
  es: {
    label: 'Empresa: $<name>. ',
    words: '{0,3}',
    verbs: {
      alquila: 'Alquilamos',
      vende: 'Vendemos',
      fabrica: 'Fabricamos',
      produce: 'Producimos',
      repara: 'Reparamos',
      diseña: 'Diseñamos',
      instala: 'Instalamos',
      importa: 'Importamos',
      exporta: 'Exportamos',
      distribuye: 'Distribuimos',
      imprime: 'Imprimimos',
      transporta: 'Transportamos',
    },
  },
}

const PATTERNS = Object.fromEntries(
  Object.entries(WE_DO).map(([language, { verbs, words }]) => [
    language,
    new RegExp(
      `(?<=^|[.!\\n•]\\s*)(?<name>${NAME}${words}) (?<verb>${Object.keys(verbs).join('|')}) (?=[\\p{L}\\d])(?!et |und |y |sich |se )`,
      'gu',
    ),
  ]),
) as Partial<Record<Language, RegExp>>

/** Edits that tell the name apart from what its house does; English has its own table. */
export function houseVerbs(text: string, language: () => Language): Edit[] {
  const spoken = language()
  const [house, pattern] = [WE_DO[spoken], PATTERNS[spoken]]
  if (!house || !pattern) return []
  return editsOf(text, pattern, ({ groups }) =>
    isHouse(groups!.name!) ? `${house.label.replace('$<name>', groups!.name!)}${house.verbs[groups!.verb!]} ` : null,
  )
}
