import { fail, hold, refused } from './faults.ts'
import { expect, test } from './journey.ts'

const BRIEF = 'Nurse in Utrecht, 32 hours, permanent'

test('the login screen says what it is for', async ({ page }) => {
  await page.goto('/login')
  for (const feature of ['AI-powered generation', 'Company-specific assistants', 'Secure and private'])
    await expect(page.getByText(feature)).toBeVisible()
  await expect(page.getByText(/3 job descriptions per week/)).toBeVisible()
  await expect(page.getByText(/no credit\s+card required/i)).toBeVisible()
  await expect(page.getByText(/two ways in/i)).toBeVisible()
  await page.getByRole('button', { name: 'Try Free Now' }).click()
  const form = page.getByRole('tabpanel', { name: 'Create Account' })
  for (const label of ['First name', 'Last name', 'E-mail', 'Confirm password', 'Company website', 'Job title'])
    await expect(form.getByLabel(label)).toBeVisible()
  const industries = await form.getByLabel('Industry').getByRole('option').allTextContents()
  expect(industries.map((text) => text.toLowerCase())).toEqual(
    expect.arrayContaining([
      'technology',
      'healthcare',
      'finance',
      'education',
      'retail',
      'manufacturing',
      'consulting',
      'other',
    ]),
  )
  const sizes = (await form.getByLabel('Company size').getByRole('option').allTextContents())
    .join(' ')
    .replace(/–/g, '-')
  for (const size of ['1-10', '11-50', '51-200', '201-1000', '1000+']) expect(sizes).toContain(size)
  await form.getByRole('button', { name: 'Create Account' }).click()
  await expect(form.getByText('Please fill in all required fields').first()).toBeVisible()
})

test.describe('when the server refuses an account', () => {
  test.use({ expectedFaults: [refused] })

  test('the form says so, and keeps what was typed', async ({ page }) => {
    await fail(page, 'POST', '**/api/auth/register', { body: '{"success":false,"error":"no","code":"internal"}' })
    await page.goto('/login')
    await page.getByRole('tab', { name: 'Create Account' }).click()
    const form = page.getByRole('tabpanel', { name: 'Create Account' })
    await form.getByLabel('First name').fill('Ada')
    await form.getByLabel('Last name').fill('Muster')
    await form.getByLabel('E-mail').fill('ada@example.com')
    await form.getByLabel('Password', { exact: true }).fill('a long enough secret')
    await form.getByLabel('Confirm password').fill('a long enough secret')
    await form.getByRole('button', { name: 'Create Account' }).click()
    await expect(form.getByText('Registration failed. Please try again.')).toBeVisible()
    await expect(form.getByLabel('First name')).toHaveValue('Ada')
  })

  test('signing out goes on whatever the server says, and says what went wrong', async ({ page, person }) => {
    await fail(page, 'POST', '**/api/auth/logout')
    await page.goto('/')
    await expect(page.getByRole('heading', { name: `Welcome back, ${person.user.firstName}` })).toBeVisible()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByText('Logout error').first()).toBeVisible()
    await expect(page.getByText('There was an issue logging you out').first()).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
  })
})

test('home shows figures, recent descriptions, profile and tips', async ({ page, person }) => {
  const long = `${BRIEF}. ${'Patience and a steady hand. '.repeat(6)}`
  await person.write(long)
  await page.goto('/')
  for (const text of ['Total Jobs Created', 'This Week', 'Account Type', 'Free Trial', '3 per week limit'])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  // A screen reader hears the day once, with its hour.
  await expect(page.getByRole('listitem').filter({ hasText: 'This Week' })).toMatchAriaSnapshot(`
    - time: /^left, resets \\w+, \\w+ \\d+ at \\d+:\\d+ [AP]M$/
  `)
  await expect(page.getByRole('heading', { name: 'Recent Job Descriptions' })).toBeVisible()
  await expect(page.getByText(`${long.slice(0, 80).trim()}`, { exact: false }).first()).toBeVisible()
  await expect(page.getByText(long.slice(0, 100))).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'View All' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Company Profile' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pro Tips' })).toBeVisible()
  for (const tip of [
    /be specific about role requirements/i,
    /include company culture details/i,
    /mention growth opportunities/i,
    /use inclusive language/i,
  ])
    await expect(page.getByText(tip)).toBeVisible()
  await page
    .getByRole('link', { name: /^View(?! All)/ })
    .or(page.getByRole('button', { name: /^View(?! All)/ }))
    .first()
    .click()
  await expect(page).toHaveURL(/\/job-history/)
})

