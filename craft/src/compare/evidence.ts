/** A source of claims, read once: its numbers, tools, places, concepts and words, each with where it stands. */

import { LANGUAGE_LOOKUP } from '../brief/extract/language-demands.ts'
import { LICENCE_LOOKUP } from '../brief/extract/lists.ts'
import { PLACE_LOOKUP } from '../brief/extract/place.ts'
import { SKILL_LOOKUP } from '../brief/extract/skills.ts'
import type { Brief, Language, Span } from '../brief/facts.ts'
import { findPhrases, longestAt } from '../brief/match-phrases.ts'
import { plain } from '../brief/normalise.ts'
import { findNumberWords } from '../brief/number-words.ts'
import { ABBREVIATIONS } from './abbreviations.ts'
import { BENEFITS, type Concept, DEGREES, TERMS } from './concepts.ts'
import type { Figure } from './figures.ts'
import { HINTS } from './hints.ts'
import { kinOf } from './kindred-words.ts'
import { lettersOf } from './letters.ts'
import { figuresTold, WORKDAYS } from './told-figures.ts'
import { dayRanges, daysIn } from './weekdays.ts'
import { rootOf } from './word-roots.ts'

export interface Evidence {
  plain: string
  language: Language | null
  figures: Figure[]
  /** Canonical names of tools, licences, places and languages, and concepts -> first span. */
  named: Map<string, Span>
  /** Stems of the words, and the initials of capitalised names -> first span. */
  stems: Map<string, Span>
  /** The words themselves, and the meanings they share with others -> first span. */
  words: Map<string, Span>
  kin: Map<number, Span>
  roots: Map<string, Span>
  /** Letters that stand for words, such as "PR" -> first span. */
  letters: Map<string, Span>
  /** Days of the week, Monday being 0 -> first span. */
  days: Map<number, Span>
  /** Those of them that stand between the first and the last of a range only. */
  daysBetween: Set<number>
}

