/** Names of employers: words with capitals around a kind of house or a legal form, or right behind what leads in. */

import { readTable } from '../data.ts'
import type { Label } from '../label/label.ts'
import { classOf } from '../line/word-lists.ts'
import type { Language } from '../sheet/sheet.ts'
import { capsOf, findHead, isTown, standsBeside, wordsOf } from './title-words.ts'

/** A name as it stands in some words; offsets within them. */
export interface NameFound {
  from: number
  to: number
  text: string
  /** How surely it is the employer's, from 0 to about 4. */
  score: number
}
interface Piece {
  text: string
  lower: string
  from: number
  to: number
}
interface Around {
  lead: string
  follow: string
  label: Label
  language: Language
  isLower: boolean
}

const STOPPED = String.raw`e\.\s?[VK]\.|S\.\s?Coop\.?|[Ss]\.\s?[LlAa]\.(?:\s?[USus]\.)?|(?:St|Ste|Dr|Dres|Prof|Co|Inc|Ltd|Corp|Bros|Ev|Kath|\p{Lu})\.(?!-)`
const WORD = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${STOPPED}|[ldLD]['’](?=\p{L}))|[„“"«]\p{Lu}[^„“”"»\n]{1,40}[“”"»]|[\p{L}\d](?:[\p{L}\d]|['’&.-]+(?=[\p{L}\d]))*(?:-(?=\s+(?:und|et|y)\s))?|\S`,
  'gu',
)
const LEGAL =
  /^(?:g?GmbH|gmbh|mbH|AG|KG|KGaA|OHG|UG|e\.?\s?V\.?|e\.?\s?K\.?|eG|ltd\.?|limited|plc|LLP|LLC|PLLC|inc\.?|corp\.?|Pty|S\.?A\.?(?:\s?S\.?)?|S\.?\s?L\.?U?\.?|S\.?R\.?L\.?|SAS|SARL|Sàrl|EURL|SCOP|B\.?V\.?|N\.?V\.?|CIC|SE|S\.\s?Coop\.?|SA)$/i
/** Small words that names are joined with. */
const CONNECTORS: Record<Language, RegExp> = {
  en: /^(?:&|\+|and|of|the|de|la|du|von|van|for|on|upon|at|by)$/,
  de: /^(?:&|\+|und|für|der|die|des|am|im|an|vom|von|zum|zur|de|la)$/,
  fr: /^(?:&|\+|et|de|du|des|d'|la|le|les|l'|aux?|sur|sous|saint|sainte)$/,
  es: /^(?:&|\+|y|e|i|de|del|la|las|el|los|do|san|santa|hermanos|hijos)$/,
}
/** "et fils", "& co" */
const KIN = /^(?:fils|co|cie|hijos|söhne|sons|daughters)$/
/** Behind these stands somebody else's name. */
const OTHERS =
  /(?:team:|department:|dept:|clients?|customers?|suppliers?|competitors?|like|such as|contact|ask for|ring|call|email|dear|hi|hello|kunden|wie|hallo|liebe[r]?|ansprechpartner\p{L}*|clientes?|comme|bonjour|contactez|como|hola|fournisseurs?|proveedores)\s*[:,]?\s*$/iu
const PERSON = /^(?:mr|mrs|ms|dr|herrn?|frau|mme|m|monsieur|madame|sr|sra|don|doña)\.?$/
/** What says outright that the name of who employs comes next. */
const FIRM: Record<Language, RegExp> = {
  en: /(?:called|named|company's|firm's)\s*$|(?:employer|company|organi[sz]ation|entity|business|agency|firm|practice|hotel|school|facility)(?:\s*[:=.]+| is)\s*(?:the )?$|\b(?:we are|we're|join|here at|this is|it's)\s+(?:the )?$/i,
  de: /(?:heißt|namens)\s*$|(?:firma|dienstgeber|arbeitgeber|betrieb|unternehmen|träger|einrichtung)\s*[:=]?\s*$|(?:wir sind|wir von|wir,|hier ist|bei|für uns)\s+(?:der |die |das )?$/iu,
  fr: /(?:s'appelle|enseigne|entreprise|société)\s*$|(?:entreprise|société|employeur|entité|établissement|structure|nous)\s*:\s*$|(?:chez|nous sommes|c'est|nous c'est)\s+(?:la |le |les |l')?$/iu,
  es: /se llama\s*$|(?:empresa|compañía|empleador|entidad|razón social)\s*[:=·]\s*$|(?:somos|desde)\s+(?:la |el |los |las )?$/iu,
}
const LED = /(?:\bat|\bfor|\bjoin|\bfrom|chez|pour|beim?|für|para)\s+(?:the |die |der |das |la |le |el )?$/i
/** "it's Sue from", "hier ist Ayşe vom" */
const INTRODUCES =
  /(?:it's|this is|hier ist|hier spricht|c'est|soy|habla) \p{Lu}[\p{L}-]+ (?:here )?(?:from|at|von|vom|von der|de chez|de|del) (?:the )?$/iu
const SEEKS =
  /^[^.;!?]{0,30}?(?<!\p{L})(?:seeks?|is looking|are looking|is hiring|needs?|recruits|sucht|suchen|recrute|cherche|recherche|busca|necesita|precisa|selecciona)(?!\p{L})/iu
/** What a kind of house is like, not what it is called. */
const KIND =
  /^(?:private|public|independent|superior|non-?profit|national|local|regional|municipal|community|family|special|general|mixed|small|large|new|old|land|mid-size|privad[oa]|públic[oa]|privée?|publique)$/
const STREET = /(?:street|road|lane|avenue|straße|strasse|gasse|platz)$|^(?:rue|boulevard|calle|avenida|plaza|paseo)$/
const WEEKDAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|viernes)$/
const AN = /(?:^|\s)(?:an?|our|my|eine?[nrms]?|unsere?[nrms]?|une?|notre|una?|nuestr[oa])\s+$/i

/** "school", "Weingut", "clínica", also as the end of a German compound. */
export function isHouse({ lower }: Pick<Piece, 'lower'>, language: Language): boolean {
  const houses = wordsOf('house', language)
  if (houses.has(lower) || houses.has(lower.replace(/s$/, ''))) return true
  if (language !== 'de' || lower.length < 8) return false
  for (let at = 3; at <= lower.length - 3; at++) if (houses.has(lower.slice(at))) return true
  return false
}
const isLegal = ({ text }: Piece): boolean => LEGAL.test(text) && /\p{Lu}|^(?:gmbh|ltd|inc|llc|plc|e\.)/u.test(text)
const isQuoted = ({ text }: Piece): boolean => /^[„“"«]/.test(text) && text.length > 2
const isCapital = (piece: Piece): boolean =>
  isQuoted(piece) || (/^\p{Lu}/u.test(piece.text) && !/^(?:I|I'm|I'll|I've|We're|We've|It's)$/.test(piece.text))
const isFigure = ({ text }: Piece): boolean => /^\d{1,4}$/.test(text)

/**
 * Names in some words of a brief, best first.
 * @param before the words ahead of them
 * @param isLower the brief was typed without capitals
 */
export function findNames(
  said: string,
  before: string,
  label: Label,
  language: Language,
  isLower: boolean,
): NameFound[] {
  const pieces: Piece[] = Array.from(said.matchAll(WORD), ({ 0: text, index: from }) => ({
    text,
    lower: text.toLowerCase(),
    from,
    to: from + text.length,
  }))
  const found: NameFound[] = []
  const hasCapitals = !isLower && pieces.some((piece) => isCapital(piece) && !isSmall(piece, language))
  // Who writes names with capitals, names nobody here.
  if (!hasCapitals && !isLower && !pieces.some(isLegal)) return []
  for (let at = 0; at < pieces.length; at++) {
    // "Ayşe vom Backhaus": who speaks is no part of it
    const speaks = pieces[at + 1]?.text === 'vom' && /(?:ist|spricht) $/.test(said.slice(0, pieces[at]!.from))
    const start = speaks ? at + 2 : startOf(pieces, at, language)
    const end =
      isCapital(pieces[at]!) || hasCapitals ? endOf(pieces, start, language) : endOfLower(pieces, at, language)
    if (end <= start) continue
    const run = pieces.slice(start, end)
    const [from, to] = [run[0]!.from, run.at(-1)!.to]
    const lead = label === 'company' ? said.slice(0, from) : `${before}${said.slice(0, from)}`.slice(-40)
    // "Prof. | Hall's group"
    if (/(?:^|\s|\()prof(?:\.|essor) ?$/iu.test(`${before}${said.slice(0, from)}`)) continue
    const score = scoreOf(run, { lead, follow: said.slice(to, to + 40), label, language, isLower: !hasCapitals })
    if (score > 0) found.push({ from, to, text: printed(run, language), score })
    at = end - 1
  }
  return found.sort((a, b) => b.score - a.score || a.from - b.from)
}

const isSmall = ({ lower }: Pick<Piece, 'lower'>, language: Language): boolean =>
  classOf(lower.split("'")[0]!, language) !== null || (wordsOf('lead', language).has(lower) && !NAMING.test(lower))
/** They lead in, and begin names as well. */
const NAMING = /^(?:great|good|new|first|open|right|next|full|best)$/
/** A capital within a run that begins a sentence. */
const opensSentence = ({ lower }: Piece, language: Language): boolean =>
  ['pronoun', 'auxiliary', 'contracted', 'relative'].includes(classOf(lower, language) ?? '')
const GENERIC = /^(?:firma|träger|company|entreprise|société|empresa|marque)$/

/** Behind "die", before a bent adjective, behind an article that stands before a kind of house, no name has begun. */
function startOf(pieces: readonly Piece[], at: number, language: Language): number {
  const [first, second] = [pieces[at]!, pieces[at + 1]]
  if (second && GENERIC.test(first.lower)) return at + 1
  if (!second || !isCapital(first)) return at
  if (classOf(first.lower, language) !== 'article') {
    const bent = language === 'de' && /^\p{L}{3,}e[nm]$/u.test(first.text) && isHouse(second, 'de')
    return bent && !isHouse(first, 'de') ? at + 1 : at
  }
  return language === 'de' || (language !== 'en' && isHouse(second, language)) ? at + 1 : at
}

/** Where a name ends that begins at a place; the place itself where none begins. */
function endOf(pieces: readonly Piece[], start: number, language: Language): number {
  const first = pieces[start]
  if (!first) return start
  const isArticle = classOf(first.lower, language) === 'article'
  const kind = language !== 'en' && isHouse(first, language) ? behindKind(pieces, start, language) : start
  if (kind === start && (!isCapital(first) || (isSmall(first, language) && !isArticle))) return start
  let at = Math.max(kind, start + 1)
  if (isArticle && !goesOn(pieces, at, language)) return start
  for (; at < pieces.length; at++) {
    const [piece, next] = [pieces[at]!, pieces[at + 1]]
    if (isCapital(piece) ? opensSentence(piece, language) : !isLegal(piece) && !KIN.test(piece.lower)) {
      const house = language === 'en' && wordsOf('house', 'en').has(piece.lower) && !/^(?:in|home)$/.test(piece.lower)
      const number = isFigure(piece) && (!next || /^[,(.;–·|-]$/.test(next.text))
      const joins = CONNECTORS[language].test(piece.lower) && goesOn(pieces, at + 1, language)
      if (!house && !number && !joins) break
    }
  }
  return at
}

const goesOn = (pieces: readonly Piece[], at: number, language: Language): boolean => {
  const [piece, next] = [pieces[at], pieces[at + 1]]
  return (
    !!piece &&
    (isCapital(piece) || KIN.test(piece.lower) || (CONNECTORS[language].test(piece.lower) && !!next && isCapital(next)))
  )
}

/** "lycée agricole des Vergers": from a kind of house to the first capital that few small words lead to. */
function behindKind(pieces: readonly Piece[], start: number, language: Language): number {
  for (let at = start + 1; at < Math.min(pieces.length, start + 6); at++) {
    if (isCapital(pieces[at]!)) return at + 1
    const joins = CONNECTORS[language].test(pieces[at]!.lower)
    if (
      language === 'de'
        ? !joins
        : !joins && (isSmall(pieces[at]!, language) || !/^\p{Ll}\p{L}{3,}$/u.test(pieces[at]!.text))
    )
      return start
  }
  return start
}

/** Typed without capitals: words that name something, with a kind of house, a legal form or "&" among them. */
function endOfLower(pieces: readonly Piece[], start: number, language: Language): number {
  const isName = (piece: Piece | undefined): boolean =>
    !!piece && /^\p{L}{2}/u.test(piece.text) && !isSmall(piece, language)
  if (!isName(pieces[start])) return start
  let at = start + 1
  for (; at < Math.min(pieces.length, start + 5); at++) {
    if (isName(pieces[at]) || isLegal(pieces[at]!)) continue
    if (!CONNECTORS[language].test(pieces[at]!.lower) || pieces[at]!.lower === '+' || !pieces[at + 1]) break
    if (!isName(pieces[at + 1]) && !CONNECTORS[language].test(pieces[at + 1]!.lower)) break
  }
  return at
}

/** How surely a run of words is the employer's name; 0 where it is none. */
function scoreOf(run: readonly Piece[], { lead, follow, label, language, isLower }: Around): number {
  const legal = run.some((piece, at) => at > 0 && isLegal(piece))
  const house = run.some((piece) => isHouse(piece, language))
  const own = run.filter((piece) => isOwn(piece, language, legal, run.length > 1 || piece.text.includes('-')))
  const isFirm = FIRM[language].test(lead)
  if (own.length === 0 || OTHERS.test(lead) || /\d\s*$/.test(lead)) return 0
  if (PERSON.test(run[0]!.lower) && !house && !legal) return 0
  // "Prof. Hall's group"
  if (/^prof/.test(run[0]!.lower) && run.some(({ text }) => /['’]s$/.test(text))) return 0
  // "Kévin V. : …" speaks
  if (/^\s*(?:\(?\d{1,2}[:.]\d\d\)?)?\s*[:>]/.test(follow) && !isFirm && run.length < 3) return 0
  const isFirst = leadsIn(lead, language)
  if (!legal && isNoName(run, lead, language, isFirm, label === 'company' && isFirst && !isLower)) return 0
  const isAlone = own.length === 1 && run.length === 1
  if (isLower && (AN.test(lead) || label !== 'company' || !isFirst)) return 0
  const joined = run.some(({ text }) => text === '&') || run.some(isQuoted)
  if (isLower && !house && !legal && !joined && !isFirm) return 0
  if (isLower && (run.length === 1 || KIND.test(run[0]!.lower))) return 0
  if (isLower && language === 'en' && !legal && !joined && !isHouse(run.at(-1)!, 'en')) return 0
  if (language === 'de' && isAlone && !isFirm && !house && !joined) return 0
  const evidence: [boolean, number][] = [
    [label === 'company' && isFirst, 1],
    [label === 'company' && !isFirst, 0.4],
    [label !== 'company', -0.3],
    [legal, 1.2],
    [house && run.length > 1, 0.6],
    [house && language === 'de', 0.2],
    [isFirm, 0.8],
    [INTRODUCES.test(lead), 1.5],
    [run.length > 1 && (language !== 'de' || label === 'company'), 0.4],
    [SEEKS.test(follow), 0.7],
    [/^,? (?:in|à|en|bei|near|at) \p{Lu}|^ \(\p{Lu}/u.test(follow), 0.3],
    [label === 'place' && !isFirm && !legal && !SEEKS.test(follow) && !(house && LED.test(lead)), -0.6],
    [label !== 'company' && house && LED.test(lead), 0.4],
    [isAlone && !isFirm && !/^\s*(?:[(,;:.–\n]|is |we |on |makes |does |$)/.test(follow), -0.6],
    [run.length > 8, -0.6],
  ]
  return evidence.reduce((sum, [holds, weight]) => (holds ? sum + weight : sum), 0)
}

/** Whether words ahead of a name say nothing of their own: "it's for the", "Employer:", "[17:03] Loli:". */
function leadsIn(lead: string, language: Language): boolean {
  const words = (lead.split(/[:=>\n]\s/).at(-1) ?? '').match(/[\p{L}']{2,}/gu) ?? []
  return (
    words.length < 6 &&
    words.every((word) => isSmall(asPiece(word), language) || isHouse(asPiece(word), language) || GENERIC.test(word))
  )
}

const asPiece = (text: string): Piece => ({ text, lower: text.toLowerCase(), from: 0, to: 0 })

/** A word that makes a name: no kind of house, no job nor a word around one, no acronym of a trade. */
const isOwn = (piece: Piece, language: Language, isLegalName: boolean, isPart: boolean): boolean =>
  /\p{L}{2}/u.test(piece.text) &&
  (!isHouse(piece, language) || (isPart && language === 'de' && !wordsOf('house', 'de').has(piece.lower))) &&
  !isLegal(piece) &&
  !KIND.test(piece.lower) &&
  !CONNECTORS[language].test(piece.lower) &&
  (isLegalName ||
    (piece.text.length > 2 &&
      !capsOf(language).has(piece.lower) &&
      !wordsOf('tail', language).has(piece.lower) &&
      !isSmall(piece, language) &&
      !findHead(piece.lower, language)?.known))

/** A town, a post, a street, a weekday, or nouns that only say which kind it is: "Laden und Versand". */
function isNoName(run: readonly Piece[], lead: string, language: Language, isFirm: boolean, isTold: boolean): boolean {
  const [first, last] = [run[0]!, run.at(-1)!]
  if (isWhere(run.map(({ text }) => text).join(' '), language)) return true
  // "Alfie B", "Series B"
  if (run.length === 2 && /^\p{Lu}$/u.test(last.text)) return true
  // "Bristol studio", "taller de Barakaldo": which house is meant, not what it is called
  const others = run.filter((piece) => !isHouse(piece, language) && !CONNECTORS[language].test(piece.lower))
  const kinds = run.filter((piece) => isHouse(piece, language))
  if (
    kinds.length > 0 &&
    (language === 'en' || run.length > kinds.length + others.length) &&
    kinds.every(({ text }) => /^\p{Ll}/u.test(text)) &&
    isWhere(others.map(({ text }) => text).join(' '), language)
  )
    return true
  if (STREET.test(last.lower) || STREET.test(first.lower) || run.some(({ lower }) => WEEKDAY.test(lower))) return true
  if (isFirm) return false
  const hasHouse = run.some((piece) => isHouse(piece, language))
  if (language === 'de' && run.some(({ lower }) => /^(?:und|\+)$/.test(lower)) && !hasHouse) return true
  if (isTold) return false
  const isPost = (piece: Piece) =>
    !!findHead(piece.lower, language)?.known && !isHouse(piece, language) && !standsBeside(piece.lower, language)
  if ((language === 'en' ? isPost(last) : isPost(first)) && !hasHouse) return true
  // "la boutique de Vertou": which house is meant, not what it is called
  const isThe = /(?:^|\s)(?:la|le|les|el|los|las|notre|nos|nuestr[oa]s?|l'|aux?|une?|\d+)\s*$/i.test(lead)
  return isThe && /^\p{Ll}/u.test(first.text) && /^(?:del?|du|des|d')$/.test(run[1]?.lower ?? '') && isTown(last.text)
}

/** A town, a part of one, a region. */
const isWhere = (words: string, language: Language): boolean =>
  isTown(words) ||
  isTown(words.replace(/^(?:north|south|east|west|central|greater) /i, '')) ||
  readTable('regions').some(
    ([of, kind, , names = '']) => of === language && kind === 'region' && names.split('|').includes(words),
  )

/** With the capitals of a name, and without those of a shout. */
function printed(run: readonly Piece[], language: Language): string {
  const isLoud =
    run.length > 1 &&
    run.every(({ text }) => text === text.toUpperCase()) &&
    run.some(({ text, lower }) => text.length > 4 && text !== lower)
  let text = ''
  for (const [at, piece] of run.entries()) {
    const gap = at > 0 && piece.from > run[at - 1]!.to ? ' ' : ''
    const isTie = at > 0 && CONNECTORS[language].test(piece.lower)
    const word = isLoud && !isLegal(piece) ? piece.lower : piece.text
    text += gap + (isTie || /\p{Lu}/u.test(word) || piece.lower === 'fils' ? word : capital(word))
  }
  return text
}
const capital = (word: string): string =>
  word.replace(/(?:^|(?<=[-’']))\p{Ll}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase())
