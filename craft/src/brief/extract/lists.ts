/** Facts that are names from a list: licences, benefits; and languages with their level. */

import { BENEFITS } from '../data/benefits.ts'
import { LANGUAGE_NAMES } from '../data/languages.ts'
import { LICENCES } from '../data/licences.ts'
import type { Fact, Span } from '../facts.ts'
import { compilePhrases, findPhrases, type Phrases } from '../match-phrases.ts'
import { matches } from '../matches.ts'
import { isNegated, needAt } from '../polarity.ts'
import { BLANK, partAt, type Reading, record, sentenceAt } from '../reading.ts'
import { byPlace } from '../spans.ts'
import { tidy } from '../tidy.ts'
import { otherCategories } from './licence-categories.ts'
import { seen, trim, widen, withNeed } from './spot.ts'

function spellings(list: readonly string[]): Phrases<string> {
  const forms: [string, string][] = []
  for (const entry of list) {
    const [name, ...others] = entry.split('=')
    for (const form of [name!, ...others]) {
      forms.push([form, name!])
      if (/[a-z]{4}$/.test(form)) forms.push([`${form}s`, name!])
    }
  }
  return compilePhrases(forms)
}

export const LICENCE_LOOKUP = spellings(LICENCES)
/** Short names that are words or codes elsewhere: they count only in capitals. */
const CAPITALS_ONLY =
  /^(?:aca|cia|aat|bls|adr|big|br|sst|tpc|cap|sia|nmc|gdc|cfa|cima|acca|cpa|rya|scc|vca|phr|csm|pals|nate|cpc|fco|crb|lsf|eng1|tips|celta|delta|leap|ihk|coru|swat|cima|arb|riba|caces|fimo|dbs|dels|cpcs|pvg|csp)$/

/** "Counterbalance licence, valid within 3 years", "forklift cert (reach truck)". */
const VALID =
  /^(?: (?:because|as|since|weil|da) [^,.;()\n\u0001]{4,50}|,? ?(?:valid|in date|current|not older than|renewed|gultig|valable|en vigor)(?: [a-z\d]+){0,4}(?=[,.;)\n]|$)| \((?!training|a? ?(?:plus|bonus|must)|nice|ideal|desir|requir|prefer|paid|we |can )[a-z][a-z /&-]{2,24}\))/u

export function readLicences(reading: Reading): void {
  const facts: Fact[] = []
  const lowerBrief = !/[A-Z]{2}/.test(reading.text)
  for (const hit of findPhrases(LICENCE_LOOKUP, titleShown(reading))) {
    const written = reading.text.slice(hit.from, hit.to)
    if (CAPITALS_ONLY.test(written.toLowerCase()) && written !== written.toUpperCase() && !lowerBrief) continue
    if (/^(?:aca|big|br|cap|delta|leap|tips|swat|pals|nate|arb)$/.test(written)) continue
    const after = reading.plain.slice(hit.to, hit.to + 20)
    if (/^first aid$/.test(written.toLowerCase()) && /^\s*(?:kit|box|supplies)/.test(after)) continue
    if (/^\s*(?:registration |membership )?fees?(?![a-z])/u.test(after)) continue
    if (/^ (?:pagad[ao]s?|paga(?![a-z])|a cargo|payee?s?|rembours|prise? en charge)/u.test(after)) continue
    if (/^\s*(?:course|training) (?:paid|provided|funded|given|bezahlt)/.test(after)) continue
    const tail =
      /^(?:[ -]?(?:licen[cs]e|a ?\+ ?i(?![a-z])|(?:fur |in |im )?(?:intensiv|anasthesie)[a-z]*(?: (?:und|u\.|\+|&) (?:intensiv|anasthesie)[a-z]*)?|(?: (?:class|category|cat\.?))? [bc]1?e?(?=[\s,.;)]|$)|certificate|certified|certification|qualified|qualification|registered|registration|card|check|extract|pin|cert|ticket|erforderlich|klasse [a-z]\d?e?|r ?\d{3}[a-z]?|level \d|\d(?: ?(?:ou|or|o|\/|-) ?\d)(?= ?(?:[,.;)]|$|souhait|preferred|deseable|un plus|a plus))))+(?![A-Za-zÀ-ɏ])/u.exec(
        reading.openPlain.slice(hit.to, hit.to + 30),
      )
    const end = hit.to + (tail?.[0].length ?? 0)
    const valid = VALID.exec(reading.openPlain.slice(end, end + 64))?.[0].length ?? 0
    const span: Span = [hit.from, end + valid]
    facts.push({
      kind: 'licence',
      ...seen(reading, span),
      text: nameOr(reading, span, hit.found[0]!, tail !== null || valid > 0),
      need: needAt(reading, hit.from),
    })
    facts.push(...otherCategories(reading, written, span[1]))
  }
  for (const match of SAYS_OWN.test(reading.plain) ? matches(OWN, reading.openPlain) : [])
    facts.push({
      kind: 'licence',
      ...seen(reading, trim(reading.text, [match.index, match.index + match[0].length]), 'high', true),
      need: /bonus|plus|vorteil|atout|valora/u.test(match[0]) ? 'nice' : 'must',
    })
  facts.sort(byPlace)
  record(
    reading,
    joinAlternatives(reading, facts).map((fact) => withNeed(reading, fact)),
  )
}

