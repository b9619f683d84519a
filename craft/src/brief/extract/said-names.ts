/** Names that a brief says to be names: "called Willow Bank", "we build rota software - Termina", "(Speiche & Co, 6 Leute)". */
import type { Span } from '../facts.ts'
import { matches, occurs } from '../matches.ts'
import type { Reading } from '../reading.ts'
import { CAPITAL_RUN, NOT_NAMES } from './name-shapes.ts'
import { namesPlace } from './place.ts'
import { isHouse } from './subjects.ts'

export interface Named {
  span: Span
  strong: boolean
  /** Words that lead to the name and are no part of it. */
  cue?: Span
}

/** "called willow bank": names that are dictated have no capitals. */
export const asName = (text: string): string =>
  /\p{Lu}|\d/u.test(text)
    ? text
    : text.replace(/(?<=^| |-)(?!(?:of|and|the|on|by|in|at) )\p{L}/gu, (letter) => letter.toUpperCase())

/** "…, called Willow Bank", "the shop is called tin roof": a part of a sentence that gives a name and nothing else. */
const CALLED_SO =
  /^(?:(?:and |we(?:'re| are) |it'?s |it is )|(?:the |our )?(?:company|firm|business|shop|practice|place|cafe|restaurant|hotel|pub|charity|school|nursery|clinic|garage|centre|center|farm|home|agency|studio|brand|app) is ){0,2}(?:called|named) (?<name>[\p{L}\d][\p{L}\d'’&.-]*(?: [\p{L}\d'’&.-]+){0,3})$/u

const KIND_CALLED = new RegExp(
  `^(?:(?:we(?:'re| are)|it's|an?|the|our) ){0,2}(?!.*(?:app|product|system|software|tool|database|course|programme|dog|cat|boat|ship|machine|brand|service|scheme|process|customer|client|guy|someone|boss|manager|owner|chef)s? called)(?:[\\p{Ll}-]+ ){1,4}called (?<name>${CAPITAL_RUN})$`,
  'u',
)

const SAYS_CALLED = /(?:called|named) /u
function calledSo(reading: Reading): Named[] {
  if (reading.language !== 'en' || !occurs(SAYS_CALLED, reading.openPlain)) return []
  return reading.parts.flatMap(({ from, to }): Named[] => {
    // "roasters called Lantern Coffee": what the house is stands ahead, and is read for itself.
    const behindKind = KIND_CALLED.exec(reading.open.slice(from, to))?.groups?.name
    const name = behindKind ?? CALLED_SO.exec(reading.openPlain.slice(from, to))?.groups?.name
    if (!name) return []
    const start = to - name.length
    return [{ span: [start, to], strong: true, cue: [behindKind ? start - ' called '.length : from, start] }]
  })
}

/** "We build scheduling software for physiotherapists - Termina.": a name behind what its house does. */
const BEHIND_WORK = new RegExp(
  `(?<=(?:^|[.!?\\n]\\s*)[Ww]e (?:make|build|sell|run|design|develop|produce|grow|brew|bake|publish|offer|provide|operate|manage|help) [\\p{Ll}\\d ,&'’-]{6,80}(?: [–-] |: ))(?<name>${CAPITAL_RUN})(?=\\s*(?:[.;\\n]|$))`,
  'gu',
)
const SAYS_WE = /(?<![a-z])we [a-z]/u
const behindWork = (reading: Reading): Named[] =>
  reading.language !== 'en' || !occurs(SAYS_WE, reading.plain)
    ? []
    : matches(BEHIND_WORK, reading.open)
        .filter(({ 0: name }) => !NOT_NAMES.test(name.split(' ')[0]!))
        .map(({ index, 0: name }) => ({ span: [index, index + name.length] as const, strong: true }))

/** "Fahrradladen in Münster (Speiche & Co, 6 Leute)". */
const IN_BRACKETS = new RegExp(
  `(?<=\\()(?<name>${CAPITAL_RUN})(?=, (?:ca\\. |rund |about )?\\d{1,4} ?(?:Leute|ppl|MA|Mitarbeit|Angestellte|people|staff|employees|salariés|personnes|empleados|personas))`,
  'gu',
)
const inBrackets = (reading: Reading): Named[] =>
  matches(IN_BRACKETS, reading.text)
    .filter(({ 0: name }) => !NOT_NAMES.test(name.split(' ')[0]!))
    // In English the kind of house ahead of the brackets is looked for first.
    .map(({ index, 0: name }) => ({
      span: [index, index + name.length] as const,
      strong: reading.language !== 'en',
    }))

