import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { MULTIPART_FROM_SIZE } from '../contract/src/constants.ts'
import { expect } from './journey.ts'
import { EXPIRED, type Fault, startMisbehaving } from './misbehaving.ts'
import { startProduct } from './product.ts'
import { button, expectWaits, test as journey, uploader } from './upload-journey.ts'
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
  await page.goto(PAGE)
  await uploader(page)
    .locator('input[type=file]')
    .setInputFiles(await fileOf(MULTIPART_FROM_SIZE + 1))
})

test('a file above 100 MB goes in parts, and is put together', async ({ page, store }) => {
  await button(page, 'Upload').click()
  await expectArrived(page)
  expect(store.sent.map(({ url }) => Number(partOf(url))).sort((a, b) => a - b)).toEqual(
    Array.from({ length: PARTS }, (_, index) => index + 1),
  )
  const signed = store.calls.filter((call) => /^GET \/s3\/multipart\/[\w-]+\/\d+$/.test(call))
  expect(signed).toHaveLength(PARTS)
  const [first, ...others] = store.calls.filter((call) => !signed.includes(call))
  expect([first, ...others]).toEqual([
    'POST /s3/multipart',
    expect.stringMatching(/^POST \/s3\/multipart\/[\w-]+\/complete$/),
    'POST /api/objects/read',
  ])
})

test('one of 100 MB goes in one piece', async ({ page, store, fileOf }) => {
  await button(page, `Remove ${MULTIPART_FROM_SIZE + 1}.md`).click()
  await uploader(page)
    .locator('input[type=file]')
    .setInputFiles(await fileOf(MULTIPART_FROM_SIZE))
  await button(page, 'Upload').click()
  await expectArrived(page)
  expect(store.sent.map(({ url }) => partOf(url))).toEqual([null])
  expect(store.calls).toEqual(['POST /api/objects/upload', 'POST /api/objects/read'])
})

const passing: [what: string, faults: Fault[]][] = [
  ['whose address has expired is signed', [EXPIRED, EXPIRED]],
  ['among too many requests is sent', [{ status: 429 }, { status: 429 }]],
  ['in conflict is sent', [{ status: 409 }]],
  ['that fails is sent', [{ status: 500 }, { status: 503 }]],
  ['that is cut is sent', ['cut', 'cut', 'cut']],
]
for (const [what, faults] of passing)
  test(`a part ${what} again, and the others are not`, async ({ page, store }) => {
    store.behave(...faults)
    await button(page, 'Upload').click()
    await expectArrived(page)
    expect(store.sent).toHaveLength(PARTS + faults.length)
    if (faults[0] === EXPIRED) expect(new Set(store.sent.map(({ url }) => url)).size).toBe(store.sent.length)
  })

for (const status of [400, 403, 413])
  test(`a ${status} for a part fails the whole at once, and it is given up at the store`, async ({ page, store }) => {
    store.behave(...Array<Fault>(PARTS).fill({ status }))
    await button(page, 'Upload').click()
    await expect(uploader(page).getByText('Non 2xx')).toBeVisible()
    await expect.poll(() => store.calls.at(-1)).toMatch(/^DELETE \/s3\/multipart\/[\w-]+$/)
    // Those that were under way, none of them twice.
    expect(new Set(store.sent.map(({ url }) => partOf(url))).size).toBe(store.sent.length)
    store.behave()
    await button(page, 'Try Again').click()
    await expectArrived(page)
  })

test('parts that fail after every delay fail the whole', async ({ page, store }) => {
  store.behave(...Array<Fault>(200).fill({ status: 500 }))
  await button(page, 'Upload').click()
  await expect(uploader(page).getByText('Non 2xx')).toBeVisible()
  const tries = Object.values(Object.groupBy(store.sent, ({ url }) => partOf(url)!))
  const most = Math.max(...tries.map((sent) => sent!.length))
  expectWaits(tries.find((sent) => sent!.length === most)!, [0, 1000, 3000, 5000])
})

test('offline in the middle it waits, and sends the rest once the network is back', async ({
  page,
  context,
  store,
}) => {
  store.behave(...Array<Fault>(6).fill('silence'))
  await button(page, 'Upload').click()
  await expect.poll(() => store.open()).toBe(6)
  await context.setOffline(true)
  store.hangUp()
  await expect(uploader(page).getByText('No Internet connection')).toBeVisible()
  await expect(uploader(page).getByText('Waiting for the connection')).toBeVisible()
  const before = store.sent.length
  // Longer than all delays together: none is used up.
  await page.waitForTimeout(10_000)
  expect(store.sent).toHaveLength(before)
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
  await page.waitForTimeout(1500)
  expect(store.sent).toHaveLength(16)
  await button(page, 'Resume').click()
  await expectArrived(page)
  expect(store.calls.filter((call) => MULTIPART.test(call))).toEqual([
    'POST /s3/multipart',
    expect.stringMatching(/^GET /),
  ])
  expect(store.sent.length - PARTS).toBe(6)
})

for (const [how, name] of [
  ['removed', `Remove ${MULTIPART_FROM_SIZE + 1}.md`],
  ['canceled', 'Cancel'],
] as const)
  test(`${how}, it is given up at the store`, async ({ page, store }) => {
    store.behave(...Array<null>(3).fill(null), ...Array<Fault>(6).fill('silence'))
    await button(page, 'Upload').click()
    await expect.poll(() => store.open()).toBe(6)
    await button(page, name).click()
    await expect.poll(() => store.open()).toBe(0)
    await expect.poll(() => store.calls.at(-1)).toMatch(/^DELETE \/s3\/multipart\/[\w-]+$/)
    expect(store.sent).toHaveLength(9)
  })
