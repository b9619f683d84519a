import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { unzipSync } from 'fflate'
import { type MailServer, startMailServer } from '../server/src/testing/mail-server.ts'
import { expect, test as journey } from './journey.ts'
import { PASSWORD, registerPerson } from './person.ts'
import { startProduct } from './product.ts'

const NEXT = 'another long secret'

/** A link in a mail needs an address that is known before the product starts. */
async function atFreePort() {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return { PORT: String(port), PUBLIC_URL: `http://localhost:${port}` }
}

/** As the others, on a product that sends mail. */
const test = journey.extend<object, { mail: MailServer }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from this pattern
    async ({}, use) => {
      const mail = await startMailServer()
      await use(mail)
      await mail.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ mail }, use) => {
      const product = await startProduct({ SMTP_URL: mail.url, ...(await atFreePort()) })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

/** Refused calls are what these journeys are about. */
test.use({ expectedFaults: [/status of 4\d\d/] })

const signIn = async (page: import('@playwright/test').Page, email: string, password: string) => {
  await page.getByLabel('E-mail').first().fill(email)
  await page.getByLabel('Password', { exact: true }).first().fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('somebody changes what is said of them, and sees what assistants make of it', async ({ page, person: _ }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Ada Muster' }).click()
  await expect(page.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible()
  await expect(page.getByText('The employer is Muster & Co.')).toBeVisible()
  await page.getByLabel('First name').fill('Zoë')
  await page.getByLabel('Company', { exact: true }).fill('Orchard')
  await page.getByLabel('Company website').fill('not a website')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Please enter a web address such as www.example.com')).toBeVisible()
  await expect(page.getByLabel('Company website')).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveValue('Zoë')
  await page.getByLabel('Company website').fill('orchard.example')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByText('The employer is Orchard.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Zoë Muster' })).toContainText('Orchard')
  await page.goto('/job-bot')
  await expect(page.getByText('Orchard Assistant').first()).toBeVisible()
})

test('a new password signs out everywhere else, and one place can be signed out alone', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const elsewhere = await (await browser.newContext({ baseURL })).newPage()
  await elsewhere.goto('/login')
  await signIn(elsewhere, person.email, PASSWORD)
  await expect(elsewhere.getByRole('heading', { name: 'Welcome back, Ada' })).toBeVisible()

  await page.goto('/account')
  await expect(page.getByText('Chrome on Windows').first()).toBeVisible()
  await page.getByRole('button', { name: /^Sign out Chrome on Windows/ }).click()
  await expect(page.getByText('Signed out there', { exact: true })).toBeVisible()
  await elsewhere.reload()
  await expect(elsewhere.getByRole('heading', { name: 'Welcome back', exact: true })).toBeVisible()

  await page.getByLabel('Current password').fill('wrong')
  await page.getByLabel('New password', { exact: true }).fill(NEXT)
  await page.getByLabel('New password, once more').fill(NEXT)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('That is not the password of this account.')).toBeVisible()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Current password')).toHaveValue('')
  await signIn(elsewhere, person.email, NEXT)
  await expect(elsewhere.getByRole('heading', { name: 'Welcome back, Ada' })).toBeVisible()
  await elsewhere.context().close()
})

test('somebody takes their data along and deletes their account', async ({ page, person }) => {
  await person.write('Nurse in Utrecht, permanent')
  await page.goto('/account')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download My Data' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('rolewright-data.zip')
  const files = unzipSync(await readFile(await file.path()))
  expect(Buffer.from(files['job-descriptions.json']!).toString()).toContain('Nurse in Utrecht, permanent')

  await page.getByRole('button', { name: 'Delete My Account' }).click()
  await expect(page.getByText('1 job description in 1 conversation')).toBeVisible()
  await page.getByLabel('Your password').fill('wrong')
  await page.getByRole('button', { name: 'Delete for Good' }).click()
  await expect(page.getByText('That is not the password of this account.')).toBeVisible()
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Delete for Good' }).click()
  await expect(page.getByText('Your account was deleted', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, person.email, PASSWORD)
  await expect(page.getByText('Invalid email or password')).toBeVisible()
})

test('a forgotten password is set anew by a link in a mail', async ({ page, request, mail }) => {
  const { email } = await registerPerson(request)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByRole('button', { name: 'Send the Link' }).click()
  await expect(dialog.getByText(`If there is an account for ${email}`)).toBeVisible()
  const letter = () => mail.received.find(({ to }) => to.includes(email))?.text ?? ''
  await expect.poll(letter).toContain('/new-password#')
  const path = /http:\/\/localhost:\d+(\/new-password#[\w-]+)/.exec(letter())![1]!

  await page.goto(path)
  await page.getByLabel('New password').fill(NEXT)
  await page.getByLabel('Confirm password').fill('something else')
  await page.getByRole('button', { name: 'Save and Sign In' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Confirm password').fill(NEXT)
  await page.getByRole('button', { name: 'Save and Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back, Ada' })).toBeVisible()

  await page.goto(path)
  await page.reload()
  await page.getByLabel('New password').fill(NEXT)
  await page.getByLabel('Confirm password').fill(NEXT)
  await page.getByRole('button', { name: 'Save and Sign In' }).click()
  await expect(page.getByText('This link does not work any more.', { exact: false })).toBeVisible()
})

test('an admin makes a link for somebody who forgot their password', async ({
  page,
  person,
  admin,
  request,
  browser,
  baseURL,
}) => {
  await admin.appoint(person)
  const nina = await registerPerson(request, { firstName: 'Nina', lastName: 'Forgetful' })
  await page.goto('/admin')
  await page.getByRole('tab', { name: 'Admin Roles' }).click()
  await page.getByLabel('Search users').fill(nina.email)
  await page
    .getByRole('button', { name: /Nina Forgetful/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Make a link for a new password' }).click()
  const address = await page.getByRole('dialog').getByLabel('Link').inputValue()
  const hers = await (await browser.newContext({ baseURL })).newPage()
  await hers.goto(address)
  await hers.getByLabel('New password').fill(NEXT)
  await hers.getByLabel('Confirm password').fill(NEXT)
  await hers.getByRole('button', { name: 'Save and Sign In' }).click()
  await expect(hers.getByRole('heading', { name: 'Welcome back, Nina' })).toBeVisible()
  await hers.context().close()
})
