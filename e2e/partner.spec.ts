import { createServer } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import { PartnerDirectory } from '../server/src/testing/partner-directory.ts'
import { inventPeople, PARTNER_PASSWORD, type PartnerPerson } from '../server/src/testing/partner-people.ts'
import { PartnerProvider } from '../server/src/testing/partner-provider.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test as journey } from './journey.ts'
import { newEmail, PASSWORD, registerPerson } from './person.ts'
import { startProduct } from './product.ts'

interface Partner {
  people: PartnerPerson[]
  provider: PartnerProvider
  directory: PartnerDirectory
  url: string
}

/** The product with a partner: a real OpenID provider and a real SCIM service with 10,000 people. */
const test = journey.extend<object, { partner: Partner }>({
  partner: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from this pattern
    async ({}, use) => {
      const people = inventPeople(10_000)
      const port = await findFreePort()
      const url = `http://localhost:${port}`
      const provider = await PartnerProvider.start({ people, redirectUris: [`${url}/api/auth/partner/callback`] })
      const directory = await PartnerDirectory.start(people)
      const product = await startProduct({
        PORT: String(port),
        PUBLIC_URL: url,
        ...provider.settings,
        ...directory.settings,
        LOG_LEVEL: 'silent',
      })
      await use({ people, provider, directory, url })
      await product.stop()
      await directory.close()
      await provider.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  product: [async ({ partner }, use) => use({ url: partner.url, stop: async () => {} }), { scope: 'worker' }],
})

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** Nobody's yet: each journey takes people of its own. */
const personAt = (partner: Partner, n: number) => partner.people[n]!

async function signInAtPartner(page: Page, { username }: PartnerPerson) {
  await expect(page.getByRole('heading', { name: 'Partner sign-in' })).toBeVisible()
  await page.getByLabel('User name').fill(username)
  await page.getByLabel('Password').fill(PARTNER_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function expectPro(page: Page) {
  await expect(page.getByText('Acme Pro')).toBeVisible()
  await expect(page.getByText('Unlimited Access')).toBeVisible()
  await expect(page.getByText('∞')).toBeVisible()
}

test("someone of the partner signs in on its own page, and is Pro without a week's limit", async ({
  page,
  partner,
}) => {
  const person = personAt(partner, 20)
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await page.goto('/')
  await page.getByRole('link', { name: 'Continue with Acme' }).click()
  await signInAtPartner(page, person)
  await expect(page.getByRole('heading', { name: `Welcome back, ${person.givenName}` })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(addresses.join(' ')).not.toContain(token)
  await expectPro(page)
  await expect(page.getByRole('button', { name: 'Link Acme account' })).toHaveCount(0)
  await page.goto('/job-bot')
  await expect(page.getByText('Contact your administrator for access').first()).toBeVisible()
  await expect(page.getByText('This week')).toHaveCount(0)
  await page.reload()
  // What is asked for must have come: signed out, it would be refused.
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await expect(page).toHaveURL(/\/login$/)
})

test.describe('a sign-in that is not finished', () => {
  test.use({ expectedFaults: [/status of 401/] })

  test('says that it was cancelled, and can be begun again', async ({ page, partner }) => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Continue with Acme' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('The sign-in at Acme was cancelled.')).toBeVisible()
    await page.getByRole('link', { name: 'Continue with Acme' }).click()
    await signInAtPartner(page, personAt(partner, 21))
    await expectPro(page)
  })
})

test('the one form takes the credentials of the partner as well', async ({ page, partner }) => {
  const person = personAt(partner, 22)
  await page.goto('/login')
  await page.getByLabel('E-mail').first().fill(person.email!)
  await page.getByLabel('Password', { exact: true }).first().fill(PARTNER_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: `Welcome back, ${person.givenName}` })).toBeVisible()
  await expectPro(page)
})

test.describe('with the whole directory', () => {
  // One of those who are imported is refused.
  test.use({ expectedFaults: [/status of 403/] })

  test('an admin finds people among ten thousand, imports one and many, and tests the connection', async ({
    page,
    person,
    admin,
    partner,
  }) => {
    await admin.appoint(person)
    await page.goto('/admin')
    await page.getByRole('tab', { name: 'Import Users' }).click()
    const card = page.getByRole('region', { name: 'Acme Users' })
    await expect(card.getByText('10,000 users', { exact: true })).toBeVisible()
    await expect(card.getByRole('listitem')).toHaveCount(100)
    await expect(card.getByText('1–100 of 10,000 users')).toBeVisible()
    await card.getByRole('button', { name: 'Next' }).click()
    await expect(card.getByText('101–200 of 10,000 users')).toBeVisible()
    await expect(card.getByRole('listitem')).toHaveCount(100)

    await card.getByLabel('Search the directory').fill('Mei Singh')
    await expect(card.getByRole('listitem').first()).toContainText('Mei Singh')
    const row = card.getByRole('listitem').filter({ hasText: 'mei.singh@partner.example' })
    await row.getByRole('button', { name: 'Import User: Mei Singh' }).click()
    await expect(page.getByText('User imported successfully', { exact: true })).toBeVisible()
    await expect(row.getByText('Already Imported')).toBeVisible()

    await card.getByLabel('Search the directory').fill('rossi@')
    const [ada, ben, mei] = ['ada', 'ben', 'mei'].map((name) =>
      card.getByRole('listitem').filter({ hasText: `${name}.rossi@partner.example` }),
    ) as [Locator, Locator, Locator]
    for (const row of [ada, ben, mei]) await row.getByRole('checkbox').check({ force: true })
    // Somebody leaves while the list is read.
    partner.people.find(({ username }) => username === 'ben.rossi')!.isActive = false
    await card.getByRole('button', { name: 'Import 3 users' }).click()
    await expect(card.getByText('2 of 3 users imported')).toBeVisible()
    for (const row of [ada, mei]) await expect(row.getByText('Already Imported')).toBeVisible()
    await expect(card.getByText('Ben Rossi: This account is deactivated at Acme.')).toBeVisible()
    await expect(ben.getByText('This account is deactivated at Acme.')).toBeVisible()

    await page.getByRole('button', { name: 'Test the Connection' }).click()
    const connection = page.getByRole('region', { name: 'Connection' })
    for (const step of ['Discovery', 'Keys', 'Client and secret', 'Ways to sign in', 'Claims', 'Directory'])
      await expect(connection.getByRole('listitem').filter({ hasText: step }).first()).toContainText('Good')
  })
})

test.describe('with the directory out of order', () => {
  test.use({ expectedFaults: [/status of 503/] })

  test('the tab says so, and can try again', async ({ page, person, admin, partner }) => {
    await admin.appoint(person)
    partner.directory.trouble = 'broken'
    await page.goto('/admin')
    await page.getByRole('tab', { name: 'Import Users' }).click()
    await expect(page.getByText('The users of Acme could not be loaded', { exact: true })).toBeVisible()
    await expect(page.getByText(/it answered 500/).first()).toBeVisible()
    partner.directory.trouble = 'none'
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText('10,000 users', { exact: true })).toBeVisible()
  })
})

