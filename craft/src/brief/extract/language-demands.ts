/** Languages that are asked for, with their levels. */

import { LANGUAGE_NAMES } from '../data/languages.ts'
import type { Fact, Span } from '../facts.ts'
import { compilePhrases, findPhrases } from '../match-phrases.ts'
import { matches } from '../matches.ts'
import { needAt } from '../polarity.ts'
import { type Reading, record, sentenceAt } from '../reading.ts'
import { seen, trim, withNeed } from './spot.ts'

export const LANGUAGE_LOOKUP = compilePhrases(
  Object.entries(LANGUAGE_NAMES).flatMap(([code, names]) =>
    names.split('|').map((name) => [name, { code, name: names.split('|')[0]! }] as const),
  ),
)
const LEVEL =
  /(?<![A-Za-zÀ-ɏ\d])(?:[abc][12](?:\s?[-/]\s?[abc][12]|\+)?(?![A-Za-zÀ-ɏ\d])|(?:very )?(?:good|clear|strong|excellent|solid|decent|fluent|perfect) (?:written|spoken|verbal|oral)(?:(?: and | & |\/)(?:written|spoken|verbal|oral))?|(?:business |very |sehr )?fluent(?:ly)?|fluency|functional|business[- ]level|professional(?: working)?(?: proficiency| level)?|proficient|conversational|basic|basics|good|reasonable|decent|passable|workable|excellent|strong(?! (?:plus|advantage|bonus|asset))|some|working knowledge of|etwas|ein wenig|ein bisschen|un peu d[e']|un poco de|algo de|advanced|intermediate|native|bilingual|perfect(?:ly)?|perfekt(?:e[sn]?)?|parfait(?:e)?|perfecto|flie(?:ss|ß)end(?:es)?|verhandlungssicher(?:es)?|gute?[ns]?|sehr gute?s?|grundkenntnisse(?: reichen)?|courants?|courantes?|bilingues?|professionnel|\d{2,3} ?%(?: minimo)?|bon niveau|notions|conversacional|fluido|de base|nivel (?:alto|medio|basico|avanzado)|alto|medio|basico|avanzado|bilingue|tecnico|technique|sicher(?:es)?|stilsicher(?:es)?|mundlich(?: und schriftlich)?|in wort und schrift|muttersprachlich|fonctionnel(?:le)?|oral et ecrit|parlee?(?: et ecrit[e]?)?|lue?(?: et (?:ecrit|parle|compris)e?)?|intermediaire|leido(?: y (?:hablado|escrito))?|hablado(?: y escrito)?|intermedio|funcional)(?![A-Za-zÀ-ɏ])/gu
/** "E fliessend, D gut, F nice": as Swiss notes name languages. */
const SWISS_SHORT =
  /(?<![A-Za-zÀ-ɏ\d-])([DEFI]) (?=(?:flie(?:ss|ß)end|verhandlungssicher|stilsicher|sehr gut|gut|mündlich|[ABC][12]|nice|von Vorteil|ein Plus|wünschenswert)(?![A-Za-zÀ-ɏ]))/gu
const CODE_PAIR = /(?<![A-Za-zÀ-ɏ])(?:EN|DE|FR|ES|NL|IT|PT|PL|SV|DA|CZ)(?![A-Za-zÀ-ɏ])/gu
const NOT_A_DEMAND_AFTER =
  /^[\s-]*(?:(?!(?:and|or|with|for|to|in)(?![a-z]))[a-z]+ ){0,2}(?:maker|manufacturer|producer|supplier|parent|branch|chain|trading|importer|exporter|engineering|investor|charity|ngo)(?![a-z])|^ (?:advert|ad|text|post|posting|version|guide|copy|spelling|readers?|because|otherwise|underneath|first(?= then))(?![a-z])|^[\s-]*(?:board|speaking market|native not|bank|press|company|market|markets|client|clients|customers?|cuisine|food|wine|restaurant|team|law|gaap|citizens?|passport|office|teacher|lessons|literature|department|school|shepherd|bulldog|toast|fries|windows?|doors|bistro|brand|retailer|kitchen|startup|start-up|manufacturer|family|subsidiary|government|army|heritage|bakery|bakeries|group|firm|hospital|sales|revenue|owner|owned|private bank|coffee|breakfast|tutor|native market|kunden|markt|unternehmen|lehrer|unterricht)(?![A-Za-zÀ-ɏ])/u

/** "Turkish barbershop", "English-speaking kindergarten": what is of the country, and nothing that one speaks. */
const NAMES_SOMETHING =
  /^(?:-speaking)? (?!(?:speak(?:er|ers|ing)?|spoken|written|skills?|level|and|or|is|are|would|will|an?|if|for|to|with|without|preferred|pref|preferable|needed|required|reqd|req|essential|desirable|desired|useful|handy|helpful|helps?|nice|fluent|fluency|native|good|great|basic|basics|decent|conversational|must|ok|okay|fine|welcome|not|no|zero|nil|none|in|on|at|by|gets|from|min|minimum|also|please|pls|above|reading|of|course|plus|bonus|asset|ideal|ideally|optional|enough|only|too|as|but|because|since|valued|appreciated|a1|a2|b1|b2|c1|c2|both|proficien\w*|bilingual|mother|first|second|third|advanced|intermediate|working|knowledge|business|professional|exam|test|gcse|leaving|reqd|counts?|considered|expected|is|was|be|the|we|you|they|our|your|their|all|any|other|over|under|so|then|per|up|out|some|very|really|strong|excellent|perfect|clear|correct|sufficient|suffices|lovely|brilliant|perfect|greatly|much|highly|wanted|liked|loved|sought|spoken|via|daily|every|used|among|between|within|during|after|before|when|while|where|who|which|that|this|these|those|language|languages|literacy|communication|writing|text|advert)(?![a-z]))[a-z]{3,}/u

export function readLanguages(reading: Reading): void {
  const hits: { from: number; to: number; code: string; name: string }[] = findPhrases(
    LANGUAGE_LOOKUP,
    reading.openPlain,
  )
    .map(({ from, to, found }) => ({ from, to, ...found[0]! }))
    .filter(({ from, to }) => isDemand(reading, from, to))
  for (const match of matches(CODE_PAIR, reading.open)) {
    const code = match[0] === 'CZ' ? 'cs' : match[0].toLowerCase()
    const asked = isAskedByCode(reading, match.index)
    const near = reading.plain.slice(Math.max(0, match.index - 24), match.index + 24)
    if (
      !asked &&
      !/fluent|bilingual|bilingue|bon |oral|notions|parle|speak|sprach|langu|idioma|native|[abc][12]|courant|or fr|fr or|or nl|en\s?[+/&]|[+/&]\s?en|fr\s?\/|\/\s?fr/u.test(
        near,
      )
    )
      continue
    hits.push({ from: match.index, to: match.index + 2, code, name: LANGUAGE_NAMES[code]?.split('|')[0] ?? match[0] })
  }
  for (const match of matches(SWISS_SHORT, reading.open)) {
    const code = { D: 'de', E: 'en', F: 'fr', I: 'it' }[match[1]!]!
    hits.push({ from: match.index, to: match.index + 1, code, name: LANGUAGE_NAMES[code]!.split('|')[0]! })
  }
  hits.sort((a, b) => a.from - b.from)
  const facts: Extract<Fact, { kind: 'language' }>[] = []
  for (const hit of hits) {
    const { level, span } = levelOf(reading, hit.from, hit.to)
    const previous = facts.at(-1)
    const gap = previous ? reading.plain.slice(previous.spans[0]![1], span[0]) : ''
    if (previous && previous.language !== hit.code && /^\s*(?:or|oder|ou|o)\s*$/u.test(gap)) {
      previous.alternatives.push(hit.name)
      previous.level ??= level
      previous.spans[0] = [previous.spans[0]![0], span[1]]
      previous.text = reading.text.slice(...previous.spans[0])
      continue
    }
    const shares =
      previous && level === null && aheadOfPair(reading, previous) && /^\s*(?:and|und|et|y|\+|\/|&)\s*$/u.test(gap)
        ? previous.level
        : null
    facts.push({
      kind: 'language',
      ...seen(reading, span),
      need: needAt(reading, hit.from),
      language: hit.code,
      level: level ?? shares,
      alternatives: [],
    })
  }
  shareBackwards(reading, facts)
  mergeTwins(facts)
  record(
    reading,
    facts.map((fact) => withNeed(reading, fact)),
  )
}

const CODE = '(?:EN|DE|FR|ES|NL|IT|PT|PL|SV|DA|CZ)'
const IS_WISHED =
  '(?:(?:est |sont |is |are |ist |sind |es |son |c.est |serait |would be |wäre )?(?:obligatoires?|indispensables?|exigée?s?|requise?s?|an? plus|un plus|un atout|souhaitée?s?|appréciée?s?|a must|required|needed|mandatory|preferred|nice to have|Pflicht|ein Muss|ein Plus|von Vorteil|zwingend|obligatorios?|imprescindibles?|deseables?|valorables?|se valora|un punto))'
/** "FR et EN obligatoires", "NL c'est un plus": languages by their codes, where two stand together or one is weighed. */
const CODES_ASKED = new RegExp(
  `(?<![\\p{L}/-])${CODE}(?:,? (?:et|and|und|y|e|ou|or|oder|o) |, ?| ?[+/&] ?)${CODE}(?:(?:,? (?:et|and|und|y|ou|or|oder|o) |, ?| ?[+/&] ?)${CODE})*(?![\\p{L}-])|(?<![\\p{L}/-])(?:EN|FR|NL|PL|ES|PT|DE) ${IS_WISHED}(?!\\p{L})`,
  'gu',
)
const isAskedByCode = (reading: Reading, at: number): boolean =>
  matches(CODES_ASKED, reading.open).some(({ index, 0: said }) => index <= at && at < index + said.length)

/** "fluent German and English": a level before the pair is meant for both; "German C2 and English" is not. */
const aheadOfPair = (reading: Reading, { spans, level }: Extract<Fact, { kind: 'language' }>): boolean =>
  level !== null &&
  reading.text
    .slice(...spans[0]!)
    .toLowerCase()
    .startsWith(level.toLowerCase())

/** The same language named twice is one demand, at the level that was given. */
function mergeTwins(facts: Extract<Fact, { kind: 'language' }>[]): void {
  for (let i = facts.length - 1; i > 0; i--) {
    const fact = facts[i]!
    const twin = facts.find((other, at) => at < i && other.language === fact.language && other.holds === fact.holds)
    if (!twin || fact.alternatives.length > 0 || twin.alternatives.length > 0) continue
    if (twin.level === null && fact.level !== null) Object.assign(twin, { level: fact.level, text: fact.text })
    if (twin.need === 'unknown') twin.need = fact.need
    twin.spans.push(...fact.spans)
    facts.splice(i, 1)
  }
}

/** "Français + anglais fonctionnel": the lesser level is said of the last alone. */
const LESS = /fonctionnel|notions|basi|de base|grund|mündlich|conversa|funcional|intermed|technique|técnico/iu

/** "Swedish + English fluent": the level behind the last of a pair holds for both. */
function shareBackwards(reading: Reading, facts: Extract<Fact, { kind: 'language' }>[]): void {
  for (let i = facts.length - 2; i >= 0; i--) {
    const [here, next] = [facts[i]!, facts[i + 1]!]
    const gap = reading.plain.slice(here.spans[0]![1], next.spans[0]![0])
    if (here.level === null && next.level && !LESS.test(next.level) && /^\s*(?:and|und|et|y|\+|\/|&)\s*$/u.test(gap))
      here.level = next.level
  }
}

/** "Inductions in Polish are done by interpreters so languages not needed". */
const NO_LANGUAGES =
  /(?<![a-z])(?:(?:other |foreign )?languages? (?:is |are )?not (?:needed|required|necessary|a must)|no (?:other |foreign )?languages? (?:needed|required|necessary)|(?:fremd)?sprachen? (?:sind |ist )?(?:nicht|kein) (?:notig|erforderlich|muss))/u

function isDemand(reading: Reading, from: number, to: number): boolean {
  if (NO_LANGUAGES.test(reading.plain.slice(...sentenceAt(reading, from)))) return false
  const after = reading.plain.slice(to, to + 24)
  const before = reading.plain.slice(Math.max(0, from - 24), from)
  const word = reading.text.slice(from, to)
  if (NOT_A_DEMAND_AFTER.test(after) || (reading.language === 'en' && NAMES_SOMETHING.test(after))) return false
  // "Simple English", "In English for London": how the text is to be written.
  if (
    /(?:simple|plain|clear|easy|british|american|uk|us|clean) $/u.test(before) &&
    !/^ (?:speak|spoken|skills|and )/u.test(after)
  )
    return false
  if (/(?:^|[.;(\n]\s*)in $/u.test(before)) return false
  if (
    /(?:write (?:it |the ad |this )?in|ad in|auf|text in|answer in|en|redige en|escrib\w+ en) $/u.test(before) &&
    /write|ad |text|anzeige|annonce|anuncio|bitte|please/u.test(`${before}${after}`)
  )
    return false
  if (word === word.toLowerCase() && /^(?:polish|finish|thai)$/.test(word))
    return /(?:fluent|speak|native|basic|some|language) /u.test(before) || /^ (?:speak|[abc][12])/u.test(after)
  if (/^(?:irish|welsh|basque|bulgare|vasco|turc|grec|persan)$/i.test(word))
    return /speak|fluent|language|[abc][12]|sprach|nivel|courant/u.test(`${before}${after}`)
  if (/(?:teach(?:ing|er of)?|translate \w+ to|from) $/u.test(before) && !/speak/u.test(after)) return false
  return true
}

/** A level asked for is the least of them anyway. */
const OR_BETTER =
  /^(?: (?:or (?:better|higher|above|more)|oder (?:besser|hoher|mehr)|ou (?:plus|mieux)|o (?:superior|mas))|,? (?:(?:et )?(?:ca |cela )?suffit(?: (?:bien|largement))?|pas besoin de (?:le )?parler|(?:con eso )?(?:basta|alcanza)))(?![a-z])/u

const FOR_USE =
  /^,? \(?(?:(?:surtout|principalement|plutot|sobre todo|principalmente) )?(?:(?:a l'|en )?(?:ecrit|oral|lecture|lectura|escrito|hablado|leido|lu)(?: et oral| y hablado)?)(?=\)?\s*(?:[,.;)]|$))/u

/** "Strong written and spoken French". */
const WRITTEN_AND_SPOKEN =
  /(?<![a-z])(?:very )?(?:good|clear|strong|excellent|solid|decent|fluent|perfect) (?:written|spoken|verbal|oral)(?: and | & |\/)(?:written|spoken|verbal|oral) $/u

/** "Spanish helpful with plant receiving", "English for client calls": for what it is needed. */
const USED_FOR =
  /^(?: (?:is |would be )?(?:helpful|useful|handy|needed|required|essential|a plus|an asset|a bonus|nice))? (?<use>(?:for|with|on) (?!(?:site|top|request)(?![a-z])|(?:this|the (?:job|role|post)|us|now|it|all|you|a|an|good|some|at|no)(?![a-z]))(?:the |our |your )?[a-z][a-z -]{2,28}[a-z])(?=[,.;)\n]|$)/u

function levelOf(reading: Reading, from: number, to: number): { level: string | null; span: Span } {
  const [start, end] = sentenceAt(reading, from)
  const after = reading.openPlain.slice(to, Math.min(end, to + 34))
  const cutAfter = after.search(/[,;.]|\b(?:and|und|et|y|or|oder|ou|o)\b|[+/]/u)
  const behind = matches(LEVEL, after.slice(0, cutAfter < 0 ? undefined : cutAfter))[0]
  const before = reading.openPlain.slice(Math.max(start, from - 30), from)
  const cutBefore = before.search(
    /(?:[,;.+/&]|(?<=\s(?:and|und|et|y|or|oder|ou|o))\s)(?=(?:(?![,;.+/&]|\s(?:and|und|et|y|or|oder|ou|o)\s).)*$)/u,
  )
  const offset = Math.max(start, from - 30) + cutBefore + 1
  const pair = WRITTEN_AND_SPOKEN.exec(before)
  if (pair) return { level: reading.text.slice(from - pair[0].length, from - 1), span: [from - pair[0].length, to] }
  const ahead = matches(LEVEL, before.slice(cutBefore + 1)).at(-1)
  const tail = /^[- ]speak(?:ing|er)s?/.exec(reading.openPlain.slice(to, to + 12))?.[0].length ?? 0
  const orLevel = /^[\s\u0001]*(?:native )?(?:or|oder|ou|o|\/) ?(?<level>[abc][12])(?![a-z\d])/u.exec(after)
  if (!behind && orLevel) return { level: orLevel.groups!.level!.toUpperCase(), span: [from, to + orLevel[0].length] }
  const match = behind ?? ahead
  if (!match) {
    const use = reading.language === 'en' ? USED_FOR.exec(reading.openPlain.slice(to, Math.min(end, to + 60))) : null
    const until = to + (use?.[0].length ?? 0)
    return use
      ? { level: reading.text.slice(until - use.groups!.use!.length, until), span: [from, until] }
      : { level: null, span: trim(reading.text, [from, to + tail]) }
  }
  // "Functional English for supplier sites".
  const what =
    behind || reading.language !== 'en' ? null : USED_FOR.exec(reading.openPlain.slice(to, Math.min(end, to + 60)))
  if (what?.groups?.use && what[0].length === what.groups.use.length + 1 && !tail) {
    const [start, until] = [offset + ahead!.index, to + what[0].length]
    const level = reading.text.slice(start, start + ahead![0].length)
    return { level: `${level} (${reading.text.slice(until - what.groups.use.length, until)})`, span: [start, until] }
  }
  const at = behind ? to + behind.index : offset + ahead!.index
  // "German fluent C1+": the level of the scale says more.
  const scaled = /^[\s,(]{1,2}(?<level>[abc][12]\+?)\)?(?![a-z\d])/u.exec(
    reading.openPlain.slice(at + match[0].length, end),
  )
  if (behind && scaled && !/^[abc][12]/u.test(match[0]))
    return { level: scaled.groups!.level!.toUpperCase(), span: [from, at + match[0].length + scaled[0].length] }
  const levelEnd = at + match[0].length
  const least = OR_BETTER.exec(reading.openPlain.slice(levelEnd, levelEnd + 32))?.[0].length ?? 0
  // "Anglais professionnel, surtout écrit", "inglés B1 lectura": for what it is needed most.
  const use = behind ? (FOR_USE.exec(reading.openPlain.slice(levelEnd, Math.min(end, levelEnd + 32)))?.[0] ?? '') : ''
  const level =
    reading.text.slice(at, levelEnd) +
    (use ? ` (${reading.text.slice(levelEnd, levelEnd + use.length).replace(/^[\s,(]+/, '')})` : '')
  const span: Span = behind ? [from, levelEnd + (least || use.length)] : [at, to + tail]
  return { level: /^[abc][12]/i.test(level) ? level.slice(0, 2).toUpperCase() + level.slice(2) : level, span }
}
