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