test('the job bot suggests, counts, and opens earlier conversations', async ({ page, person }) => {
  await person.write(BRIEF)
  await page.goto('/job-bot')
  const box = page.getByLabel('Describe the role')
  const generate = page.getByRole('button', { name: 'Generate' })
  await expect(generate).toBeDisabled()
  for (const role of ['Senior Software Engineer', 'Marketing Manager', 'Product Designer', 'Data Scientist']) {
    await page.getByRole('button', { name: role }).click()
    await expect(box).toHaveValue(`Create a job description for a ${role} position`)
    await box.fill('')
  }
  await box.fill('Nurse')
  await expect(page.getByText('5/2000')).toBeVisible()
  await expect(generate).toBeEnabled()
  await page.getByRole('button', { name: /^View/ }).first().click()
  await expect(page.getByText('Conversation loaded', { exact: true })).toBeVisible()
  await expect(page.getByText(BRIEF).first()).toBeVisible()
  await expect(page.getByText('Was this helpful?')).toBeVisible()
  await page.getByRole('button', { name: 'Thumbs up' }).click()
  await expect(page.getByText('Thanks for the feedback!')).toBeVisible()
  await expect(page.getByText('Feedback submitted', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Download as RTF' }).click()
  await expect(page.getByText('Download started', { exact: true })).toBeVisible()
})

test.describe('when the job bot meets a fault', () => {
  test.use({ expectedFaults: [refused] })

  test('it says so in the words for it, and what was typed stays', async ({ page, person }) => {
    await person.write(BRIEF)
    await page.goto('/job-bot')
    await page.getByRole('button', { name: /^View/ }).first().click()
    await fail(page, 'POST', '**/api/generate-rtf')
    await page.getByRole('button', { name: 'Download as RTF' }).click()
    await expect(page.getByText('Download failed', { exact: true })).toBeVisible()
    await expect(page.getByText('Failed to generate Rich Text document. Please try again.').first()).toBeVisible()

    await fail(page, 'POST', /\/api\/messages\/.*\/feedback/)
    await page.getByRole('button', { name: 'Thumbs up' }).click()
    await expect(page.getByText('Feedback failed', { exact: true })).toBeVisible()
    await expect(page.getByText('Failed to submit feedback').first()).toBeVisible()

    await fail(page, 'POST', '**/api/chat')
    await page.getByRole('radio', { name: /^New description/ }).check({ force: true })
    await page.getByLabel('Describe the role').fill('A second nurse')
    await page.getByRole('button', { name: 'Generate' }).click()
    await expect(page.getByText('Generation failed', { exact: true })).toBeVisible()
    await expect(page.getByText('Failed to generate job description').first()).toBeVisible()
    await expect(page.getByLabel('Describe the role')).toHaveValue('A second nurse')
  })

  test('a failed improvement says so', async ({ page, person }) => {
    await person.write(BRIEF)
    await page.goto('/job-bot')
    await page.getByRole('button', { name: /^View/ }).first().click()
    await fail(page, 'POST', '**/api/chat')
    await page.getByRole('button', { name: 'Thumbs down' }).click()
    await page.getByLabel('What should be better?').fill('Shorter')
    await page.getByRole('button', { name: 'Improve it' }).click()
    await expect(page.getByText('Regeneration failed', { exact: true })).toBeVisible()
    await expect(page.getByText('Failed to regenerate job description').first()).toBeVisible()
  })
})

test('the history waits, is empty, holds its words, and reads a text when it is opened', async ({ page, person }) => {
  const release = await hold(page, 'GET', /\/api\/job-description-summaries\?/)
  await page.goto('/job-history')
  await expect(page.getByText('Loading job description history...').first()).toBeAttached()
  await release()
  await expect(page.getByText('No Job Descriptions Yet')).toBeVisible()
  await expect(
    page
      .getByRole('link', { name: 'Create Job Description' })
      .or(page.getByRole('button', { name: 'Create Job Description' }))
      .first(),
  ).toBeVisible()
  await person.write(BRIEF)
  const texts: string[] = []
  page.on('request', (request) => {
    if (/\/api\/job-descriptions(\/[^/]+)?$/.test(request.url())) texts.push(request.url())
  })
  await page.reload()
  await expect(page.getByRole('article')).toContainText(BRIEF)
  expect(texts).toEqual([])
  await expect(
    page
      .getByRole('link', { name: 'Back to Generator' })
      .or(page.getByRole('button', { name: 'Back to Generator' }))
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: /^View Details/ }).click()
  const details = page.getByRole('dialog')
  await expect(details.getByText(BRIEF)).toBeVisible()
  await expect(details.getByRole('button', { name: 'Copy' })).toBeVisible()
  expect(texts).toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await page
    .getByRole('button', { name: /^Download/ })
    .first()
    .click()
  await expect(page.getByText('Downloaded', { exact: true })).toBeVisible()
})

test.describe('when feedback can not be saved', () => {
  test.use({ expectedFaults: [refused] })

  test('the dialog says so and stays', async ({ page, person }) => {
    await person.write(BRIEF)
    await page.goto('/job-history')
    await page.getByRole('button', { name: 'Provide Feedback' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()
    await dialog.getByLabel('2 stars').check({ force: true })
    await dialog.getByRole('textbox').first().fill('Too long')
    await fail(page, 'POST', /\/api\/job-descriptions\/.*\/feedback/)
    await dialog.getByRole('button', { name: 'Save Feedback' }).click()
    await expect(page.getByText('Failed to save feedback').first()).toBeVisible()
    await expect(dialog.getByRole('textbox').first()).toHaveValue('Too long')
    await page.unroute(/\/api\/job-descriptions\/.*\/feedback/)
    const release = await hold(page, 'POST', /\/api\/job-descriptions\/.*\/feedback/)
    await dialog.getByRole('button', { name: 'Save Feedback' }).click()
    await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible()
    await release()
    await expect(page.getByText('Feedback Saved', { exact: true })).toBeVisible()
    await expect(page.getByText('Thank you for your feedback!').first()).toBeVisible()
  })
})
