import { expect } from './journey.ts'
import { EXPIRED, type Fault } from './misbehaving.ts'
import { button, choose, expectUploaded, FINAL, openButton, openUploader, test, uploader } from './upload-journey.ts'

/** Longer than all delays between tries together, in ms. */
const AGES = 10_000

/** What is tried again, how often and when, is told by the tests of `retry.ts`; here it is a browser that fails. */
test.describe('while the store misbehaves', () => {
  // Refusals are what these journeys are about; the browser reports them.
  test.use({ expectedFaults: [/Failed to load/] })

  test.beforeEach(async ({ page, person }) => {
    await person.write('Nurse in Utrecht, permanent')
    await page.clock.install()
    await openUploader(page)
    await choose(page)
  })

  test('an expired address is renewed, a cut connection tried again, and the upload succeeds', async ({
    page,
    store,
  }) => {
    store.behave(EXPIRED, 'cut')
    await button(page, 'Upload').click()
    await expectUploaded(page)
    expect(store.sent).toHaveLength(3)
    expect(new Set(store.sent).size).toBe(2)
  })

  test('what is refused fails without another try, and can be tried again or removed', async ({ page, store }) => {
    store.behave({ status: 403 }, { status: 413 })
    await button(page, 'Upload').click()
    const failed = uploader(page).getByText('Failed to upload final.md')
    await expect(failed).toBeVisible()
    await expect(uploader(page).getByText('Non 2xx')).toBeVisible()
    expect(store.sent).toHaveLength(1)
    await button(page, 'Try Again').click()
    await expect.poll(() => store.sent.length).toBe(2)
    await expect(failed).toBeVisible()
    await button(page, 'Remove final.md').click()
    await expect(failed).toBeHidden()
  })

  test('the server is asked again where it fails', async ({ page, store }) => {
    for (const call of ['upload', 'read'])
      await page.route(`**/api/objects/${call}`, (route) => route.fulfill({ status: 503 }), { times: 1 })
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
    const unread = uploader(page).getByText('The document could not be read')
    while (!(await unread.isVisible())) await page.clock.runFor(1000)
    await button(page, 'Try Again').click()
    await expectUploaded(page)
    expect(store.sent).toHaveLength(1)
  })

  test('a refusal of the server is told in its words', async ({ page, store }) => {
    const json = { code: 'too_large', error: 'This file is larger than 10 MB.' }
    await page.route('**/api/objects/upload', (route) => route.fulfill({ status: 413, json }))
    await button(page, 'Upload').click()
    await expect(uploader(page).getByText(json.error)).toBeVisible()
    expect(store.sent).toEqual([])
  })

  test('offline in the middle it waits, says so, and goes on once the network is back', async ({
    page,
    context,
    store,
  }) => {
    // What was cut a browser may send again by itself, also offline.
    store.behave('silence', ...Array<Fault>(30).fill('cut'))
    await button(page, 'Upload').click()
    await expect.poll(() => store.open()).toBe(1)
    await context.setOffline(true)
    store.hangUp()
    await expect(uploader(page).getByText('No Internet connection')).toBeVisible()
    await expect(uploader(page).getByText('Waiting for the connection')).toBeVisible()
    // Longer than all delays together: none is used up, or it would have failed.
    await page.clock.runFor(AGES)
    await expect(uploader(page).getByText('Waiting for the connection')).toBeVisible()
    store.behave()
    await context.setOffline(false)
    await expectUploaded(page)
  })

  test('it is paused, resumed, and not sent in between', async ({ page, store }) => {
    store.behave('silence')
    await button(page, 'Upload').click()
    await expect.poll(() => store.open()).toBe(1)
    await button(page, 'Pause').click()
    await expect(uploader(page).getByText(/^Paused/)).toBeVisible()
    await page.clock.runFor(AGES)
    expect(store.sent).toHaveLength(1)
    await button(page, 'Resume').click()
    await expectUploaded(page)
    expect(store.sent).toHaveLength(2)
  })

  test('it is removed, and another takes its place', async ({ page, store }) => {
    store.behave('silence')
    await button(page, 'Upload').click()
    await expect.poll(() => store.open()).toBe(1)
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
    await expect.poll(() => store.open()).toBe(1)
    await button(page, 'Cancel').click()
    await expect(uploader(page)).toBeHidden()
    await expect.poll(() => store.open()).toBe(0)
    await expect(openButton(page)).toBeVisible()
  })
})
