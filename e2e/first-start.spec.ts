import { expect, test } from './journey.ts'
import { newEmail } from './person.ts'
import { startProduct } from './product.ts'

test('the admin of a fresh instance sets it up in three steps, each of which can be skipped', async ({ page }) => {
  const fresh = await startProduct()
  await page.goto(`${fresh.url}/login`)
  await page.getByRole('tab', { name: 'Create Account' }).click()
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Last name').fill('Keeper')
  await page.getByLabel('E-mail').last().fill(newEmail())
  await page.getByLabel('Password', { exact: true }).last().fill('a long enough secret')
  await page.getByLabel('Confirm password').fill('a long enough secret')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('link', { name: 'Set It Up' }).click()

  await page.getByLabel('Company', { exact: true }).fill('Orchard')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The employer is Orchard.')).toBeVisible()
  await page.getByRole('button', { name: 'Skip Who writes' }).click()
  await expect(page.getByRole('heading', { name: 'This machine' })).toHaveCount(0)
  const email = newEmail()
  await page.getByLabel('E-mail').last().fill(email)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByRole('dialog').getByLabel('Link')).toHaveValue(/\/invitation#/)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('This place is set up', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome back, Grace' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Welcome back, Grace' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Set It Up' })).toHaveCount(0)
  await fresh.stop()
})
