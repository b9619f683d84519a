/** The employer's name where neither a word nor a list announces it: told by where it stands, "TIG welder, Harrow Stainless, Leeds". */
import { zoneAt } from '../announced.ts'
import type { Fact, Span } from '../facts.ts'
import { findPhrases, type Phrases } from '../match-phrases.ts'
import { plain } from '../normalise.ts'
import type { Reading } from '../reading.ts'
import { asTitle, lacksCapitals } from '../small-names.ts'
import type { Label } from '../sort/labels.ts'
import { sortStretch } from '../sort/sort-stretch.ts'
import { looksLikeHouse, OF_TWO } from './name-by-sort.ts'
import { CAPITAL_RUN, NOT_NAMES } from './name-shapes.ts'
import { PLACE_LOOKUP } from './place.ts'
import { SKILL_LOOKUP } from './skills.ts'
import { TITLE_WORDS } from './title-words.ts'

/** "Fennick & Sons shoes": what those two sell or do. */
const WARES = /^ \p{Ll}[\p{Ll}-]{2,}(?: \p{Ll}[\p{Ll}-]{2,})?$/u
/** "… IOSH helps. Boxwell Storage, you answer to Gareth": a name that opens a sentence which goes on with something else. */
const OPENS = /(?:[.!?\n]\s+|\n(?:[-•*]\s*)?)$/u
/** Behind it whoever applies is spoken to, or it is told what the house is. */
const TURNS =
  /^, (?:you(?:'ll| will)? (?:answer|report|work|join|start)|(?:to )?apply|applications?|cvs? |closing|closes|starts? |est\.? |established|founded|since \d|family|part of|reports? to|we(?:'re| are) )/u

/** What no rule was sure of, so that it may be the name as well. */
const UNSURE = new Set<Fact['kind']>(['free', 'duty', 'benefit', 'skill', 'place', 'company'])
/** Who hires is told in the first lines, or nowhere. */
const FIRST_LINES = 260

