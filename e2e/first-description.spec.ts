import type { Locator } from '@playwright/test'
import { readDownload } from './download.ts'
import { expect, test } from './journey.ts'
import { newEmail, PASSWORD } from './person.ts'

const BRIEF =
  'Senior backend engineer, Berlin, hybrid 2 days in the office, 5+ years with Go and PostgreSQL, Kafka is a plus, ' +
  'EUR 75,000–90,000, reports to the Head of Platform'
const FACTS = [
  /Senior Backend Engineer/i,
  /Berlin/,
  /hybrid/i,
  /(2|two) days/i,
  /5\+ years/,
  /\bGo\b/,
  /PostgreSQL/,
  /€75,000 to €90,000/,
  /Head of Platform/,
]

const lengthOf = async (part: Locator) => (await part.textContent())?.length ?? 0

test('from an empty screen to a rated, improved and downloaded description', async ({ page }) => {
  await test.step('create an account', async () => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Try Free Now' }).click()
    const form = page.getByRole('tabpanel', { name: 'Create Account' })
    await form.getByLabel('First name').fill('Ada')
    await form.getByLabel('Last name').fill('Muster')
    await form.getByLabel('E-mail').fill(newEmail())
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await form.getByLabel('Confirm password').fill(PASSWORD)
    await form.getByLabel('Company', { exact: true }).fill('Muster & Co')
    await form.getByLabel('Industry').selectOption('technology')
    await form.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back, Ada' })).toBeVisible()
    await expect(page.getByText('No job descriptions yet')).toBeVisible()
  })

  const sheets = page.getByRole('article')
  await test.step('see it being written', async () => {
    await page.getByRole('link', { name: 'Create Job Description' }).first().click()
    await page.getByLabel('Describe the role').fill(BRIEF)
    await page.getByRole('button', { name: 'Generate' }).click()
    await expect(page.getByText('Crafting your job description...').first()).toBeVisible()
    const early = await lengthOf(sheets.first())
    await expect.poll(() => lengthOf(sheets.first()), { intervals: [50] }).toBeGreaterThan(early)
    await expect(page.getByText('Job description generated!', { exact: true })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Change this description' })).toHaveValue('')
  })

  await test.step('find every fact of the brief in it', async () => {
    for (const fact of FACTS) await expect(sheets.first()).toContainText(fact)
    const nice = sheets.first().getByRole('heading', { name: 'Nice to have' }).locator('xpath=following-sibling::ul[1]')
    await expect(nice).toContainText('Kafka')
    await expect(sheets.first().getByRole('listitem').filter({ hasText: 'Kafka' })).toHaveCount(1)
  })

  await test.step('have it improved', async () => {
    await page.getByRole('button', { name: 'Thumbs down' }).click()
    await page.getByLabel('What should be better?').fill('Please make it shorter and mention that the team is small')
    await page.getByRole('button', { name: 'Improve it' }).click()
    await expect(page.getByText('Improved version generated below')).toBeVisible()
    await expect(page.getByText('Job description improved!', { exact: true })).toBeVisible()
    await expect(sheets).toHaveCount(2)
    await expect(sheets.nth(1)).toContainText('Version 2')
    await expect(sheets.nth(1)).toContainText('PostgreSQL')
    await expect(sheets.nth(1)).not.toHaveText((await sheets.nth(0).textContent()) ?? '')
  })

  await test.step('say thanks for it, and download it', async () => {
    await sheets.nth(1).getByRole('button', { name: 'Thumbs up' }).click()
    await expect(page.getByText('Thanks for the feedback!')).toBeVisible()
    const rtf = await readDownload(page, () => sheets.nth(1).getByRole('button', { name: 'Download as RTF' }).click())
    expect(rtf.name).toMatch(/\.rtf$/)
    expect(rtf.content).toMatch(/^\{\\rtf1/)
    expect(rtf.content).toContain('PostgreSQL')
  })

  await test.step('find it in the history, once, and rate it', async () => {
    await page.getByRole('link', { name: 'Job History' }).first().click()
    await expect(page).toHaveURL(/\/job-history/)
    const entry = page.getByRole('article').or(page.getByRole('listitem')).filter({ hasText: BRIEF })
    await expect(entry.first()).toBeVisible()
    await page.getByRole('button', { name: 'Provide Feedback' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Save Feedback' })).toBeDisabled()
    await dialog.getByLabel('4 stars').check({ force: true })
    await dialog.getByRole('textbox').first().fill('Good start, a little long')
    await dialog.getByRole('button', { name: 'Save Feedback' }).click()
    await expect(page.getByText('Feedback Saved', { exact: true })).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('(4/5)')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Update Feedback' })).toHaveCount(1)
  })

  await test.step('download it for a word processor', async () => {
    const doc = await readDownload(page, () =>
      page
        .getByRole('button', { name: /^Download/ })
        .first()
        .click(),
    )
    expect(doc.name).toMatch(/^job-description-[0-9a-f-]+\.doc$/)
    expect(doc.content).toContain('PostgreSQL')
  })

  await test.step('see it counted at home', async () => {
    await page.getByRole('link', { name: 'Home' }).first().click()
    await expect(page.getByText('2 of 3')).toBeVisible()
    await expect(page.getByText('4/5 stars')).toBeVisible()
  })
})
