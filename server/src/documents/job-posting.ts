import type { JobDocument } from '@rolewright/craft/document'
import { parseContract } from '@rolewright/craft/parse/contract'
import { parsePlace } from '@rolewright/craft/parse/place'
import type { Contract, Entry, Kind, Sheet } from '@rolewright/craft/sheet/sheet'
import { readText } from '@rolewright/craft/text/text'
import { countriesIn, countryName } from './countries.ts'
import { writeHtmlBody } from './html.ts'
import { printableDocument } from './printable.ts'

/** Google's employment types; the rest of a contract has no word there. */
const EMPLOYMENT: Partial<Record<Contract['types'][number], string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  freelance: 'CONTRACTOR',
  'fixed-term': 'TEMPORARY',
  temporary: 'TEMPORARY',
  seasonal: 'TEMPORARY',
  internship: 'INTERN',
  casual: 'PER_DIEM',
}

export interface PostingSource {
  document: JobDocument
  sheet: Sheet
  /** Of the employer, as their profile says. */
  company: { name: string | null; website: string | null }
  id: string
  createdAt: Date
}

const told = <K extends Kind>({ entries }: Sheet, kind: K): Extract<Entry, { kind: K }>[] =>
  entries.filter((entry): entry is Extract<Entry, { kind: K }> => entry.kind === kind && entry.sure)

/**
 * A description as schema.org's JobPosting, from what the brief states.
 * @returns the posting, and in plain words which of the properties that Google requires the brief does not give
 */
export function describePosting(source: PostingSource): { posting: Record<string, unknown>; missing: string[] } {
  const { sheet, createdAt } = source
  const document = printableDocument(source.document)
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: document.title,
    // What keeps a page's lines together is of no use to others.
    description: writeHtmlBody(document, { withTitle: false }).replace(/<\/?span[^>]*>/g, ''),
    ...organization(source),
    datePosted: createdAt.toISOString().slice(0, 10),
    ...validity(sheet, createdAt),
    ...location(sheet),
    ...employment(sheet),
    ...salary(sheet),
    ...headcount(sheet),
  }
  return { posting, missing: missingIn(posting) }
}

/** What Google requires of a posting, in the words of the person who can add it. */
function missingIn(posting: Partial<Record<string, unknown>>): string[] {
  const places = [posting.jobLocation ?? []].flat() as Place[]
  const isRemote = posting.jobLocationType === 'TELECOMMUTE'
  const lines = [
    !posting.title && 'the title of the role',
    !posting.description && 'what the work is',
    !posting.hiringOrganization && 'the name of the employer',
    !isRemote && places.length === 0 && 'where the work is',
    places.some(({ address }) => !address.addressCountry) && 'the country of the workplace',
    isRemote && !posting.applicantLocationRequirements && 'the country that people may work from',
  ]
  return lines.filter((line) => line !== false)
}

interface Place {
  '@type': 'Place'
  address: Record<string, string>
}

function organization({ sheet, company, id }: PostingSource) {
  const name = told(sheet, 'employer')[0]?.text ?? company.name
  if (!name) return {}
  const website = name === company.name && company.website?.startsWith('http') ? { sameAs: company.website } : {}
  return {
    hiringOrganization: { '@type': 'Organization', name, ...website },
    // Whose number it is: the employer's.
    identifier: { '@type': 'PropertyValue', name, value: id },
  }
}

function location(sheet: Sheet) {
  const places = told(sheet, 'place').map(({ text, value }) => value ?? { city: text })
  const jobLocation = places.map(
    ({ city, region, country }): Place => ({
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(city && { addressLocality: city }),
        ...(region && { addressRegion: region }),
        ...(country && { addressCountry: country }),
      },
    }),
  )
  const remote = told(sheet, 'mode').find(({ value }) => value?.mode === 'remote')
  if (!remote) return jobLocation.length > 0 ? { jobLocation: oneOrAll(jobLocation) } : {}
  // Where several places are named, remote work is one choice among them.
  const choices = jobLocation.length > 1 ? { jobLocation } : {}
  // Whoever works from home does so in a country: nothing wider counts.
  const named = countriesIn(`${remote.text} ${behind(sheet, remote)}`)
  const town = parsePlace(remote.text, readText(remote.text))[0]?.value.country
  const near = [...places, { country: town }].flatMap(({ country }) => (country ? (countryName(country) ?? []) : []))
  const countries = [...new Set(named.length > 0 ? named : near)]
  return {
    ...choices,
    jobLocationType: 'TELECOMMUTE',
    ...(countries.length > 0 && {
      applicantLocationRequirements: oneOrAll(countries.map((name) => ({ '@type': 'Country', name }))),
    }),
  }
}

