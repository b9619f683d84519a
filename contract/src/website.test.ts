import { expect, test } from 'vitest'
import { Registration } from './auth.ts'

const websiteOf = (companyWebsite: unknown) =>
  Registration.safeParse({
    email: 'ada@example.com',
    password: 'long enough',
    firstName: 'Ada',
    lastName: 'Muster',
    companyWebsite,
  })

test.each([
  '',
  null,
  undefined,
  'example.com',
  ' www.example.com ',
  'https://finlo.example',
  'http://jobs.münchen.de:8080/a?b#c',
])('%j is taken as a website, or as none', (said) => expect(websiteOf(said).success).toBe(true))

test.each(['none', 'not a website', 'javascript:alert(1)', 'ftp://example.com', 'a@example.com', 'https://', '-.com'])(
  '%j is no website',
  (said) =>
    expect(websiteOf(said).error?.issues[0]).toMatchObject({
      path: ['companyWebsite'],
      message: expect.stringContaining('www.example.com'),
    }),
)
