import { expect, test } from './journey.ts'
import { PASSWORD, registerPerson } from './person.ts'

test('signing out and in again', async ({ page, person }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Welcome back, Ada' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()

  const form = page.getByRole('tabpanel', { name: 'Sign In' })
  await form.getByLabel('E-mail').fill(person.email.toUpperCase())
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Welcome back, Ada' })).toBeVisible()
})

test.describe('when the server refuses', () => {
  test.use({ expectedFaults: [/status of 401 .*\/api\/auth\/(login|me)/] })

  test('a bad login says so and keeps the e-mail', async ({ page, request }) => {
    const { email } = await registerPerson(request)
    await page.goto('/login')
    const form = page.getByRole('tabpanel', { name: 'Sign In' })
    await form.getByLabel('E-mail').fill(email)
    await form.getByLabel('Password', { exact: true }).fill('not the secret')
    await form.getByRole('button', { name: 'Sign In' }).click()
    await expect(form.getByText('Invalid email or password')).toBeVisible()
    await expect(form.getByLabel('E-mail')).toHaveValue(email)
    await expect(page).toHaveURL(/\/login$/)
  })

  test('a token that is not valid any more leads to the sign-in screen', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('authToken', 'long-gone'))
    await page.goto('/job-history')
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
  })
})

test('the form sees that passwords differ', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('tab', { name: 'Create Account' }).click()
  const form = page.getByRole('tabpanel', { name: 'Create Account' })
  await form.getByLabel('First name').fill('Ada')
  await form.getByLabel('Last name').fill('Muster')
  await form.getByLabel('E-mail').fill('ada@example.com')
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Confirm password').fill(`${PASSWORD}!`)
  await form.getByRole('button', { name: 'Create Account' }).click()
  await expect(form.getByText('Passwords do not match').first()).toBeVisible()
})

test('a signed-out visitor of the admin panel is told why it does not open', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByText('Access Denied')).toBeVisible()
  await expect(page.getByText('You need to be logged in to access the admin panel.')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
})
