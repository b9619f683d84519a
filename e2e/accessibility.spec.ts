import { expectAccessible } from './accessible.ts'
import { expect, test } from './journey.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })

    test('the sign-in screen is accessible', async ({ page }) => {
      await page.goto('/login')
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
      await expectAccessible(page, 'sign in')
      await page.getByRole('tab', { name: 'Create Account' }).click()
      await page.getByRole('button', { name: 'Create Account' }).click()
      await expect(page.getByText('Please fill in all required fields')).toBeVisible()
      await expectAccessible(page, 'create an account, with its errors')
    })

    test('home and the assistant are accessible, empty and full', async ({ page, person }) => {
      await page.goto('/')
      await expect(page.getByText('No job descriptions yet')).toBeVisible()
      await expectAccessible(page, 'home, empty')
      await page.goto('/job-bot')
      await expect(page.getByRole('heading', { name: /Who are you looking for/ })).toBeVisible()
      await expectAccessible(page, 'assistant, empty')
      const { conversationId } = await person.write('Nurse in Utrecht, permanent')
      await page.goto('/')
      await expect(page.getByText('Nurse in Utrecht, permanent').first()).toBeVisible()
      await expectAccessible(page, 'home')
      // All of the page and its margin in sight: what a bar covers by half is no fault of either.
      await page.setViewportSize({ width: 1440, height: 2000 })
      await page.goto(`/job-bot?conversation=${conversationId}`)
      await page.getByRole('button', { name: 'Thumbs down' }).click()
      await expect(page.getByLabel('What should be better?')).toBeVisible()
      await expectAccessible(page, 'assistant, with a page and the comment box')
    })

    test('the history and its dialogs are accessible', async ({ page, person }) => {
      await page.goto('/job-history')
      await expect(page.getByText('No Job Descriptions Yet')).toBeVisible()
      await expectAccessible(page, 'history, empty')
      await person.write('Nurse in Utrecht, permanent')
      await page.reload()
      await page.getByRole('button', { name: 'View Details' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'details')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expectAccessible(page, 'history')
      await page.getByRole('button', { name: 'Provide Feedback' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'feedback')
    })

    test('the admin panel is accessible', async ({ page, person, admin }) => {
      await admin.appoint(person)
      await page.goto('/admin')
      await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
      for (const tab of ['Assistant Access', 'Admin Roles', 'Import Users']) {
        await page.getByRole('tab', { name: tab }).click()
        await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
        await expectAccessible(page, tab)
      }
    })

    test('the account and the way to a new password are accessible', async ({ page, person: _signedIn }) => {
      await page.goto('/account')
      await expect(page.getByText('Last seen').first()).toBeVisible()
      await page.getByRole('button', { name: 'Change Password' }).click()
      await expectAccessible(page, 'account, with an error')
      await page.getByRole('button', { name: 'Delete My Account' }).click()
      await expect(page.getByText('This goes, at once and for good')).toBeVisible()
      await expectAccessible(page, 'deleting the account')
      await page.goto('/new-password#token')
      await page.getByRole('button', { name: 'Save and Sign In' }).click()
      await expectAccessible(page, 'a new password, with its error')
      await page.evaluate('localStorage.clear()')
      await page.goto('/login')
      await page.getByRole('button', { name: 'Forgot your password?' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'a forgotten password')
    })

    test('the models are accessible', async ({ page, person, admin }) => {
      await admin.appoint(person)
      await page.goto('/admin/models')
      await expect(page.getByRole('heading', { name: 'This machine' })).toBeVisible()
      await expectAccessible(page, 'providers')
      await page.getByRole('button', { name: 'Set up: Another service' }).click()
      await page.getByRole('dialog').getByLabel('Address', { exact: true }).fill('http://127.0.0.1:59999/v1')
      await page.getByRole('button', { name: 'Try It' }).click()
      await expect(page.getByText('One sentence')).toBeVisible()
      await expectAccessible(page, 'an attempt')
      await page.keyboard.press('Escape')
      for (const tab of ['Side by Side', 'Tokens']) {
        await page.getByRole('tab', { name: tab }).click()
        await expectAccessible(page, tab)
      }
    })

    test('the first start is accessible', async ({ page, person, admin }) => {
      await admin.appoint(person)
      await page.goto('/admin/first-start')
      await expect(page.getByRole('heading', { name: 'Invite somebody' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'This machine' })).toBeVisible()
      await expectAccessible(page, 'first start')
    })

    test('people and the audit trail are accessible', async ({ page, person, admin }) => {
      await admin.appoint(person)
      await page.goto('/admin/people')
      await expect(page.getByRole('button', { name: 'Block Grace Keeper' })).toBeVisible()
      await expectAccessible(page, 'people')
      await page.getByRole('button', { name: 'Weekly limit of Grace Keeper' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'a weekly limit')
      await page.keyboard.press('Escape')
      await page.getByRole('tab', { name: 'Invitations' }).click()
      await expect(page.getByRole('heading', { name: 'Invite somebody' })).toBeVisible()
      await expectAccessible(page, 'invitations')
      await page.getByRole('tab', { name: 'Audit Trail' }).click()
      await expect(page.getByText('Give a user a role').first()).toBeVisible()
      await expectAccessible(page, 'audit trail')
    })

    test('a phone is accessible', async ({ page, person: _signedIn }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/job-bot')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
      await expectAccessible(page, 'menu')
      await page.getByRole('button', { name: 'Close menu' }).click()
      await page.getByRole('button', { name: 'Assistants and conversations' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'assistants and conversations')
    })
  })
}
