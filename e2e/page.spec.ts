import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { readDownload } from './download.ts'
import { expect, test } from './journey.ts'

const BRIEF =
  'Nurse in Leeds, permanent, 37.5 hours a week, £35,000 a year, 3 years of experience with children, Excel is a plus'

const textBox = (page: Page) => page.getByRole('textbox', { name: 'Change this description' })
const editor = (page: Page) => page.getByRole('textbox', { name: 'The description' })
const latest = (page: Page): Locator => page.getByRole('article').last()
const saved = (page: Page) => page.getByText('Saved', { exact: true })

async function open(page: Page, conversationId: string) {
  await page.goto(`/job-bot?conversation=${conversationId}`)
  await expect(latest(page)).toContainText('Leeds')
}

async function change(page: Page, wish: string) {
  await textBox(page).fill(wish)
  await page.getByRole('button', { name: 'Change it' }).click()
  await expect(page.getByText('Job description improved!', { exact: true })).toBeVisible()
}

async function edit(page: Page) {
  await latest(page).getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(editor(page)).toBeFocused()
}

test('a message changes the page, each wish is answered, and one is undone alone', async ({ page, person }) => {
  const { conversationId } = await person.write(BRIEF)
  await open(page, conversationId)
  await expect(page.getByRole('radio', { name: 'New description (uses 1 of 2 left this week)' })).toBeVisible()
  await expect(latest(page)).toContainText('Built-in writer')
  await change(page, 'Set the pay to £38,500 a year. Remove Excel. Make it sing.')
  const answers = latest(page).getByRole('region', { name: 'What you asked for' })
  await expect(answers.getByText(/^Removed: Excel/)).toBeVisible()
  await expect(answers.getByRole('listitem').filter({ hasText: 'Make it sing' })).toContainText('Not done')
  await expect(latest(page).locator('.ad ins')).toHaveText(/£38,500 a year/)
  expect(await latest(page).evaluate((sheet) => sheet.getBoundingClientRect().top)).toBeGreaterThan(0)

  await answers.getByRole('button', { name: /^Undo this: Remove Excel/ }).click()
  await expect(latest(page).locator('.ad')).toContainText('Excel')
  await expect(latest(page).locator('.ad')).toContainText('£38,500')
  await expect(latest(page)).toContainText('Version 3')
  await expect(answers.getByText(/^Removed: Excel/)).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByText('2 of 3')).toBeVisible()
})

test('what reads as a role of its own is asked about before anything is sent', async ({ page, person }) => {
  const { conversationId } = await person.write(BRIEF)
  await open(page, conversationId)
  await textBox(page).fill('We also need a cook for our kitchen in York, £14 an hour, weekends')
  await page.getByRole('button', { name: 'Change it' }).click()
  await expect(page.getByText('This reads like a role of its own. What is it meant for?')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: /^New description \(uses 1 of 2/ }).click()
  await expect(page.getByText('Job description generated!', { exact: true })).toBeVisible()
  await expect(latest(page)).toContainText('York')
  await expect(page.getByRole('article').first()).toContainText('Leeds')
})

