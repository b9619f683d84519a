import type { Page } from '@playwright/test'
import { expectAccessible, expectSound } from './accessible.ts'
import { expect, test } from './journey.ts'
import { registerPerson } from './person.ts'

const FIRST = 'Write for the people who would do this job.'
const SECOND = 'Write for the people who would do this job, in short sentences.'

async function createAssistant(page: Page, name: string) {
  await page.goto('/admin/assistants?assistant=new')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Model', { exact: true }).selectOption('builtin:writer')
  await page.getByLabel('Instructions').fill(FIRST)
  await page.getByRole('button', { name: 'Create Assistant' }).click()
  await expect(page.getByText('Assistant created', { exact: true })).toBeVisible()
}

test('an assistant is made, tried beside its draft, changed and restored', async ({ page, person, admin }) => {
  await admin.appoint(person)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Manage assistants' }).click()
  await expect(page.getByRole('heading', { name: 'Assistants', level: 1 })).toBeVisible()
  await createAssistant(page, 'Shop floor')
  await expect(page.getByRole('heading', { name: 'Shop floor', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/assistant=[0-9a-f-]{36}$/)

  await test.step('try the draft before it is saved', async () => {
    await page.getByLabel('Instructions').fill(SECOND)
    await page.getByLabel('Sample brief').fill('Cashier in Leeds, part-time')
    await page.getByRole('button', { name: 'Try It' }).click()
    for (const side of ['Current version (1)', 'Your draft']) {
      await expect(page.getByRole('article', { name: side }).getByRole('heading', { name: 'Cashier' })).toBeVisible()
    }
  })

  await test.step('save it', async () => {
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Assistant saved', { exact: true })).toBeVisible()
    await expect(page.getByText('Everything is saved.')).toBeVisible()
  })

  await test.step('see what changed, and go back', async () => {
    const versions = page.getByRole('region', { name: 'Versions' })
    await expect(versions.getByRole('button')).toHaveCount(2)
    await versions.getByRole('button', { name: /Version 2/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Version 2' })
    await expect(dialog.locator('del')).toContainText('job.')
    await expect(dialog.locator('ins')).toContainText('job, in short sentences.')
    await expect(dialog.getByRole('button', { name: 'Restore' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await versions.getByRole('button', { name: /Version 1/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByText('Version 1 restored', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Instructions')).toHaveValue(FIRST)
    await expect(versions.getByRole('button', { name: /Version 3.*Current.*Instructions changed/ })).toContainText(
      'Ada Muster',
    )
  })
})

test('a retired assistant is out of reach until it is brought back', async ({ page, person, admin, request }) => {
  await admin.appoint(person)
  const nina = await registerPerson(request, { firstName: 'Nina', lastName: 'Shelf', company: 'Shelf & Co' })
  const usable = async () => {
    const headers = { authorization: `Bearer ${nina.token}` }
    const answer = await request.get('/api/assistants/accessible', { headers })
    return ((await answer.json()) as { name: string }[]).map(({ name }) => name)
  }
  const change = async (label: string) => {
    await page.getByRole('button', { name: label }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: label }).click()
  }
  await page.goto('/admin/assistants')
  await page.getByLabel('Search assistants').fill(nina.email)
  await page.getByRole('link', { name: 'Shelf & Co Assistant' }).click()
  await expect(page.getByText('The personal assistant of Nina Shelf')).toBeVisible()
  await change('Retire')
  await expect(page.getByText('This assistant is retired')).toBeVisible()
  expect(await usable()).toEqual([])

  await page.getByRole('link', { name: 'All Assistants' }).click()
  await expect(page.getByText('No assistant matches')).toBeVisible()
  await page.getByRole('radio', { name: /^Retired/ }).check({ force: true })
  await page.getByRole('link', { name: 'Shelf & Co Assistant' }).click()
  await change('Bring Back')
  await expect(page.getByText('Assistant brought back', { exact: true })).toBeVisible()
  expect(await usable()).toEqual(['Shelf & Co Assistant'])
})

test.describe('when the server refuses', () => {
  test.use({ expectedFaults: [/status of (400|503) .*\/api\/admin\/assistants/] })

  test('what was typed is kept, over a failed call and a reload', async ({ page, person, admin }) => {
    await admin.appoint(person)
    await createAssistant(page, 'Night shift')
    await page.getByLabel('Instructions').fill(SECOND)
    await page.route('**/api/admin/assistants/*', (route) =>
      route.fulfill({ status: 503, json: { error: 'The server is about to restart.', code: 'unavailable' } }),
    )
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert')).toContainText('The server is about to restart.')
    await expect(page.getByLabel('Instructions')).toHaveValue(SECOND)
    await page.unroute('**/api/admin/assistants/*')
    await page.reload()
    await expect(page.getByLabel('Instructions')).toHaveValue(SECOND)
    await page.getByRole('link', { name: 'All Assistants' }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'Night shift' })
    await expect(row).toContainText('Unsaved changes')
    await row.getByRole('link').click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByLabel('Instructions')).toHaveValue(FIRST)
  })

  test('a model that can’t be had is said to be so, before and after saving', async ({ page, person, admin }) => {
    await admin.appoint(person)
    await page.goto('/admin/assistants?assistant=new')
    await page.getByLabel('Name', { exact: true }).fill('Elsewhere')
    await page.getByRole('button', { name: 'Create Assistant' }).click()
    await expect(page.getByText('Please choose a model')).toBeVisible()
    await page.getByLabel('Model', { exact: true }).selectOption('Another model…')
    await page.getByLabel('Name of the model').fill('nowhere:large')
    await expect(page.getByText('The provider nowhere is not configured on this server')).toBeVisible()
    await page.getByRole('button', { name: 'Create Assistant' }).click()
    await expect(page.getByText('The provider of nowhere:large is not configured').first()).toBeVisible()
    await expect(page.getByLabel('Name of the model')).toBeFocused()
  })
})

test('the page is for admins alone', async ({ page, person: _signedIn }) => {
  await page.goto('/admin/assistants')
  await expect(page.getByText('Admin Access Required')).toBeVisible()
})

for (const width of [1440, 320]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the page is accessible', async ({ page, person, admin }) => {
      await admin.appoint(person)
      await createAssistant(page, 'Reception')
      await page.getByLabel('Instructions').fill(SECOND)
      await page.getByRole('button', { name: 'Try It' }).click()
      await expect(page.getByRole('article', { name: 'Your draft' }).getByRole('heading').first()).toBeVisible()
      await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
      await expectSound(page, 'an assistant, with a trial')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('button', { name: /Version 2/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectSound(page, 'a version')
      await page.goto('/admin/assistants')
      await expect(page.getByRole('link', { name: 'Reception' }).first()).toBeVisible()
      await expectSound(page, 'the list')
    })
  })
}

test('an admin gives an assistant a weekly limit of its own, which those who write with it see', async ({
  page,
  person,
  admin,
  request,
}) => {
  const headers = { authorization: `Bearer ${admin.token}` }
  const name = `Wards ${Date.now()}`
  const data = { name, description: '', model: 'builtin:writer', instructions: '' }
  const { id: assistantId } = await (await request.post('/api/admin/assistants', { headers, data })).json()
  await request.post('/api/admin/assign-user', { headers, data: { userId: person.user.id, assistantId } })
  await admin.appoint(person)
  await page.goto('/admin/assistants')
  await page.getByRole('link', { name }).click()
  await expect(page.getByText('A limit that a person has of their own wins over it')).toBeVisible()
  await page.getByLabel('New descriptions a week for each person').fill('12')
  await page.getByRole('button', { name: 'Set Limit' }).click()
  await expect(page.getByText('The limit was saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set Limit' })).toBeDisabled()
  await expectAccessible(page, 'the limit of an assistant')

  await page.goto('/job-bot')
  await expect(page.getByText('3 of 3 left')).toBeVisible()
  await page.getByLabel('Assistant', { exact: true }).selectOption({ label: name })
  await expect(page.getByText('12 of 12 left')).toBeVisible()
  await page.getByLabel('Describe the role').fill('Nurse in Utrecht, permanent')
  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(page.getByText('11 of 12 left')).toBeVisible()
})
