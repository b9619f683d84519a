import type { Page } from '@playwright/test'
import { FINAL_DOCUMENT_MAX_SIZE } from '../contract/src/constants.ts'
import { expectAccessible } from './accessible.ts'
import { expect } from './journey.ts'
import { button, choose, expectUploaded, openButton, openUploader, test, uploader } from './upload-journey.ts'

async function drop(page: Page, name: string) {
  const dataTransfer = await page.evaluateHandle((name) => {
    const files = new DataTransfer()
    files.items.add(new File(['more'], name))
    return files
  }, name)
  await uploader(page).getByText('final.md', { exact: true }).dispatchEvent('drop', { dataTransfer })
}

test('a final document is uploaded, read at once, attached with the feedback, and withdrawn', async ({
  page,
  person,
  store,
}) => {
  await person.write('Nurse in Utrecht, permanent')
  await openUploader(page)
  await expect(button(page, 'Upload')).toBeDisabled()
  await choose(page)
  await expect(uploader(page).getByText('Ready to upload')).toBeVisible()
  expect(store.sent).toEqual([])
  await button(page, 'Upload').click()
  await expectUploaded(page)
  await expect(page.getByText('Your final document has been uploaded for training purposes.').first()).toBeVisible()
  await expect(page.getByText(/This document will be used for training/)).toBeVisible()
  await expect(page.getByText('14 words, 2 headings')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'What you will do' })).toBeVisible()
  await expect(page.getByText('This looks like another text')).toBeVisible()
  await page.getByRole('checkbox', { name: /It is the final text of this description/ }).check({ force: true })
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true })
  await page.getByRole('button', { name: 'Save Feedback' }).click()
  await expect(page.getByText('Feedback Saved', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Documents in use' }).click()
  const mine = page.getByRole('dialog', { name: 'Documents in use' })
  await expect(mine.getByText('final.md')).toBeVisible()
  await expect(mine.getByText('In use', { exact: true })).toBeVisible()
  await mine.getByRole('button', { name: 'Withdraw final.md' }).click()
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(mine.getByText('No documents yet')).toBeVisible()
})

test('Cancel keeps everything as before', async ({ page, person }) => {
  await person.write('Nurse in Utrecht, permanent')
  await openUploader(page)
  await choose(page)
  await button(page, 'Upload').click()
  await expectUploaded(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  // Whoever hears the page hears of which entry each button is.
  for (const what of ['View Details', 'Download', 'More formats', 'Provide Feedback'])
    await expect(page.getByRole('button', { name: new RegExp(`^${what}: .+`) })).toHaveCount(1)
  await page.getByRole('button', { name: 'Provide Feedback' }).click()
  await expect(openButton(page)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Documents in use' }).click()
  await expect(page.getByText('No documents yet')).toBeVisible()
})

test('one file of at most 10 MB is taken, and it says so', async ({ page, person, store }) => {
  await person.write('Nurse in Utrecht, permanent')
  await openUploader(page)
  // Whoever hears the page meets one Choose File: the button.
  await expect(uploader(page).locator('input[type=file]')).toBeHidden()
  await choose(page, Buffer.alloc(FINAL_DOCUMENT_MAX_SIZE + 1, 'a'), 'large.txt')
  await expect(uploader(page).getByText('large.txt exceeds maximum allowed size of 10 MB')).toBeVisible()
  await choose(page)
  await expect(uploader(page).getByText('large.txt exceeds')).toHaveCount(0, { timeout: 1000 })
  await drop(page, 'second.md')
  await expect(uploader(page).getByText('You can only upload 1 file')).toBeVisible()
  store.behave('silence')
  await button(page, 'Upload').click()
  await expect(uploader(page).getByText(/^Uploading/)).toBeVisible()
  await drop(page, 'third.md')
  await expect(uploader(page).getByText('Cannot add more files')).toBeVisible()
})

test.describe('a document that can not be read', () => {
  test.use({ expectedFaults: [/status of 422/] })

  test('is refused with the reason, and another can be chosen', async ({ page, person }) => {
    await person.write('Nurse in Utrecht, permanent')
    await openUploader(page)
    for (const [content, name, reason] of [
      ['', 'empty.docx', 'This file is empty.'],
      [
        Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
        'photo.pdf',
        'This is no text, Word, PDF, RTF, OpenDocument or HTML file',
      ],
    ] as const) {
      await choose(page, Buffer.from(content), name)
      await button(page, 'Upload').click()
      await expect(uploader(page).getByText('This document can not be used')).toBeVisible()
      await expect(uploader(page).getByText(reason)).toBeVisible()
    }
    await choose(page)
    await button(page, 'Upload').click()
    await expectUploaded(page)
  })
})

for (const width of [375, 1440])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, expectedFaults: [/status of 422/] })

    test('the uploader and the list of documents are accessible', async ({ page, person, store }) => {
      await person.write('Nurse in Utrecht, permanent')
      await openUploader(page)
      await expectAccessible(page, 'uploader, empty')
      await choose(page, Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'photo.pdf')
      await button(page, 'Upload').click()
      await expect(uploader(page).getByText('This document can not be used')).toBeVisible()
      await expectAccessible(page, 'uploader, refused')
      await choose(page)
      store.behave('silence')
      await button(page, 'Upload').click()
      await expect(uploader(page).getByText(/^Uploading/)).toBeVisible()
      await expectAccessible(page, 'uploader, at work')
      await button(page, 'Pause').click()
      await button(page, 'Resume').click()
      await expectUploaded(page)
      await expectAccessible(page, 'feedback with a document')
      await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
      await page.getByRole('button', { name: 'Save Feedback' }).click()
      await expect(page.getByText('Feedback Saved', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Documents in use' }).click()
      await expect(page.getByText('final.md')).toBeVisible()
      await expectAccessible(page, 'documents')
    })
  })
