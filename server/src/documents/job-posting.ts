import type { Brief, ContractType, Fact, FactKind } from '@rolewright/craft/brief/facts'
import type { JobDocument } from '@rolewright/craft/document'
import { countriesIn, countryName } from './countries.ts'
import { writeHtmlBody } from './html.ts'
import { printableDocument } from './printable.ts'

/** Google's employment types; the rest of a contract has no word there. */
const EMPLOYMENT: Partial<Record<ContractType, string>> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  freelance: 'CONTRACTOR',
  fixed_term: 'TEMPORARY',
  temporary: 'TEMPORARY',
  seasonal: 'TEMPORARY',
  internship: 'INTERN',
  casual: 'PER_DIEM',
}

export interface PostingSource {
  document: JobDocument
  brief: Brief
  /** Of the employer, as their profile says. */
  company: { name: string | null; website: string | null }
  id: string
  createdAt: Date
}

type Of<Kind extends FactKind> = Extract<Fact, { kind: Kind }>

const factsOf = <Kind extends FactKind>({ facts }: Brief, kind: Kind): Of<Kind>[] =>
  facts.filter((fact): fact is Of<Kind> => fact.kind === kind && fact.holds && fact.confidence !== 'low')

/**
 * A description as schema.org's JobPosting, from what the brief states.
 * @returns the posting, and in plain words which of the properties that Google requires the brief does not give
 */
export function describePosting(source: PostingSource): { posting: Record<string, unknown>; missing: string[] } {
  const { brief, id, createdAt } = source
  const document = printableDocument(source.document)
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: document.title,
    description: writeHtmlBody(document, { withTitle: false }),
    identifier: { '@type': 'PropertyValue', name: 'Rolewright', value: id },
    datePosted: createdAt.toISOString().slice(0, 10),
    ...organization(source),
    ...location(brief),
    ...employment(brief),
    ...salary(brief),
    ...headcount(brief),
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

function organization({ brief, company }: PostingSource) {
  const named = factsOf(brief, 'company').find(({ aspect }) => aspect === 'name')
  const name = named?.text ?? company.name
  if (!name) return {}
  const website = name === company.name && company.website?.startsWith('http') ? { sameAs: company.website } : {}
  return { hiringOrganization: { '@type': 'Organization', name, ...website } }
}

function location(brief: Brief) {
  const places = factsOf(brief, 'place').filter(({ also }) => also === 'workplace')
  const remote = factsOf(brief, 'mode').find(({ mode }) => mode === 'remote')
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
  if (!remote) return jobLocation.length > 0 ? { jobLocation: oneOrAll(jobLocation) } : {}
  // Whoever works from home does so in a country: nothing wider counts.
  const named = countriesIn(remote.region ?? '')
  const near = factsOf(brief, 'place').flatMap(({ country }) => (country ? countryName(country) : []))
  const countries = [...new Set(named.length > 0 || remote.region ? named : near)]
  return {
    jobLocationType: 'TELECOMMUTE',
    ...(countries.length > 0 && {
      applicantLocationRequirements: oneOrAll(countries.map((name) => ({ '@type': 'Country', name }))),
    }),
  }
}

const oneOrAll = <Item>(items: Item[]): Item | Item[] => (items.length === 1 ? items[0]! : items)

function employment(brief: Brief) {
  const types = factsOf(brief, 'contract').flatMap(({ contract }) => EMPLOYMENT[contract] ?? [])
  return types.length > 0 ? { employmentType: [...new Set(types)] } : {}
}

function salary(brief: Brief) {
  const base = factsOf(brief, 'pay').find(({ basis, pay }) => basis === 'base' && pay.currency && pay.per)
  if (!base || base.pay.per === 'ONCE') return {}
  const { min, max, currency, per } = base.pay
  const amount =
    min !== null && max !== null && min !== max
      ? { minValue: min, maxValue: max }
      : {
          ...(min !== null && (max === null ? { minValue: min } : { value: min })),
          ...(min === null && { maxValue: max }),
        }
  const value = { '@type': 'QuantitativeValue', ...amount, unitText: per }
  return { baseSalary: { '@type': 'MonetaryAmount', currency, value } }
}

function headcount(brief: Brief) {
  const count = factsOf(brief, 'title')[0]?.headcount
  return count ? { totalJobOpenings: count } : {}
}
