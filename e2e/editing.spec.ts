import type { Page } from '@playwright/test'
import { readDownload } from './download.ts'
import { fail, hold, refused } from './faults.ts'
import { expect, test } from './journey.ts'
import type { Person } from './person.ts'

const BRIEF = 'Nurse in Leeds, permanent, 37.5 hours a week, £35,000 a year, Excel is a plus'
const TEXT = `# Nurse

Leeds · Permanent

You care for *people*.

## What you do

* Give medication
* Keep records

### On the ward

| Day | Night |
| - | - |
| 2 | 1 |

Write to us.`

const editor = (page: Page) => page.getByRole('textbox', { name: 'The description' })
const latest = (page: Page) => page.getByRole('article').last()

/** A description with a text of its own, open in its conversation. */
async function openWith(page: Page, person: Person, content: string) {
  const { conversationId, jobDescriptionId } = await person.write(BRIEF)
  const answer = await page.request.put(`/api/job-descriptions/${jobDescriptionId}/text`, {
    headers: { authorization: `Bearer ${person.token}` },
    data: { content, basedOn: 1 },
  })
  expect(answer.ok()).toBe(true)
  await page.goto(`/job-bot?conversation=${conversationId}`)
  await expect(latest(page)).toContainText('Version 2')
}

async function edit(page: Page) {
  await latest(page).getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(editor(page)).toBeFocused()
}

/** @param version what it becomes: an earlier one may still be said to be saved */
async function finish(page: Page, version = 3): Promise<string> {
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(`Saved as version ${version}`, { exact: true })).toBeVisible()
  await expect(latest(page)).toContainText(`Version ${version}`)
  await latest(page).getByRole('button', { name: 'Copy' }).click()
  await page.getByRole('menuitem', { name: 'Copy as markdown' }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}

const paste = (page: Page, text: string) =>
  editor(page).evaluate((element, said) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', said)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

test('all of a page cut and pasted is the same page, and a section keeps its level', async ({ page, person }) => {
  await openWith(page, person, TEXT)
  await edit(page)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+x')
  await expect(editor(page)).not.toContainText('medication')
  await page.keyboard.press('Control+v')
  await expect(editor(page).getByRole('heading', { name: 'What you do', level: 3 })).toBeVisible()
  await expect(editor(page).getByRole('heading', { name: 'On the ward', level: 4 })).toBeVisible()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Today.')
  expect(await finish(page)).toBe(`${TEXT.replace(/^\* /gm, '- ')} Today.`)

  // Within a page there is one head: another's is a section.
  await edit(page)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+v')
  await expect(editor(page).getByRole('heading', { name: 'Nurse', level: 3 })).toBeVisible()
  await expect(editor(page).getByRole('heading', { name: 'What you do', level: 3 })).toHaveCount(2)

  // Plain text from elsewhere: a line within a line, more of it as lines and bullets.
  await page.keyboard.press('Control+z')
  await paste(page, 'First · second')
  await page.keyboard.press('Enter')
  await paste(page, '- one\n- two\n\nThird')
  expect((await finish(page, 4)).split('Today.')[1]!.trim()).toBe('First · second\n\n- one\n- two\n\nThird')
})

test('breaks, signs and lists come out as they were typed', async ({ page, person }) => {
  await openWith(page, person, TEXT)
  await edit(page)
  // A title is one line: it goes on to the line of facts.
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.press('End')
  await page.keyboard.type(' · Nights')
  await editor(page).getByText('Keep records').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' of all')
  await page.keyboard.press('Shift+Enter')
  await editor(page).getByText('Write to us.').click()
  await page.keyboard.press('End')
  for (const line of ['- by mail', '# 1 ward', '2. floor']) {
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type(line)
  }
  await page.keyboard.press('Shift+Enter')
  expect(await finish(page)).toBe(
    TEXT.replace('Permanent', 'Permanent · Nights')
      .replace('Keep records', 'Keep records of all')
      .replace('Write to us.', 'Write to us.\\\n\\- by mail\\\n\\# 1 ward\\\n2\\. floor'),
  )
  const text = await readDownload(page, async () => {
    await latest(page).getByRole('button', { name: 'More formats' }).click()
    await page.getByRole('menuitem', { name: 'Plain text' }).click()
  })
  expect(text.content).toContain('Write to us.\n- by mail\n# 1 ward\n2. floor\n')
  await expect(latest(page).locator('.ad').getByRole('listitem')).toHaveCount(2)
  await expect(latest(page).locator('.ad').getByRole('heading')).toHaveCount(3)
})

