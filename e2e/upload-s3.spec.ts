import { borrowBucket, settingsFor, usesS3 } from '../server/src/testing/s3.ts'
import { expect } from './journey.ts'
import { startProduct } from './product.ts'
import { button, choose, expectUploaded, test as journey, openUploader } from './upload-journey.ts'

const test = journey.extend({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from this pattern
    async ({}, use) => {
      const product = await startProduct(settingsFor(await borrowBucket()))
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
test.skip(!usesS3(), 'needs a store that speaks S3')

test('a document goes from the browser straight to the store, and comes back from there', async ({
  page,
  person,
  store,
}) => {
  await person.write('Nurse in Utrecht, permanent')
  await openUploader(page)
  await choose(page)
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await button(page, 'Upload').click()
  await expectUploaded(page)
  expect(new URL((await sent).url()).origin).toBe(process.env.TEST_S3_ENDPOINT)
  expect(store.sent).toEqual([])
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true })
  await page.getByRole('button', { name: 'Save Feedback' }).click()
  await expect(page.getByText('Feedback Saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Documents in use' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download final.md' }).click()
  expect((await download).suggestedFilename()).toBe('final.md')
})
