import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { MULTIPART_FROM_SIZE } from '../contract/src/constants.ts'
import { expect } from './journey.ts'
import { EXPIRED, type Fault, startMisbehaving } from './misbehaving.ts'
import { startProduct } from './product.ts'
import { button, test as journey, uploader } from './upload-journey.ts'
import { buildUploadPage, LARGE, PAGE } from './upload-page.ts'

/** Parts of the least size that S3 allows. */
const PARTS = Math.ceil((MULTIPART_FROM_SIZE + 1) / (5 * 1024 * 1024))

const test = journey.extend<object, { fileOf: (size: number) => Promise<string> }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from this pattern
    async ({}, use) => {
      const product = await startProduct({ UPLOAD_MAX_SIZE: String(LARGE) })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  before: [
    async ({ product }, use) => {
      const store = await startMisbehaving(product.url, await buildUploadPage())
      await use(store)
      await store.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  fileOf: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'rolewright-large-'))
      await use(async (size) => {
        const file = join(folder, `${size}.md`)
        await writeFile(file, '')
        await truncate(file, size)
        return file
      })
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

/** All that was sent is at the server, in one piece: it has seen how large it is, which for a final document is too large. */
const expectArrived = (page: Page) =>
  expect(uploader(page).getByText('This file is larger than 10 MB.')).toBeVisible({ timeout: 60_000 })

const partOf = (url: string) => new URL(url, 'http://x').searchParams.get('partNumber')
const MULTIPART = /^(POST \/s3\/multipart|(GET|DELETE) \/s3\/multipart\/[\w-]+)$/

test.use({ expectedFaults: [/Failed to load resource/] })

test.beforeEach(async ({ page, person, fileOf }) => {
  expect(person.token).toBeTruthy()
  await page.clock.install()
  await page.goto(PAGE)
  await uploader(page)
    .locator('input[type=file]')
    .setInputFiles(await fileOf(MULTIPART_FROM_SIZE + 1))
})

test('a file above 100 MB goes in parts, those that fail again, and is put together', async ({ page, store }) => {
  const faults: Fault[] = [EXPIRED, 'cut']
  store.behave(...faults)
  await button(page, 'Upload').click()
  await expectArrived(page)
  expect(store.sent).toHaveLength(PARTS + faults.length)
  expect(new Set(store.sent.map((url) => Number(partOf(url))))).toEqual(
    new Set(Array.from({ length: PARTS }, (_, index) => index + 1)),
  )
  const signed = store.calls.filter((call) => /^GET \/s3\/multipart\/[\w-]+\/\d+$/.test(call))
  // What has expired is signed anew.
  expect(signed).toHaveLength(PARTS + 1)
  expect(store.calls.filter((call) => !signed.includes(call))).toEqual([
    'POST /s3/multipart',
    expect.stringMatching(/^POST \/s3\/multipart\/[\w-]+\/complete$/),
    'POST /api/objects/read',
  ])
})

test('a part that is refused fails the whole, which is given up at the store and goes when it is tried again', async ({
  page,
  store,
}) => {
  store.behave(...Array<Fault>(PARTS).fill({ status: 403 }))
  await button(page, 'Upload').click()
  await expect(uploader(page).getByText('Non 2xx')).toBeVisible()
  await expect.poll(() => store.calls.at(-1)).toMatch(/^DELETE \/s3\/multipart\/[\w-]+$/)
  // Those that were under way, none of them twice.
  expect(new Set(store.sent.map(partOf)).size).toBe(store.sent.length)
  store.behave()
  await button(page, 'Try Again').click()
  await expectArrived(page)
})

test('offline in the middle it waits, and sends the rest once the network is back', async ({
  page,
  context,
  store,
}) => {
  // What was cut a browser may send again by itself, also offline.
  store.behave(...Array<Fault>(6).fill('silence'), ...Array<Fault>(200).fill('cut'))
  await button(page, 'Upload').click()
  await expect.poll(() => store.open()).toBe(6)
  await context.setOffline(true)
  store.hangUp()
  await expect(uploader(page).getByText('Waiting for the connection')).toBeVisible()
  // Longer than all delays together: none is used up, or it would have failed.
  await page.clock.runFor(10_000)
  await expect(uploader(page).getByText('Waiting for the connection')).toBeVisible()
  store.behave()
  await context.setOffline(false)
  await expectArrived(page)
})

test('paused and resumed, it asks what has arrived and sends the rest', async ({ page, store }) => {
  store.behave(...Array<null>(10).fill(null), ...Array<Fault>(6).fill('silence'))
  await button(page, 'Upload').click()
  await expect.poll(() => store.open()).toBe(6)
  await button(page, 'Pause').click()
  await expect(uploader(page).getByText(/^Paused/)).toBeVisible()
  await expect.poll(() => store.open()).toBe(0)
  await page.clock.runFor(10_000)
  expect(store.sent).toHaveLength(16)
  await button(page, 'Resume').click()
  await expectArrived(page)
  expect(store.calls.filter((call) => MULTIPART.test(call))).toEqual([
    'POST /s3/multipart',
    expect.stringMatching(/^GET /),
  ])
  expect(store.sent.length - PARTS).toBe(6)
})

test('removed, it is given up at the store', async ({ page, store }) => {
  store.behave(...Array<null>(3).fill(null), ...Array<Fault>(6).fill('silence'))
  await button(page, 'Upload').click()
  await expect.poll(() => store.open()).toBe(6)
  await button(page, `Remove ${MULTIPART_FROM_SIZE + 1}.md`).click()
  await expect.poll(() => store.open()).toBe(0)
  await expect.poll(() => store.calls.at(-1)).toMatch(/^DELETE \/s3\/multipart\/[\w-]+$/)
  expect(store.sent).toHaveLength(9)
})
