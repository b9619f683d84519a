import { expect, test } from './journey.ts'
import { registerPerson } from './person.ts'

test('an admin lets someone use an assistant, and takes it away again', async ({ page, person, admin, request }) => {
  await admin.appoint(person)
  const nina = await registerPerson(request, { firstName: 'Nina', lastName: 'Assigned' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Admin' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()

  await page.getByLabel('Search users').fill(nina.email)
  await page
    .getByRole('button', { name: /Nina Assigned/ })
    .first()
    .click()
  const choice = page.getByLabel('Assistant', { exact: true })
  await choice.selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Assign User' }).click()
  await expect(page.getByText('User assigned to assistant successfully', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: /^Remove Nina Assigned from/ }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('User removed from assistant successfully', { exact: true })).toBeVisible()
})

test('an admin puts someone in a company, and sees it where assistants are assigned', async ({
  page,
  person,
  admin,
  request,
}) => {
  await admin.appoint(person)
  const company = `Orchard ${Date.now()}`
  const nina = await registerPerson(request, { firstName: 'Nina', lastName: 'Joined', company })
  await page.goto('/admin')
  await page.getByLabel('Search users').fill(nina.email)
  const row = page.getByRole('button', { name: /Nina Joined/ }).first()
  await expect(row).toContainText(`says ${company}`)
  await row.click()
  await page.getByLabel('Company to put them in').selectOption({ label: 'Another one...' })
  await expect(page.getByLabel('Name of the company')).toHaveValue(company)
  await page.getByRole('button', { name: 'Add Company' }).click()
  await page.getByRole('button', { name: 'Put 1 user in' }).click()
  await expect(page.getByText('They learn from one another now', { exact: true })).toBeVisible()
  await expect(row).toContainText(company)
  await expect(row).not.toContainText('says')
  await page.getByRole('button', { name: /^What can Nina see/ }).click()
  await expect(page.getByRole('dialog')).toContainText(`Those of everybody in ${company}.`)
})

test('logging out of the admin panel says so', async ({ page, person, admin }) => {
  await admin.appoint(person)
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logged out successfully', { exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
})

test('someone without the role is turned away, kindly', async ({ page, person: _signedIn }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Welcome back, Ada' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0)
  await page.goto('/admin')
  await expect(page.getByText('Admin Access Required')).toBeVisible()
  await page
    .getByRole('link', { name: 'Return to App' })
    .or(page.getByRole('button', { name: 'Return to App' }))
    .click()
  await expect(page).toHaveURL(/\/$/)
})
