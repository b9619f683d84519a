import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expectAccessible } from './accessible.ts'
import { refused } from './faults.ts'
import { expect, test } from './journey.ts'

/** One white dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)

const optionOf = async (page: Page, company: string): Promise<string> =>
  (await page.getByRole('option', { name: company }).getAttribute('value'))!

test.use({ expectedFaults: [refused] })

test('an admin gives a company its letterhead, and its documents bear it', async ({ page, person, admin }) => {
  await admin.appoint(person)
  const company = `Larch ${Date.now()}`
  await page.goto('/admin')
  await page.getByLabel('Search users').fill(person.email)
  await page.getByRole('button', { name: person.email }).click()
  await page.getByLabel('Company to put them in').selectOption({ label: 'Another one...' })
  await page.getByLabel('Name of the company').fill(company)
  await page.getByRole('button', { name: 'Add Company' }).click()
  await page.getByRole('button', { name: 'Put 1 user in' }).click()
  await expect(page.getByText('They learn from one another now', { exact: true })).toBeVisible()
  await page.getByLabel('Company to put them in').selectOption(await optionOf(page, company))

  const save = page.getByRole('button', { name: 'Save Letterhead' })
  const logo = page.getByLabel('Logo', { exact: false })
  await expect(page.getByRole('heading', { name: `Letterhead of ${company}` })).toBeVisible()
  await expectAccessible(page, 'an empty letterhead')
  await logo.setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(200_000) })
  await expect(page.getByText('A logo has at most 150 kB')).toBeVisible()
  await logo.setInputFiles({ name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await save.click()
  await expect(page.getByText('The letterhead could not be saved').first()).toBeVisible()
  await expectAccessible(page, 'a letterhead that was refused')

  await page.getByRole('textbox', { name: 'Lines' }).fill('Larch Grove Ltd\n1 High Street, Ludlow')
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: DOT })
  await expect(page.getByRole('img', { name: `Logo of ${company}` })).toBeVisible()
  await save.click()
  await expect(page.getByText('Letterhead saved', { exact: true })).toBeVisible()
  await expectAccessible(page, 'a letterhead')

  const { jobDescriptionId } = await person.write('Nurse in Leeds, 37.5 hours')
  const files = async () => {
    const headers = { authorization: `Bearer ${person.token}` }
    const answer = await page.request.get(`/api/job-descriptions/${jobDescriptionId}/documents/docx`, { headers })
    return unzipSync(new Uint8Array(await answer.body()))
  }
  const headOf = (parts: Record<string, Uint8Array>) =>
    Object.keys(parts)
      .flatMap((path) => (/header\d*\.xml$/.test(path) ? strFromU8(parts[path]!) : []))
      .join()
  const first = await files()
  expect(headOf(first)).toContain('1 High Street, Ludlow')
  expect(Object.keys(first).some((path) => /media\//.test(path))).toBe(true)

  await page.reload()
  await page.getByLabel('Search users').fill(person.email)
  await page.getByRole('button', { name: person.email }).click()
  await page.getByLabel('Company to put them in').selectOption(await optionOf(page, company))
  await expect(page.getByRole('textbox', { name: 'Lines' })).toHaveValue('Larch Grove Ltd\n1 High Street, Ludlow')
  await page.getByRole('button', { name: 'Remove Logo' }).click()
  await save.click()
  await expect(page.getByText('Letterhead saved', { exact: true })).toBeVisible()
  const second = await files()
  expect(headOf(second)).toContain('Larch Grove Ltd')
  expect(Object.keys(second).some((path) => /media\//.test(path))).toBe(false)
})
