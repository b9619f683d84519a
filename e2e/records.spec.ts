import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './journey.ts'
import type { Person } from './person.ts'

/** Refused calls are what some of these journeys are about. */
test.use({ expectedFaults: [/status of 4\d\d/] })

const BRIEF = 'Nurse in Utrecht, permanent, 32 hours'
const entry = (page: Page) => page.getByRole('list', { name: 'Job descriptions' }).getByRole('article')
const more = async (page: Page, choice: string) => {
  await page.getByRole('button', { name: /^More for / }).click()
  await page.getByRole('menuitem', { name: choice }).click()
}

test('what is deleted is gone at once, and comes back by Undo or from the list', async ({ page, person }) => {
  await person.write(BRIEF)
  await page.goto('/job-history')
  await expect(entry(page)).toHaveCount(1)
  await more(page, 'Delete')
  await expect(page.getByText('No Job Descriptions Yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(entry(page)).toHaveCount(1)
  await more(page, 'Delete')
  await expect(page.getByText('No Job Descriptions Yet')).toBeVisible()
  await page.goto('/job-bot')
  await expect(page.getByText('Your conversations will be listed here.')).toBeVisible()
  await page.goto('/job-history')
  await page.getByRole('button', { name: 'Deleted', exact: true }).click()
  await page.getByRole('button', { name: /^Restore / }).click()
  await expect(page.getByText('Nothing is deleted')).toBeVisible()
  await page.getByRole('dialog').getByText('Close', { exact: true }).click()
  await expect(entry(page)).toHaveCount(1)
})

test('a conversation is renamed, shared and deleted from its own menu', async ({ page, person }) => {
  const { conversationId } = await person.write(BRIEF)
  await page.goto(`/job-bot?conversation=${conversationId}`)
  await more(page, 'Rename')
  await page.getByRole('textbox', { name: 'Name' }).fill(' ')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Please give it a name')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Ward 4')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ward 4' })).toBeVisible()
  await more(page, 'Delete')
  await expect(page.getByRole('heading', { name: /Who are you looking for/ })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.goto(`/job-bot?conversation=${conversationId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Ward 4' })).toBeVisible()
})

test('a description is renamed, and the whole of its brief begins a new one', async ({ page, person }) => {
  const brief =
    `${BRIEF}. ${'You work in a team of nine and look after people who come home from hospital. '.repeat(4)}`.trim()
  await person.write(brief)
  await page.goto('/job-history')
  await more(page, 'Rename')
  await page.getByRole('textbox', { name: 'Name' }).fill('Night shift')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Night shift' })).toBeVisible()
  await page.goto('/job-bot')
  await page.getByLabel('Describe the role').fill('Something of my own')
  await page.goto('/job-history')
  await more(page, 'Use as a New Brief')
  await expect(page.getByLabel('Describe the role')).toHaveValue(brief)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Describe the role')).toHaveValue('Something of my own')
})

test('a colleague without an account reads one version by a link and leaves wishes, which the owner sends on or dismisses', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const { conversationId } = await person.write(BRIEF)
  await page.goto(`/job-bot?conversation=${conversationId}`)
  await more(page, 'Share a Link')
  await page.getByLabel('It works for').selectOption('One day')
  await page.getByRole('button', { name: 'Make Link' }).click()
  const address = await page.getByLabel('Link', { exact: true }).inputValue()
  await expect(page.getByRole('button', { name: /^Withdraw the link/ })).toBeVisible()

  const colleague = await (await browser.newContext({ baseURL })).newPage()
  const answer = await colleague.goto(address)
  expect(answer!.headers()['x-robots-tag']).toBe('noindex, nofollow')
  await expect(colleague.getByText(/^Written on /)).toBeVisible()
  await expect(colleague.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  await expect(colleague.getByText(BRIEF)).toHaveCount(0)
  await expect(colleague.getByText(person.email)).toHaveCount(0)
  await colleague.getByRole('button', { name: 'Send Comment' }).click()
  await expect(colleague.getByText('Please say what should change')).toBeVisible()
  await expect(colleague.getByLabel('What should change?')).toBeFocused()
  for (const wish of ['Add that parking is free', 'Shorter']) {
    await colleague.getByLabel('What should change?').fill(wish)
    await colleague.getByLabel('Your name').fill('Mia')
    await colleague.getByRole('button', { name: 'Send Comment' }).click()
    await expect(colleague.getByText('Your comment is sent')).toBeVisible()
    await colleague.getByRole('button', { name: 'Leave Another' }).click()
  }

  await page.reload()
  await expect(page.getByRole('region', { name: 'What colleagues wish' })).toContainText('Mia, on version 1')
  await page.getByRole('button', { name: 'Dismiss: Shorter' }).click()
  await expect(page.getByText('“Shorter”')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send as improvement: Add that parking is free' }).click()
  await expect(page.getByText('Improved version generated below')).toBeVisible()
  await expect(page.getByRole('region', { name: 'What colleagues wish' })).toHaveCount(0)
  await expect(page.getByRole('article').last()).toContainText(/parking is free/i)

  await more(page, 'Share a Link')
  await page.getByRole('button', { name: /^Withdraw the link/ }).click()
  await expect(page.getByText('No link leads here.')).toBeVisible()
  await colleague.reload()
  await expect(colleague.getByText('This link does not work any more.')).toBeVisible()
  await colleague.context().close()
})

async function placeInCompany(request: APIRequestContext, admin: Person, person: Person, name: string) {
  const headers = { authorization: `Bearer ${admin.token}` }
  const { id } = await (await request.post('/api/admin/companies', { headers, data: { name } })).json()
  const data = { userIds: [person.user.id], companyId: id }
  await request.put('/api/admin/company-members', { headers, data })
}

test('an admin keeps a template for a company, and its people fill its blanks', async ({
  page,
  person,
  admin,
  request,
}) => {
  const company = `Ward ${Date.now()}`
  await placeInCompany(request, admin, person, company)
  await admin.appoint(person)
  await page.goto('/admin')
  await page.getByRole('combobox', { name: 'Company to put them in' }).selectOption({ label: `${company} (1 user)` })
  const templates = page.getByRole('region', { name: `Templates of ${company}` })
  await templates.getByRole('button', { name: 'Add a Template' }).click()
  await templates.getByLabel('Role').fill('Ward nurse')
  await templates.getByRole('button', { name: 'Save Template' }).click()
  await expect(templates.getByText('Please write the brief')).toBeVisible()
  await templates.getByLabel('Brief').fill('Nurse in [place], [hours] hours a week')
  await templates.getByRole('button', { name: 'Save Template' }).click()
  await expect(templates.getByRole('button', { name: 'Change the template Ward nurse' })).toBeVisible()
  await expectAccessible(page, 'templates of a company')

  await page.goto('/job-bot')
  await page.getByRole('button', { name: 'Ward nurse' }).click()
  const composer = page.getByLabel('Describe the role')
  await expect(composer).toHaveValue('Nurse in [place], [hours] hours a week')
  await expect(composer).toBeFocused()
  await page.keyboard.type('Utrecht')
  await page.getByRole('button', { name: 'Fill in hours' }).click()
  await page.keyboard.type('32')
  await expect(composer).toHaveValue('Nurse in Utrecht, 32 hours a week')
  await expect(page.getByRole('group', { name: 'Blanks to fill in' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(page.getByText('Job description generated!', { exact: true })).toBeVisible()
})

test('links, wishes and what was deleted are accessible', async ({ page, person }) => {
  await person.write(BRIEF)
  await page.goto('/job-history')
  await page.getByRole('button', { name: /^More for / }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await expectAccessible(page, 'renaming')
  await page.keyboard.press('Escape')
  await more(page, 'Share a Link')
  await page.getByRole('button', { name: 'Make Link' }).click()
  const address = await page.getByLabel('Link', { exact: true }).inputValue()
  await expectAccessible(page, 'sharing')
  await page.goto(address)
  await page.getByRole('button', { name: 'Send Comment' }).click()
  await expect(page.getByText('Please say what should change')).toBeVisible()
  await expectAccessible(page, 'a shared page, with an error')
  await page.getByLabel('What should change?').fill('Shorter')
  await page.getByRole('button', { name: 'Send Comment' }).click()
  await expect(page.getByText('Your comment is sent')).toBeVisible()
  await page.goto('/job-history')
  await page.getByRole('button', { name: 'View Details' }).click()
  await expect(page.getByRole('region', { name: 'What colleagues wish' })).toBeVisible()
  await expectAccessible(page, 'details, with a wish')
  await page.keyboard.press('Escape')
  await more(page, 'Delete')
  await page.getByRole('button', { name: 'Deleted', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Restore / })).toBeVisible()
  await expectAccessible(page, 'what was deleted')
})
