import type { Locator } from '@playwright/test'
import { readDownload } from './download.ts'
import { expect, test } from './journey.ts'

const BRIEF = 'Barista, part time, 20 hours a week, two years behind a bar, latte art is a plus'

test('a description is had as a PDF, from the thread and from the history', async ({ page, person }) => {
  const { conversationId } = await person.write(BRIEF)
  const choosePdf = async () => {
    await page.getByRole('button', { name: 'More formats' }).first().click()
    await page.getByRole('menuitem', { name: 'PDF' }).click()
  }
  for (const address of [`/job-bot?conversation=${conversationId}`, '/job-history']) {
    await page.goto(address)
    const pdf = await readDownload(page, choosePdf)
    expect(pdf.name).toBe('Barista.pdf')
    expect(pdf.content).toMatch(/^%PDF-1\.7\n/)
    expect(pdf.content).toContain('/S /H1')
    await expect(page.getByText('Downloaded', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('Version 1', { exact: true }).first()).toBeVisible()
  }
})

test('data for job boards say what they will miss', async ({ page, person }) => {
  await person.write(BRIEF)
  await page.goto('/job-history')
  const data = await readDownload(page, async () => {
    await page.getByRole('button', { name: 'More formats' }).first().click()
    await page.getByRole('menuitem', { name: 'Data for job boards' }).click()
  })
  expect(data.name).toBe('Barista, version 1.jsonld')
  expect(JSON.parse(data.content)).toMatchObject({
    '@type': 'JobPosting',
    employmentType: ['PART_TIME'],
    hiringOrganization: { name: 'Muster & Co' },
  })
  await expect(page.getByText('Version 1. Job boards will miss: where the work is.', { exact: true })).toBeVisible()
})

test('any version is had in any format, and each file says which it is', async ({ page, person, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { conversationId } = await person.write(BRIEF)
  await page.goto(`/job-bot?conversation=${conversationId}`)
  await page.getByRole('textbox', { name: 'Change this description' }).fill('Remove latte art.')
  await page.getByRole('button', { name: 'Change it' }).click()
  const sheet = page.getByRole('article').last()
  await expect(sheet).toContainText('Version 2')
  const chosen = (within: Locator, format: string) => async () => {
    await within.getByRole('button', { name: 'More formats' }).click()
    await page.getByRole('menuitem', { name: format }).click()
  }
  const latest = await readDownload(page, chosen(sheet, 'Web page'))
  expect(latest.content).toContain('<meta name="version" content="2">')
  expect(latest.content).not.toContain('atte art')
  await sheet.getByRole('button', { name: 'Copy' }).click()
  await page.getByRole('menuitem', { name: 'Copy as markdown' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' }).getByText('Version 2')).toBeVisible()

  await sheet.getByRole('button', { name: 'Versions' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Read version 1' }).click()
  const first = await readDownload(page, chosen(dialog, 'Plain text'))
  expect(first.name).toBe('Barista, version 1.txt')
  expect(first.content).toContain('atte art')
})
