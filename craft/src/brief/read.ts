/** A brief in free text -> facts with the span each came from, what is set aside, what conflicts, what lacks. */
import { findConflicts } from './conflicts.ts'
import { cutSpeech } from './cut-speech.ts'
import { CURRENCIES } from './data/cities.ts'
import { settleAnnounced } from './extract/announced-items.ts'
import { passOverLeavers, passOverOthersWork, readMentions, readWhatWePay } from './extract/asides.ts'
import { settleBesideDuties } from './extract/beside-duties.ts'
import { readChannels } from './extract/channels.ts'
import { readCompany } from './extract/company.ts'
import { readContract } from './extract/contract.ts'
import { readCorrections } from './extract/corrections.ts'
import { readDates } from './extract/dates.ts'
import { readEducation } from './extract/education.ts'
import { readExperience } from './extract/experience.ts'
import { readHiringSteps } from './extract/hiring-steps.ts'
import { readHours, readShifts } from './extract/hours.ts'
import { joinChoices } from './extract/join-choices.ts'
import { joinPieces } from './extract/join-pieces.ts'
import { readLabelledBenefits } from './extract/labelled-benefits.ts'
import { readLanguages } from './extract/language-demands.ts'
import { readBenefits, readLicences } from './extract/lists.ts'
import { readMode } from './extract/mode.ts'
import { readNameBySort } from './extract/name-by-sort.ts'
import { readNameByStanding } from './extract/name-by-standing.ts'
import { settleByNeighbours } from './extract/neighbours.ts'
import { readOpening } from './extract/opening.ts'
import { readPay } from './extract/pay.ts'
import { readContact, readManager, readProcess } from './extract/people.ts'
import { readPlaces } from './extract/place.ts'
import { readPlacesBySort } from './extract/place-by-sort.ts'
import { readPlaceDetails } from './extract/place-detail.ts'
import { dropOutdated } from './extract/quoted.ts'
import { readRest } from './extract/rest.ts'
import { readRhythm } from './extract/rhythm.ts'
import { settleBySort } from './extract/settle-by-sort.ts'
import { settleSeasons } from './extract/settle-seasons.ts'
import { readKnowledge, readSkills } from './extract/skills.ts'
import { readSomeoneWho } from './extract/someone-who.ts'
import { stripLabels } from './extract/strip-labels.ts'
import { takeBack } from './extract/take-back.ts'
import { readTeam } from './extract/team.ts'
import { readTeamMakeup } from './extract/team-makeup.ts'
import { readTitle } from './extract/title.ts'
import { readToldTitle } from './extract/title-told.ts'
import { readUnknownTitle } from './extract/title-unknown.ts'
import { TITLE_WORDS } from './extract/title-words.ts'
import { readTravel } from './extract/travel.ts'
import { readVariable } from './extract/variable.ts'
import type { Brief, Fact, Language, Span } from './facts.ts'
import { takeSameWish } from './guard/same-wish.ts'
import { hideWhatIsPrivate, setAside } from './guard/set-aside.ts'
import { setAsideRemarks } from './guard/set-aside-remarks.ts'
import { forgetLanguages, weighLanguages } from './guess-language.ts'
import { findPhrases } from './match-phrases.ts'
import { forget } from './matches.ts'
import { normalise } from './normalise.ts'
import { EURO, inOneByte, tellEuro } from './one-byte.ts'
import { askForMissing } from './questions.ts'
import { type Reading, startReading } from './reading.ts'
import type { Spots } from './sort/break-features.ts'
import { inOrder } from './spans.ts'
import { writeSpoken } from './spoken.ts'
import { readStyle } from './style.ts'

/** What must not be printed, and what is said to whoever writes. */
const GUARDS = [
  setAside,
  readOpening,
  readStyle,
  readCorrections,
  passOverLeavers,
  passOverOthersWork,
  readMentions,
  readWhatWePay,
]
/** Dates, pay and hours come first and blank out their figures, so that a number is used once. */
const RULES = [
  readToldTitle,
  readSomeoneWho,
  setAsideRemarks,
  readLabelledBenefits,
  readHiringSteps,
  readContact,
  readDates,
  readHours,
  readMode,
  readExperience,
  readPay,
  readContract,
  readManager,
  readTeamMakeup,
  readTeam,
  readTravel,
  readPlaces,
  readTitle,
  readChannels,
  readEducation,
  readLicences,
  readCompany,
  readLanguages,
  readVariable,
  readRhythm,
  readShifts,
  readBenefits,
  readSkills,
  readUnknownTitle,
  readKnowledge,
  readProcess,
  readRest,
  takeBack,
  settleAnnounced,
  settleByNeighbours,
]
/** These read what stands between two stops. */
const NEEDS_STOPS = new Set([
  readSomeoneWho,
  setAsideRemarks,
  readLabelledBenefits,
  readHiringSteps,
  readRest,
  settleAnnounced,
  settleByNeighbours,
  readProcess,
])

/** What was learned from labelled briefs has its say where the rules are not sure. */
const SETTLERS = [
  settleSeasons,
  settleBySort,
  takeSameWish,
  settleBesideDuties,
  dropOutdated,
  stripLabels,
  readPlacesBySort,
  readNameBySort,
  readNameByStanding,
  readPlaceDetails,
  joinPieces,
  joinChoices,
  hideWhatIsPrivate,
]