const oneOrAll = <Item>(items: Item[]): Item | Item[] => (items.length === 1 ? items[0]! : items)

/** What the brief goes on with where a grammar stopped: a list of places may be cut there. */
const behind = ({ notes, entries }: Sheet, { span }: Entry): string =>
  [...notes, ...entries].find((one) => span && one.span && one.span.from >= span.to && one.span.from - span.to <= 5)
    ?.text ?? ''

function employment(sheet: Sheet) {
  // Briefs tell it with the hours as often as with the contract.
  const inHours = told(sheet, 'hours')
    .flatMap(({ text }) => parseContract(text, readText(text)))
    .flatMap(({ value }) => value.types.filter((type) => type === 'full-time' || type === 'part-time'))
  const inContract = told(sheet, 'contract').flatMap(({ value }) => value?.types ?? [])
  const named = [...inContract, ...inHours].flatMap((type) => EMPLOYMENT[type] ?? [])
  const isTimed = named.includes('FULL_TIME') || named.includes('PART_TIME')
  const types = isTimed ? named : [...shareOf(sheet), ...named]
  return types.length > 0 ? { employmentType: [...new Set(types)] } : {}
}

/** Of a full week, in hours: less is part time. */
const FULL_WEEK_FROM = 35

/** By how much of a week it takes; a range may be both. */
function shareOf(sheet: Sheet): string[] {
  const hours = told(sheet, 'hours').find(({ value }) => value?.per === 'percent' || value?.per === 'week')?.value
  if (!hours) return []
  const full = hours.per === 'percent' ? 100 : FULL_WEEK_FROM
  const [least, most] = [hours.min ?? hours.max, hours.max ?? hours.min]
  if (least === null || most === null) return []
  return [...(most >= full ? ['FULL_TIME'] : []), ...(least < full ? ['PART_TIME'] : [])]
}

/** Until the end of the last day on which people can apply; a day without a year is the next one. */
function validity(sheet: Sheet, from: Date) {
  const said = told(sheet, 'deadline').find(({ value }) => value?.date)?.value?.date
  if (!said) return {}
  const [, year, month, day] = /^(\d{4}|-)-(\d{2})(?:-(\d{2}))?$/.exec(said) ?? []
  if (!month) return {}
  const on = (inYear: number) => {
    const last = new Date(Date.UTC(inYear, Number(month), 0)).getUTCDate()
    return `${inYear}-${month}-${day ?? String(last).padStart(2, '0')}`
  }
  const today = from.toISOString().slice(0, 10)
  const thisYear = on(from.getUTCFullYear())
  const date = year !== '-' ? on(Number(year)) : thisYear >= today ? thisYear : on(from.getUTCFullYear() + 1)
  return { validThrough: `${date}T23:59:59` }
}

function salary(sheet: Sheet) {
  const base = told(sheet, 'pay').find(({ value }) => value?.currency && value.per && value.per !== 'once')?.value
  if (!base) return {}
  const { min, max, currency, per } = base
  const amount =
    min !== null && max !== null && min !== max
      ? { minValue: min, maxValue: max }
      : {
          ...(min !== null && (max === null ? { minValue: min } : { value: min })),
          ...(min === null && { maxValue: max }),
        }
  const value = { '@type': 'QuantitativeValue', ...amount, unitText: per!.toUpperCase() }
  return { baseSalary: { '@type': 'MonetaryAmount', currency, value } }
}

function headcount(sheet: Sheet) {
  const openings = told(sheet, 'title')[0]?.value?.openings ?? 1
  return openings > 1 ? { totalJobOpenings: openings } : {}
}
