import { parseDocument } from '@rolewright/craft/document'
import { readSheet } from '@rolewright/craft/sheet/read-sheet'
import type { Sheet } from '@rolewright/craft/sheet/sheet'
import { expect, test } from 'vitest'
import { describePosting } from './job-posting.ts'

const posting = (brief: string, company: string | null = 'Finlo') =>
  describePosting({
    id: '7',
    createdAt: new Date('2026-11-21T10:00:00Z'),
    document: parseDocument('# Engineer\n\nBerlin\n\n## You will\n\n- Build <things>'),
    sheet: readSheet(brief),
    company: { name: company, website: 'https://finlo.example' },
  })

test('has what Google requires and recommends, from the brief', () => {
  const { posting: described, missing } = posting(
    'Senior backend engineer, Berlin, full-time, EUR 75,000-90,000 a year, 5+ years with Go',
  )
  expect(missing).toEqual([])
  expect(described).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Engineer',
    datePosted: '2026-11-21',
    hiringOrganization: { '@type': 'Organization', name: 'Finlo', sameAs: 'https://finlo.example' },
    jobLocation: { '@type': 'Place', address: { addressLocality: 'Berlin', addressCountry: 'DE' } },
    employmentType: ['FULL_TIME'],
    baseSalary: { currency: 'EUR', value: { minValue: 75000, maxValue: 90000, unitText: 'YEAR' } },
  })
  expect(described.description).toContain('<li>Build &lt;things&gt;</li>')
  expect(described.description).not.toContain('<h1>')
})

test('says what the brief does not give, and invents none of it', () => {
  const { posting: described, missing } = posting('Barista', null)
  expect(missing).toEqual(['the name of the employer', 'where the work is'])
  expect(Object.keys(described)).not.toEqual(expect.arrayContaining(['baseSalary']))
  expect(described).not.toHaveProperty('jobLocation')
  expect(described).not.toHaveProperty('hiringOrganization')
})

test.each([
  ['Senior Go developer, fully remote within Germany', { '@type': 'Country', name: 'Germany' }],
  [
    'Sales rep, remote in the US or Canada',
    [
      { '@type': 'Country', name: 'United States' },
      { '@type': 'Country', name: 'Canada' },
    ],
  ],
  ['Support agent, fully remote from Lisbon', { '@type': 'Country', name: 'Portugal' }],
])('remote work has no place, but a country: %s', (brief, applicantLocationRequirements) => {
  const { posting: described, missing } = posting(brief)
  expect(described).toMatchObject({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements })
  expect(described).not.toHaveProperty('jobLocation')
  expect(missing).toEqual([])
})

test.each([
  ['Engineer, fully remote', 'the country that people may work from'],
  ['Designer, remote across Europe', 'the country that people may work from'],
  ['Barista', 'where the work is'],
])('%s: asks for %s', (brief, missing) => {
  expect(posting(brief).missing).toEqual([missing])
})

test('asks for each property that Google requires', () => {
  const sheet = { entries: [], language: 'en' } as unknown as Sheet
  const source = { id: '7', createdAt: new Date(), document: parseDocument(''), sheet }
  const { missing } = describePosting({ ...source, company: { name: null, website: null } })
  expect(missing).toEqual([
    'the title of the role',
    'what the work is',
    'the name of the employer',
    'where the work is',
  ])
})

test('markup and control characters of people are text', () => {
  const document = parseDocument('# Chef\n\n## Do\n\n- </script><script>alert(1)</script> \u0007')
  const { posting: described } = describePosting({
    id: '7',
    createdAt: new Date(),
    document,
    sheet: readSheet('Chef'),
    company: { name: 'Finlo', website: 'javascript:alert(1)' },
  })
  expect(described.description).toContain('&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(JSON.stringify(described)).not.toMatch(/<script|\u0007|javascript:/)
})

const EMPLOYMENT = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER']
const UNITS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']
const CURRENCIES = Intl.supportedValuesOf('currency')
const DAY = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})?)?$/

/** What Google's test of structured data says. https://developers.google.com/search/docs/appearance/structured-data/job-posting */
// biome-ignore lint/suspicious/noExplicitAny: what is checked is of no type
function faultsIn(said: any): string[] {
  const places = [said.jobLocation ?? []].flat()
  const value = said.baseSalary?.value
  const faults: [boolean, string][] = [
    [said['@context'] !== 'https://schema.org' || said['@type'] !== 'JobPosting', 'type'],
    [typeof said.title !== 'string' || said.title === '', 'title'],
    [typeof said.description !== 'string' || !/<(?:p|ul|h2)/.test(said.description), 'description'],
    [!DAY.test(said.datePosted), 'datePosted'],
    [!said.hiringOrganization?.name || said.hiringOrganization['@type'] !== 'Organization', 'hiringOrganization'],
    [said.identifier?.name !== said.hiringOrganization?.name || !said.identifier?.value, 'identifier'],
    [places.length === 0 && said.jobLocationType !== 'TELECOMMUTE', 'jobLocation'],
    [places.some(({ address }) => address?.['@type'] !== 'PostalAddress' || !address.addressCountry), 'address'],
    [said.jobLocationType !== undefined && said.jobLocationType !== 'TELECOMMUTE', 'jobLocationType'],
    [said.jobLocationType === 'TELECOMMUTE' && !said.applicantLocationRequirements, 'applicantLocationRequirements'],
    [
      said.validThrough !== undefined && !(DAY.test(said.validThrough) && said.validThrough >= said.datePosted),
      'validThrough',
    ],
    [(said.employmentType ?? []).some((type: string) => !EMPLOYMENT.includes(type)), 'employmentType'],
    [value !== undefined && !UNITS.includes(value.unitText), 'unitText'],
    [value !== undefined && ![value.value, value.minValue, value.maxValue].some(Number.isFinite), 'amount'],
    [said.baseSalary !== undefined && !CURRENCIES.includes(said.baseSalary.currency), 'currency'],
  ]
  return faults.filter(([isWrong]) => isWrong).map(([, name]) => name)
}

test.each<[brief: string, has: object]>([
  [
    'Night porter for the Grand Hotel in Scarborough, permanent, £12.60 an hour. Apply by 11 December 2026.',
    {
      validThrough: '2026-12-11T23:59:59',
      baseSalary: { currency: 'GBP', value: { value: 12.6, unitText: 'HOUR' } },
    },
  ],
  [
    'Pflegefachkraft in Köln, 80 %, Bewerbung bis 15. Januar',
    { employmentType: ['PART_TIME'], validThrough: '2027-01-15T23:59:59' },
  ],
  [
    "Sachbearbeiter in Zürich, Pensum 80–100 %, CHF 80'000 im Jahr",
    { employmentType: ['FULL_TIME', 'PART_TIME'], baseSalary: { currency: 'CHF' } },
  ],
  ['Barista in Porto, 20 hours a week', { employmentType: ['PART_TIME'] }],
  [
    'Backend developer in Warsaw, Poland, PLN 18,000 a month, full-time',
    { baseSalary: { currency: 'PLN' }, employmentType: ['FULL_TIME'] },
  ],
  ['Data analyst in Pune, India, INR 1,800,000 a year', { baseSalary: { currency: 'INR' } }],
])('%s: valid by Google’s rules', (brief, has) => {
  const { posting: described, missing } = posting(brief)
  expect(missing).toEqual([])
  expect(faultsIn(described)).toEqual([])
  expect(described).toMatchObject(has)
})
