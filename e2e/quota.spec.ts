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

test('with nothing left a fourth is not offered, but what is written can be changed', async ({ page, person }) => {
  for (const role of ['Nurse', 'Accountant', 'Cook']) await person.write(`${role} in Graz`)
  await page.goto('/job-bot')
  await page.getByLabel('Describe the role').fill('Gardener in Graz')
  await expect(page.getByText(REACHED).first()).toBeVisible()
  await expect(page.getByText('You can still change, edit and download what is written.')).toBeVisible()
  await expect(page.getByText(/^Starts anew on /).filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Generate' })).toBeDisabled()
  await page.reload()
  await expect(page.getByLabel('Describe the role')).toHaveValue('Gardener in Graz')

  await page.getByRole('button', { name: 'View Cook' }).click()
  await expect(page.getByRole('radio', { name: /^New description \(none left/ })).toBeVisible()
  await page.getByRole('textbox', { name: 'Change this description' }).fill('Set the pay to €14 an hour')
  await page.getByRole('button', { name: 'Change it' }).click()
  await expect(page.getByText('Job description improved!', { exact: true })).toBeVisible()
  await expect(page.getByRole('article').last()).toContainText('€14 an hour')
})
