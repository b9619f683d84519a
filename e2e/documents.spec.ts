import { readDownload } from './download.ts'
import { expect, test } from './journey.ts'

const BRIEF = 'Barista, part time, 20 hours a week, two years behind a bar, latte art is a plus'

test('a description is had as a PDF, from the thread and from the history', async ({ page, person }) => {
  const { conversationId } = await person.write(BRIEF)
  const choosePdf = async () => {
    await page.getByRole('button', { name: 'More formats' }).first().click()
    await page.getByRole('menuitem', { name: 'PDF' }).click()
  }
  for (const address of [`/job-bot?conversation=${conversationId}`, '/job-history']) {
    await page.goto(address)
    const pdf = await readDownload(page, choosePdf)
    expect(pdf.name).toBe('Barista.pdf')
    expect(pdf.content).toMatch(/^%PDF-1\.7\n/)
    expect(pdf.content).toContain('/S /H1')
    await expect(page.getByText('Downloaded', { exact: true }).first()).toBeVisible()
  }
})

test('data for job boards say what they will miss', async ({ page, person }) => {
  await person.write(BRIEF)
  await page.goto('/job-history')
  const data = await readDownload(page, async () => {
    await page.getByRole('button', { name: 'More formats' }).first().click()
    await page.getByRole('menuitem', { name: 'Data for job boards' }).click()
  })
  expect(data.name).toBe('Barista.jsonld')
  expect(JSON.parse(data.content)).toMatchObject({
    '@type': 'JobPosting',
    employmentType: ['PART_TIME'],
    hiringOrganization: { name: 'Muster & Co' },
  })
  await expect(page.getByText('Job boards will miss: where the work is.', { exact: true })).toBeVisible()
})
