import { expect, test } from './journey.ts'

const REACHED = "You've reached your weekly limit of 3 job descriptions. Your usage will reset next week."

test('the third description of a week is the last', async ({ page, person }) => {
  await person.write('Nurse in Utrecht, permanent')
  await person.write('Accountant in Lyon, part-time')
  await page.goto('/job-bot')
  await expect(page.getByText('You have 1 job description(s) remaining this week.').first()).toBeVisible()
  await page.getByLabel('Describe the role').fill('Warehouse worker in Graz, night shift')
  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(page.getByText('Job description generated!', { exact: true })).toBeVisible()
  await expect(page.getByText(REACHED).first()).toBeVisible()
})

test.describe('over the limit', () => {
  test.use({ expectedFaults: [/status of 429 .*\/api\/chat/] })

  test('the fourth is refused in words, and what was typed stays', async ({ page, person }) => {
    for (const role of ['Nurse', 'Accountant', 'Cook']) await person.write(`${role} in Graz`)
    await page.goto('/job-bot')
    await page.getByLabel('Describe the role').fill('Gardener in Graz')
    const generate = page.getByRole('button', { name: 'Generate' })
    if (await generate.isEnabled()) await generate.click()
    await expect(page.getByText(REACHED).first()).toBeVisible()
    await expect(page.getByText('Gardener in Graz').first()).toBeVisible()
  })
})
