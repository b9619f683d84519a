import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { EXPIRED, type Fault } from './misbehaving.ts'
import {
  button,
  choose,
  expectUploaded,
  expectWaits,
  FINAL,
  openButton,
  openUploader,
  test,
  uploader,
} from './upload-journey.ts'

const expectFailed = async (page: Page, why: string) => {
  await expect(uploader(page).getByText('Failed to upload final.md')).toBeVisible()
  await expect(uploader(page).getByText(why)).toBeVisible()
}

test.describe('while the store misbehaves', () => {
  // Refusals are what these journeys are about; the browser reports them.
  test.use({
    expectedFaults: [/Failed to load|ETag header/],
  })

  test.beforeEach(async ({ page, person }) => {
    await person.write('Nurse in Utrecht, permanent')
    await openUploader(page)
    await choose(page)
  })

  const passing: [what: string, faults: Fault[]][] = [
    ['an expired address is renewed', [EXPIRED, EXPIRED]],
    ['too many requests are waited for', [{ status: 429 }, { status: 429 }]],
    ['a conflict is tried again', [{ status: 409 }]],
    ['a failing store is tried again', [{ status: 500 }, { status: 503 }]],
    ['a cut connection is tried again', ['cut', 'cut', 'cut']],
  ]
  for (const [what, faults] of passing)
    test(`${what}, and the upload succeeds`, async ({ page, store }) => {
      store.behave(...faults)
      await button(page, 'Upload').click()
      await expectUploaded(page)
      expect(store.sent).toHaveLength(faults.length + 1)
      const addresses = new Set(store.sent.map(({ url }) => url))
      expect(addresses.size).toBe(faults[0] === EXPIRED ? faults.length + 1 : 1)
    })

  test('too many requests are met with the delays, one after the other', async ({ page, store }) => {
    store.behave(...Array<Fault>(3).fill({ status: 429 }))
    await button(page, 'Upload').click()
    await expectUploaded(page)
    expectWaits(store.sent, [0, 1000, 3000])
  })

  test('the delays grow: at once, one second, three, five; then it has failed, and can be tried again', async ({
    page,
    store,
  }) => {
    store.behave(...Array<Fault>(5).fill({ status: 500 }))
    await button(page, 'Upload').click()
    await expectFailed(page, 'Non 2xx')
    expect(store.sent).toHaveLength(5)
    expectWaits(store.sent, [0, 1000, 3000, 5000])
    await button(page, 'Try Again').click()
    await expectUploaded(page)
  })

  for (const status of [400, 401, 403, 404, 413])
    test(`a ${status} fails without another try`, async ({ page, store }) => {
      store.behave({ status })
      await button(page, 'Upload').click()
      await expectFailed(page, 'Non 2xx')
      expect(store.sent).toHaveLength(1)
      await button(page, 'Remove final.md').click()
      await expect(uploader(page).getByText(/Failed to upload/)).toBeHidden()
    })

  test('an address that has always expired fails in the end, and says why', async ({ page, store }) => {
    store.behave(...Array<Fault>(5).fill(EXPIRED))
    await button(page, 'Upload').click()
    await expectFailed(page, 'Request has expired')
    expect(store.sent).toHaveLength(5)
  })

  test('a connection that is always cut fails in the end', async ({ page, store }) => {
    // A browser may try more than once by itself, but it does not wait.
    store.behave(...Array<Fault>(30).fill('cut'))
    await button(page, 'Upload').click()
    await expectFailed(page, 'Unknown error')
    const waits = store.sent.slice(1).map(({ at }, index) => Math.floor((at - store.sent[index]!.at + 20) / 1000))
    expect(waits.filter((seconds) => seconds > 0)).toEqual([1, 3, 5])
  })

  test('a store that does not show its ETag is logged as likely CORS, and the upload succeeds', async ({
    page,
    store,
  }) => {
    const logged = page.waitForEvent('console', (message) => message.text().includes('Could not read the ETag header'))
    store.behave('no ETag')
    await button(page, 'Upload').click()
    await expectUploaded(page)
    expect((await logged).text()).toContain('This likely means CORS is not configured correctly on the S3 Bucket')
  })

  for (const call of ['upload', 'read'])
    test(`the server is asked again where it fails: /api/objects/${call}`, async ({ page, store }) => {
      await page.route(`**/api/objects/${call}`, (route) => route.fulfill({ status: 503 }), { times: 2 })
      await button(page, 'Upload').click()
      await expectUploaded(page)
      expect(store.sent).toHaveLength(1)
    })

  test('a document that arrived and could not be read is read once more, and not sent again', async ({
    page,
    store,
  }) => {
    await page.route('**/api/objects/read', (route) => route.fulfill({ status: 500 }), { times: 5 })
    await button(page, 'Upload').click()
    await expect(uploader(page).getByText('The document could not be read')).toBeVisible()
    await button(page, 'Try Again').click()
    await expectUploaded(page)
    expect(store.sent).toHaveLength(1)
  })

  test('a refusal of the server is told in its words', async ({ page, store }) => {
    const json = { code: 'too_large', error: 'This file is larger than 10 MB.' }
    await page.route('**/api/objects/upload', (route) => route.fulfill({ status: 413, json }))
    await button(page, 'Upload').click()
    await expectFailed(page, json.error)
    expect(store.sent).toEqual([])
  })

  test('a server that gives no address says so', async ({ page, store }) => {
    await page.route('**/api/objects/upload', (route) => route.fulfill({ json: {} }))
    await button(page, 'Upload').click()
    await expectFailed(page, 'Cannot upload to an undefined URL')
    expect(store.sent).toEqual([])
  })

  test('offline it waits, says so, and goes on once the network is back', async ({ page, context, store }) => {
    await context.setOffline(true)
    await button(page, 'Upload').click()
    await expect(uploader(page).getByText('No Internet connection')).toBeVisible()
    await expect(uploader(page).getByText('Waiting for the connection')).toBeVisible()
    // Longer than all delays together: none is used up.
    await page.waitForTimeout(10_000)
    expect(store.sent).toEqual([])
    await context.setOffline(false)
    await expectUploaded(page)
  })

  test('offline in the middle, it goes on once the network is back', async ({ page, context, store }) => {
    store.behave('silence')
    await button(page, 'Upload').click()
    await expect.poll(() => store.sent.length).toBe(1)
    await context.setOffline(true)
    await store.hangUp()
    await expect(uploader(page).getByText('No Internet connection')).toBeVisible()
    await context.setOffline(false)
    await expectUploaded(page)
  })

  test('it is paused, resumed, and not sent in between', async ({ page, store }) => {
    store.behave('silence')
    await button(page, 'Upload').click()
    await expect.poll(() => store.sent.length).toBe(1)
    await button(page, 'Pause').click()
    await expect(uploader(page).getByText(/^Paused/)).toBeVisible()
    await page.waitForTimeout(1500)
    expect(store.sent).toHaveLength(1)
    await button(page, 'Resume').click()
    await expectUploaded(page)
    expect(store.sent).toHaveLength(2)
  })

  test('it is removed, and another takes its place', async ({ page, store }) => {
    store.behave('silence')
    await button(page, 'Upload').click()
    await expect.poll(() => store.sent.length).toBe(1)
    await button(page, 'Remove final.md').click()
    await expect.poll(() => store.open()).toBe(0)
    await expect(button(page, 'Upload')).toBeDisabled()
    await choose(page, FINAL, 'better.md')
    await button(page, 'Upload').click()
    await expectUploaded(page)
    await expect(page.getByText('Read from better.md')).toBeVisible()
  })

  test('it is canceled with the window, and nothing was uploaded', async ({ page, store }) => {
    store.behave('silence')
    await button(page, 'Upload').click()
    await expect.poll(() => store.sent.length).toBe(1)
    await button(page, 'Cancel').click()
    await expect(uploader(page)).toBeHidden()
    await expect.poll(() => store.open()).toBe(0)
    await expect(openButton(page)).toBeVisible()
  })
})
