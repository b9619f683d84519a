import type { ConnectionStep } from '@rolewright/contract/partner'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { createPartner } from '../../partner/partner.ts'
import { DIRECTORY_TOKEN, PartnerDirectory } from '../../testing/partner-directory.ts'
import { inventPeople } from '../../testing/partner-people.ts'
import { CLIENT_SECRET, PartnerProvider } from '../../testing/partner-provider.ts'
import { Caller, type Person, startTestApp, type TestApp } from '../../testing/test-app.ts'

let provider: PartnerProvider
let directory: PartnerDirectory
let it: TestApp
let admin: Person

beforeAll(async () => {
  const people = inventPeople(5)
  provider = await PartnerProvider.start({ people, redirectUris: ['http://localhost/api/auth/partner/callback'] })
  directory = await PartnerDirectory.start(people)
  it = await startTestApp({
    FIRST_USER_IS_ADMIN: 'on',
    ...provider.settings,
    ...directory.settings,
  })
  admin = await it.register()
})
afterAll(async () => {
  await it.close()
  await directory.close()
  await provider.close()
})
afterEach(() => {
  provider.trouble = 'none'
  directory.trouble = 'none'
})

/** The steps as an app with these settings finds them. */
async function findSteps(settings: object = {}): Promise<Record<string, Omit<ConnectionStep, 'step'>>> {
  const config = { ...it.context.config, ...settings }
  const app = await createApp(
    { ...it.context, config, partner: createPartner(config, it.context.now) },
    { webFolder: '/nowhere' },
  )
  const { status, body } = await new Caller(app, admin.token).post<ConnectionStep[]>('/api/admin/partner/test')
  expect(status).toBe(200)
  await app.close()
  return Object.fromEntries(body.map(({ step, ...found }) => [step, found]))
}

test('a connection that is right is right in every part', async () => {
  const steps = await findSteps()
  expect(Object.keys(steps)).toEqual(['discovery', 'keys', 'client', 'ways', 'claims', 'directory'])
  for (const [step, { result, says }] of Object.entries(steps))
    expect([step, result, says]).toEqual([step, 'good', says])
  expect(steps.directory!.says).toBe('It has 5 people.')
  expect(steps.keys!.says).toBe('It publishes 1 signing key (RS256).')
})

test.each([
  ['a wrong secret', { PARTNER_CLIENT_SECRET: 'wrong' }, 'client', 'failed', /does not accept PARTNER_CLIENT_ID/],
  ['a wrong token', { PARTNER_SCIM_TOKEN: 'wrong' }, 'directory', 'failed', /does not accept PARTNER_SCIM_TOKEN/],
  [
    'an address without a directory',
    () => ({ PARTNER_SCIM_URL: provider.issuer }),
    'directory',
    'failed',
    /no SCIM service at PARTNER_SCIM_URL/,
  ],
  [
    'a directory that nobody runs',
    { PARTNER_SCIM_URL: 'http://127.0.0.1:9' },
    'directory',
    'failed',
    /connection was refused|could not be reached/,
  ],
  [
    'a claim that is not offered',
    { PARTNER_DIRECTORY_LINK: { attribute: 'externalId', claim: 'employee' } },
    'claims',
    'warning',
    /employee/,
  ],
  [
    'an attribute that nobody has',
    { PARTNER_DIRECTORY_LINK: { attribute: 'id', claim: 'sub' } },
    'directory',
    'good',
    /5 people/,
  ],
  ['nothing configured', { PARTNER_ISSUER: undefined, PARTNER_SCIM_URL: undefined }, 'discovery', 'skipped', /not set/],
] as const)('%s is found', async (_what, settings, step, result, says) => {
  const steps = await findSteps(typeof settings === 'function' ? settings() : settings)
  expect([steps[step]!.result, steps[step]!.says]).toEqual([result, expect.stringMatching(says)])
  expect(JSON.stringify(steps)).not.toMatch(new RegExp(`${CLIENT_SECRET}|${DIRECTORY_TOKEN}|"wrong"`))
})

test('a provider that calls itself otherwise fails the first step, and what follows from it is skipped', async () => {
  provider.trouble = 'other-issuer'
  const { discovery, keys, directory } = await findSteps()
  expect([discovery!.result, keys!.result, directory!.result]).toEqual(['failed', 'skipped', 'good'])
  expect(discovery!.says).toContain('it calls itself https://other.example')
})
