import { readBrief } from '@rolewright/craft/brief/read'
import { parseDocument } from '@rolewright/craft/document'
import { expect, test } from 'vitest'
import { describePosting } from './job-posting.ts'

const posting = (brief: string, company: string | null = 'Finlo') =>
  describePosting({
    id: '7',
    createdAt: new Date('2026-11-21T10:00:00Z'),
    document: parseDocument('# Engineer\n\nBerlin\n\n## You will\n\n- Build <things>'),
    brief: readBrief(brief),
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

test('remote work is no place', () => {
  const { posting: described } = posting('Senior Go developer, fully remote within Germany')
  expect(described).toMatchObject({ jobLocationType: 'TELECOMMUTE' })
  expect(described).not.toHaveProperty('jobLocation')
})
