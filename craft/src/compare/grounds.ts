/** Where did this come from? Works on the text of any writer: it knows only the description and its sources. */
import type { Language, Span } from '../brief/facts.ts'
import { guessLanguage } from '../brief/guess-language.ts'
import { plain } from '../brief/normalise.ts'
import { readBrief } from '../brief/read.ts'
import { findAdditions } from './additions.ts'
import { findBoasts } from './boasts.ts'
import type { Claim, ClaimKind, Ground, Sources } from './claims.ts'
import { isRequiredByLaw } from './concepts.ts'
import { findDemands } from './demands.ts'
import { derivedFrom, FREE } from './derived-figures.ts'
import { isEverydayWord } from './everyday-words.ts'
import { type Evidence, gatherEvidence, stemOf } from './evidence.ts'
import { grounds } from './figure-grounds.ts'
import { type Figure, findFigures } from './figures.ts'
import { shortenedIn, spelledOut } from './letters.ts'
import { findNames } from './names.ts'
import { findOffers } from './offers.ts'
import { sentenceAround } from './sections.ts'
import { findStatements } from './statements.ts'
import { TakenSpans } from './taken-spans.ts'
import { findTerms } from './terms.ts'
import { findTold } from './told-words.ts'
import { isTelling } from './traits.ts'
import { daysNamed, isSingled } from './weekdays.ts'
import { wholeClaims } from './whole-claims.ts'

const ROLE_KINDS: ReadonlySet<ClaimKind> = new Set(['tool', 'demand', 'degree'])

/** A find in the description before it is weighed against the sources. */
export interface Find {
  span: Span
  kind: ClaimKind
  /** Names in the evidence, any of which confirms the find. */
  keys: string[]
  /** Words that confirm it where no key does. */
  stems: string[]
  /** A proper name, such as a tool or a certificate. */
  named?: boolean
  /** The whole words behind the stems, where the stems stand for a name. */
  names?: string[]
  /** A word that its first letters confirm: "lic." for "licenciatura". */
  short?: string
  /** Confirmed by nothing but itself: an address. */
  verbatim?: string
}

export interface Description {
  text: string
  plain: string
  language: Language
}

/** Claims in the order of the text; they do not overlap. */
export function findClaims(description: string, sources: Sources): Claim[] {
  const brief = readBrief(sources.brief)
  const told = gatherEvidence(sources.brief, brief)
  const company = gatherEvidence(Object.values(sources.company ?? {}).join('\n'), null)
  const text: Description = { text: description, plain: spelled(description), language: guessLanguage(description) }

  const claims: Claim[] = []
  const taken = new TakenSpans(description.length)
  const add = (span: Span, kind: ClaimKind, ground: Ground, source: Span | null) => {
    if (taken.meets(span)) return
    taken.take(span)
    claims.push({
      span,
      textLength: description.length,
      text: description.slice(...span),
      kind,
      ground,
      ...(source ? { source } : {}),
    })
  }

  const figures = findFigures(text.plain, description)
  for (const figure of figures) {
    const kind: ClaimKind = ['year', 'date', 'calendar'].includes(figure.unit) ? 'year' : 'figure'
    const match =
      sourceOf(figure, figures, told.figures) ??
      eachIn(told, figure) ??
      shiftsIn(told, figure, text.plain) ??
      labelled(told, figure, text.plain) ??
      derivedFrom(told.figures, figure, sentenceAround(text.plain, figure.span))
    if (match) add(figure.span, kind, 'brief', match.span)
    else if (company.figures.some((one) => grounds(one, figure))) add(figure.span, kind, 'company', null)
    else add(figure.span, kind, 'none', null)
  }
  for (const named of daysNamed(text.plain)) {
    const { span, days } = named
    // Nobody learns everything "on a Monday morning", whichever the day.
    const idle = /(?<![a-z])(?:an?|une?|una|einem|einen) $/.test(text.plain.slice(Math.max(0, span[0] - 7), span[0]))
    if (
      idle &&
      /^ ?(?:morning|matin|morgen|por la manana)(?! (?:in|sur|de cada))/.test(text.plain.slice(span[1], span[1] + 24))
    )
      continue
    const around = sentenceAround(text.plain, span)
    // Who works from Tuesday to Saturday has Sunday and Monday free.
    const free = told.days.size > 2 && FREE.test(around)
    // Who works from Tuesday to Saturday works on Thursday; what is done on Thursdays was not told.
    const apart = told.daysBetween.has(days[0]!) && isSingled(text.plain, named) && !WORKS.test(around)
    const match = (apart ? undefined : told.days.get(days[0]!)) ?? (free ? [...told.days.values()][0] : undefined)
    add(span, 'figure', match ? 'brief' : 'none', match ?? null)
  }
  for (const find of findBoasts(text)) weigh(find, text, told, company, sources, add)
  for (const find of findTerms(text)) weigh(find, text, told, company, sources, add)
  for (const find of findNames(text, claims, brief)) weigh(find, text, told, company, sources, add)
  for (const { span, ground, source } of findDemands(text, claims, { told, company, sources, brief }))
    add(span, 'demand', ground, source)
  for (const { span, ground, source } of findOffers(text, claims, { told, company, brief }))
    add(span, 'benefit', ground, source)
  for (const { span, kind } of findAdditions(text, claims, { told, company, sources, brief }))
    add(span, kind, 'none', null)
  for (const { span, kind } of findStatements(text, claims, { told, company, sources, brief }))
    add(span, kind, 'none', null)
  const ordered = joined(
    claims.sort((a, b) => a.span[0] - b.span[0]),
    description,
  )
  const isTold = (word: string) => (findTold(word, told) ?? findTold(word, company)) !== undefined
  return wholeClaims(ordered, { ...text, isTold })
}

