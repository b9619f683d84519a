/** A source of claims, read once: its numbers, tools, places, concepts and words, each with where it stands. */
import { LANGUAGE_LOOKUP, LICENCE_LOOKUP } from '../brief/extract/lists.ts'
import { PLACE_LOOKUP } from '../brief/extract/place.ts'
import { SKILL_LOOKUP } from '../brief/extract/skills.ts'
import type { Brief, Language, Span } from '../brief/facts.ts'
import { findPhrases, longestAt } from '../brief/match-phrases.ts'
import { plain } from '../brief/normalise.ts'
import { findNumberWords } from '../brief/number-words.ts'
import { ABBREVIATIONS, BENEFITS, type Concept, DEGREES, TERMS } from './concepts.ts'
import { type Figure, findFigures } from './figures.ts'
import { HINTS } from './hints.ts'
import { kinOf } from './kindred-words.ts'
import { lettersOf } from './letters.ts'
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
}

const NEGATED =
  /(?:^|[\s(])(?:no|not(?! only)|without|kein\p{L}*|ohne|sans|pas de|sin|aucun\p{L}*|never|nicht|nada de|zero|ni|nor|neither|weder|noch|don't (?:need|want))[ ](?:\p{L}+[ ]){0,2}$/u

/** "driving licence not needed": the denial stands behind. */
export const REFUSED =
  /^\s*(?:[?:,]? ?(?:no|nein|non|nah|nope|nee|egal)(?=[,.;!?\n]|$)|\? ?(?:no|nein|non|nah|nope)(?![a-z])|(?:is |are |ist |sind |est |es )?(?:not (?:needed|required|necessary|essential|a must)|isn't (?:needed|required|necessary)|nicht (?:notig|erforderlich|notwendig)|(?:non|pas) (?:necessaire|requis\p{L}*|exige\p{L}*|indispensable)|no (?:es )?(?:necesari|imprescindible|requerid)\p{L}*))/u

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
  if (bilingual)
    for (const id of ['bilingual', `language:${brief?.language}`])
      add(id, [bilingual.index, bilingual.index + bilingual[0].length])
  for (const concepts of [BENEFITS, TERMS, DEGREES])
    for (const [id, span] of conceptsIn(concepts, spelled)) add(id, span)
  for (const [id, span] of conceptsIn(HINTS, spelled)) if (!id.startsWith('no:no:')) add(id, span)
  const figures = findFigures(spelled, text, true)
  addTurns(figures, spelled)
  for (const match of spelled.matchAll(/(?<![\d./])(0?[1-9]|1[0-2])[./](20\d\d)(?!\d)/gu))
    figures.push({
      span: [match.index, match.index + match[0].length],
      unit: 'date',
      values: [1000 + Number(match[1]), Number(match[2])],
    })
  // "Founded '98", "since the 80s".
  for (const match of spelled.matchAll(/'(\d\d)(?![\d\p{L}])|(?<![\d£€$])([5-9]0)(?=er|'?s(?![a-z]))/gu)) {
    const year = Number(match[1] ?? match[2])
    figures.push({
      span: [match.index, match.index + match[0].length],
      unit: 'calendar',
      values: [year > 40 ? 1900 + year : 2000 + year],
    })
  }
  for (const match of spelled.matchAll(MONTH)) {
    const month = 1001 + MONTH_NAMES.findIndex((names) => names.split(' ').includes(match[1]!))
    const year = match[2] ? [2000 + Number(match[2])] : []
    figures.push({ span: [match.index, match.index + match[0].length], unit: 'date', values: [month, ...year] })
  }
  // Monday to Thursday are four days.
  for (const { span, days } of dayRanges(spelled)) figures.push({ span, unit: 'day', values: [days.length] })
  // "200m in six minutes" are metres.
  for (const { span, unit, values } of [...figures])
    if (unit === 'count' && values[0]! >= 1_000_000 && /\d ?m$/.test(spelled.slice(...span)))
      figures.push({ span, unit, values: values.map((value) => value / 1_000_000) })
  for (const match of spelled.matchAll(/(?<![a-z])x ?(1[2-6])(?!\d)/gu)) {
    const span: Span = [match.index, match.index + match[0].length]
    for (const unit of ['month', 'count'] as const) figures.push({ span, unit, values: [Number(match[1])] })
  }
  // "Four tens" are days of ten hours.
  const tens = /(?<![a-z])(?:tens|10s|10-hour)(?![a-z])/u.exec(spelled)
  if (tens) figures.push({ span: [tens.index, tens.index + tens[0].length], unit: 'hour', values: [10] })
  const fewDays = FEW_DAYS.exec(spelled)
  if (fewDays) add('part_time', [fewDays.index, fewDays.index + fewDays[0].length])
  const drives = DRIVES.exec(spelled)
  if (drives) add('driving_licence', [drives.index, drives.index + drives[0].length])
  const graduate = /(?<![a-z])(?:graduates?|absolvent\p{L}*|titulad\p{L}+|diplome[es]*)(?![a-z])/u.exec(spelled)
  if (graduate) add('degree', [graduate.index, graduate.index + graduate[0].length])
  addWeeks(figures, spelled)
  const workdays = WORKDAYS.exec(spelled)
  if (workdays) add('no:weekends', [workdays.index, workdays.index + workdays[0].length])
  for (const match of spelled.matchAll(/(?<![\d.])\.(\d{1,2})(?= ?(?:fte|wte)(?![a-z]))/gu))
    figures.push({ span: [match.index, match.index + match[0].length], unit: 'people', values: [Number(match[0])] })
  // "4x10h", "four tens", "1 in 5": days, hours and turns.
  for (const match of spelled.matchAll(/(?<![\d.,])(\d) ?(?:x|in|aus) ?(\d{1,2}) ?h?(?!\d|[.,:]\d)/gu)) {
    const span: Span = [match.index, match.index + match[0].length]
    for (const unit of ['day', 'week'] as const) figures.push({ span, unit, values: [Number(match[1])] })
    for (const unit of ['hour', 'count'] as const) figures.push({ span, unit, values: [Number(match[2])] })
  }
  for (const { span, unit, values } of [...figures])
    if (unit === 'people' && values[0]! < 1 && values[0]! > 0) add('part_time', span)
  // French counts days by the letter by which German counts years.
  for (const figure of [...figures])
    if (/\d ?j$/.test(spelled.slice(...figure.span)))
      figures.push({ ...figure, unit: 'day' }, { ...figure, unit: 'year' })
  // "3 office / 2 home" are days.
  for (const figure of [...figures])
    if (
      figure.unit === 'count' &&
      /^(?: (?:in|at|from|im|en|a))?(?: the)? ?(?:office|home|remote|ho|buro|bureau|oficina|casa|tt)(?![a-z])/.test(
        spelled.slice(figure.span[1], figure.span[1] + 16),
      )
    ) {
      figure.thing = 'office'
      figures.push({ ...figure, unit: 'day' })
    }
  for (const match of spelled.matchAll(
    /(?<![a-z])(half a |halbes |demi-|media )?(?:dozen|dutzend|douzaine|docena)(?![a-z])/gu,
  ))
    figures.push({
      span: [match.index, match.index + match[0].length],
      unit: 'count',
      values: [match[1] ? 6 : 12],
    })
  const twice = /(?<![a-z])(?:twice|zweimal|2x)(?![a-z])/u.exec(spelled)
  if (twice) figures.push({ span: [twice.index, twice.index + twice[0].length], unit: 'count', values: [2] })
  // "28-38k, 30 days" speaks of holiday.
  for (const match of spelled.matchAll(/(?<![\d/])(\d{1,2})\/(\d{1,2})(?![\d/])/gu))
    for (const unit of ['day', 'week', 'count', 'people'] as const)
      figures.push({
        span: [match.index, match.index + match[0].length],
        unit,
        values: [Number(match[1]), Number(match[2])],
      })
  for (const match of spelled.matchAll(
    /(?<![a-z])(?:midi|noon|mittags?|mediodia|once(?= \p{L}+s(?![a-z])))(?![a-z])/gu,
  ))
    figures.push({
      span: [match.index, match.index + match[0].length],
      ...(match[0] === 'once' ? { unit: 'count', values: [11] } : { unit: 'clock', values: [12] }),
    })
  const bank = /(?<![a-z])(?:bhs?|bank hol\w*|stats)(?![a-z])/u.exec(spelled)
  // The days that banks keep in Britain are eight.
  if (bank)
    for (const { unit, values } of figures.filter((one) => one.unit === 'day' && one.values[0]! >= 20))
      for (const value of [values[0]! + 8, values[0]! - 8, 8])
        figures.push({ span: [bank.index, bank.index + bank[0].length], unit, values: [value] })
  const holiday = figures.find(
    ({ unit, values }) => unit === 'day' && values.length === 1 && values[0]! >= 20 && values[0]! <= 45,
  )
  if (holiday) add('holiday', holiday.span)
  for (const { unit, values, span } of figures)
    if (unit === 'hour' && A_WEEK.test(spelled.slice(span[1], span[1] + 16)))
      add(Math.max(...values) < 35 ? 'part_time' : 'full_time', span)
  if (brief) addFacts(brief, figures, add)
  const { words, kin, roots } = wordsOf(spelled)
  const letters = lettersOf(text)
  for (const [code, span] of letters) if (COUNTRY_CODES.has(code)) add(`country:${code.toUpperCase()}`, span)
  const weekend = letters.get('we')
  if (weekend) add('weekends', weekend)
  const stems = stemsOf(spelled)
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
    figures,
    named,
    stems,
    words,
    kin,
    roots,
    letters,
    days: weekdaysOf(spelled, named),
  }
}

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

const COUNTRY_CODES: ReadonlySet<string> = new Set(
  'at be ch cz de dk es fi fr gb ie it lu nl no pl pt se us'.split(' '),
)

const MONTH_NAMES =
  'jan ene janv|feb fev febr|mar mrz marz mars|apr avr abr|may mai mayo|jun juin|jul juil|aug aout ago|sep sept|oct okt|nov|dec dez dic'.split(
    '|',
  )
const MONTH = new RegExp(
  `(?<![a-z])(${MONTH_NAMES.join(' ').replaceAll(' ', '|')})(?![a-z])(?: '?(2[4-9]|3\\d)(?![\\d.:]))?`,
  'gu',
)

const A_WEEK =
  /^ ?(?:a|per|pro|par|por|in der|die|\/|each|every) ?(?:week|wk|woche|semaine|sem|semana)|^ ?(?:semanales|wochentlich|hebdo)/u

function wordsOf(text: string): { words: Map<string, Span>; kin: Map<number, Span>; roots: Map<string, Span> } {
  const roots = new Map<string, Span>()
  const words = new Map<string, Span>()
  const kin = new Map<number, Span>()
  for (const match of text.matchAll(/[\p{L}][\p{L}\p{N}&-]*/gu)) {
    const span: Span = [match.index, match.index + match[0].length]
    for (const word of new Set([match[0], ...match[0].split('-')])) {
      if (!words.has(word)) words.set(word, span)
      if (word.length > 3 && !roots.has(rootOf(word))) roots.set(rootOf(word), span)
      const group = kinOf(word)
      if (group !== undefined && !kin.has(group)) kin.set(group, span)
    }
  }
  return { words, kin, roots }
}

const ORDINALS: [value: number, pattern: RegExp][] = [
  ['other|second|2nd|zweite[nrsm]?|2\\.|deuxieme|segund[oa]'],
  ['third|3rd|dritte[nrsm]?|3\\.|troisieme|tercer[oa]?'],
  ['fourth|4th|vierte[nrsm]?|4\\.|quatrieme|cuart[oa]'],
  ['fifth|5th|funfte[nrsm]?|5\\.|cinquieme|quint[oa]'],
  ['sixth|6th|sechste[nrsm]?|6\\.|sixieme|sext[oa]'],
  ['seventh|7th|siebte[nrsm]?|7\\.'],
  ['eighth|8th|achte[nrsm]?|8\\.'],
].map(([words], at) => [
  at + 2,
  new RegExp(`(?<![a-z])(?:every|each|jede[nrsm]?|cada|chaque|alternate) (?:${words})(?![a-z])`, 'u'),
])

/** "Every eighth week", "one in five", "un vendredi sur deux": a turn comes round every so many weeks. */
function addTurns(figures: Figure[], text: string): void {
  const turns: Figure[] = ORDINALS.flatMap(([value, pattern]) => {
    const match =
      pattern.exec(text) ??
      (value === 2
        ? /(?<![a-z])(?:alternate|fortnight|quincenal|bimensuel|zweiwochentl|im wechsel|14-tagig)/u.exec(text)
        : null)
    return match ? [{ span: [match.index, match.index + match[0].length], unit: 'week', values: [value] }] : []
  })
  for (const { span, values, thing } of figures) if (thing === 'turn') turns.push({ span, unit: 'week', values })
  for (const turn of turns) figures.push(turn, { ...turn, unit: 'count', thing: 'turn' })
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

const FEW_DAYS =
  /(?<![A-Za-zÀ-ɏ\d])(?:[1-4]|one|two|three|four|ein|zwei|drei|vier|deux|trois|dos|tres) (?:days?|mornings?|afternoons?|evenings?|tagen?|vormittagen?|jours?|matins?|dias?|mananas) (?:a|per|pro|par|in der|die|por|a la) (?:week|woche|semaine|semana)(?! (?:at home|from home|remote|in the office|im buro|homeoffice|zu hause|au bureau|de teletrabajo|en casa))/u
const DRIVES =
  /(?:driving|driver|car) (?:is )?(?:needed|required|essential|a must)|(?:must|has to|have to|needs? to|able to|can) drive|drive (?:between|from|to)|(?:muss|sollte) (?:auto )?fahren/u

const WORKDAYS =
  /(?<![a-z])(?:mo|mon|monday|montag|lun|lundi|lunes|l) ?(?:-|to|bis|a|au|thru|through) ?(?:fr|fri|friday|freitag|ven|vendredi|vie|viernes|v)(?![a-z])/u

/** "8-12, five days" are 20 hours a week. */
function addWeeks(figures: Figure[], text: string): void {
  const days = WORKDAYS.test(text) ? 5 : figures.find(({ unit }) => unit === 'day')?.values[0]
  for (const { span, unit, values } of [...figures])
    if (days && days <= 7 && (unit === 'clock' || unit === 'count') && values.length === 2 && values[1]! <= 24)
      figures.push({ span, unit: 'hour', values: [(values[1]! - values[0]!) * days] })
}

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
      if (fact.min >= 30) add('full_time', span)
      if (fact.min < 35) add('part_time', span)
    }
  }
}

/** Words by their first letters, so that "invoices" meets "invoicing"; plus what abbreviations stand for. */
function stemsOf(text: string): Map<string, Span> {
  const stems = new Map<string, Span>()
  for (const match of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}&+#./'-]*/gu)) {
    const span: Span = [match.index, match.index + match[0].length]
    for (const word of [match[0], ...match[0].split(/[-/.'+]/)]) {
      const stem = stemOf(word)
      if (stem !== '' && !stems.has(stem)) stems.set(stem, span)
    }
  }
  for (const [short, long] of ABBREVIATIONS) {
    const at = new RegExp(`(?<![A-Za-zÀ-ɏ])(?:${escaped(short)}|${escaped(long)})(?![A-Za-zÀ-ɏ])`, 'u').exec(text)
    if (!at) continue
    for (const word of `${short} ${long}`.split(' '))
      if (!stems.has(stemOf(word))) stems.set(stemOf(word), [at.index, at.index + at[0].length])
  }
  return stems
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export const stemOf = (word: string): string => {
  const bare = word.replace(/['.]+$|'s$/g, '')
  return bare.length <= 5 ? bare.replace(/s$/, '') : bare.slice(0, 5)
}