/** A text in normal spelling -> what is taken out of it before anything else is read. */
export function readByGuards(text: string): Reading {
  const reading = startReading(text, weighLanguages(text))
  for (const guard of GUARDS) guard(reading)
  return reading
}

/** A text in normal spelling -> what the rules alone make of it. */
export function readByRules(text: string): Reading {
  const reading = readByGuards(text)
  for (const extract of RULES) extract(reading)
  return reading
}

/** What has a form of its own, so that it is found wherever it stands. */
const SPOTTERS = RULES.filter((rule) => !NEEDS_STOPS.has(rule))

/** A text without stops -> where the rules find something in it. */
export function spotsIn(text: string): Spots {
  const reading = startReading(text, weighLanguages(text))
  for (const extract of SPOTTERS) extract(reading)
  const begins = new Map<number, string>()
  const ends = new Map<number, string>()
  const covered = new Uint8Array(text.length)
  for (const { kind, spans } of reading.facts) {
    const [from, to] = spans[0]!
    begins.set(from, kind)
    ends.set(to, kind)
    covered.fill(1, from, to)
  }
  const titled = new Uint8Array(text.length)
  for (const { from, to } of findPhrases(TITLE_WORDS, reading.plain)) titled.fill(1, from + 1, to)
  return { begins, ends, within: (offset) => covered[offset] === 1, inTitle: (offset) => titled[offset] === 1 }
}

/** Deterministic, no I/O; time grows linearly with the length of the text. */
export function readBrief(typed: string): Brief {
  const { text, toTyped } = cutSpeech(writeSpoken(inOneByte(normalise(typed))), spotsIn)
  const reading = readByRules(text)
  for (const settle of SETTLERS) settle(reading)
  forget()
  forgetLanguages()
  fillCurrency(reading)
  const back = ([from, to]: Span): Span => [toTyped(from), toTyped(to)]
  const facts: Fact[] = inOrder(reading.facts.map((fact) => ({ ...fact, spans: fact.spans.map(back) })))
  const style = {
    ...reading.style,
    replacements: reading.style.replacements.map((one) => ({ ...one, span: back(one.span) })),
  }
  const apart = reading.setAside.map((one) => ({ ...one, span: back(one.span) }))
  if (text.includes(EURO)) {
    for (const read of [...facts, style, apart]) tellEuro(read)
  }
  return {
    text: typed,
    language: reading.language,
    facts,
    style,
    setAside: apart,
    conflicts: findConflicts(facts, reading.language),
    missing: askForMissing(facts, reading.language),
  }
}

/** Towns of one name lie in both countries; what people are insured and taxed by tells which. */
const OF_COUNTRY: [currency: string, signs: RegExp][] = [
  ['MXN', /(?<![a-z])(?:imss|infonavit|cfdi|vales de despensa|aguinaldo)(?![a-z])/u],
  [
    'COP',
    /(?<![a-z])(?:s\.?a\.?s\.?(?![a-z])|prestaciones de ley|caja de compensacion|termino indefinido|hojas? de vida|arl|salario minimo legal vigente)(?![a-z])/u,
  ],
  ['CLP', /(?<![a-z])(?:afp|isapre|fonasa|colacion|renta liquida|plazo indefinido|gratificacion legal)(?![a-z])/u],
  ['ARS', /(?<![a-z])(?:prepaga|obra social|monotributo|relacion de dependencia|osde)(?![a-z])/u],
  ['PEN', /(?<![a-z])(?:essalud|planilla|gratificaciones de ley|cts)(?![a-z])/u],
]
const LOCAL_DOLLAR: Partial<Record<Language, ReadonlySet<string>>> = {
  es: new Set(['MXN', 'CLP', 'COP', 'ARS', 'UYU']),
  fr: new Set(['CAD']),
}
/** A sum without a currency is meant in the money of the place; it stays no more than likely. */
function fillCurrency({ facts, plain, language }: Reading): void {
  const countries = new Set(
    facts.flatMap((fact) =>
      fact.kind === 'place' && fact.also === 'workplace' && fact.country ? [CURRENCIES[fact.country] ?? ''] : [],
    ),
  )
  const [found] = countries
  const currency =
    (found === 'EUR' && language === 'es' && OF_COUNTRY.find(([, signs]) => signs.test(plain))?.[0]) || found
  if (countries.size !== 1 || !currency) return
  for (const fact of facts) {
    // The sign is that of the peso and of other dollars as well.
    if (fact.kind === 'pay' && LOCAL_DOLLAR[language]?.has(currency) && /(?<![a-z])\$/i.test(fact.text))
      fact.pay = {
        ...fact.pay,
        currency: fact.pay.currency === 'USD' && !/usd|d[oó]l/i.test(fact.text) ? currency : fact.pay.currency,
      }
    // "Base $22 mil": in Mexico people name the month, unless they say otherwise.
    if (
      fact.kind === 'pay' &&
      currency === 'MXN' &&
      fact.pay.per === 'YEAR' &&
      !/a[nñ]o|anual|year|annual/i.test(fact.text) &&
      (fact.pay.max ?? fact.pay.min ?? 0) < 150_000
    )
      fact.pay = { ...fact.pay, per: 'MONTH' }
    if (fact.kind !== 'pay' || fact.pay.currency !== null || (fact.pay.min === null && fact.pay.max === null)) continue
    fact.pay = { ...fact.pay, currency }
    fact.confidence = 'medium'
  }
}