const WORKS = /work|arbeit|dienst|travaill|trabaj|shift|schicht|offen|open|ouvert|abierto/u

/** "Four nights" told are not "four depots" as well, where the description has its four nights. */
function sourceOf(figure: Figure, all: readonly Figure[], told: readonly Figure[]): Figure | undefined {
  const fitting = told.filter((one) => grounds(one, figure))
  const own = fitting.find((one) => isAlike(one, figure)) ?? fitting.find((one) => !one.thing && one.unit === 'count')
  return (
    own ??
    fitting.find(
      (one) =>
        (one.values.length > 1 && !(one.unit === 'count' && figure.thing && figure.values.length === 1)) ||
        !all.some((other) => other !== figure && isAlike(one, other) && grounds(one, other)),
    )
  )
}

const isAlike = (one: Figure, other: Figure): boolean =>
  one.unit === other.unit &&
  (one.unit === 'year' || one.unit === 'month' || stemOf(one.thing ?? '') === stemOf(other.thing ?? ''))

/** "23 days" + "of" + "holiday" is one promise. */
function joined(claims: Claim[], description: string): Claim[] {
  const kept: Claim[] = []
  for (const claim of claims) {
    const last = kept.at(-1)
    const between = last ? description.slice(last.span[1], claim.span[0]) : ''
    const one = last?.kind === 'figure' && claim.kind === 'benefit' && last.ground === 'none' && claim.ground === 'none'
    if (last && one && /^ (?:(?:of|de|d['’]|an|paid|of paid) ?)?$/.test(between)) {
      const span: Span = [last.span[0], claim.span[1]]
      kept[kept.length - 1] = { ...claim, span, text: description.slice(...span) }
    } else kept.push(claim)
  }
  return kept
}

/** "Hours a week: 38": the label says what is counted. */
const labelled = (told: Evidence, { unit, thing, values, span }: Figure, text: string): Figure | undefined =>
  unit === 'count' && !thing && /[\p{L}*]: ?\**\s*$/u.test(text.slice(Math.max(0, span[0] - 6), span[0]))
    ? told.figures.find((one) => values.every((value) => one.values.includes(value)))
    : undefined

/** "In two shifts": as many as the brief gives times for. */
function shiftsIn(told: Evidence, { values, span }: Figure, text: string): Figure | undefined {
  if (!/^\s(?:shifts|schichten|equipes|postes|turnos)/.test(text.slice(span[1], span[1] + 12))) return undefined
  const times = told.figures.filter(({ unit }) => unit === 'clock' || unit === 'count')
  return times.length >= values[0]! ? times[0] : undefined
}

/** Every figure of a range may stand in its own place of the brief: "shifts 06-14 / 14-22" -> "06:00 to 22:00". */
function eachIn(told: Evidence, figure: Figure) {
  if (figure.values.length < 2) return undefined
  const parts = figure.values.map((value) => told.figures.find((one) => grounds(one, { ...figure, values: [value] })))
  return parts.every((part) => part !== undefined) ? parts[0] : undefined
}

function weigh(
  find: Find,
  text: Description,
  told: Evidence,
  company: Evidence,
  { isRoleKnowledge }: Sources,
  add: (span: Span, kind: ClaimKind, ground: Ground, source: Span | null) => void,
): void {
  // A kind of work goes by another name in another language.
  if (find.kind === 'tool' && !find.named && text.language !== told.language) return
  const inBrief = confirmed(find, told) ?? inLetters(text.plain, find.span, told)
  if (inBrief) add(find.span, find.kind, 'brief', inBrief)
  else if (confirmed(find, company)) add(find.span, find.kind, 'company', null)
  else if (find.kind === 'degree' && find.keys[0] === 'vocational' && tradeOf(text, find.span, told))
    add(find.span, find.kind, 'brief', tradeOf(text, find.span, told)!)
  else if ((find.kind === 'place' || find.kind === 'name') && saysWhere(text, find.span, told)) return
  else if (
    (find.kind === 'demand' || find.kind === 'degree') &&
    isRequiredByLaw(text.plain.slice(find.span[0], find.span[1] + 24), told.plain)
  )
    add(find.span, find.kind, 'role', null)
  // General knowledge names no tools: a sentence may belong to the role while its tool was made up.
  else if (
    ROLE_KINDS.has(find.kind) &&
    !find.named &&
    isRoleKnowledge?.(find.kind === 'degree' ? text.text.slice(...find.span) : sentenceAround(text.text, find.span))
  )
    add(find.span, find.kind, 'role', null)
  else add(find.span, find.kind, 'none', null)
}

/** "Training as a lifeguard": who asks for a trade has asked for what one learns for it. */
function tradeOf({ plain: text }: Description, [, to]: Span, told: Evidence): Span | undefined {
  const trade = /^ (?:zu[mr]?|als|im beruf|as an?|in der|de|en|d') ?([^,.;\n]{4,40})/u.exec(
    text.slice(to, to + 50),
  )?.[1]
  for (const word of trade?.match(/\p{L}{3,}/gu)?.filter(isTelling) ?? []) {
    const source = findTold(word, told)
    if (source) return source
  }
  return undefined
}

const BEHIND_A_PLACE =
  /(\p{Lu}[\p{L}'-]+)(?:,? \(|, | in (?:the |der |dem )?| im | dans l[ea] | en (?:la |el )?| · |\/)(?:\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*, )?$/u

/** "Rotherham, South Yorkshire", "Las Hurdes (Cáceres)": where a place lies need not be told. */
function saysWhere({ text, language }: Description, [from]: Span, told: Evidence): boolean {
  const before = BEHIND_A_PLACE.exec(text.slice(Math.max(0, from - 60), from))?.[1]
  return (
    before !== undefined &&
    /^\p{Lu}/u.test(before) &&
    told.words.has(plain(before)) &&
    !isEverydayWord(plain(before), language)
  )
}

/** "Week-ends", where the brief has "WE". */
function inLetters(text: string, [from, to]: Span, told: Evidence): Span | undefined {
  if (told.letters.size === 0) return undefined
  const own = text.slice(from, to).match(/[\p{L}-]+/gu) ?? []
  // The "Local Government" of the pension scheme.
  const before = (/[^.,;:\n]*$/.exec(text.slice(Math.max(0, from - 50), from))![0].match(/[\p{L}-]+/gu) ?? []).slice(-4)
  const { at, span } = spelledOut([...before, ...own], told)
  return own.length > 0 && own.every((_, index) => at.has(before.length + index)) ? span : undefined
}

/** An ending more or less, but not "Cliniko" for "clinic". */
const isOtherName = (name: string | undefined, told: string): boolean =>
  name !== undefined && name.length > 5 && !told.includes(name.slice(0, name.length > 7 ? -2 : -1))

function confirmed({ kind, keys, stems, names, short, verbatim }: Find, evidence: Evidence): Span | null {
  if (verbatim !== undefined) {
    const at = evidence.plain.indexOf(verbatim)
    if (at >= 0) return [at, at + verbatim.length]
    // "Office at larkfield dot example" was dictated.
    const spoken = evidence.plain
      .replace(/\s(?:at|at sign|arroba|arobase)\s/g, '@')
      .replace(/\s(?:dot|punkt|point|punto)\s/g, '.')
      .replace(/\s(?:minus|bindestrich|dash|hyphen|tiret|guion)\s/g, '-')
    return spoken !== evidence.plain && spoken.replace(/\s/g, '').includes(verbatim) ? [0, 0] : null
  }
  for (const key of keys) {
    const span = evidence.named.get(key)
    if (span) return span
  }
  if (kind === 'benefit' && names !== undefined) {
    // "Night prem" is the night premium.
    const sources = names.map((name) => findTold(name, evidence))
    if (names.length > 0 && sources.every((source) => source !== undefined)) return sources[0]!
    return null
  }
  const shortened = short === undefined ? undefined : shortenedIn(evidence, short)
  if (shortened) return shortened
  // "Physitrack" is not confirmed by "physiotherapist": a long name takes more than a common beginning.
  const spans = stems.map((stem, index) => {
    const span = evidence.stems.get(stem)
    // "NI" stands for every word of "Northern Ireland".
    const spelled = span && evidence.plain.startsWith(stem, span[0])
    return spelled && isOtherName(names?.[index], evidence.plain) ? undefined : span
  })
  const known = spans.filter((span) => span !== undefined)
  // "Stoke" is Stoke-on-Trent.
  if (kind === 'place' && spans[0] && stems[0]!.length > 2) return spans[0]
  // A long name may be spelled out: "the General Retail Industry Award".
  const enough = names && names.length > 2 ? names.length - 1 : stems.length
  return stems.length > 0 && known.length >= enough ? known[0]! : null
}

/** Same length as the text, so that offsets hold. */
const spelled = (text: string): string =>
  plain(
    text
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/[\u00a0\u2009\u202f]/g, ' ')
      .replace(/[\u2018\u2019\u02bc]/g, "'"),
  )
