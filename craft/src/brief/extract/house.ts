/** What the employer is, said in passing. */

import { HOUSE_KINDS } from '../data/house-kinds.ts'
import type { Span } from '../facts.ts'
import { lean } from '../lean.ts'
import { plain } from '../normalise.ts'
import type { Reading } from '../reading.ts'

const HOUSE =
  'brewery|bakery|shop|store|agency|company|firm|start-?up|school|clinic|hospital|practice|hotel|restaurant|cafe|bar|farm|charity|bank|studio|consultancy|consultants|manufacturer|scale-?up|retailer|workshop|garage|nursery|university|museum|theatre|winery|pub|gym|spa|library|ngo|non-?profit|foundation|supplier|wholesaler|publisher|distributor|fintech|saas|marketplace|care home|law firm|co-?op|cooperative|family business|chain|group|institute|laboratory|council|authority|biotech|provider|platform|maker of [a-z ]+|firma|unternehmen|betrieb|agentur|praxis|klinik|krankenhaus|pflegedienst|kanzlei|backerei|brauerei|schule|kita|werkstatt|verein|buro|spedition|pflegeheim|seniorenheim|hersteller|dienstleister|handler|mittelstandler|laden|geschaft|stiftung|gasthof|biergarten|apotheke|metzgerei|einrichtung|gartnerei|autohaus|fabrik|zulieferer|konzern|entreprise|societe|agence|association|cabinet|clinique|hopital|boulangerie|ecole|creche|magasin|boutique|usine|ferme|pme|groupe|eti|librairie|brasserie|domaine|ehpad|cpe|chsld|mairie|collectivite|fondation|ong|pharmacie|salon|atelier|empresa|agencia|clinica|restaurante|tienda|colegio|fabrica|taller|bodega|asesoria|despacho|consultora|residencia|chiringuito|academia|farmacia|guarderia|panaderia|peluqueria|gestoria|cadena|fundacion|cooperativa|inmobiliaria|cafeteria|heladeria|multinacional|pyme|constructora|aseguradora|naviera|obrador|escuela|pasteleria|carniceria|hostal|pizzeria|finca|granja|bistro|surgery|pre-?school|infants|primary|gasthaus|kindergarten|hofladen|metzgerei|konditorei|auberge|exploitation|garderie|institut|ecurie|inn|tea room|dairy|stables|kennels'
const IS_HOUSE = lean(
  new RegExp(
    `^(?:(?:(?:wir )?(?:brauchen|suchen|br[aä]uchten) (?:dringend |noch |wieder )?(?:wen|jemand(?:en)?|leute|hilfe|verst[aä]rkung)|on cherche (?:quelqu'un|du monde)|buscamos (?:a )?(?:alguien|gente)|we are|we're|we run|it's|it is|wir sind|nous sommes|somos|join|for|at|in|bei|fur|pour|chez|dans|para|en)\\s)*(?:(?:an?|the|our|my|die|der|das|den|eine?[mnrs]?|unser[A-Za-zÀ-ɏ]*|une?|notre|la|le|el|una?|nuestr[oa])\\s)*((?!(?:brauchen|suchen|need|needs|want|cherch|recrut|busca|necesit|wollen|hatten|haben|have)[a-z]*\\s)(?:[A-Za-zÀ-ɏ\\d&+/'-]+\\s){0,5}?(?:[A-Za-zÀ-ɏ]*(?:${HOUSE}))(?:\\s(?:de|des|du|d'|for|of|fur|specialised in|that|with|y|and|en|in|im|aus|near|mit|a)[^,;.]{2,70}|\\s(?:[a-z]+(?:elle|ique|iel|aire|ale|ante|ive|ee|ar|al|es|ica|ico|ado|ada|nal))(?:\\s[A-Za-zÀ-ɏ]+)?)?(?:\\s?\\([^()]{2,60}\\))?)$`,
    'u',
  ),
)

const ENDS_IN_HOUSE = lean(new RegExp(`(?:^|[ -])(?:${HOUSE}|${HOUSE_KINDS})s?$`, 'u'))

/** Whether a description of the employer ends in the kind of house it is: "bilingual Kita". */
export const namesHouse = (text: string): boolean => ENDS_IN_HOUSE.test(plain(text)) && !/saas$/i.test(text)

