import type { Browser, Page } from '@playwright/test'
import { expectSound } from './accessible.ts'
import { expect, test } from './journey.ts'
import { type Person, registerPerson } from './person.ts'
import { BRIEFS, CLOSING, edit, FOURTH, shareAssistant, teach, write } from './teach.ts'

const openLearning = async (page: Page, assistantId: string) => {
  await page.goto(`/admin/assistants?assistant=${assistantId}`)
  await page.getByRole('tab', { name: 'What It Learns' }).click()
  await expect(page).toHaveURL(/view=learning/)
}
const ruleOf = (page: Page, words: string | RegExp) =>
  page.getByRole('list', { name: 'House rules' }).getByRole('listitem').filter({ hasText: words })

/** From the history, as a person does it. */
async function attachFinal(page: Page, id: string, text: string) {
  await page.goto('/job-history')
  await page.getByRole('button', { name: 'Provide Feedback' }).first().click()
  await page.getByRole('button', { name: 'Upload Final Document (for training)' }).click()
  const uploader = page.getByRole('dialog', { name: 'Upload final document' })
  await uploader
    .locator('input[type=file]')
    .setInputFiles({ name: `${id}.md`, mimeType: 'text/markdown', buffer: Buffer.from(text) })
  await uploader.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Document Uploaded ✓' })).toBeVisible()
  await expect(page.getByText(/it serves as an example for your company’s next descriptions/)).toBeVisible()
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await page.getByRole('button', { name: 'Save Feedback' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** What somebody else of the company gets on their own screen. */
async function writeOnScreen(browser: Browser, baseURL: string, { token }: Person, assistant: string) {
  const context = await browser.newContext({ baseURL })
  await context.addInitScript((token) => localStorage.setItem('authToken', token), token)
  const page = await context.newPage()
  await page.goto('/job-bot')
  await page.getByRole('combobox').first().selectOption({ label: assistant })
  await page.getByLabel('Describe the role').fill(FOURTH)
  await page.getByRole('button', { name: 'Generate' }).click()
  const written = page.getByRole('article').first()
  await expect(page.getByRole('button', { name: 'Download as RTF' })).toBeVisible()
  const text = (await written.textContent()) ?? ''
  await context.close()
  return text
}

test('three finals with the same edits become rules, and a colleague’s next description has them', async ({
  page,
  person: ada,
  admin,
  request,
  browser,
  product,
}) => {
  // Five descriptions and three uploads, one after the other.
  test.slow()
  const ben = await registerPerson(request, { firstName: 'Ben' })
  const assistantId = await shareAssistant(request, admin, 'House voice', ada, ben)
  await admin.appoint(ada)

  await test.step('three final documents are attached', async () => {
    for (const brief of BRIEFS) {
      const { response, jobDescriptionId } = await write(request, ada, assistantId, brief)
      await attachFinal(page, jobDescriptionId, edit(response))
    }
  })

  await test.step('an admin sees what they have in common, and on what ground', async () => {
    await openLearning(page, assistantId)
    await expect(page.getByText('3 to decide')).toBeVisible()
    const avoid = ruleOf(page, /Remove “fast-paced”/i)
    await expect(avoid).toContainText('Proposed')
    await avoid.getByText('3 final documents support it').click()
    await expect(avoid.getByText(/^Night Nurse · /)).toBeVisible()
    await expect(avoid.locator('del').first()).toContainText(/fast-paced/i)
    await expect(page.getByText(/of the generated words are still there in the final documents/).first()).toBeVisible()
    await page.getByText('The numbers').click()
    await expect(page.getByRole('cell', { name: /^Night Nurse/ })).toBeVisible()
  })

  await test.step('accepts two, and rewords one', async () => {
    for (const words of [/Remove “fast-paced”/i, /Call the section/]) {
      const rule = ruleOf(page, words)
      await rule.getByRole('button', { name: /^Accept/ }).click()
      await expect(rule).toContainText('In effect')
      await expect(rule).toContainText('Accepted by Ada Muster')
      await expect(rule.getByRole('button', { name: /^Edit/ })).toBeFocused()
    }
    const closing = ruleOf(page, /Close with/)
    await closing.getByRole('button', { name: /^Edit/ }).click()
    await expect(closing.getByRole('textbox', { name: 'Heading' })).toBeFocused()
    await closing.getByRole('textbox', { name: 'Heading' }).fill('Open to all')
    await closing.getByRole('textbox', { name: 'Close with' }).fill('Everybody is welcome.')
    await closing.getByRole('button', { name: 'Save and Accept' }).click()
    await expect(closing).toContainText('Close with a section “Open to all”: “Everybody is welcome.”')
    await expect(closing).toContainText(`Proposed as: Close with “${CLOSING}”`)
    await expect(page.getByText('Rule accepted', { exact: true })).toBeVisible()
  })

  await test.step('and the next description follows them', async () => {
    const text = await writeOnScreen(browser, product.url, ben, 'House voice')
    expect(text).toContain('Your profile')
    expect(text).not.toContain('What you bring')
    expect(text).not.toMatch(/fast-paced/i)
    expect(text).toMatch(/Open to all\s*Everybody is welcome\./)
  })

  await test.step('one more is added by hand, seen on a page, and dismissed', async () => {
    await page.getByRole('button', { name: 'Add a Rule' }).click()
    const form = page.getByRole('form', { name: 'A rule of your own' })
    await form
      .getByRole('combobox', { name: 'What kind of rule' })
      .selectOption({ label: 'Put something behind the title' })
    await form.getByRole('textbox', { name: 'Behind the title' }).fill('(m/f/d)')
    await form.getByRole('button', { name: 'Add Rule' }).click()
    const title = ruleOf(page, 'Put “(m/f/d)” behind the title')
    await expect(title).toContainText('Added by hand')
    await title.getByRole('button', { name: /^Switch Off/ }).click()
    await title.getByRole('button', { name: /^See It on a Page/ }).click()
    const seen = page.getByRole('dialog', { name: /On a page/ })
    await expect(seen.locator('ins').first()).toContainText('(m/f/d)')
    await seen.getByRole('button', { name: 'Close' }).last().click()
    await title.getByRole('button', { name: /^Dismiss/ }).click()
    await expect(title).toHaveCount(0)
  })

  await test.step('a document is left out as an example, and taken in again', async () => {
    const examples = page.getByRole('list', { name: 'Examples' })
    await examples.getByRole('button', { name: 'Leave Out: Night Nurse' }).click()
    await expect(ruleOf(page, /Close with/)).toContainText('2 final documents support it')
    await examples.getByRole('button', { name: 'Take In: Night Nurse' }).click()
    await expect(ruleOf(page, /Close with/)).toContainText('3 final documents support it')
  })

  await test.step('until one is switched off', async () => {
    const heading = ruleOf(page, /Call the section/)
    await heading.getByRole('button', { name: /^Switch Off/ }).click()
    await expect(heading).toContainText('Switched off by Ada Muster')
    await page.reload()
    await expect(heading).toContainText('Switched off by Ada Muster')
    const text = await writeOnScreen(browser, product.url, ben, 'House voice')
    expect(text).toContain('What you bring')
    expect(text).toContain('Open to all')
  })

  await test.step('the person sees what their documents are for, and that withdrawing ends it', async () => {
    await page.goto('/job-history')
    await page.getByRole('button', { name: 'Update Feedback' }).first().click()
    await expect(page.getByText(/example for your company’s next descriptions until you withdraw it/)).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Documents in use' }).click()
    const mine = page.getByRole('dialog', { name: 'Documents in use' })
    await mine
      .getByRole('button', { name: /^Withdraw/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await expect(mine.getByRole('listitem')).toHaveCount(2)
    await openLearning(page, assistantId)
    await expect(ruleOf(page, /Close with/)).toContainText('2 final documents support it')
  })

  await test.step('pairs are there to train with', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download training pairs (JSONL)' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('House voice, Muster & Co pairs.jsonl')
    await expect(page.getByText('OpenAI takes no fewer than 10 pairs.')).toBeVisible()
    await page.getByText('Exports so far').click()
    await expect(page.getByRole('list', { name: 'Exports so far' })).toContainText('Ada Muster: 2 pairs')
  })
})

test('an assistant that has learned nothing says how it comes about', async ({ page, person, admin, request }) => {
  await admin.appoint(person)
  const assistantId = await shareAssistant(request, admin, 'Blank page', person)
  await openLearning(page, assistantId)
  await expect(page.getByText('Nothing learned yet')).toBeVisible()
  await teach(request, person, assistantId, BRIEFS.slice(0, 1))
  await page.reload()
  await expect(page.getByText(/1 final document was compared/)).toBeVisible()
})

test.describe('when the server refuses', () => {
  test.use({ expectedFaults: [/status of 503 .*\/api\/admin\/assistants/] })

  test('a decision is taken back, and what was typed is kept over a reload', async ({
    page,
    person,
    admin,
    request,
  }) => {
    await admin.appoint(person)
    const assistantId = await shareAssistant(request, admin, 'Refused', person)
    await teach(request, person, assistantId)
    await openLearning(page, assistantId)
    const closing = ruleOf(page, /Close with/)
    await page.route('**/rules/*', (route) =>
      route.fulfill({ status: 503, json: { error: 'The server is about to restart.', code: 'unavailable' } }),
    )
    await closing.getByRole('button', { name: /^Accept/ }).click()
    await expect(page.getByText('The rule could not be changed', { exact: true })).toBeVisible()
    await expect(closing).toContainText('Proposed')
    await closing.getByRole('button', { name: /^Edit/ }).click()
    await closing.getByRole('textbox', { name: 'Close with' }).fill('')
    await closing.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(closing.getByText('Please say it in words')).toBeVisible()
    await expect(closing.getByRole('textbox', { name: 'Close with' })).toBeFocused()
    await closing.getByRole('textbox', { name: 'Close with' }).fill('Come as you are.')
    await closing.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(closing.getByRole('alert')).toContainText('The server is about to restart.')
    await page.unroute('**/rules/*')
    await page.reload()
    await expect(closing.getByRole('textbox', { name: 'Close with' })).toHaveValue('Come as you are.')
    await closing.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(closing).toContainText('Close with “Come as you are.”')
    await expect(closing).toContainText('Reworded by Ada Muster')
  })
})

for (const width of [1440, 375]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('what an assistant learns is accessible', async ({ page, person, admin, request }) => {
      await admin.appoint(person)
      const other = await registerPerson(request, { company: 'Shelf & Co' })
      const assistantId = await shareAssistant(request, admin, 'Reception', person, other)
      await openLearning(page, assistantId)
      await expect(page.getByText('Nothing learned yet')).toBeVisible()
      await expectSound(page, 'nothing learned')
      await teach(request, person, assistantId)
      await teach(request, other, assistantId)
      await page.reload()
      const closing = ruleOf(page, 'Shelf & Co').filter({ hasText: 'Close with' })
      await closing.getByText('3 final documents support it').click()
      await closing.getByRole('button', { name: /^Edit/ }).click()
      await ruleOf(page, 'Muster & Co')
        .first()
        .getByRole('button', { name: /^Accept/ })
        .click()
      await ruleOf(page, 'Muster & Co')
        .nth(1)
        .getByRole('button', { name: /^Switch Off/ })
        .click()
      await expect(page.getByText('Rule switched off', { exact: true })).toBeVisible()
      await page.getByText('The numbers').click()
      await expectSound(page, 'rules of two companies, one being edited')
      await expect(page.getByRole('img', { name: /Share of the generated words/ })).toBeVisible()
    })
  })
}