/** "La boîte c'est Trottine", "la empresa es Ebroluz": who dictates says so. */
const IS_IT = new RegExp(
  `(?<=^|[^\\p{L}])(?<cue>(?:[Ll]a (?:boîte|société|maison|structure|empresa|tienda|casa)|[Ll]['’](?:entreprise|employeur|établissement)|[Ll]e (?:restaurant|resto|magasin|cabinet|garage)|[Ee]l (?:restaurante|taller|hotel|despacho)),? (?:c['’]est|est|es|se llama|s['’]appelle) )(?<name>${CAPITAL_RUN})(?=\\s*(?:[,.;(\\n]|$))`,
  'gu',
)
const isIt = (reading: Reading): Named[] =>
  reading.language !== 'fr' && reading.language !== 'es'
    ? []
    : matches(IS_IT, reading.open)
        .filter(({ groups }) => !NOT_NAMES.test(groups!.name!.split(' ')[0]!))
        .map(({ index, 0: said, groups }) => {
          const at = index + groups!.cue!.length
          return { span: [at, index + said.length] as const, strong: true, cue: [index, at] as const }
        })

/** "Hi, Tilly & Moss here", "Bonjour, c'est Lactéquip à Nantes", "wir (Buchhaus Brenner, Ulm) brauchen", "Kilnworks is the company": who speaks. */
const WHO_SPEAKS = [
  `(?<=(?:^|\\n)(?:Hi|Hello|Hey|Morning|Hallo|Moin|Servus|Bonjour|Salut|Hola|Buenas|Buenos días)[,!.]? (?:it['’]s |this is |hier (?:ist |sind )?|c['’]est |ici |aquí |somos )?)(?<name>${CAPITAL_RUN})(?= (?:here|hier)(?!\\p{L}))`,
  `(?<=(?:^|\\n|[,.!] )(?:c['’]est|ici|hier ist|aquí) )(?<name>${CAPITAL_RUN})(?= (?:à|in|en|aus) \\p{Lu})`,
  `(?<=(?:^|[\\s,.])(?:[Ww]ir|[Ww]e|[Nn]ous|(?:[Pp]ara|[Pp]our|[Ff]or) (?:la|el|le|the|our|notre|nuestr[oa]) \\p{Ll}[\\p{L} ]{2,20}) \\()(?<name>${CAPITAL_RUN})(?=[,)])`,
  `(?<name>${CAPITAL_RUN})(?= is (?:the (?:company|employer)|our (?:company|name))(?!\\p{L}))`,
].map((source) => new RegExp(source, 'gu'))
/** What one of them holds: most briefs hold none, and names begin like any noun. */
const SPEAKS =
  /(?: here| hier|c'est|ici|aqui)(?![a-z])| is (?:the (?:company|employer)|our)|(?:wir|we|nous|[a-z]{2,20}) \(/u
const whoSpeaks = (reading: Reading): Named[] =>
  (SPEAKS.test(reading.plain) ? WHO_SPEAKS.flatMap((pattern) => matches(pattern, reading.text)) : [])
    .filter(
      ({ 0: name }) =>
        !NOT_NAMES.test(name.split(' ')[0]!) &&
        !namesPlace(name) &&
        // "Hi, Anna here": a person.
        (/[\s&]/.test(name) || /.{7}/.test(name)),
    )
    .map(({ index, 0: name }) => ({ span: [index, index + name.length] as const, strong: true }))

const KIND_OF_HOUSE =
  'agency|association|bakery|bank|brand|brewery|business|charity|clinic|college|company|consultancy|co-?op(?:erative)?|distributor|farm|firm|foundation|hospice|hospital|importer|library|maker|manufacturer|museum|non-?profit|operator|platform|practice|producer|provider|publisher|retailer|school|society|start-?up|studio|supplier|trust|union|wholesaler'
/** "Grainline is the growers' co-op": a sentence that says what kind of house its subject is. */
const SUBJECT = new RegExp(
  `(?<=(?:^|[.!?\\n•]\\s*))(?<name>${CAPITAL_RUN})(?= is (?:the|an?|our) (?:[\\p{L}'’-]+ ){0,4}(?:${KIND_OF_HOUSE})(?!\\p{L}))`,
  'gu',
)
const TELLS_OF_ITSELF = /(?<![a-z])is (?:the|an?|our) /u
const tellsOfItself = (reading: Reading): Named[] =>
  reading.language !== 'en' || !occurs(TELLS_OF_ITSELF, reading.plain)
    ? []
    : matches(SUBJECT, reading.open)
        .filter(({ 0: name }) => isHouse(name))
        .map(({ index, 0: name }) => ({ span: [index, index + name.length] as const, strong: true }))

/** Where no word of a list announces it, the wording does. */
export const saidNames = (reading: Reading): Named[] => [
  ...calledSo(reading),
  ...behindWork(reading),
  ...inBrackets(reading),
  ...isIt(reading),
  ...whoSpeaks(reading),
  ...tellsOfItself(reading),
]