const LEADS =
  /^\(?(?:(?:bei|für|at|for|chez|pour|para|en|von|with|join) (?:(?:der|die|das|dem|den|the|la|le|el|los) )?|(?:(?:the |our |die |unsere |la |l['’])?(?:company|firma|firm|employer|société|entreprise|empresa|betrieb)(?:\s?[:=]| is| ist| est| es| heißt)? )|(?:wir|us|nous|nosotros|employer|kunde)\s?: ?)?/iu
const NAME = new RegExp(
  `^(?<name>(?:\\p{Ll}{4,14} )?${CAPITAL_RUN}(?: (?:srl|sarl|sprl|gmbh|ltd))?|\\p{Lu}[\\p{L}]+ Dr\\. \\p{Lu}\\p{L}+)(?<rest>$|[ ,)].*$)`,
  'u',
)
/** What may stand behind a name in the same phrase. */
const REST = /^(?:$| \([^()]{2,60}\)$| (?:is the (?:company|employer)|here|ist die firma)$|[,)].{0,60}$)/iu
const NO_HOUSE =
  /^(?:Mon|Tues?|Weds?|Wed|Thurs?|Fri|Sat|Sun|Main|Free|Own|Private|Public|Some|Any|All|Reports?|Team|Frau|Herrn?|Mme|Sra?|Día|Lundi|Mo|Di|Mi|Do|Fr|Sa|So|Montag|Gehalt|Lohn|Urlaub|Schicht|Stunden|Std|Bonus|Salaire|Sueldo|Salario|Contrat|Contrato|CDI|CDD|Horario|Horaires|Indefinido|Jornada|Master|Bachelor|Bac|BTS|CAP|Diplôme|Grado|Carnet|Permis|Führerschein)(?![\p{L}])/u

const IS_CUE =
  /(?:^|[\s(])(?:at|for|bei|für|chez|pour|para) (?:the |der |die |das |dem |la |le |los )?$|(?:company|employer|firma|firm|société|entreprise|empresa|betrieb)(?: is| ist| est| es|\s?[:=])? $|(?:^|[\s(.])(?:wir|us|nous)\s?: $/iu
/** "für Hopfen", "für die Palliativstation": German nouns have capitals too. */
const CUE_FOR_ONE = /(?:^|[\s(])bei (?:der )?$|(?:firma|betrieb|wir) ?:? $/iu
/** Further on only a label says so. */
const TELLS_NAME =
  /(?:company|employer|firma|firm|société|entreprise|empresa|betrieb)(?: is| ist| est| es|\s?[:=])? $|(?:^|[\s(.\n])(?:wir|us|nous)\s?: $/iu
const SEEKS =
  /^(?: \([^()\n]{2,30}\))?,? (?:sucht|suchen|braucht|besetzt|recherche|cherche|recrute|busca|necesita|needs|seeks|is (?:hiring|looking|recruiting|after)|is the (?:company|employer))(?!\p{L})/iu
const COUNTS =
  /^,? \(?(?:(?:ca\.?|about|rund|env\.?|unos) )?\d{1,5}\+? ?(?:people|ppl|staff|employees|leute|köpfe|mitarbeit\p{L}*|ma|personnes|pers\.?|salariés|personas|empleados|en plantilla)(?!\p{L})/iu
/** "Lohmann Folien, Verpackungen, 140 Leute", "Oatway, pet food by subscription, Dublin": with what it does, and how large or where it is. */
const WHAT = '^, (?<what>[^,.;()\\n\\d]{3,44})(?=, )'
const COUNTS_LATER = new RegExp(`${WHAT}${COUNTS.source.slice(1)}`, 'iu')
const PLACED_LATER = new RegExp(`${WHAT}, (?:in )?(?<=, \\p{Ll}+ [^,]*, (?:in )?)(?=\\p{Lu})`, 'u')

/** Where that ends what the house does; null where nothing of the kind is told. */
function toldBehind({ text, facts }: Reading, at: number): number | null {
  const behind = text.slice(at, at + 90)
  const placed = PLACED_LATER.exec(behind)
  const isPlaced = placed && facts.some(({ kind, spans }) => kind === 'place' && spans[0]![0] === at + placed[0].length)
  const found = COUNTS_LATER.exec(behind) ?? (isPlaced ? placed : null)
  return found ? at + 2 + found.groups!.what!.length : null
}
const BEGINS = /(?:^|[.!?\n]\s*(?:[-•*]\s*)?)$/u
/** "Lactéquip, PME familiale de 35 personnes". */
const DESCRIBES =
  /^,? (?:une? |eine? |an? |una? |la |le |el )?(?:PME|ETI|pyme|start-?up|scale-?up|fintech|agence|agentur|agency|agencia|coopérative|cooperativa|entreprise|empresa|société|unternehmen|familienbetrieb|familienunternehmen|family (?:firm|business|company)|association|fabricante?|fournisseur|hersteller|supplier|bodega|cabinet|bureau d['’]études|groupe (?:familial|de)|consultora|despacho)(?!\p{L})/iu
const GERMAN_HOUSE =
  /(?:bau|bauunternehmung|unternehmung|werke?|haus|technik|fabrik|spedition|praxis|kanzlei|handel|logistik|gruppe|verlag|brauerei|bäckerei|metzgerei|zentrum|kita|schule|klinik|apotheke|stiftung|druckerei|gärtnerei|gasthof|mühle|kellerei|elektro|transporte|reisen|optik|akustik|dental|sanitär|tischlerei|schreinerei|zimmerei|malerbetrieb|molkerei|rösterei|agentur|labor|bank|reederei|werft|verein|heim|pflegedienst|imkerei)(?=\s|$)/iu
/** "Munster Vale Dairies", "Harrow Stainless": what it makes or does, where a district ends as places do. */
const ENDS_AS_WORK =
  /(?<!\b(?:wells|gardens|lakes|fields|hills|docks|heights|cross|meadows|woods|downs|barns|gates|brooks|springs|sands|falls|rapids|pines|oaks|towers|quays|islands?|st james|albans|andrews))(?<=[^s]s|less|ware|works|tech|ics|soft|co|labs|ing|ed)$/iu

const NEAR = 4
const LONGEST_LABEL = 12
const covers = (lookup: Phrases<unknown>, text: string, share: number): boolean =>
  findPhrases(lookup, plain(text)).some(({ from, to }) => to - from >= share * text.length)

interface Candidate {
  fact: Fact
  /** Where what the house does ends; null where nothing is told of it. */
  told: number | null
  name: string
  span: Span
  points: number
}

const ENOUGH = 4
/** What the words were seen as in labelled briefs, where they named no employer. */
const TELLS_OTHER = new Set<Label>(['must', 'nice', 'title', 'duty', 'team', 'apply', 'perk', 'hours'])

export function readNameByStanding(reading: Reading): void {
  if (reading.facts.some((fact) => fact.kind === 'company' && fact.aspect === 'name')) return
  let best: Candidate | null = null
  for (const fact of reading.facts) {
    const candidate = UNSURE.has(fact.kind) && fact.holds ? nameIn(reading, fact) : null
    if (candidate && candidate.points >= ENOUGH && candidate.points > (best?.points ?? 0)) best = candidate
  }
  if (!best) {
    readSmallName(reading)
    return
  }
  const { fact: named, name, span, told } = best
  const shared = { spans: [span], holds: true, confidence: 'medium' as const }
  // "Tallyhook (appointment software for vets, HQ Manchester)": what it is stays told.
  const inBrackets =
    / \(([^()]+)\)$/u.exec(named.text)?.[1] ??
    (OF_TWO.test(name) ? WARES.exec(named.text.slice(named.text.indexOf(name) + name.length))?.[0].trim() : undefined)
  reading.facts = reading.facts.flatMap((fact): Fact[] =>
    fact === named
      ? [
          { kind: 'company', aspect: 'name', text: name, ...shared },
          ...(inBrackets ? [{ kind: 'free', about: 'company', text: inBrackets, ...shared } as Fact] : []),
        ]
      : told !== null && isAboutHouse(fact, span[1], told)
        ? [{ kind: 'free', about: 'company', text: fact.text, spans: fact.spans, holds: true, confidence: 'medium' }]
        : [fact],
  )
}

/** Right behind its name, and of no sure kind. */
const isAboutHouse = ({ kind, confidence, holds, spans: [[from, to] = [0, 0]] }: Fact, start: number, end: number) =>
  UNSURE.has(kind) && kind !== 'company' && confidence !== 'high' && holds && from >= start && to <= end

/** "spedition wolpert, 22 lkw": where nothing has a capital, its kind alone tells a name. */
const SMALL_NAME =
  /^(?:spedition|b[äa]ckerei|metzgerei|tischlerei|schreinerei|praxis|zahnarztpraxis|kanzlei|hotel|gasthof|gasthaus|autohaus|elektro|dachbau|malerbetrieb|apotheke|kita|softwarehaus|brauerei|druckerei|g[äa]rtnerei|agentur|restaurant|caf[ée]|boulangerie|menuiserie|plomberie|garage|pharmacie|transportes|talleres|panadería|clínica|ferretería) \p{Ll}[\p{L}-]{2,}(?: (?:& |und |et |y )?\p{Ll}[\p{L}-]{2,})?$/u
function readSmallName(reading: Reading): void {
  const named = reading.facts.find(
    (fact) => UNSURE.has(fact.kind) && fact.kind !== 'skill' && fact.holds && SMALL_NAME.test(fact.text),
  )
  if (!named || !lacksCapitals(reading.text)) return
  const text = asTitle(named.text)
  const name: Fact = { kind: 'company', aspect: 'name', text, spans: named.spans, holds: true, confidence: 'medium' }
  reading.facts = reading.facts.map((fact) => (fact === named ? name : fact))
}

function nameIn(reading: Reading, fact: Fact): Candidate | null {
  const { text, language } = reading
  const start = fact.spans[0]![0]
  if (fact.kind === 'skill' && fact.confidence === 'high') return null
  const led = LEADS.exec(fact.text)![0].length
  const match = NAME.exec(fact.text.slice(led))
  const name = match?.groups?.name
  if (!name || !(REST.test(match.groups!.rest!) || (OF_TWO.test(name) && WARES.test(match.groups!.rest!)))) return null
  const at = text.indexOf(name, start)
  if (at < 0 || at > start + led + LONGEST_LABEL) return null
  const span: Span = [at, at + name.length]
  if (isNone(reading, name, at)) return null
  const ahead = text.slice(Math.max(0, at - 24), at)
  const behind = text.slice(span[1], span[1] + 48)
  // "fiduciaire Chappuis": a kind of house in small letters, and nothing else.
  if (/^\p{Ll}/u.test(name) && !looksLikeHouse(name)) return null
  const described = DESCRIBES.test(behind)
  const begins = BEGINS.test(ahead)
  const told = begins ? toldBehind(reading, span[1]) : null
  const cued = IS_CUE.test(ahead) || described
  const ofHouse = looksLikeHouse(name) || OF_TWO.test(name) || tellsGermanHouse(reading, name)
  // "Denver CO": a town that is told with its state is no house.
  if (fact.kind === 'place' && (fact.region !== null || !((cued && hasOtherPlace(reading, fact)) || ofHouse)))
    return null
  // German nouns have capitals too.
  const opens = language === 'en' && OPENS.test(ahead) && /^, /.test(behind) && name.includes(' ')
  if (start > FIRST_LINES && !opens && !TELLS_NAME.test(ahead) && !SEEKS.test(behind)) return null
  const single = !name.includes(' ')
  if (single && language === 'de' && !CUE_FOR_ONE.test(ahead) && !SEEKS.test(behind)) return null
  if (single && language === 'en' && !cued && told === null && !SEEKS.test(behind)) return null
  const turns = opens && TURNS.test(behind)
  const { label, share } = sortStretch(reading, span)
  const points =
    (cued ? 3 : 0) +
    (SEEKS.test(behind) ? 4 : 0) +
    (ofHouse ? 3 : 0) +
    (standsBeside(reading, span, 'title') ? 2 : 0) +
    (standsBeside(reading, span, 'place') ? 2 : 0) +
    (COUNTS.test(behind) ? (begins ? 3 : 2) : 0) +
    (told !== null ? (single ? 4 : 3) : 0) +
    (described ? 1 : 0) +
    (single ? 0 : 1) +
    (!single && language === 'en' && ENDS_AS_WORK.test(name) ? 1 : 0) +
    (at === 0 && !single ? 1 : 0) +
    (opens && (label === 'company' || turns) ? 3 : 0) +
    (single && /[\p{Ll}\d,] $/u.test(ahead) ? 1 : 0) +
    (label === 'company' && share > 0.35 ? 2 : 0) -
    (label === 'place' && share > 0.6 ? (ofHouse || cued ? 0 : 2) : 0) -
    (TELLS_OTHER.has(label) && share > 0.4 && !(turns && label === 'duty') ? 3 : 0)
  return { fact, name, span, points, told }
}

const isNone = (reading: Reading, name: string, at: number): boolean =>
  NOT_NAMES.test(name) ||
  NOT_NAMES.test(name.split(' ')[0]!) ||
  NO_HOUSE.test(name) ||
  covers(PLACE_LOOKUP, name, 1) ||
  covers(TITLE_WORDS, name, 0.6) ||
  covers(SKILL_LOOKUP, name, 0.5) ||
  zoneAt(reading, at) !== null

const tellsGermanHouse = ({ language }: Reading, name: string): boolean =>
  language === 'de' && name.includes(' ') && GERMAN_HOUSE.test(name)

const hasOtherPlace = ({ facts }: Reading, fact: Fact): boolean =>
  facts.some((other) => other.kind === 'place' && other !== fact && other.holds)

/** Nothing but a comma, a bracket, a dash or a preposition lies between. */
function standsBeside({ facts, text }: Reading, [from, to]: Span, kind: Fact['kind']): boolean {
  return facts.some((fact) => {
    if (fact.kind !== kind) return false
    const [start, end] = fact.spans[0]!
    if (end <= from && from - end < NEAR + 8)
      return /^\)?\s*(?:[,(–—-]\s*)?(?:(?:m\/w\/d|H\/F|F\/H)\)?,?\s*)?(?:(?:at|for|bei|für|chez|pour|para|en) )?$/u.test(
        text.slice(end, from),
      )
    return (
      start >= to &&
      start - to < NEAR + 4 &&
      /^\s*(?:[,(:–—-]\s*)?(?:(?:in|à|en|de|aus|from|planta de) )?$/u.test(text.slice(to, start))
    )
  })
}
