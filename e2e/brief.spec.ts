import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const composer = (page: Page) => page.getByLabel('Describe the role')
const sheet = (page: Page) => page.getByRole('region', { name: 'What I read', exact: true })
const toggle = (page: Page) => page.getByRole('button', { name: /^What I read/ })
const entry = (page: Page, words: string) => sheet(page).getByRole('button', { name: `Change: ${words}`, exact: true })

const BRIEF =
  'Night porter for the Grand Hotel in Scarborough, £12.60 an hour, 4 nights a week. ' +
  'Between us, the last one drank the minibar.'

test('entries appear while a brief is typed, each under what it is about', async ({ page, person: _signedIn }) => {
  await page.goto('/job-bot')
  await composer(page).fill(BRIEF)
  await expect(toggle(page)).toContainText(/\d facts, \d questions?, 1 not placed/)
  const group = (name: string) => sheet(page).getByRole('term').filter({ hasText: name }).locator('xpath=..')
  await expect(group('Title')).toContainText('Night Porter')
  await expect(group('Pay')).toContainText('£12.60 an hour')
  await expect(sheet(page).getByRole('region', { name: 'Not placed on the page' })).toContainText('minibar')
})

test('what is put right goes along with the brief, through a reload, too', async ({ page, person: _signedIn }) => {
  await page.goto('/job-bot')
  await composer(page).fill(BRIEF)
  await entry(page, '£12.60 an hour').click()
  const editor = page.getByRole('dialog', { name: 'Put this right' })
  await editor.getByLabel('As it should stand').fill('£13.10 an hour')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(entry(page, '£13.10 an hour')).toBeVisible()

  await page.reload()
  await expect(entry(page, '£13.10 an hour')).toBeVisible()
  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(page.getByText('Job description generated!', { exact: true })).toBeVisible()
  const written = page.getByRole('article').first()
  await expect(written).toContainText('£13.10 an hour')
  await expect(written).not.toContainText('12.60')
  await expect(written.locator('.ad').getByText('minibar')).toHaveCount(0)
  await expect(written.getByRole('list', { name: 'Notes on this page' })).toContainText('minibar')
  await expect(page.getByRole('textbox', { name: 'Change this description' })).toHaveValue('')
  await expect(sheet(page)).toBeHidden()
})

test('an entry can be left out, a note placed, and all of it undone', async ({ page, person: _signedIn }) => {
  await page.goto('/job-bot')
  await composer(page).fill(BRIEF)
  await entry(page, '£12.60 an hour').click()
  await page.getByRole('button', { name: 'Leave it out' }).click()
  await expect(entry(page, '£12.60 an hour')).toHaveCount(0)
  await sheet(page)
    .getByRole('button', { name: /^Place it/ })
    .click()
  const editor = page.getByRole('dialog', { name: 'Put this on the page' })
  await editor.getByLabel('As it should stand').fill('A free minibar')
  await editor.getByLabel('Where it belongs').selectOption('You offer')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(entry(page, 'A free minibar')).toBeVisible()
  await expect(sheet(page)).toContainText('2 changes of yours')
  await sheet(page).getByRole('button', { name: 'Undo them all' }).click()
  await expect(entry(page, '£12.60 an hour')).toBeVisible()
  await expect(entry(page, 'A free minibar')).toHaveCount(0)
})

test('an answered question is one fact more, and the next one is at hand', async ({ page, person: _signedIn }) => {
  await page.goto('/job-bot')
  await composer(page).fill('Nurse in Utrecht')
  const pay = page.getByLabel('What does the job pay?', { exact: true })
  await expect(pay).toBeVisible()
  await pay.fill('€3,200 to €4,100 a month')
  await pay.press('Enter')
  await expect(pay).toBeHidden()
  await expect(entry(page, '€3,200 to €4,100 a month')).toBeVisible()
  await expect(composer(page)).toHaveValue('Nurse in Utrecht')
  await expect(sheet(page).getByRole('textbox').and(page.locator(':focus'))).toHaveCount(1)

  const leave = sheet(page).getByRole('button', { name: /^Leave open/ })
  const question = (await leave.first().getAttribute('aria-label'))!
  await leave.first().click()
  await expect(sheet(page).getByRole('button', { name: question })).toHaveCount(0)
})

test('what may not decide who applies is named and stays off the page', async ({ page, person: _signedIn }) => {
  await page.goto('/job-bot')
  await composer(page).fill('Waitress for our cafe in Vienna, female preferred, nobody over 30.')
  const notes = sheet(page).getByRole('region', { name: 'Not placed on the page' })
  await expect(notes).toContainText('May not decide who applies')
  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(page.getByText('Job description generated!', { exact: true })).toBeVisible()
  const written = page.getByRole('article').first()
  await expect(written.locator('.ad').getByText(/female|over 30/i)).toHaveCount(0)
  await expect(written.getByRole('list', { name: 'Notes on this page' })).toContainText('May not decide who applies')
})

test('what names no role gets a question and costs nothing', async ({ page, person: _signedIn }) => {
  await page.goto('/job-bot')
  await composer(page).fill('Please write me a poem about the sea')
  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(page.getByText('What is the job called?').first()).toBeVisible()
  await expect(page.getByText('Nothing was counted.')).toBeVisible()
})

test('on a phone the sheet folds into a line until it is asked for', async ({ page, person: _signedIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/job-bot')
  await composer(page).fill('Nurse in Utrecht')
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  const before = await composer(page).boundingBox()
  await toggle(page).click()
  await expect(entry(page, 'Utrecht')).toBeVisible()
  expect((await composer(page).boundingBox())?.y).toBe(before?.y)
  await page.keyboard.press('Escape')
  await expect(entry(page, 'Utrecht')).toBeHidden()
})
