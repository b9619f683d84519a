import type { Fact, Money } from '../../../brief/facts.ts'
import { isName } from '../../compose/speak.ts'
import type { Of, Plan } from '../../plan.ts'
import { aboutYears } from '../about-years.ts'
import { type Cover, coverIn } from '../cover.ts'
import { writeDates } from '../dates.ts'
import { fromWhen } from '../from-when.ts'
import { languageName, spokenNames } from '../language-names.ts'
import { SYMBOLS } from '../money.ts'
import { saysNoMore } from '../name-with-role.ts'
import { writeFigure, writeNumber } from '../numbers.ts'
import { placeName } from '../place-names.ts'
import { ledIn, makeupIn } from '../team-makeup.ts'
import { DEMANDS } from '../voice.ts'
import { lowerFirst } from './fragments.ts'
import { officeDaysIn } from './office-days.ts'

/** "post-qualification" where the brief counts years from admission. */
export const qualified = ({ text }: Of<'experience'>) =>
  /\bPQE\b|post.?qual/i.test(text) ? 'post-qualification' : null

const PERIODS = { HOUR: 'an hour', DAY: 'a day', WEEK: 'a week', MONTH: 'a month', YEAR: 'a year', ONCE: '' }

const NAMES_CURRENCY = /(?<!\p{L})(?:eur|gbp|usd)(?!\p{L})|\p{Sc}/iu
/** Whose dollars they are, only the brief can say. */
const SOME_DOLLARS = /(?<!\bus )(?<!\p{L})(?:dollars?|bucks)(?!\p{L})/iu

const amount = (value: number) => writeNumber(value, ',', '.')

/** "EUR 75,000–90,000 a year"; the sign stays a sign where the brief typed one. */
export function money({ min, max, currency, per }: Money, asTyped: string): string {
  const symbol = currency ? SYMBOLS[currency] : undefined
  // A sum that named no currency is in that of the place, and looks as it is written there.
  const signed =
    symbol !== undefined &&
    (asTyped.includes(symbol) ||
      (currency === 'USD' && SOME_DOLLARS.test(asTyped)) ||
      (asTyped !== '' && currency !== 'USD' && !NAMES_CURRENCY.test(asTyped)))
  // "A$", "NZ$": as the country writes its own dollar.
  const dollar = /(?<![A-Za-z])(?:A|AU|NZ|C|CA|S|HK|N)\$/.exec(asTyped)?.[0]
  const sign = !currency ? '' : (dollar ?? (signed ? symbol : `${currency} `))
  const second = /\p{Sc}$/u.test(sign) ? sign : ''
  const figures =
    min !== null && max !== null
      ? min === max
        ? `${sign}${amount(min)}`
        : `${sign}${amount(min)}–${second}${amount(max)}`
      : max !== null
        ? `up to ${sign}${amount(max)}`
        : min !== null
          ? `from ${sign}${amount(min)}`
          : ''
  return [figures, per ? PERIODS[per] : ''].filter((part) => part !== '').join(' ')
}

export function pay(fact: Of<'pay'>, plan: Plan): string {
  const { pay: figures, basis, gross, hedge } = fact
  if (basis === 'scale' && figures.min === null && figures.max === null)
    return /scale|band|grade|agreement|union|tariff/i.test(fact.text) ? fact.text : `pay scale ${fact.text}`
  const written = money(figures, fact.text)
  const isOte = basis === 'total' && /\bote\b/i.test(plan.brief.text)
  const total = basis === 'total' && !isOte ? ' in total' : ''
  const taxed = gross === null ? '' : gross ? ' gross' : ' net'
  const base = basis === 'base' && plan.all('pay').some((other) => other.basis === 'total') ? 'base ' : ''
  return `${isOte ? 'OTE ' : ''}${hedge ? `${hedgeWord(hedge)} ` : ''}${base}${written}${taxed}${total}`
}

const hedgeWord = (hedge: string) =>
  /^(around|about|circa|ca\.?|approx\w*\.?|roughly|environ|rund|etwa|unos|aprox\w*\.?|~)$/i.test(hedge.trim())
    ? 'around'
    : hedge.trim()

const CONTRACTS: Record<string, string> = {
  permanent: 'permanent',
  fixed_term: 'fixed-term',
  temporary: 'temporary',
  seasonal: 'seasonal',
  freelance: 'freelance',
  internship: 'internship',
  apprenticeship: 'apprenticeship',
  working_student: 'working student',
  full_time: 'full-time',
  part_time: 'part-time',
  casual: 'casual hours',
}

