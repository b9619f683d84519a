/** Which country a brief is from, where its money, its places or its spelling tell. */
import type { Language } from '../sheet/sheet.ts'

/** Names of money, countries, towns and offices say more than a spelling, which stands behind the bar; "*" is any ending. */
const CUES: Record<Language, Record<string, string>> = {
  en: {
    'en-GB': `£ gbp quid uk england scotland wales london manchester birmingham leeds glasgow edinburgh nhs dbs nvq gcse gcses hmrc paye
      | colour* labour* favour* behaviour* centre* programme* organise* organisation* specialise* licence* fortnight* holiday holidays rota cv cvs`,
    'en-US': `$ usd usa texas california ohio florida chicago boston seattle denver austin dallas atlanta houston 401k pto osha cdl gpa
      | color colors labor favor* behavior* center centers organize* organization* specialize* resume resumes vacation`,
    'en-IE': 'ireland dublin cork galway limerick waterford garda hse qqi |',
    'en-AU': 'aud australia sydney melbourne brisbane perth adelaide superannuation tafe |',
    'en-CA': 'cad canada toronto vancouver calgary ottawa montreal ontario alberta |',
  },
  de: {
    'de-CH': `chf franken schweiz zürich basel luzern winterthur genf lausanne aargau pensum efz eba quellensteuer
      | strasse* grösse* gross* weiss* ausser*`,
    'de-AT': `österreich* wien graz linz salzburg innsbruck klagenfurt villach wels steiermark tirol kärnten vorarlberg
      kollektivvertrag* kv matura lehrabschlussprüfung | jänner heuer`,
    'de-DE':
      'deutschland berlin hamburg münchen köln frankfurt stuttgart leipzig dresden hannover bremen tvöd ihk | straße* größe*',
  },
  fr: {
    'fr-CH':
      'chf francs suisse genève lausanne fribourg neuchâtel vaud valais nyon cfc afp lpp | septante nonante huitante',
    'fr-BE': 'belgique bruxelles liège namur charleroi wallonie forem | septante nonante',
    'fr-CA': 'québec montréal laval gatineau sherbrooke canada cégep reer |',
    'fr-FR': 'france paris lyon marseille toulouse bordeaux lille nantes rennes cdi cdd smic rtt bts urssaf mutuelle |',
  },
  es: {
    'es-MX': 'mxn méxico cdmx guadalajara monterrey puebla querétaro imss infonavit | licenciatura prepa',
    'es-AR': 'ars argentina rosario mendoza monotributo |',
    'es-CO': 'cop colombia bogotá medellín cali barranquilla eps arl sena |',
    'es-CL': 'clp chile santiago valparaíso afp isapre |',
    'es-PE': 'pen perú lima arequipa trujillo essalud |',
    'es-ES': '€ euro euros españa madrid barcelona valencia sevilla zaragoza málaga bilbao murcia | convenio pagas',
  },
}
const STRONG = 2

interface Cues {
  whole: Map<string, { locale: string; weight: number }[]>
  /** Beginnings of words, each at least four letters long. */
  begins: { beginning: string; locale: string }[]
}
const known = new Map<Language, Cues>()

function cuesOf(language: Language): Cues {
  let cues = known.get(language)
  if (cues) return cues
  cues = { whole: new Map(), begins: [] }
  for (const [locale, list] of Object.entries(CUES[language]))
    for (const [part, words] of list.split('|').entries())
      for (const word of words.trim().split(/\s+/).filter(Boolean)) {
        if (word.endsWith('*')) cues.begins.push({ beginning: word.slice(0, -1), locale })
        else cues.whole.set(word, [...(cues.whole.get(word) ?? []), { locale, weight: part === 0 ? STRONG : 1 }])
      }
  known.set(language, cues)
  return cues
}

/** "en-GB", "de-CH" …: the one that most speaks for; null where nothing does, or as much for another. */
export function guessLocale(words: Iterable<string>, language: Language): string | null {
  const { whole, begins } = cuesOf(language)
  const sums = new Map<string, number>()
  const add = (locale: string, weight: number) => sums.set(locale, (sums.get(locale) ?? 0) + weight)
  for (const word of new Set(words)) {
    for (const { locale, weight } of whole.get(word) ?? []) add(locale, weight)
    if (word.length > 3) for (const { beginning, locale } of begins) if (word.startsWith(beginning)) add(locale, 1)
  }
  const [first, second] = [...sums].sort((a, b) => b[1] - a[1])
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : null
}
