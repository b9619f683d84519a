import { FakeProvider } from '../server/src/testing/provider.ts'
import { expectAccessible } from './accessible.ts'
import { readDownload } from './download.ts'
import { test as base, expect } from './journey.ts'
import { startProduct } from './product.ts'

const BRIEF = 'Senior backend engineer, Berlin, 5+ years with Go, EUR 75,000–90,000'
/** What a model makes of it, with things that nobody said. */
const TEXT =
  '# Senior Backend Engineer\n\nBerlin · EUR 75,000–90,000\n\n## What you bring\n\n- **5+ years** with Go\n' +
  '- Experience with Terraform\n\n## What we offer\n\n- 30 days of holiday\n- A free gym membership'

const test = base.extend<object, { model: FakeProvider }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from this pattern
    async ({}, use) => {
      const model = await FakeProvider.start()
      model.behave({ words: TEXT.split(/(?<=\s)/) })
      await use(model)
      await model.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ model }, use) => {
      const settings = { COMPATIBLE_BASE_URL: `${model.origin}/v1`, DEFAULT_MODEL: 'compatible:small' }
      const product = await startProduct(settings)
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

test.use({ viewport: { width: 1440, height: 900 } })

test('what nobody said is marked, and removed, kept or put back with one click', async ({
  page,
  person: _signedIn,
}) => {
  await page.goto('/job-bot')
  await page.getByLabel('Describe the role').fill(BRIEF)
  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(page.getByText('Job description generated!', { exact: true })).toBeVisible()
  const sheet = page.getByRole('article')
  const notes = sheet.getByRole('list', { name: 'Notes on this page' })
  await expect(notes.getByText('Nobody said this')).toHaveCount(3)
  await expect(sheet.getByRole('button', { name: /^Experience with Terraform: nobody said this/ })).toHaveText(
    'Experience with Terraform',
  )

  await test.step('remove one', async () => {
    await notes.getByRole('button', { name: /^Remove “.*gym/ }).click()
    await expect(sheet.getByRole('listitem').filter({ hasText: /^A free gym membership$/ })).toHaveCount(0)
    await expect(notes.getByText(/^Removed “.*gym/)).toBeVisible()
    await expect(notes.getByRole('button', { name: 'Undo' })).toBeFocused()
  })

  await test.step('undo it', async () => {
    await page.keyboard.press('Enter')
    await expect(sheet.getByRole('listitem').filter({ hasText: /^A free gym membership$/ })).toBeVisible()
    await expect(notes.getByText('Nobody said this')).toHaveCount(3)
  })

  await test.step('keep one', async () => {
    await notes.getByRole('button', { name: 'Keep “Experience with Terraform”' }).click()
    await expect(notes.getByText('Nobody said this')).toHaveCount(2)
    await expect(sheet.getByRole('listitem').filter({ hasText: /^Experience with Terraform$/ })).toBeVisible()
    await expect(sheet.getByRole('button', { name: /Terraform: nobody/ })).toHaveCount(0)
  })

  await test.step('remove the rest, and download what is left', async () => {
    await notes.getByRole('button', { name: /^Remove “.*gym/ }).click()
    await expect(notes.getByText(/^Removed “.*gym/)).toBeVisible()
    await notes.getByRole('button', { name: /^Remove “30/ }).click()
    await expect(notes.getByText('Nobody said this')).toHaveCount(0)
    const rtf = await readDownload(page, () => sheet.getByRole('button', { name: 'Download as RTF' }).click())
    expect(rtf.content).toContain('Terraform')
    expect(rtf.content).not.toMatch(/gym|holiday/)
    await page.reload()
    await expect(sheet).toContainText('Terraform')
    await expect(sheet).not.toContainText('gym membership')
  })
})

test('where the rest came from is told on demand, in words', async ({ page, person }) => {
  const { conversationId } = await person.write(BRIEF)
  await page.goto(`/job-bot?conversation=${conversationId}`)
  const sheet = page.getByRole('article')
  const pay = sheet.getByRole('button', { name: /75,000.*From your brief: “EUR 75,000–90,000”/ })
  await expect(pay).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Where did this come from?' }).click()
  await expect(sheet.getByText(/from your brief · .*that nobody said/)).toBeVisible()
  await pay.focus()
  await expect(sheet.getByText('From your brief: “EUR 75,000–90,000”')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet.getByText('From your brief: “EUR 75,000–90,000”')).toBeHidden()
  await expectAccessible(page, 'where a page came from')
})

test('the history shows the same notes, and what is removed there is gone everywhere', async ({ page, person }) => {
  await person.write(BRIEF)
  await page.goto('/job-history')
  await page.getByRole('button', { name: 'View Details' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Remove “Experience with Terraform”' }).click()
  await expect(dialog.getByText('Removed “Experience with Terraform”.').first()).toBeVisible()
  const plain = await readDownload(page, async () => {
    await dialog.getByRole('button', { name: 'More formats' }).click()
    await page.getByRole('menuitem', { name: 'Plain text' }).click()
  })
  expect(plain.name).toBe('Senior Backend Engineer, version 2.txt')
  expect(plain.content).toContain('30 days')
  expect(plain.content).not.toContain('Terraform')
  const posting = await readDownload(page, async () => {
    await dialog.getByRole('button', { name: 'More formats' }).click()
    await page.getByRole('menuitem', { name: 'Data for job boards' }).click()
  })
  expect(posting.name).toBe('Senior Backend Engineer, version 2.jsonld')
  expect(JSON.parse(posting.content)).toMatchObject({ '@type': 'JobPosting' })
  await expect(page.getByText(/Job boards will miss|It has everything/).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('article').first()).toContainText('2 versions')
})

test('a description that says only what was said has no notes but on what is missing', async ({
  page,
  person,
  model,
}) => {
  model.behave(
    { words: ['# Senior Backend Engineer\n\n', 'Berlin\n\n', '- 5+ years with Go'] },
    { words: TEXT.split(/(?<=\s)/) },
  )
  const { conversationId } = await person.write(BRIEF)
  await page.goto(`/job-bot?conversation=${conversationId}`)
  await expect(page.getByRole('article')).toContainText('5+ years with Go')
  await expect(page.getByRole('button', { name: 'Where did this come from?' })).toBeVisible()
  const notes = page.getByRole('list', { name: 'Notes on this page' })
  await expect(notes.getByText('Still missing').first()).toBeVisible()
  await expect(notes.getByText('Nobody said this')).toHaveCount(0)
})