const COVERS: Record<Cover, string> = {
  maternity: 'maternity cover',
  paternity: 'paternity leave cover',
  parental: 'parental leave cover',
  adoption: 'adoption leave cover',
  sickness: 'sickness cover',
  sabbatical: 'sabbatical cover',
}

export function contract(facts: Of<'contract'>[]): string | null {
  const words = facts.map(({ contract: type, months, text }) => {
    if (months === null && /^b2b\b/i.test(text)) return 'B2B contract'
    if (months === null && /^self[- ]employed\b/i.test(text)) return 'self-employed'
    if (months === null && /^uop\b/i.test(text)) return 'employment contract (UoP)'
    const years = months !== null && months >= 24 && months % 12 === 0 ? `${months / 12}-year ` : ''
    const cover = coverIn(text)
    const detail = [months !== null && !years ? `${months} months` : '', cover ? COVERS[cover] : '']
      .filter(Boolean)
      .join(', ')
    return `${years}${CONTRACTS[type]!}${detail ? ` (${detail})` : ''}`
  })
  return words.length === 0 ? null : [...new Set(words)].join(', ')
}

const HOURS_PER = { WEEK: 'hours a week', DAY: 'hours a day', MONTH: 'hours a month', FTE: 'FTE' }

export function hours({ min, max, per, text }: Of<'hours'>): string {
  if (per === null || (min === null && max === null)) return text
  const figure = (value: number) => writeFigure(value, '.')
  const range = min !== null && max !== null && min !== max ? `${figure(min)}–${figure(max)}` : figure((min ?? max)!)
  // "80% position" is said so wherever posts are counted by their share.
  if (per === 'FTE' && /%/.test(text))
    return min === 1
      ? 'full-time (100%)'
      : `${text.match(/\d{2,3}(?: ?- ?\d{2,3})? ?%/)?.[0].replace(/ ?- ?/, '–') ?? text} position`
  return `${min === null ? 'up to ' : max === null ? 'at least ' : ''}${range} ${HOURS_PER[per]}`
}

const REGIONS: Record<string, string> = {
  EU: 'the EU',
  UK: 'the UK',
  US: 'the US',
  USA: 'the US',
  'European Union': 'the EU',
}

export function mode(fact: Of<'mode'>, plan: Plan): { short: string; long: string | null } {
  const { officeDays, homeDays, region, timezone } = fact
  const where = region
    ? ` within ${REGIONS[region] ?? placeName(region, 'en').replace(/(?<![\p{L}])\p{Ll}(?=\p{Ll}{3})/gu, (letter) => letter.toUpperCase())}`
    : ''
  const zone = timezone ? ` (${timezone.replace(/\+-|\+\/-/g, '±').replace(/(\d)h\b/, '$1 h')})` : ''
  const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'} a week`
  if (fact.mode === 'remote')
    return { short: `${/home[- ]based/i.test(fact.text) ? 'home-based' : 'remote'}${where}${zone}`, long: null }
  if (fact.mode === 'onsite') return { short: officeDays ? `on site ${days(officeDays)}` : 'on site', long: null }
  if (officeDays) {
    const named = officeDaysIn(fact.text)
    return {
      short: `hybrid, ${days(officeDays)} in the office`,
      long: `Hybrid: ${days(officeDays)} in the office${named ? ` (${named})` : ''}, the other days from ${region ? `anywhere${where}` : 'home'}`,
    }
  }
  if (homeDays) {
    // "1 day from home after probation": from when on.
    const from = / (?:after|once) (?=\S).+$/iu.exec(fact.text)?.[0] ?? fromWhen(fact, plan, 'en')
    const named = officeDaysIn(fact.text)
    return {
      short: `hybrid, ${days(homeDays)} from home`,
      long: `${days(homeDays)} from home${named ? ` (${named})` : ''}${from}, the rest on site`,
    }
  }
  return { short: `hybrid${where}${zone}`, long: null }
}

export function years(fact: Of<'experience'>): string {
  const { min, max, text } = fact
  const unit = (count: number) => (count === 1 ? 'year' : 'years')
  const about = aboutYears(fact, 'en')
  if (about) return `${about} ${unit(2)}`
  if ((min === null && max === null) || min === 0) return ''
  if (min !== null && max !== null && min !== max) return `${min}–${max} ${unit(max)}`
  if (min === null) return `up to ${max} ${unit(max!)}`
  if (/\+|\bplus\b|or more/i.test(text)) return `${min}+ ${unit(min)}`
  return /least|min/i.test(text) || max === null ? `at least ${min} ${unit(min)}` : `${min} ${unit(min)}`
}