test('the page is typed on: form, undo, paste from Word, and Done makes a version', async ({ page, person }) => {
  const { conversationId } = await person.write(BRIEF)
  await open(page, conversationId)
  await edit(page)
  await page.keyboard.press('Home')
  await page.keyboard.type('Senior ')
  await expect(editor(page).getByRole('heading', { name: 'Senior Nurse' })).toBeVisible()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('## ')
  await page.keyboard.type('Our ward')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- ')
  await page.keyboard.type('Night shifts')
  await page.keyboard.press('Enter')
  await editor(page).evaluate((element) => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp; </span>A <b style="color:red">free</b> car park<script>alert(1)</script></p>`,
    )
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(editor(page).getByRole('listitem').filter({ hasText: 'A free car park' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(editor(page)).not.toContainText('car park')
  await page.keyboard.press('Control+y')
  await expectAccessible(page, 'the editor')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Saved as version 2', { exact: true })).toBeVisible()
  const text = latest(page).locator('.ad')
  await expect(text.getByRole('heading', { name: 'Senior Nurse' })).toBeVisible()
  await expect(text.getByRole('heading', { name: 'Our ward' })).toBeVisible()
  await expect(text.getByRole('listitem').filter({ hasText: 'Night shifts' })).toBeVisible()
  await expect(text.locator('strong').filter({ hasText: 'free' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  const rtf = await readDownload(page, () => latest(page).getByRole('button', { name: 'Download as RTF' }).click())
  expect(rtf.content).toContain('Night shifts')
})

test.describe('in two places at once', () => {
  test.use({ expectedFaults: [/status of 409 .*\/(?:draft|text)/] })

  test('what is typed survives a reload, and two places at once lose nothing', async ({ page, person, context }) => {
    const { conversationId } = await person.write(BRIEF)
    await open(page, conversationId)
    await edit(page)
    await page.keyboard.type('Head ')
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Go on editing' }).click()
    await expect(editor(page)).toContainText('Head Nurse')

    // Another device: it has the same draft, and types on.
    const other = await context.browser()!.newContext({ baseURL: new URL(page.url()).origin })
    await other.addInitScript((token) => localStorage.setItem('authToken', token), person.token)
    const there = await other.newPage()
    await open(there, conversationId)
    await there.getByRole('button', { name: 'Go on editing' }).click()
    await expect(editor(there)).toContainText('Head Nurse')
    await there.keyboard.type('Our ')
    await expect(saved(there)).toBeVisible()

    await editor(page).click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('My ')
    await expect(page.getByText('This page is being edited in another place, too')).toBeVisible()
    await page.getByRole('button', { name: 'Keep both' }).click()
    await expect(page.getByText('Saved as version 2', { exact: true })).toBeVisible()
    await expect(latest(page).locator('.ad')).toContainText('My Head Nurse')
    await there.getByRole('button', { name: 'Done' }).click()
    await expect(there.getByText('There is a newer version: 2', { exact: true })).toBeVisible()
    await there.getByRole('button', { name: 'Keep both' }).click()
    await expect(there.getByText('Saved as version 3', { exact: true })).toBeVisible()
    await expect(latest(there).locator('.ad')).toContainText('Our Head Nurse')
    await other.close()
  })
})

test.describe('when the network is gone', () => {
  test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)/] })

  test('typing goes on and is saved once it is back; a part that did not come comes then', async ({
    page,
    person,
    context,
  }) => {
    const { conversationId } = await person.write(BRIEF)
    await open(page, conversationId)
    await context.setOffline(true)
    await latest(page).getByRole('button', { name: 'Versions' }).click()
    await expect(page.getByRole('dialog', { name: 'Versions' })).toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByRole('dialog', { name: 'Versions' })).toBeVisible()
    await page.keyboard.press('Escape')
    await edit(page)
    await context.setOffline(true)
    await page.keyboard.type('Night ')
    await expect(page.getByText(/Not saved on the server/)).toBeVisible()
    await context.setOffline(false)
    await expect(saved(page)).toBeVisible()
  })
})

test('versions are compared in wording and meaning, one change is taken back, and an old one restored', async ({
  page,
  person,
}) => {
  const { conversationId } = await person.write(BRIEF)
  await open(page, conversationId)
  await change(page, 'Set the pay to £38,500 a year. Remove Excel.')
  await latest(page).getByRole('button', { name: 'Versions' }).click()
  const dialog = page.getByRole('dialog')
  const rows = dialog.getByRole('list', { name: 'All versions' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Improved, Built-in writer')
  await expect(rows.first()).toContainText('“Set the pay to £38,500 a year. Remove Excel.”')
  await expectAccessible(page, 'the list of versions')
  await dialog.getByRole('button', { name: 'Compare version 2 with the one before' }).click()
  await expect(dialog.getByRole('region', { name: 'Wording' }).locator('del').first()).toBeVisible()
  const meaning = dialog.getByRole('region', { name: 'Changed in meaning' })
  await expect(meaning.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page, 'a comparison')
  await meaning.getByRole('button', { name: /^Take back: Pay changed/ }).click()
  await expect(page.getByText('Taken back.', { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(latest(page).locator('.ad')).toContainText('£35,000')
  await expect(latest(page).locator('.ad')).not.toContainText('Excel')

  await latest(page).getByRole('button', { name: 'Versions' }).click()
  await dialog.getByRole('button', { name: 'Read version 1' }).click()
  await expect(dialog.getByText('Excel')).toBeVisible()
  await dialog.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(rows.first()).toContainText('Version 4')
  await expect(rows.first()).toContainText('Version 1 restored by you')
  await page.keyboard.press('Escape')
  await expect(latest(page).locator('.ad')).toContainText('Excel')
})

test('the margin is a drawer on a phone, and typical lines go with one click', async ({ page, person }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { conversationId } = await person.write('Nurse in Leeds')
  await open(page, conversationId)
  // Who reads has the page: the composer is one line.
  expect((await textBox(page).boundingBox())!.height).toBeLessThan(50)
  await expect(page.getByRole('button', { name: 'Change it' })).toBeHidden()
  const chip = page.getByRole('button', { name: 'Add the pay' })
  expect((await chip.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await expectAccessible(page, 'a page on a phone')
  await page.getByRole('button', { name: /^\d+ notes$/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Notes on this page' })
  await expectAccessible(page, 'the drawer')
  await drawer.getByRole('button', { name: 'Remove all' }).click()
  await expect(drawer.getByText(/^Removed \d+ lines/)).toBeVisible()
  await expect(drawer.getByRole('button', { name: /^Remove “/ })).toHaveCount(0)
  await drawer.getByRole('button', { name: 'Undo' }).click()
  await expect(drawer.getByRole('button', { name: 'Remove all' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Answer: What does the job pay?' }).click()
  await expect(textBox(page)).toHaveValue('Set the pay to ')
  await expect(textBox(page)).toBeFocused()
})

test('a toast takes no Escape, and a dialog that is closed by it keeps what was typed', async ({ page, person }) => {
  await person.write(BRIEF)
  await page.goto('/job-history')
  await page.getByRole('button', { name: /^Download:/ }).click()
  await expect(page.getByText('Downloaded', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Provide Feedback' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('Too long')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Provide Feedback' }).click()
  await expect(dialog.getByRole('textbox').first()).toHaveValue('Too long')
})

test('history and home are headed by the role, with place and date', async ({ page, person }) => {
  await person.write(BRIEF)
  await page.goto('/job-history')
  const entry = page.getByRole('article').first()
  await expect(entry.getByRole('heading', { name: 'Nurse' })).toBeVisible()
  await expect(entry.getByText(/^Leeds · /)).toBeVisible()
  await page.getByLabel('Search').fill('nurse')
  await expect(page).toHaveURL(/q=nurse/)
  await expect(entry).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Nurse', exact: true })).toBeVisible()
})

test('at 1920 px the header and every screen share one left edge', async ({ page, person }) => {
  await page.setViewportSize({ width: 1920, height: 1000 })
  await person.write(BRIEF)
  const logo = page.getByRole('banner').getByRole('link', { name: 'Rolewright' })
  for (const path of ['/', '/job-history', '/account']) {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    expect((await heading.boundingBox())!.x, path).toBeCloseTo((await logo.boundingBox())!.x, 0)
  }
})

test('a toast stands clear of the margin beside the page', async ({ page, person }) => {
  const { conversationId } = await person.write(BRIEF)
  await open(page, conversationId)
  const asked = page.getByRole('button', { name: 'Answer' }).first()
  await expect(asked).toBeVisible()
  await change(page, 'Pay is £36,000 a year')
  const toast = page.getByText('Job description improved!', { exact: true })
  const [told, button] = [(await toast.boundingBox())!, (await asked.boundingBox())!]
  expect(told.x + told.width).toBeLessThan(button.x)
})