/** "film short clips in the shop" takes place there; it does not say what the house is. */
const TELLS_MORE =
  /^groupe d(?:e |es |')|^(?:closing|selling|running|managing|building) |^(?!(?:for|at|in|join|work|bei|in|fur|pour|chez|para|en) )[^,;]*\s(?:in|at|on|to|with|from|into|im|bei|mit|dans|avec|con) (?:the|our|a|der|dem|la|le|el)\s/u

/** "Fahrradladen in Münster (Speiche & Co, 6 Leute) u suchen": where it says whom one looks for, it says no more of the house. */
const withoutSearch = (text: string): string =>
  text
    .replace(
      /,? (?:u\.?|und|and|et|y)(?: (?:suchen|brauchen|need|looking|are|cherchons|recherchons|buscamos|necesitamos).*)?$/u,
      '',
    )
    .replace(/ \([^()]*\)?$/u, '') || text

/** What the employer is, said in passing: "for our mid-size brewery", "solar company". */
export function houseIn(reading: Reading, text: string, span: Span): string | null {
  const said =
    /^(?:(?:we |wir |nous )?(?:are|'re|run|operate|sind|sommes|somos) )?(?:an? |the |eine? |une? |una? )?/iu.exec(
      text,
    )?.[0] ?? ''
  // "We run Dentrix and Dexis": what one works with.
  if (
    RUNS_TOOLS.test(text) &&
    reading.facts.some(({ kind, spans: [[at] = [-1]] }) => kind === 'skill' && at >= span[0] && at < span[1])
  )
    return null
  // "2 cleaners for a doctors surgery": where one works for others.
  if (
    /^(?:for|für|pour|para) (?:an? |une? |una? |eine[rnm]? )/iu.test(text) &&
    reading.facts.some((fact) => fact.kind === 'title' && SERVES_OTHERS.test(plain(fact.title)))
  )
    return null
  const presented = PRESENTS.test(reading.plain.slice(Math.max(0, span[0] - 26), span[0] + said.length))
  if (
    presented &&
    !/^\d+$/.test(text.slice(said.length)) &&
    !/^(?:looking|hiring|seeking|after(?![a-z])|in need|on the (?:hunt|lookout)|searching|recruiting|trying|growing fast|happy|auf der suche)/iu.test(
      text.slice(said.length),
    )
  )
    return withoutSearch(text.slice(said.length))
  if (reading.facts.some((fact) => fact.kind === 'company' && fact.aspect === 'about')) return null
  const beside = reading.facts.some(
    (fact) => fact.kind === 'company' && fact.aspect === 'name' && Math.abs(fact.spans[0]![0] - span[1]) < 12,
  )
  if (
    (span[0] > 240 && !beside) ||
    text.split(' ').length > 14 ||
    /contract|vertrag|contrat|via |first|agency staff/iu.test(text)
  )
    return null
  if (
    !text.includes(' ') &&
    !beside &&
    !/(?:(?:for|at|fur|pour|chez|para|en|in) (?:an? |our |the |une? |una? |eine[rnm]? |unser[a-z]* )?|(?:^|[.!?]\s)(?:our|my|unsere?|notre|nuestr[oa]) )$/u.test(
      reading.plain.slice(Math.max(0, span[0] - 16), span[0]),
    )
  )
    return null
  const behind =
    /^.*\s(?=(?:for|pour|fur|para|chez|bei|at) (?:an?|our|une?|notre|eine?[mnrs]?|unser[a-z]*|una?|nuestr[oa])\s)/u.exec(
      plain(text),
    )?.[0].length ?? 0
  if (/(?:contractors|suppliers|vendors|clients|customers)$/iu.test(text) && !said) return null
  // "for a Swiss bank (client name not in ad)": whom the house serves.
  if (/^ ?\(?client/u.test(reading.plain.slice(span[1], span[1] + 8))) return null
  if (
    /^(?:should|must|needs? to|know|be|called to|admitted to) |(?<!\p{L})(?:experience|knowledge|background|skills?)(?!\p{L})/iu.test(
      text,
    )
  )
    return null
  if (/^(?:some|any|previous|prior|good|no|not|kein\w*|keine|pas|sin|nada|aucun\w*|ohne|sans) /iu.test(text))
    return null
  if (TELLS_MORE.test(plain(text.slice(behind)))) return null
  const match = IS_HOUSE.exec(plain(text.slice(behind)))
  return match ? text.slice(text.length - match[1]!.length) : null
}

const SERVES_OTHERS =
  /clean|security|guard|caretaker|catering|reinig|putz|wach|sicherheit|hausmeister|nettoy|menage|gardien|agent de securite|limpi|vigilan/u
const RUNS_TOOLS = /^(?:(?:we )?(?:run|use) )\p{Lu}[\p{L}\d]+(?:(?:,| and| &| \+) \p{Lu}[\p{L}\d]+)*$/iu

/** "We are a two-form entry primary": whatever follows says what the employer is. */
const PRESENTS = lean(
  /(?:^|[.!?;,]\s+|\n)(?:hi[,!]? |hello[,!]? )?(?:we are|we're|wir sind|nous sommes|somos|we run) (?:an? |the |eine? |une? |una? |los |das |die |der )?$/u,
)
