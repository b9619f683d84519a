import type { Page } from '@playwright/test'
import { readDownload } from './download.ts'
import { expect, test } from './journey.ts'

const NOTE = `hi, so Marta left and we need a receptionist asap!! Clinic is Larkfield Physio, Bristol. 35h a week, permanent,
£13.20 an hour. Answering phones, booking patients in, chasing insurance. nice if they have worked
in a surgery. Dont say it but the last one was always late. 27 days holiday. apply to jess@larkfield.example by 12 dec`

const latest = (page: Page) => page.getByRole('article').last()
const text = (page: Page) => latest(page).locator('.ad')

async function wish(page: Page, words: string, version: number) {
  await page.getByRole('textbox', { name: 'Change this description' }).fill(words)
  await page.getByRole('button', { name: 'Change it' }).click()
  await expect(latest(page)).toContainText(`Version ${version}`)
}

for (const width of [390, 1440])
  test(`from a messy note to the page one sends, ${width} px wide`, async ({ page, person: _signedIn }) => {
    await page.setViewportSize({ width, height: 860 })
    await page.goto('/job-bot')
    await page.getByRole('textbox').first().fill(NOTE)
    await page.getByRole('button', { name: 'Generate' }).click()
    await expect(page.getByText('Job description generated!', { exact: true })).toBeVisible()
    await expect(text(page)).toContainText('Bristol')
    await expect(text(page)).not.toContainText('late')

    // Three changes by wish.
    await wish(page, 'Make the pay £13.50 an hour and add that parking is free.', 2)
    await expect(text(page)).toContainText('£13.50')
    await expect(text(page)).toContainText('Parking is free')
    await wish(page, 'Remove the 27 days holiday.', 3)
    await expect(text(page)).not.toContainText('27 days')

    // Three by hand.
    await latest(page).getByRole('button', { name: 'Edit', exact: true }).click()
    const editor = page.getByRole('textbox', { name: 'The description' })
    await expect(editor).toBeFocused()
    await expect(editor.getByRole('heading').first()).toBeInViewport({ ratio: 1 })
    const bar = (await page.getByRole('button', { name: 'Done' }).boundingBox())!
    expect((await editor.getByRole('heading').first().boundingBox())!.y).toBeGreaterThan(bar.y + bar.height)
    await page.keyboard.press('End')
    await page.keyboard.type(' (part-time)')
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('We answer everybody within a week.')
    await editor.getByText('Answering phones').click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Degree in business administration')
    await page.keyboard.press('Control+Enter')
    await expect(latest(page)).toContainText('Version 4')
    await expect(text(page).locator('p').last()).toHaveText('We answer everybody within a week.')

    // Against the first version; two of the changes are taken back, one after the other.
    await latest(page).getByRole('button', { name: 'Versions' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Compare version 4 with the one before' }).click()
    await dialog.getByRole('combobox').first().selectOption('1')
    await expect(dialog.getByRole('heading', { name: 'Version 1 and version 4' })).toBeVisible()
    const meaning = dialog.getByRole('region', { name: 'Changed in meaning' })
    await meaning.getByRole('button', { name: /^Take back: .*Degree in business/ }).click()
    await expect(dialog.getByRole('heading', { name: 'Version 1 and version 5' })).toBeVisible()
    await expect(meaning).not.toContainText('Degree')
    await meaning.getByRole('button', { name: /^Take back: .*27 days/ }).click()
    await expect(dialog.getByRole('heading', { name: 'Version 1 and version 6' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(text(page)).toContainText('27 days')
    await expect(text(page)).toContainText('£13.50')
    await expect(text(page)).not.toContainText('Degree')

    const file = await readDownload(page, async () => {
      await latest(page).getByRole('button', { name: 'More formats' }).click()
      await page.getByRole('menuitem', { name: 'Plain text' }).click()
    })
    expect(file.name).toMatch(/, version 6\.txt$/)
    expect(file.content).toContain('We answer everybody within a week.')
    expect(file.content).not.toContain('Degree')
  })
