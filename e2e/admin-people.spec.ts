import { readFile } from 'node:fs/promises'
import { expect, test } from './journey.ts'
import { newEmail, PASSWORD, registerPerson } from './person.ts'

test.use({ expectedFaults: [/status of 4\d\d/] })

test('an admin sees who asks for more, and gives it', async ({ page, person, admin, request, browser, baseURL }) => {
  await admin.appoint(person)
  const nina = await registerPerson(request, { firstName: 'Nina', lastName: 'Busy' })
  for (let n = 0; n < 3; n++) await nina.write('Nurse in Utrecht, permanent')
  const hers = await (await browser.newContext({ baseURL })).newPage()
  await hers.addInitScript((token) => localStorage.setItem('authToken', token), nina.token)
  await hers.goto('/job-bot')
  await hers.getByRole('button', { name: 'Ask for More' }).click()
  await hers.getByLabel('What do you need it for?').fill('Ten nurses by Friday')
  await hers.getByRole('button', { name: 'Send' }).click()
  await expect(hers.getByText('Your wish was sent', { exact: true })).toBeVisible()

  await page.goto('/admin')
  await page.getByRole('link', { name: 'People' }).click()
  await page.getByLabel('Show').selectOption('Who ask for more')
  await expect(page.getByText('Nina Busy asks for more: “Ten nurses by Friday”')).toBeVisible()
  await page.getByRole('button', { name: 'Weekly limit of Nina Busy' }).click()
  await page.getByLabel('Descriptions a week').fill('20')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The limit was saved', { exact: true })).toBeVisible()
  await expect(page.getByText('Nina Busy', { exact: true })).toHaveCount(0)
  await hers.reload()
  await expect(hers.getByText('You have 17 job description(s) remaining this week.')).toBeVisible()
  await hers.context().close()
})

test('an admin blocks somebody, lets them in again, deletes them, and all of it is written down', async ({
  page,
  person,
  admin,
  request,
}) => {
  await admin.appoint(person)
  const nina = await registerPerson(request, { firstName: 'Nina', lastName: `Gone ${Date.now()}` })
  const name = `Nina ${nina.user.lastName}`
  const headers = { authorization: `Bearer ${nina.token}` }
  await page.goto('/admin/people')
  await page.getByLabel('Search people').fill(nina.email)
  await page.getByRole('button', { name: `Block ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
  await expect(page.getByText('Blocked, and signed out everywhere', { exact: true })).toBeVisible()
  expect((await request.get('/api/auth/me', { headers })).status()).toBe(401)
  const login = { email: nina.email, password: PASSWORD }
  expect((await request.post('/api/auth/login', { data: login })).status()).toBe(403)

  await page.getByRole('button', { name: `Let in again: ${name}` }).click()
  await expect(page.getByText('They can sign in again', { exact: true })).toBeVisible()
  expect((await request.post('/api/auth/login', { data: login })).status()).toBe(200)

  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The account was deleted', { exact: true })).toBeVisible()
  await expect(page.getByText('Nobody matches')).toBeVisible()

  await page.getByRole('tab', { name: 'Audit Trail' }).click()
  const lines = page.getByRole('listitem').filter({ hasText: person.email })
  await page.getByLabel('Person').fill(person.email)
  await expect(lines.filter({ hasText: nina.email })).toHaveCount(3)
  await expect(page.getByRole('listitem').filter({ hasText: 'Give a user a role' })).toHaveCount(0)
  await page.getByLabel('Done').selectOption('To')
  await expect(page.getByRole('listitem').filter({ hasText: 'Give a user a role' })).toHaveCount(1)
  await expect(lines.filter({ hasText: nina.email })).toHaveCount(0)
  await page.getByLabel('Person').fill('')
  await page.getByLabel('Search').fill(nina.email)
  await expect(page.getByText('Delete an account with all that is its own')).toBeVisible()
  await expect(page.getByText(/Block somebody/)).toHaveCount(2)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv.trim().split('\r\n')).toHaveLength(4)
  expect(csv).toContain(nina.email)
})

test('an admin invites somebody, who finds the role and the assistants that were chosen', async ({
  page,
  person,
  admin,
  browser,
  baseURL,
}) => {
  await admin.appoint(person)
  const email = newEmail()
  await page.goto('/admin/people')
  await page.getByRole('tab', { name: 'Invitations' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Role').selectOption('Admin')
  await page.getByLabel('General Assistant').check()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const address = await page.getByRole('dialog').getByLabel('Link').inputValue()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('button', { name: `Withdraw the invitation of ${email}` })).toBeVisible()

  const theirs = await (await browser.newContext({ baseURL })).newPage()
  await theirs.goto(address)
  await expect(theirs.getByLabel('E-mail')).toHaveValue(email)
  await theirs.getByLabel('First name').fill('Ida')
  await theirs.getByLabel('Last name').fill('Invited')
  await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await theirs.getByLabel('Confirm password').fill(PASSWORD)
  await theirs.getByRole('button', { name: 'Create Account' }).click()
  await expect(theirs.getByRole('heading', { name: 'Welcome back, Ida' })).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Admin' })).toBeVisible()
  await theirs.goto('/job-bot')
  await expect(theirs.getByText('General Assistant').first()).toBeAttached()
  await theirs.goto(address)
  await theirs.reload()
  await expect(theirs.getByText('This invitation does not hold any more.', { exact: false })).toBeVisible()
  await theirs.context().close()
})