export function languageNeed(fact: Of<'language'>, list: (items: string[], word: 'and' | 'or') => string): string {
  const names = list(spokenNames(fact, 'en'), 'or')
  const { level } = fact
  if (!level) return `${names}`
  if (/^[abc][12]/i.test(level)) return `${names} at ${level.toUpperCase()} level`
  // "Functional (for supplier sites)": what it is for stands behind.
  const [, plainLevel, use] = /^(\p{L}[\p{L} ]*) (\([^()]+\))$/u.exec(level) ?? []
  if (use) return `${languageNeed({ ...fact, level: plainLevel! }, list)} ${use}`
  return /^(fluent|bilingual|functional|clear|strong|solid|decent|perfect|basic|business-level|good|conversational|working|business|professional|some|very good|excellent|spoken|written|advanced|intermediate)/i.test(
    level,
  )
    ? `${level} ${names}`
    : `${names} (${level})`
}

const LED_BY_NOUN =
  /^\p{L}+ (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) ((?:[A-Z]{2,4} |\p{Ll}+ )?\p{Ll}{3,}s)$/u

export function team({ relation, size, upTo, text }: Of<'team'>): string {
  if (upTo) return relation === 'manages' ? `${size} to ${upTo} people` : `a team of ${size} to ${upTo}`
  const noun = text.match(
    /\b(?:small |little |big |large |tight |friendly )?(team|department|squad|crew|group|unit|brigade)\b/i,
  )?.[0]
  if (relation === 'manages') {
    const makeup = makeupIn(text)
    if (makeup && size !== null) return `a team of ${size} (${makeup})`
    const several = text.match(/\b\d+ [a-z][\w ]*? (?:and|&|\+) \d+ [a-z]+\b/i)?.[0]
    if (several) return several.replace(/ [&+] /g, ' and ')
    const people = text.includes(',') ? ledIn(text) : text.match(/\b\d+ (?!in\b|of\b)([a-z]+s|people)\b/i)?.[0]
    // "Leads five directors".
    const counted = size === null ? null : LED_BY_NOUN.exec(text)?.[1]
    if (counted) return `${size} ${counted}`
    return people ?? (size === null ? text : `${size} ${size === 1 ? 'person' : 'people'}`)
  }
  // Squads are no people.
  if (/^\d+ squads/i.test(text)) return text
  const makeup = makeupIn(text)
  if (makeup && size !== null) return `a ${noun?.toLowerCase() ?? 'team'} of ${size} (${makeup})`
  if (/^\d+ [a-z]+.*(?: \+ | & | and )/i.test(text)) return `a team of ${text.replace(/ [+&] /g, ' and ')}`
  if (size === null) return /^(a|an|the|our)\b/i.test(text) ? text : `a ${text}`
  const detailed = text.replace(/ (?:ladies|girls|women|lads|men|guys|blokes)$/i, '').match(/^team of \d+ [a-z].*$/i)
  if (detailed) return `a ${text.charAt(0).toLowerCase()}${text.slice(1).replace(/ \+ /g, ' and ')}`
  return `a ${noun?.toLowerCase() ?? 'team'} of ${size}`
}

const ABBREVIATED: [RegExp, string][] = [
  [/\bVP Eng\b/i, 'VP Engineering'],
  [/\bDir(?:ector)? of Ops\b/i, 'Director of Operations'],
  [/\bHead of Eng\b/i, 'Head of Engineering'],
  [/\bdir\b\.?/i, 'Director'],
  [/\bmgr\b\.?/i, 'Manager'],
  [/\bmktg\b\.?/i, 'marketing'],
  [/\bnatl\b\.?/i, 'national'],
  [/\bdev (?=manager)/i, 'Development '],
  [/^(?:sr|snr)\b\.?/i, 'Senior'],
]

