import type { Page } from '@playwright/test'
import { fail, hold, refused } from './faults.ts'
import { expect, test } from './journey.ts'
import { type Person, registerPerson } from './person.ts'

const signIn = (page: Page, { token }: Person) =>
  page.addInitScript((value) => localStorage.setItem('authToken', value), token)

test('who is no admin is told so, and can go back or leave', async ({ page, person }) => {
  const release = await hold(page, 'GET', '**/api/user/is-admin')
  await page.goto('/admin')
  await expect(page.getByText('Checking admin permissions...').first()).toBeVisible()
  await release()
  await expect(page.getByText('Admin Access Required')).toBeVisible()
  await expect(page.getByText('You need admin privileges to access this panel.')).toBeVisible()
  await page
    .getByRole('button', { name: 'Return to App' })
    .or(page.getByRole('link', { name: 'Return to App' }))
    .click()
  await expect(page.getByRole('heading', { name: `Welcome back, ${person.user.firstName}` })).toBeVisible()
})

test('roles are assigned and removed, in words', async ({ page, admin, request }) => {
  const other = await registerPerson(request, { firstName: 'Rosa', lastName: `Rollen ${Date.now()}` })
  await signIn(page, admin)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await page.getByRole('tab', { name: 'Admin Roles' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Admin Roles' })
  await expect(panel.getByText('Select a user to manage their role')).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Current Roles' })).toBeVisible()
  await panel.getByLabel('Search users').fill(other.user.lastName)
  await panel.getByText(other.email).first().click()
  await panel.getByRole('button', { name: 'Assign Role' }).click()
  await expect(page.getByText('Please select both a user and a role').first()).toBeVisible()
  await panel.getByLabel('Role', { exact: true }).selectOption('admin')
  await panel.getByRole('button', { name: 'Assign Role' }).click()
  await expect(page.getByText('User role assigned successfully').first()).toBeVisible()
  await panel.getByRole('button', { name: 'Remove Role' }).first().click()
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: /Remove/ })
    .click()
  await expect(page.getByText('User role removed successfully').first()).toBeVisible()
})

test('assigning needs a user and an assistant', async ({ page, admin }) => {
  await signIn(page, admin)
  await page.goto('/admin')
  const panel = page.getByRole('tabpanel', { name: 'Assistant Access' })
  for (const heading of ['Assign User to Assistant', 'Current Assignments'])
    await expect(panel.getByRole('heading', { name: heading })).toBeVisible()
  await expect(panel.getByRole('option', { name: 'All Assistants' })).toBeAttached()
  await panel.getByRole('button', { name: 'Assign User' }).click()
  await expect(page.getByText(/Validation Error/).first()).toBeVisible()
  await expect(page.getByText(/Please select both a user and an assistant/).first()).toBeVisible()
})

test('leaving the panel says so and leads home', async ({ page, request, admin }) => {
  const leaving = await registerPerson(request, { firstName: 'Lea' })
  await admin.appoint(leaving)
  await page.addInitScript((token) => {
    if (sessionStorage.getItem('journey')) return
    sessionStorage.setItem('journey', 'begun')
    localStorage.setItem('authToken', token)
  }, leaving.token)
  await page.goto('/admin')
  const release = await hold(page, 'POST', '**/api/auth/logout')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Logging out...' })).toBeVisible()
  await release()
  await expect(page.getByText('Logged out successfully').first()).toBeVisible()
})

test.describe('when the admin panel meets a fault', () => {
  test.use({ expectedFaults: [refused] })

  test('each action says what failed', async ({ page, admin, request }) => {
    const other = await registerPerson(request, { firstName: 'Fay', lastName: `Fault ${Date.now()}` })
    await signIn(page, admin)
    await page.goto('/admin')
    const access = page.getByRole('tabpanel', { name: 'Assistant Access' })
    await access.getByLabel('Search users').fill(other.user.lastName)
    await access.getByText(other.email).first().click()
    await access.getByLabel('Assistant', { exact: true }).selectOption({ index: 1 })
    await fail(page, 'POST', '**/api/admin/assign-user')
    await access.getByRole('button', { name: 'Assign User' }).click()
    await expect(page.getByText('Failed to assign user to assistant').first()).toBeVisible()
    await fail(page, 'DELETE', '**/api/admin/remove-user')
    await access
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: /Remove/ })
      .click()
    await expect(page.getByText('Failed to remove user from assistant').first()).toBeVisible()
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('tab', { name: 'Admin Roles' }).click()
    const roles = page.getByRole('tabpanel', { name: 'Admin Roles' })
    await roles.getByLabel('Search users').fill(other.user.lastName)
    await roles.getByText(other.email).first().click()
    await roles.getByLabel('Role', { exact: true }).selectOption('user')
    await fail(page, 'POST', '**/api/admin/assign-role')
    await roles.getByRole('button', { name: 'Assign Role' }).click()
    await expect(page.getByText('Failed to assign role').first()).toBeVisible()
  })
})