test.describe('when the server refuses', () => {
  test.use({ expectedFaults: [new RegExp(`${refused.source}|ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)`)] })

  test('a draft says what is wrong, and is kept on this device', async ({ page, person }) => {
    await openWith(page, person, TEXT)
    await fail(page, 'PUT', '**/draft', {
      status: 400,
      body: '{"error":"This page is closed.","code":"invalid_request"}',
    })
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
    await edit(page)
    await page.keyboard.type('Head ')
    await expect(
      page.getByText('Not saved on the server; kept on this device. This page is closed.', { exact: true }),
    ).toBeVisible()
    expect(sent).toHaveLength(1)
    await page.reload()
    await page.getByRole('button', { name: 'Go on editing' }).click()
    await expect(editor(page)).toContainText('Head Nurse')
    await page.unroute('**/draft')
    await page.keyboard.type('Our ')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  })

  test('an editor that does not open leads back to the page', async ({ page, person }) => {
    await openWith(page, person, TEXT)
    await fail(page, 'GET', '**/draft', { status: 500 })
    await latest(page).getByRole('button', { name: 'Edit', exact: true }).click()
    await expect(page.getByText('The editor could not be opened')).toBeVisible()
    await page.getByRole('button', { name: 'Back to the page' }).click()
    await expect(latest(page).getByText('Keep records')).toBeVisible()
    await page.unroute('**/draft')
    await edit(page)
  })

  test('a change keeps its words, a comment its place, and both are tried again', async ({ page, person }) => {
    const { conversationId } = await person.write(BRIEF)
    await page.goto(`/job-bot?conversation=${conversationId}`)
    const busy = { status: 429, body: '{"error":"Many descriptions are being written right now.","code":"busy"}' }
    await fail(page, 'POST', '**/api/chat', busy)
    await page.getByRole('textbox', { name: 'Change this description' }).fill('Remove Excel.')
    await page.getByRole('button', { name: 'Change it' }).click()
    await expect(page.getByText('Nothing could be written')).toBeVisible()
    await expect(page.getByText(/being written right now. What you asked for is kept/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Change this description' })).toHaveValue('Remove Excel.')
    await page.unroute('**/api/chat')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(latest(page)).toContainText('Version 2')
    await expect(latest(page).locator('.ad')).not.toContainText('Excel')
    await expect(page.getByRole('textbox', { name: 'Change this description' })).toHaveValue('')

    // What is typed about a page outlives its box.
    await latest(page).getByRole('button', { name: 'Thumbs down' }).click()
    const comment = page.getByLabel('What should be better?')
    await comment.fill('Set the pay to £36,000 a year.')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await latest(page).getByRole('button', { name: 'Thumbs down' }).click()
    await expect(comment).toHaveValue('Set the pay to £36,000 a year.')
    await fail(page, 'POST', '**/feedback', { status: 503 })
    await page.getByRole('button', { name: 'Improve it' }).click()
    await expect(page.getByText('Feedback failed', { exact: true })).toBeVisible()
    await expect(comment).toHaveValue('Set the pay to £36,000 a year.')
    await page.unroute('**/feedback')
    await fail(page, 'POST', '**/api/chat', busy)
    await page.getByRole('button', { name: 'Improve it' }).click()
    await expect(page.getByText('Nothing could be written')).toBeVisible()
    await expect(page.getByText('You asked for changes: “Set the pay to £36,000 a year.”')).toBeVisible()
    await page.reload()
    await expect(page.getByText('You asked for changes: “Set the pay to £36,000 a year.”')).toBeVisible()
    await page.unroute('**/api/chat')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(latest(page)).toContainText('Version 3')
    await expect(latest(page).locator('.ad')).toContainText('£36,000')
  })

  test('a change that finds no network is tried again once it is back', async ({ page, person, context }) => {
    const { conversationId } = await person.write(BRIEF)
    await page.goto(`/job-bot?conversation=${conversationId}`)
    await page.getByRole('textbox', { name: 'Change this description' }).fill('Remove Excel.')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Change it' }).click()
    await expect(page.getByRole('list', { name: 'Conversation' }).getByText(/^The connection is gone/)).toBeVisible()
    await context.setOffline(false)
    await expect(latest(page)).toContainText('Version 2')
    await expect(latest(page).locator('.ad')).not.toContainText('Excel')
  })
})

test('nothing is edited while an improvement is written, nor the other way round', async ({ page, person }) => {
  await openWith(page, person, TEXT)
  await edit(page)
  await page.keyboard.type('Head ')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await latest(page).getByRole('button', { name: 'Thumbs down' }).click()
  await page.getByLabel('What should be better?').fill('Remove Keep records.')
  await expect(page.getByRole('button', { name: 'Improve it' })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Go on editing' })).toBeVisible()
  const go = await hold(page, 'POST', '**/api/chat')
  await page.getByRole('textbox', { name: 'Change this description' }).fill('Remove "Keep records".')
  await page.getByRole('button', { name: 'Change it' }).click()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go on editing' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0)
  await go()
  await expect(latest(page)).toContainText('Version 3')
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
})