/** Roles are written as titles behind a name: "Head of Hardware". */
const asTitle = (role: string): string =>
  role.replace(/(?<![\p{L}\d'’])(?!(?:of|the|and|for|to|in|our|a|an)(?!\p{L}))\p{Ll}/gu, (letter) =>
    letter.toUpperCase(),
  )

export function manager({ name, role, text }: Of<'manager'>): string {
  const full = role && ABBREVIATED.reduce((written, [short, long]) => written.replace(short, long), role)
  const shown = full && /^head of /i.test(full) ? asTitle(full) : full
  const known = shown && (/^(the|our|a|an|your)\b/i.test(shown) ? shown : `the ${shown}`)
  if (!name && full && / \+ /.test(full)) return known!.replace(/ \+ /g, ' and ')
  if (name && full && !saysNoMore(full)) return `${name}, ${asTitle(full.replace(/^(the|our) /i, ''))}`
  return name ?? known ?? text
}

export function start({ text }: Of<'start'>, plan: Plan): string {
  const bare = writeDates(text, plan.from, 'en')
    .replace(/^(start(s|ing)?( date)?|joining|available)\s*:?\s*/i, '')
    .replace(/\s+start$/i, '')
  if (/^(asap|immediate(?:ly)?(?: (?:start|joiners?).*)?|now|as soon as possible|at once)$/i.test(bare))
    return 'as soon as possible'
  if (
    /^(from|in|on|before|after|at|by|as|with|within|straight|right|shortly|soon|around|early|mid|late|next|end)\b/i.test(
      bare,
    )
  )
    return /^(early|mid|late|end)\b/i.test(bare)
      ? `in ${lowerFirst(bare)}`.replace(/^in end/i, 'at the end')
      : lowerFirst(bare)
  if (/^(?:mon|tues|wednes|thurs|fri)day/i.test(bare)) return `on ${bare}`
  return /^\d{1,2}(?: |[./-]\d)|^\d{4}-/.test(bare) ? `on ${bare}` : `in ${bare}`
}

export function deadline({ text }: Of<'deadline'>, plan: Plan): string {
  return writeDates(text, plan.from, 'en')
    .replace(
      /^(closing|closes?|deadline|apply|applications?|cv'?s?|due)?\s*(date|deadline)?\s*(is|due|on|by|until|till|before|:)?\s*/i,
      '',
    )
    .replace(/ noon$/i, ', noon')
}

const LICENCES: [RegExp, string][] = [
  [/^QTS$/, 'Qualified teacher status (QTS)'],
  [/\bDBS$/, 'DBS check'],
  [/^(CSCS|SMSTS|OSHA \d+)$/, '$1 card'],
  [/\b(ACCA|CIMA|CPA|CFA|CIPP\/E|PMP|CISSP|CIPD)$/, '$1 qualification'],
  [/\bcert$/, 'certificate'],
  [/^(BLS|ACLS|ADR|CPC|RGN|RN)$/, '$1 certificate'],
]

const STANDALONE: Partial<Record<Fact['kind'], (text: string) => string>> = {
  shift: (text) =>
    /\b(shift|rota|schedule|nights?|weekends?|mornings?|evenings?|days?|hours?|earl|late|on.call|sat|sun|mon|week)/i.test(
      text,
    )
      ? text
      : /\d/.test(text) && text.split(' ').length <= 6
        ? `Schedule: ${text}`
        : text,
  travel: (text) =>
    /travel|trip|field|visit|driv|\b(?:we|you|your|is|are|paid|pay)\b/i.test(text)
      ? text.replace(/^with /i, '')
      : `Travel: ${text}`,
  end: (text) =>
    `The role runs until ${text.replace(/^(until|till|to|ends?(?! of)( on| in)?)\s+/i, '').replace(/^end of /i, 'the end of ')}`,
  licence: (text) => LICENCES.reduce((written, [short, full]) => written.replace(short, full), text),
}

const capitaliseDays = (text: string) =>
  text.replace(
    /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?\b(?!ni)/g,
    (day) => day.charAt(0).toUpperCase() + day.slice(1),
  )

const COVER_LIST =
  /^(?:medical|dental|vision|health|life)(?:(?:\s*[,/&+]\s*(?:and )?|\s+and\s+|\s+)(?:medical|dental|vision|health|life)){1,3}(?: cover)?$/i

/** Measures as they are typed, written out: "5 hrs/wk", "$1,200/mo". */
const PER: [RegExp, string][] = [
  [/(?<=[\p{L}\d)]) ?\/ ?(?:wk|week)(?!\p{L})/giu, ' a week'],
  [/(?<=[\p{L}\d)]) ?\/ ?(?:mo|mth|month)(?!\p{L})/giu, ' a month'],
  [/(?<=[\p{L}\d)]) ?\/ ?(?:yr|year)(?!\p{L})/giu, ' a year'],
  [/(?<=[\p{L}\d)]) ?\/ ?(?:hr|hour)(?!\p{L})/giu, ' an hour'],
  [/(?<=\d) ?\/ ?day(?!\p{L})/giu, ' a day'],
  [/(?<!\p{L})comm(?=\s|$)/giu, 'commission'],
  [/(?<!\p{L})w\/ ?(?=\p{L})/giu, 'with '],
  [/^commission uncapped$/iu, 'Uncapped commission'],
  [/(?<=(?:\d|one|every|alternate|other|2nd|3rd|second|third) )sats?(?= (?:in|a|per)(?!\p{L})|$)/giu, 'Saturday'],
  [/(?<=(?:\d|one|every|alternate|other|2nd|3rd|second|third) )suns?(?= (?:in|a|per)(?!\p{L})|$)/giu, 'Sunday'],
  [/(?<!\p{L})pkg(?!\p{L})/giu, 'package'],
  [/(?<!\p{L})(?:private )?med(?:ical)? fam(?:ily)?(?!\p{L})/giu, 'medical cover for the family'],
  [/(?<!\p{L})quotes ?\/ ?day/giu, 'quotes a day'],
  [/^plus (?=\d|\p{Lu})/iu, ''],
]
export const inFull = (text: string): string =>
  PER.reduce((written, [short, full]) => written.replace(short, full), text)

