/** What speaks for a run of words being the employer's name, and what against it. */
import type { Label } from '../label/label.ts'
import type { Language } from '../sheet/sheet.ts'
import { CONNECTORS, isCapital, isHouse, isLegal } from './employer-words.ts'
import { capsOf, findHead, isTown, wordsOf } from './title-words.ts'

export interface Piece {
  text: string
  lower: string
  from: number
  to: number
}
/** What stands around a name. */
export interface Around {
  lead: string
  follow: string
  label: Label
  language: Language
  isLower: boolean
}

/** What stands before the name of who employs. */
const CUE: Record<Language, RegExp> = {
  en: /(?:@ *|= *|\b(?:it's|its|at|join|for|with|from|this is|school|firm|client)\s*[:=]?\s*(?:the |our )?)$/i,
  de: /(?:= *|(?<!\p{L})(?:beim?|bei der|bei den|für|für die|für den|für das|im|am|in der|an der|die|der|das|unsere?)\s*[:=]?\s*(?:die |der |das |dem |den )?)$/iu,
  fr: /(?:(?<!\p{L})(?:chez|pour|à la|à l'|aux?|de la|de l'|du|la|le|l'|notre)\s*[:=]?\s*(?:la |le |les |l')?)$/iu,
  es: /(?:(?<!\p{L})(?:en|para|de|la|el|los|nuestr[oa])\s*[:=]?\s*(?:la |el |los |las )?)$/iu,
}
/** What says outright that the name of who employs comes next. */
const FIRM: Record<Language, RegExp> = {
  en: /(?:called|named)\s*$|(?:employer|company|organi[sz]ation|entity|business|agency|district)\s*[:=]\s*(?:the )?$|\b(?:we are|we're|join|here at|this is)\s+(?:the )?$/i,
  de: /wir \($|(?:heißt|namens)\s*$|(?:firma|dienstgeber|arbeitgeber|betrieb|unternehmen|träger|einrichtung)\s*[:=]?\s*$|(?:wir sind|wir von|wir,|hier ist)\s+(?:die |der |das )?$/iu,
  fr: /(?:s'appelle|enseigne)\s*$|(?:entreprise|société|employeur|entité|établissement|structure)\s*[:=]\s*$|(?:chez|nous sommes)\s+(?:la |le |les |l')?$/iu,
  es: /se llama\s*$|(?:empresa|compañía|empleador|entidad|razón social)\s*[:=]\s*$|(?:somos|desde)\s+(?:la |el |los |las )?$/iu,
}
const SEEKS =
  /^[^.;!?]{0,30}?(?<!\p{L})(?:seeks?|is looking|are looking|is hiring|needs?|recruits|sucht|suchen|recrute|cherche|recherche|busca|necesita|precisa|selecciona)(?!\p{L})/iu
const PLACED = /^,? (?:in|à|en|bei|near|at) \p{Lu}|^ \(\p{Lu}/u
const LOCATION =
  /(?:location|place of work|based|site|office|building|ort|einsatzort|standort|adresse|lieu|ubicación|lugar|dirección|service|department|abteilung)\s*(?:in|at)?\s*[:=]?\s*$/i
/** These lead to a town, unless a kind of house is named. */
const TO_PLACE = /(?:^|\s)(?:en|in|à|aux?|du|de|des|d'|de la|del|y|zu|im)\s*$/i
const PUBLIC =
  /^(?:city|town|county|borough|stadt|gemeinde|landkreis|ville|commune|département|ayuntamiento|municipi\p{L}+)$/u

/** How surely a run of words is the employer's name; 0 where it is none. */
export function scoreOf(run: readonly Piece[], { lead, follow, label, language, isLower }: Around): number {
  const legal = run.some((piece, at) => at > 0 && isLegal(piece))
  const house = run.some((piece) => isHouse(piece, language))
  if (!run.some((piece) => isOwn(piece, language, legal))) return 0
  const isFirm = FIRM[language].test(lead)
  if (!legal && !isFirm && (isNoName(run, language) || isTheHouse(run, lead, language))) return 0
  if (!legal && !isFirm && !house && language !== 'en' && TO_PLACE.test(lead)) return 0
  const isFirst = /(?:^|[.!?\n:;•–]\s*|(?:^|\s)- )$/.test(lead)
  const capitals = run.filter(isCapital).length
  // "Private hospital": a capital that only begins the sentence
  if (isFirst && capitals === 1 && run.length > 1 && !legal && language === 'en') return 0
  const isLed = CUE[language].test(lead) && !isFirst
  const isBei = /(?:beim?|firma)\s*(?:der |den )?$/i.test(lead)
  const evidence: [boolean, number][] = [
    [legal, 1.5],
    [house, 0.9],
    [capitals > 1 && language !== 'de', 0.6],
    [capitals > 1 && language === 'de' && house, 0.1],
    [isFirm, 1],
    [isLed && !isFirm, 0.6],
    [!isLed && !isFirm && !legal && label === 'place', PUBLIC.test(run[0]!.lower) ? -0.1 : -0.9],
    [wordsOf('house', language).has(/(\p{L}+)\s*$/u.exec(lead)?.[1]?.toLowerCase() ?? ''), 0.5],
    [label === 'title' && isFirst && lead.length > 3, 0.4],
    [SEEKS.test(follow), 0.7],
    [PLACED.test(follow), 0.3],
    [run.length > 1 && !PLACED.test(follow) && /^\s*(?:[,(.;\n]|$)/.test(follow), 0.2],
    [label === 'company' && isFirst && run.length > 1, 0.3],
    [LOCATION.test(lead), -1],
    [language === 'de' && !house && !legal && !isFirm && !isBei, -0.6],
    [run.length === 1 && isFirst && !/^\s*[(,]/.test(follow), -0.6],
    [run.length > 7, -0.5],
    [isLower, -0.1],
  ]
  return evidence.reduce((sum, [holds, weight]) => (holds ? sum + weight : sum), 0)
}

/** A word that makes a name: no kind of house, no job nor a word around one, no acronym of a trade. */
const isOwn = (piece: Piece, language: Language, isLegalName: boolean): boolean =>
  /\p{L}{2}/u.test(piece.text) &&
  !isHouse(piece, language) &&
  !isLegal(piece) &&
  !CONNECTORS[language].test(piece.lower) &&
  (isLegalName || isDistinct(piece, language))

const isDistinct = ({ text, lower }: Piece, language: Language): boolean =>
  text.length > 2 &&
  !capsOf(language).has(lower) &&
  !wordsOf('lead', language).has(lower) &&
  !wordsOf('tail', language).has(lower) &&
  !findHead(lower, language)?.known

/** A town, a post, a street, a weekday, or nouns that only say which kind it is: "Laden und Versand", "Private Hospital". */
function isNoName(run: readonly Piece[], language: Language): boolean {
  const [first, last] = [run[0]!, run.at(-1)!]
  const isKind = (piece: Piece) =>
    isHouse(piece, language) || CONNECTORS[language].test(piece.lower) || KIND.test(piece.lower)
  const isJoined = run.some(({ lower }) => /^(?:\+|und|y|and|et)$/.test(lower))
  const isPost = (piece: Piece) => !!findHead(piece.lower, language)?.known && !isHouse(piece, language)
  if (isTown(run.map(({ text }) => text).join(' ')) || run.every(isKind)) return true
  if (
    isJoined &&
    (run.every((piece) => isKind(piece) || isTown(piece.text)) || (language === 'de' && isHouse(first, 'de')))
  )
    return true
  if (STREET.test(last.lower) || run.some(({ lower }) => WEEKDAY.test(lower))) return true
  if (run.length === 1 && /^\p{Lu}{4,}$/u.test(first.text)) return true
  if (isPost(last) && !isHouse(first, language)) return true
  if (isPost(first) && run[1]?.lower === 'of') return true
  if (language !== 'de') return false
  return isPost(first) || (isHouse(last, 'de') && /^(?:im|am|der|des|vom|zum|zur)$/.test(run.at(-2)?.lower ?? ''))
}
/** What a kind of house is like. */
const KIND =
  /^(?:private|public|independent|constitutional|superior|nonprofit|non-profit|national|local|regional|municipal|community|family|special|general|mixed|small|large|new|old|umbrella|land|mid-size|privad[oa]|públic[oa]|privée?|publique)$/
const STREET =
  /(?:street|road|lane|avenue|drive|straße|strasse|gasse|weg|platz)$|^(?:rue|boulevard|place|quai|calle|avenida|plaza|paseo|vía|st|rd|ave)$/
const WEEKDAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|jueves|viernes)$/

/** "la boutique de Vertou": which house is meant, not what it is called. */
const isTheHouse = (run: readonly Piece[], lead: string, language: Language): boolean =>
  (language === 'fr' || language === 'es') &&
  /^\p{Ll}/u.test(run[0]!.text) &&
  /^(?:de|del|du|des|d)$/.test(run[1]?.lower ?? '') &&
  /(?:^|\s)(?:la|le|les|el|los|las|notre|nos|nuestr[oa]s?|l'|aux?|une?|\d+)\s*$/i.test(lead)
