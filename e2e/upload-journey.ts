import type { Page } from '@playwright/test'
import { expect, test as journey } from './journey.ts'
import { type Misbehaving, startMisbehaving } from './misbehaving.ts'

export const FINAL = '# Night nurse\n\nWe care for people.\n\n## What you will do\n\n- Lead the night shift\n'

/** The product behind a server that misbehaves where bytes are uploaded. */
export const test = journey.extend<{ store: Misbehaving }, { before: Misbehaving }>({
  before: [
    async ({ product }, use) => {
      const store = await startMisbehaving(product.url)
      await use(store)
      await store.stop()
    },
    { scope: 'worker' },
  ],
  store: async ({ before }, use) => {
    before.behave()
    await use(before)
  },
  baseURL: async ({ before }, use) => use(before.url),
})

export const uploader = (page: Page) => page.getByRole('dialog', { name: 'Upload final document' })
export const button = (page: Page, name: string) => uploader(page).getByRole('button', { name, exact: true })
export const openButton = (page: Page) => page.getByRole('button', { name: 'Upload Final Document (for training)' })

export async function openUploader(page: Page) {
  await page.goto('/job-history')
  await page.getByRole('button', { name: 'Provide Feedback' }).click()
  await openButton(page).click()
  await expect(uploader(page)).toBeVisible()
}

export const choose = (page: Page, content: string | Buffer = FINAL, name = 'final.md') =>
  uploader(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/markdown', buffer: Buffer.from(content) })

export async function expectUploaded(page: Page) {
  await expect(page.getByText('File uploaded successfully', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Document Uploaded ✓' })).toBeVisible()
}