export function line(fact: Fact, plan: Plan): string {
  const text = plan.translate(writeDates(fact.text, plan.from, 'en'))
  if (/^x ?1[2-6]$/i.test(text)) return `Paid ${text.replace(/\D/g, '')} times a year`
  if (COVER_LIST.test(text)) {
    const kinds = text
      .toLowerCase()
      .match(/\p{L}{4,}/gu)!
      .filter((word) => word !== 'cover')
    const several = `${kinds.slice(0, -1).join(', ')} and ${kinds.at(-1)} cover`
    return several.charAt(0).toUpperCase() + several.slice(1)
  }
  if (/^options$/i.test(text)) return 'Share options'
  if (/^uncapped$/i.test(text)) return 'Uncapped commission'
  if (/^(?:plus )?super$/i.test(text)) return 'Superannuation'
  const joined = capitaliseDays(inFull(text))
    .replace(/(\d[^+]*) \+ (?=\d)/, '$1 plus ')
    .replace(/ \+ /g, ' and ')
  return STANDALONE[fact.kind]?.(joined) ?? joined
}

const ASKED = new Set<Fact['kind']>(['experience', 'education', 'licence', 'skill', 'free'])

export const negative = (fact: Fact, plan: Plan): string => capitaliseDays(denied(fact, plan))

function denied(fact: Fact, plan: Plan): string {
  if (fact.kind === 'language') return `No ${spokenNames(fact, 'en')[0] ?? languageName(fact.language, 'en')} needed`
  const text = plan.translate(fact.text.trim())
  if (/\b(irrelevant|optional|welcome|accepted)$/i.test(text)) return text
  // "Forget what the old posting said about a degree, not needed."
  if (fact.kind === 'education' && /\bdegree\b/i.test(text) && text.split(' ').length > 6) return 'No degree needed'
  if (
    ASKED.has(fact.kind) &&
    /^no (?:\p{L}+ ){0,2}(?:experience|degree|licen[cs]e|qualifications?|diploma|certificates?)$/iu.test(text)
  )
    return `${text} needed`
  if (/\b(no|not|never|without|none|nothing|don't|isn't|zero|n't)\b/i.test(text))
    return text.replace(
      /^(.+?)\s*(?:\?|:)?\s*(?:none|no|not (needed|required|necessary))\.?$/i,
      (_, subject: string, asked?: string) => `No ${lowerFirst(subject)}${asked ? ' needed' : ''}`,
    )
  if (/^drive$/i.test(text)) return 'No driving needed'
  const named = fact.kind === 'skill' && fact.confidence === 'high' ? text : lowerFirst(text)
  if (DEMANDS.has(fact.kind) && (isName(text) || text.split(' ').length <= 4)) return `No ${named} needed`
  if (fact.kind !== 'free') return `No ${lowerFirst(text)}`
  const denial = DENIAL.exec(plan.brief.text.slice(0, fact.spans[0]?.[0] ?? 0))?.[1]
  return denial ? `${denial.charAt(0).toUpperCase()}${denial.slice(1).toLowerCase()} ${lowerFirst(text)}` : text
}

/** What denies a remark stands right before it, and must not be lost. */
const DENIAL = /(?<![\p{L}])(no|not|never|without)\s+$/iu