/** One cheap look decides whether the pattern below can match. */
const SAYS_OWN = /own (?:tran|veh|car|too)|eigene|personnelle?(?![a-z])|propio|safe pass|licen[cs]e [bc]/u
/** "Own transport as no buses at night": what one has to have, and why. */
const OWN =
  /(?<![A-Za-zÀ-ɏ]|no |without |ohne |use of |use )(?:own (?:transport|vehicle|car|tools)|(?<!driving )licen[cs]e [bc]1?e?(?![a-z])|safe pass(?: card)?|eigene[srn]? (?:auto|pkw|fahrzeug|werkzeug)|vehicule personnel|voiture personnelle|vehiculo propio|coche propio)(?: with [^,.;()\n\u0001]{3,30}(?: \([^()\n]{2,20}\))?)?(?: (?:as|because|since|da|weil|car|porque) [^,.;\n\u0001]{3,40})?(?![A-Za-zÀ-ɏ]| (?:useless|not|nicht|unnecessary|isn't|no|of no))/gu

/** "CDL A driver": a licence in the title is a demand too. */
function titleShown(reading: Reading): string {
  const title = reading.facts.find((fact) => fact.kind === 'title')?.spans[0]
  return title
    ? reading.openPlain.slice(0, title[0]) + reading.plain.slice(...title) + reading.openPlain.slice(title[1])
    : reading.openPlain
}

const nameOr = (reading: Reading, span: Span, name: string, longer: boolean): string => {
  const typed = reading.text.slice(...span)
  if (longer || typed.length > name.length + 3) return tidy(typed, reading.language)
  return typed.toLowerCase() === name.toLowerCase() ? name : typed
}

/** "ACCA or CIMA": one demand that either meets. */
function joinAlternatives(reading: Reading, facts: Fact[]): Fact[] {
  const kept: Fact[] = []
  for (const fact of facts) {
    const last = kept.at(-1)
    if (last && last.kind === fact.kind) {
      const end = last.spans[0]![1]
      const gap = reading.plain.slice(end, fact.spans[0]![0])
      if (/^\s*(?:or|oder|ou|o|\/)\s*$/u.test(gap)) {
        last.text = reading.text.slice(last.spans[0]![0], fact.spans[0]![1])
        last.spans[0] = [last.spans[0]![0], fact.spans[0]![1]]
        continue
      }
    }
    kept.push(fact)
  }
  return kept
}

const stems = BENEFITS.split('|')
  .map((entry) => entry.trim())
  .filter(Boolean)
const BENEFIT_NAMES = compilePhrases(
  stems.filter((stem) => !stem.endsWith('*')).flatMap((stem) => [[stem, stem] as const, [`${stem}s`, stem] as const]),
)
const BENEFIT_STEMS = new RegExp(
  `(?<![A-Za-zÀ-ɏ])(?:${stems
    .filter((stem) => stem.endsWith('*'))
    .map((stem) => stem.slice(0, -1).replace(/[()+.]/g, '\\$&'))
    .join('|')})[A-Za-zÀ-ɏ]*`,
  'gu',
)
/** "Vous aidez des personnes : toilette, repas": a sentence about the work offers nothing. */
const TELLS_TASKS =
  /^(?:you(?:'ll| will) (?!get|receive|have|enjoy|earn|be paid)|du (?!bekomm|erhalt|hast|kriegst|verdienst)[a-z]+st\s|sie (?!bekomm|erhalt|haben|verdien)[a-z]+en\s|vous (?!recev|beneficie|avez|aurez|profit|gagn)[a-z]+ez\s|te encargaras|tendras que|tu trabajo)/u
const BENEFIT_AS_TASK =
  /(?:manage|managing|administer|book|booking|process|handle|organis\w+|plan|run|order|answer|sell|selling|advise on|design|develop|prepare|his|her|their|diary|calendar|reconcile|claims?|serve|serving|making|preparing|cook|cooking|travel,|the|pre-?emp|pre-?employment|safety-critical|driver'?s?|offshore|aviation|seafarer'?s?|class [12]|hgv|dot|flight|diving)\s(?:[A-Za-zÀ-ɏ']+\s)?$/u
const NOT_BENEFIT_AFTER =
  /^\s*(?:belegen|zubereiten|verkaufen|groups?|chains?|upload|returns|manager|assistant|management|cover|clerk|team leader|department|company|industry|sector|provider|advis|consult|designer|coach|instructor|shop|records|imaging|device|devices|writer|technician|receptionist|nurse|practice|secretary|history|staff|equipment|terminology|billing|coding|school|law|claims|let|rental|agency|products?|administration|analyst|programmes? for|sales|services?|fleet|plan design|group policy|an? (?:plus|bonus(?! of)|asset|advantage)|experience|background|knowledge|sector|clients|customers|processing|applications?|renewals?|petitions?|sponsorship cases|cases)/u

export function readBenefits(reading: Reading): void {
  const cues: Span[] = findPhrases(BENEFIT_NAMES, reading.openPlain).map(({ from, to }) => [from, to])
  for (const match of matches(BENEFIT_STEMS, reading.openPlain)) cues.push([match.index, match.index + match[0].length])
  for (const match of matches(LIVE_IN, reading.openPlain)) cues.push([match.index, match.index + match[0].length])
  for (const { from, to } of reading.parts)
    if (to - from < 20 && ALONE.test(reading.openPlain.slice(from, to))) cues.push([from, to])
  cues.sort((a, b) => a[0] - b[0])
  const facts: Fact[] = []
  let last = -1
  for (const cue of cues) {
    if (cue[0] < last) continue
    const before = reading.openPlain.slice(Math.max(partAt(reading, cue[0]).from, cue[0] - 40), cue[0])
    if (cue[1] - cue[0] === 2 && reading.language !== 'fr') continue
    if (TELLS_TASKS.test(reading.plain.slice(...sentenceAt(reading, cue[0])))) continue
    if (
      /^gym(?![a-z])/u.test(reading.plain.slice(...cue)) &&
      /(?:for|at|in|of) (?:our|a|the|my) (?:[a-z]+ )?$|(?:24\/7|(?:ladies|women|men)-?(?:only)?|teen|climbing|boxing|independent|local|busy) $/u.test(
        before,
      )
    )
      continue
    if (/^gymnasium/u.test(reading.plain.slice(...cue))) continue
    // "Tenue complète de la comptabilité" is work, and no uniform.
    if (
      /^tenues?$/u.test(reading.plain.slice(...cue)) &&
      /^ (?:complete|comptable|de |des |du |d')/u.test(reading.plain.slice(cue[1], cue[1] + 12))
    )
      continue
    if (
      /^(?:somos|we are|we're|wir sind|nous sommes) /u.test(reading.plain.slice(partAt(reading, cue[0]).from, cue[0]))
    )
      continue
    if (
      reading.plain.slice(...cue) === 'cadre' &&
      /(?:cdi|statut|poste|contrat) $/u.test(reading.plain.slice(0, cue[0]))
    )
      continue
    if (BENEFIT_AS_TASK.test(before) || NOT_BENEFIT_AFTER.test(reading.openPlain.slice(cue[1], cue[1] + 24))) continue
    if (
      /^(?:medical|vision|meals|snacks|kaffeemaschine|coffee|fruit|lunches|ira|prime|ce|discounts?|accommodation|holidays?|vacation|formation|formacion|repas|telephone|parking|sponsorship|laptop|benefits|retraite|comida|cafe|tenue|getranke|kaffee|fitness|remise|reduction|wellness|lodging|housing|logement|transporte|ferien|gimnasio|formacion|primes|cadre)\b/.test(
        reading.openPlain.slice(...cue),
      ) &&
      !offersHere(reading, cue)
    )
      continue
    const span = widen(reading, cue)
    const words = reading.text.slice(...span).split(/\s+/).length
    if (words > 16) continue
    last = span[1]
    facts.push({
      kind: 'benefit',
      ...seen(
        reading,
        span,
        'high',
        !isNegated(reading, ...cue) &&
          !/^(?:no|kein|keine|sans|sin|ohne|without|pas de) /u.test(reading.plain.slice(...span)),
      ),
    })
  }
  record(reading, facts)
}

/** "live in £60 a week": with a room of one's own at work. */
const LIVE_IN =
  /(?<=(?:^|[.,;(+\n]|and|or|plus)\s*)live in(?=\s*(?:[,.;)(\u0001]|[£¤$]|or |and |room|accommodation|possible|available|option|$))/gu

/** "60k + car": offered where it stands alone. */
const ALONE =
  /^(?:a |the )?(?:car|van|coche|voiture|vehicule|auto|pkw|furgoneta|moto|gym|health|healthcare|phone|house)$/u

/** Words that may be part of the trade ("serve coffee") count as a benefit only in a short list item or beside an offer. */
function offersHere(reading: Reading, cue: Span): boolean {
  const part = partAt(reading, cue[0])
  const text = reading.plain.slice(part.from, part.to)
  if (
    /(?:we offer|you get|offer|free|paid|provided|included|incl|benefits|perks|wir bieten|kostenlos|gratis|inklusive|offert|fourni|avantages|ofrecemos|incluid|possible|moglich|posible|%|budget|allowance|days|per week|gestellt|staff|mitarbeiter|provide|sin |no |can be|subsidi[sz]ed|employee)/u.test(
      text,
    )
  )
    return true
  const unread = reading.openPlain.slice(part.from, part.to).replaceAll(BLANK, '').trim()
  return unread.split(/\s+/).length <= 3
}

export const LANGUAGE_LOOKUP = compilePhrases(
  Object.entries(LANGUAGE_NAMES).flatMap(([code, names]) =>
    names.split('|').map((name) => [name, { code, name: names.split('|')[0]! }] as const),
  ),
)
const LEVEL =
  /(?<![A-Za-zÀ-ɏ\d])(?:[abc][12](?:\s?[-/]\s?[abc][12]|\+)?(?![A-Za-zÀ-ɏ\d])|(?:business |very |sehr )?fluent(?:ly)?|fluency|business[- ]level|professional(?: working)?(?: proficiency| level)?|proficient|conversational|basic|basics|good|reasonable|decent|passable|workable|excellent|strong(?! (?:plus|advantage|bonus|asset))|some|working knowledge of|etwas|ein wenig|ein bisschen|un peu d[e']|un poco de|algo de|advanced|intermediate|native|bilingual|perfect(?:ly)?|perfekt(?:e[sn]?)?|parfait(?:e)?|perfecto|flie(?:ss|ß)end(?:es)?|verhandlungssicher(?:es)?|gute?[ns]?|sehr gute?s?|grundkenntnisse(?: reichen)?|courants?|courantes?|bilingues?|professionnel|\d{2,3} ?%(?: minimo)?|bon niveau|notions|conversacional|fluido|de base|nivel (?:alto|medio|basico|avanzado)|alto|medio|basico|avanzado|bilingue|tecnico|technique|sicher(?:es)?|stilsicher(?:es)?|mundlich(?: und schriftlich)?|in wort und schrift|muttersprachlich|fonctionnel(?:le)?|oral et ecrit|parlee?(?: et ecrit[e]?)?|lue?(?: et (?:ecrit|parle|compris)e?)?|intermediaire|leido(?: y (?:hablado|escrito))?|hablado(?: y escrito)?|intermedio|funcional)(?![A-Za-zÀ-ɏ])/gu
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
    const near = reading.plain.slice(Math.max(0, match.index - 24), match.index + 24)
    if (
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
  const ahead = matches(LEVEL, before.slice(cutBefore + 1)).at(-1)
  const tail = /^[- ]speak(?:ing|er)s?/.exec(reading.openPlain.slice(to, to + 12))?.[0].length ?? 0
  const orLevel = /^[\s\u0001]*(?:native )?(?:or|oder|ou|o|\/) ?(?<level>[abc][12])(?![a-z\d])/u.exec(after)
  if (!behind && orLevel) return { level: orLevel.groups!.level!.toUpperCase(), span: [from, to + orLevel[0].length] }
  const match = behind ?? ahead
  if (!match) return { level: null, span: trim(reading.text, [from, to + tail]) }
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