const NEGATED =
  /(?:^|[\s(])(?:no|not(?! only)|without|kein\p{L}*|ohne|sans|pas de|sin|aucun\p{L}*|never|nicht|nada de|zero|ni|nor|neither|weder|noch|don't (?:need|want))[ ](?:\p{L}+[ ]){0,2}$/u

/** "driving licence not needed": the denial stands behind. */
export const REFUSED =
  /^\s*(?:[?:,]? ?(?:no|nein|non|nah|nope|nee|egal)(?=[,.;!?\n]|$)|\? ?(?:no|nein|non|nah|nope)(?![a-z])|(?:gibt es|hast du|haben sie) (?:\p{L}+ ){0,3}(?:nicht|keine)(?![a-z])|(?:is |are |ist |sind |est |es )?(?:not (?:needed|required|necessary|essential|a must)|isn't (?:needed|required|necessary)|nicht (?:notig|erforderlich|notwendig)|(?:non|pas) (?:necessaire|requis\p{L}*|exige\p{L}*|indispensable)|no (?:es )?(?:necesari|imprescindible|requerid)\p{L}*))/u

export function gatherEvidence(text: string, brief: Brief | null): Evidence {
  const spelled = datesInDigits(plain(respelled(text)))
  const named = new Map<string, Span>()
  const add = (name: string, span: Span) => {
    if (!named.has(name)) named.set(name, span)
  }
  for (const hit of findPhrases(SKILL_LOOKUP, spelled))
    for (const name of hit.found) add(`tool:${name.replace('=', '')}`, [hit.from, hit.to])
  for (const hit of findPhrases(LICENCE_LOOKUP, spelled))
    for (const name of hit.found) add(`tool:${name}`, [hit.from, hit.to])
  for (const hit of findPhrases(PLACE_LOOKUP, spelled))
    for (const known of hit.found) {
      add(`place:${known.name}`, [hit.from, hit.to])
      add(`country:${known.country}`, [hit.from, hit.to])
    }
  for (const hit of findPhrases(LANGUAGE_LOOKUP, spelled))
    for (const { code } of hit.found) add(`language:${code}`, [hit.from, hit.to])
  const bilingual = /biling|zweisprachig/u.exec(spelled)
  addCodedLanguages(text, spelled, add)
  addLanguageCodes(text, add)
  if (bilingual)
    for (const id of ['bilingual', `language:${brief?.language}`])
      add(id, [bilingual.index, bilingual.index + bilingual[0].length])
  for (const concepts of [BENEFITS, TERMS, DEGREES])
    for (const [id, span] of conceptsIn(concepts, spelled)) add(id, span)
  for (const [id, span] of conceptsIn(HINTS, spelled)) if (!id.startsWith('no:no:')) add(id, span)
  const figures = figuresTold(spelled, text, brief?.language ?? null)
  for (const [id, pattern] of SAID_OTHERWISE) {
    const match = pattern.exec(spelled)
    if (match) add(id, [match.index, match.index + match[0].length])
  }
  for (const { span, unit, values } of figures)
    if (unit === 'people' && values[0]! < 1 && values[0]! > 0) add('part_time', span)
  const holiday = figures.find(
    ({ unit, values: [value, more] }) =>
      more === undefined &&
      ((unit === 'day' && value! >= 20 && value! <= 45) || (unit === 'week' && value! >= 4 && value! <= 8)),
  )
  if (holiday) add('holiday', holiday.span)
  for (const { unit, values, span } of figures)
    if (unit === 'hour' && A_WEEK.test(spelled.slice(span[1], span[1] + 16)))
      add(Math.max(...values) < 35 ? 'part_time' : 'full_time', span)
  if (brief) addFacts(brief, figures, add)
  const { words, kin, roots } = wordsOf(spelled)
  const letters = lettersOf(text)
  for (const [code, span] of letters) if (COUNTRY_CODES.has(code)) add(`country:${code.toUpperCase()}`, span)
  // "WE", and "we" where that is no word.
  const weekend = letters.get('we') ?? (brief && brief.language !== 'en' ? words.get('we') : undefined)
  if (weekend) add('weekends', weekend)
  const days = weekdaysOf(spelled, named)
  // "Sa/So im Wechsel" speaks of weekends.
  if (days.has(5) && days.has(6)) add('weekends', days.get(5)!)
  const stems = stemsOf(spelled)
  addShortForms(spelled, stems, words)
  addRegions(text, stems, words)
  const graduate = /(?<![\p{L}\d])(M|B)(?:A|Sc|Eng|Ed)(?![\p{L}\d])/u.exec(text)
  if (graduate) add(graduate[1] === 'M' ? 'master' : 'bachelor', [graduate.index, graduate.index + graduate[0].length])
  // "CS30/31" are two tickets.
  for (const match of spelled.matchAll(/(?<![a-z])([a-z]{1,4})(\d{1,3})[/+&-](\d{1,3})(?!\d)/gu))
    for (const key of [`${match[1]}${match[2]}`, `${match[1]}${match[3]}`])
      if (!stems.has(key)) stems.set(key, [match.index, match.index + match[0].length])
  // What the reader made of the title was told: "reach forky drivers" drive reach trucks.
  const title = brief?.facts.find((fact) => fact.kind === 'title')
  for (const word of title ? (plain(title.title).match(/[\p{L}\d]{3,}/gu) ?? []) : []) {
    if (!words.has(word)) words.set(word, title!.spans[0]!)
    if (!stems.has(stemOf(word))) stems.set(stemOf(word), title!.spans[0]!)
    if (!roots.has(rootOf(word))) roots.set(rootOf(word), title!.spans[0]!)
  }
  return {
    plain: spelled,
    language: brief?.language ?? null,
    figures: figures.slice(0, MOST_FIGURES),
    named,
    stems,
    words,
    kin,
    roots,
    letters,
    days,
    daysBetween: daysBetween(spelled),
  }
}

const CODES: Record<string, string> = { D: 'de', E: 'en', F: 'fr', I: 'it' }

/** "D/E fliessend, F gut": the letters by which the Swiss speak of languages. */
function addCodedLanguages(typed: string, text: string, add: (name: string, span: Span) => void): void {
  if (
    !/fliess|fluent|mundlich|muttersprach|courant|schriftl|(?<![a-z])[abc][12](?![a-z\d])|(?<![a-z])gut(?![a-z])/u.test(
      text,
    )
  )
    return
  for (const match of typed.matchAll(
    /(?<![\p{L}\d.])([DEFI])(?=[/+&, ]+[DEFI](?![\p{L}\d.])| (?:flie|gut|mündl|schrift|fluent|[ABC][12]))|(?<=(?<![\p{L}\d])[DEFI][/+&])([DEFI])(?![\p{L}\d.])/gu,
  ))
    add(`language:${CODES[match[1] ?? match[2]!]}`, [match.index, match.index + 1])
}

/** "DE + etwas EN", "FR + NL ou DE", "NL passif": capitals that name a language; "IT" does so beside another alone. */
const LANGUAGE_CODE =
  /(?<![\p{L}\d])(?:(DE|EN|FR|ES|NL|PT|PL|RU|TR)(?=\s*(?:[+&,/;.)]|$|(?:and|or|und|oder|et|ou|y|e|o) (?:DE|EN|FR|IT|ES|NL)|(?:etwas|gut|flie|fluent|pass|asset|plus|un plus|a plus|nice|pref|[ABC][12]|bonus|souhait|valor)))|(?<=(?:DE|EN|FR|ES|NL)\s?[+&,/]\s?)(IT)(?![\p{L}\d]))/gu
function addLanguageCodes(typed: string, add: (name: string, span: Span) => void): void {
  for (const { index, 0: code } of typed.matchAll(LANGUAGE_CODE))
    add(`language:${code.toLowerCase()}`, [index, index + code.length])
}

/** More numbers than these are no brief, and every claim is held against each. */
const MOST_FIGURES = 200

/** Who speaks of weekends, or of none, has spoken of Saturday and of Friday. */
function weekdaysOf(text: string, named: ReadonlyMap<string, Span>): Map<number, Span> {
  const days = new Map<number, Span>()
  const add = (list: readonly number[], span: Span | undefined) => {
    for (const day of list) if (span && !days.has(day)) days.set(day, span)
  }
  for (const { span, days: list } of daysIn(text)) add(list, span)
  const weekend = /weekend|wochenend|week-end|fin(?:es)? de semana|(?<![a-z])findes?(?![a-z])/u.exec(text)
  if (weekend) add([5, 6], [weekend.index, weekend.index + weekend[0].length])
  add([5, 6], named.get('no:weekends'))
  add([0, 1, 2, 3, 4], named.get('no:weekends') ?? named.get('weekdays'))
  return days
}

/** "Tue-Sat" speaks of Wednesday, but of no Wednesdays apart from the others. */
function daysBetween(text: string): Set<number> {
  const said = daysIn(text).flatMap(({ days }) => (days.length > 1 ? [days[0], days.at(-1)] : days))
  return new Set(
    dayRanges(text)
      .flatMap(({ days }) => days)
      .filter((day) => !said.includes(day)),
  )
}

const COUNTRY_CODES: ReadonlySet<string> = new Set(
  'at be ch cz de dk es fi fr gb ie it lu nl no pl pt se us'.split(' '),
)

const A_WEEK =
  /^ ?(?:a|per|pro|par|por|in der|die|\/|each|every) ?(?:week|wk|woche|semaine|sem|semana)|^ ?(?:semanales|wochentlich|hebdo)/u

function wordsOf(text: string): { words: Map<string, Span>; kin: Map<number, Span>; roots: Map<string, Span> } {
  const roots = new Map<string, Span>()
  const words = new Map<string, Span>()
  const kin = new Map<number, Span>()
  for (const match of text.matchAll(/[\p{L}][\p{L}\p{N}&-]*/gu)) {
    const span: Span = [match.index, match.index + match[0].length]
    // "Job-Rad" is "JobRad".
    for (const word of new Set([match[0], ...match[0].split('-'), match[0].replace('-', '')])) {
      if (!words.has(word)) words.set(word, span)
      if (word.length > 3 && !roots.has(rootOf(word))) roots.set(rootOf(word), span)
      const group = kinOf(word)
      if (group !== undefined && !kin.has(group)) kin.set(group, span)
    }
  }
  return { words, kin, roots }
}

const OF_MONTH = /^ (?:de|of) (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)/u
const FIRST = /(?<![a-z])(?:uno|primero|first)(?= (?:de|of) \p{L}{3})/gu

/** "Uno de octubre": the day as a date is read, without moving a letter. */
function datesInDigits(text: string): string {
  let digits = text.replace(FIRST, (word) => '1'.padStart(word.length))
  for (const { span, value } of findNumberWords(text))
    if (value < 32 && OF_MONTH.test(text.slice(span[1], span[1] + 9)))
      digits = digits.slice(0, span[0]) + String(value).padStart(span[1] - span[0]) + digits.slice(span[1])
  return digits
}

const respelled = (text: string): string =>
  text
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/[\u2018\u2019\u02bc]/g, "'")

/** A concept that the source denies confirms nothing. */
function* conceptsIn(concepts: readonly Concept[], text: string): Generator<[string, Span]> {
  for (const { id, pattern } of concepts)
    for (const match of text.matchAll(pattern)) {
      const denied = NEGATED.test(text.slice(Math.max(0, match.index - 24), match.index))
      const refused = REFUSED.test(text.slice(match.index + match[0].length, match.index + match[0].length + 30))
      yield [denied || refused ? `no:${id}` : id, [match.index, match.index + match[0].length]]
    }
}

/** Denied or not: who writes of few days, of driving or of graduates has spoken of these. */
const SAID_OTHERWISE: [id: string, pattern: RegExp][] = [
  [
    'part_time',
    /(?<![A-Za-zÀ-ɏ\d])(?:[1-4]|one|two|three|four|ein|zwei|drei|vier|deux|trois|dos|tres) (?:days?|mornings?|afternoons?|evenings?|tagen?|vormittagen?|jours?|matins?|dias?|mananas?) (?:a|per|pro|par|in der|die|por|a la) (?:week|woche|semaine|semana)(?! (?:at home|from home|remote|in the office|im buro|homeoffice|zu hause|au bureau|de teletrabajo|en casa))/u,
  ],
  [
    'driving_licence',
    /(?:driving|driver|car) (?:is )?(?:needed|required|essential|a must)|(?:must|has to|have to|needs? to|able to|can) drive|drive (?:between|from|to)|(?:muss|sollte) (?:auto )?fahren/u,
  ],
  ['degree', /(?<![a-z])(?:graduates?|absolvent\p{L}*|titulad\p{L}+|diplome[es]*)(?![a-z])/u],
  ['no:weekends', WORKDAYS],
  [
    'no:nights',
    /(?<![a-z])(?:nur|ausschlie(?:ss|ß)lich|only|solely|uniquement|seulement|solo|solamente|unicamente) (?:in der |im |in |de |du |en |turno de |por la |l[ae] |early |the )*(?:fruh|tag(?:es)?(?:dienst|schicht)|vormittag|day|early|morning|matin|jour|manana)|(?:early|day|morning|fruh\p{L}*|tagdienst|mornings|mananas|matins?) only/u,
  ],
]

/** What the reader understood beyond the letters: "55, maybe 60k" is 55,000; "2 days at home" leaves 3 in the office. */
function addFacts(brief: Brief, figures: Figure[], add: (name: string, span: Span) => void): void {
  for (const fact of brief.facts) {
    const span = fact.spans[0]!
    if (fact.kind === 'pay')
      figures.push({ span, unit: 'money', values: [fact.pay.min, fact.pay.max].filter((value) => value !== null) })
    if (fact.kind === 'experience')
      figures.push({ span, unit: 'year', values: [fact.min, fact.max].filter((value) => value !== null) })
    if (fact.kind === 'title' && fact.headcount !== null)
      figures.push({ span, unit: 'count', values: [fact.headcount], thing: 'posts' })
    if (fact.kind === 'place' && fact.country) add(`country:${fact.country}`, span)
    if (fact.kind === 'language') {
      add(`language:${fact.language}`, span)
      for (const name of fact.alternatives)
        for (const { code } of longestAt(LANGUAGE_LOOKUP, plain(name), 0)?.found ?? []) add(`language:${code}`, span)
    }
    if (fact.kind === 'mode') {
      add(fact.mode, span)
      const days = fact.officeDays ?? fact.homeDays
      if (days !== null) figures.push({ span, unit: 'day', values: [days, 5 - days] })
    }
    if (fact.kind === 'contract' && fact.holds) add(fact.contract, span)
    if (fact.kind === 'contract' && fact.months !== null)
      figures.push({ span, unit: 'month', values: [fact.months], thing: 'term' })
    if (fact.kind === 'hours')
      figures.push({ span, unit: 'hour', values: [fact.min, fact.max].filter((value) => value !== null) })
    if (fact.kind === 'hours' && fact.per === 'WEEK' && fact.min !== null) {
      if (fact.min >= 30 || (fact.max ?? 0) >= 36) add('full_time', span)
      if (fact.min < 35) add('part_time', span)
    }
  }
}

/** Words by their first letters, so that "invoices" meets "invoicing". */
function stemsOf(text: string): Map<string, Span> {
  const stems = new Map<string, Span>()
  for (const match of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}&+#./'-]*/gu)) {
    const span: Span = [match.index, match.index + match[0].length]
    for (const word of [match[0], ...match[0].split(/[-/.'+]/)]) {
      const stem = stemOf(word)
      if (stem !== '' && !stems.has(stem)) stems.set(stem, span)
    }
  }
  return stems
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export const stemOf = (word: string): string => {
  const bare = word.replace(/['.]+$|'s$/g, '')
  return bare.length <= 5 ? bare.replace(/s$/, '') : bare.slice(0, 5)
}

const SHORT_FORMS = ABBREVIATIONS.map(([short, long]) => ({
  pattern: new RegExp(`(?<![A-Za-zÀ-ɏ])(?:${escaped(short)}s?|${escaped(long)})(?![A-Za-zÀ-ɏ])`, 'u'),
  words: `${short} ${long}`.split(' '),
}))

/** What abbreviations stand for, and the abbreviations of what is spelled out. */
/** Counties and states as they are written on envelopes: "Dorset + Wilts", "Tacoma WA". */
const REGIONS = new Map(
  'wilts wiltshire|berks berkshire|bucks buckinghamshire|cambs cambridgeshire|glos gloucestershire|hants hampshire|herts hertfordshire|lancs lancashire|leics leicestershire|lincs lincolnshire|notts nottinghamshire|northants northamptonshire|oxon oxfordshire|staffs staffordshire|worcs worcestershire|yorks yorkshire|beds bedfordshire|salop shropshire|AL alabama|AZ arizona|AR arkansas|CA california|CO colorado|CT connecticut|FL florida|GA georgia|IA iowa|ID idaho|IL illinois|IN indiana|KS kansas|KY kentucky|LA louisiana|MA massachusetts|MD maryland|ME maine|MI michigan|MN minnesota|MO missouri|MS mississippi|MT montana|NC carolina|ND dakota|NE nebraska|NH hampshire|NJ jersey|NM mexico|NV nevada|NY york|OH ohio|OK oklahoma|OR oregon|PA pennsylvania|RI rhode|SC carolina|SD dakota|TN tennessee|TX texas|UT utah|VA virginia|VT vermont|WA washington|WI wisconsin|WV virginia|WY wyoming|AB alberta|BC columbia|MB manitoba|NS scotia|ON ontario|QC quebec|SK saskatchewan|NSW wales|QLD queensland|VIC victoria|TAS tasmania'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
)
function addRegions(typed: string, stems: Map<string, Span>, words: Map<string, Span>): void {
  for (const { index, 0: word } of typed.matchAll(/(?<![\p{L}\d])(?:[A-Z]{2,3}|[A-Z]?[a-z]{3,8})(?![\p{L}\d])/gu)) {
    const region = REGIONS.get(/^[A-Z]{2,3}$/.test(word) ? word : word.toLowerCase())
    if (!region) continue
    const span: Span = [index, index + word.length]
    if (!stems.has(stemOf(region))) stems.set(stemOf(region), span)
    if (!words.has(region)) words.set(region, span)
  }
}

function addShortForms(text: string, stems: Map<string, Span>, words: Map<string, Span>): void {
  for (const { pattern, words: said } of SHORT_FORMS) {
    const match = pattern.exec(text)
    if (!match) continue
    const span: Span = [match.index, match.index + match[0].length]
    for (const word of said) {
      if (!stems.has(stemOf(word))) stems.set(stemOf(word), span)
      if (!words.has(word)) words.set(word, span)
    }
  }
}