test('someone with an account of their own links it, becomes Pro, and keeps what they wrote', async ({
  page,
  request,
  partner,
}) => {
  const email = newEmail()
  const owner = await registerPerson(request, { email })
  await owner.write('Nurse in Utrecht, permanent')
  await page.goto('/login')
  await page.getByLabel('E-mail').first().fill(email)
  await page.getByLabel('Password', { exact: true }).first().fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Link Acme account' }).click()
  await page.getByLabel('Password of this account').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue at Acme' }).click()
  await signInAtPartner(page, personAt(partner, 23))
  await expectPro(page)
  await expect(page.getByText('Nurse in Utrecht, permanent').first()).toBeVisible()
})

test('the ways to the partner and its directory are accessible', async ({ page, person, admin }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Link Acme account' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'the dialog of linking')
  await admin.appoint(person)
  await page.goto('/admin')
  await page.getByRole('tab', { name: 'Import Users' }).click()
  await expect(page.getByText('10,000 users', { exact: true })).toBeVisible()
  await page
    .getByRole('checkbox', { name: /^Select/ })
    .nth(5)
    .check({ force: true })
  await page.getByRole('button', { name: 'Test the Connection' }).click()
  await expect(page.getByText('It accepts the client and its secret.')).toBeVisible()
  await expectAccessible(page, 'the import')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await expect(page.getByRole('link', { name: 'Continue with Acme' })).toBeVisible()
  await expectAccessible(page, 'the sign-in screen')
})
