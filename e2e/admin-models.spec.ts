import { FakeProvider } from '../server/src/testing/provider.ts'
import { expect, test as journey } from './journey.ts'
import { shareAssistant } from './teach.ts'

const KEY = 'sk-typed-in-the-browser-0123456789'

const test = journey.extend<{ provider: FakeProvider }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from this pattern
  provider: async ({}, use) => {
    const provider = await FakeProvider.start()
    await use(provider)
    await provider.close()
  },
})

test('an admin sets a provider, compares its models, gives one to an assistant, and reads what it used', async ({
  page,
  person,
  admin,
  provider,
  request,
}) => {
  await admin.appoint(person)
  // One of its own: without its provider it is out of reach, for other journeys, too.
  await shareAssistant(request, admin, 'Tried out')
  const answers: string[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) answers.push(await response.text().catch(() => ''))
  })
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Models' }).click()
  await page.getByRole('button', { name: 'Set up: Another service' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address', { exact: true }).fill(`${provider.origin}/v1`)
  await dialog.getByLabel('Key', { exact: true }).fill(KEY)
  await dialog.getByRole('button', { name: 'Try It' }).click()
  await expect(dialog.getByText('This address leads into a network that is not allowed for it.')).toBeVisible()
  await dialog.getByLabel('The address may be in a private network').check()
  await dialog.getByRole('button', { name: 'Try It' }).click()
  await expect(dialog.getByText('It offers 2 models.')).toBeVisible()
  await expect(dialog.getByText(/^large wrote: /)).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved, and at work at once', { exact: true })).toBeVisible()
  await expect(page.getByText(`${provider.origin}/v1 · A key is kept`)).toBeVisible()

  await page.getByRole('button', { name: 'Change: Another service' }).click()
  await expect(dialog.getByLabel('Key', { exact: true })).toHaveValue('')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('tab', { name: 'Side by Side' }).click()
  await page.getByLabel('First model').selectOption('compatible:small')
  await page.getByLabel('Second model').selectOption('builtin:writer')
  await page.getByRole('button', { name: 'Write Both' }).click()
  const small = page.getByRole('article', { name: 'compatible:small' })
  await expect(small.getByRole('heading', { name: 'Engineer' })).toBeVisible()
  await expect(
    page.getByRole('article', { name: 'builtin:writer' }).getByRole('heading', { name: /Nurse/ }),
  ).toBeVisible()
  await small.getByLabel('Give compatible:small to').selectOption({ label: 'Tried out' })
  await small.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Tried out writes with it from now on', { exact: true })).toBeVisible()

  await page.getByRole('tab', { name: 'Tokens' }).click()
  await expect(page.getByRole('row', { name: /compatible:small Trials 1 9 7/ })).toBeVisible()
  await page.getByRole('button', { name: 'Set price, Price of compatible:small' }).click()
  await dialog.getByLabel('In', { exact: true }).fill('1000')
  await dialog.getByLabel('Out', { exact: true }).fill('3000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /0\.03 EUR/ })).toBeVisible()

  await page.getByRole('tab', { name: 'Providers' }).click()
  await page.getByRole('button', { name: 'Monthly ceiling of Another service' }).click()
  await dialog.getByLabel('Tokens').fill('1000')
  await dialog.getByLabel('What writes then').selectOption('builtin:writer')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('16 of 1,000 tokens this month')).toBeVisible()

  await page.getByRole('button', { name: 'Remove: Another service' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('The provider was removed', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set up: Another service' })).toBeVisible()

  expect(provider.received.length).toBeGreaterThan(0)
  for (const { headers } of provider.received) expect(headers.authorization).toBe(`Bearer ${KEY}`)
  expect(answers.length).toBeGreaterThan(10)
  expect(answers.join()).not.toContain(KEY)
  expect(await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })')).not.toContain(KEY)
})

test('models on this machine are looked for when an admin presses, and not before', async ({ page, person, admin }) => {
  await admin.appoint(person)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/admin/models')
  await expect(page.getByRole('heading', { name: 'This machine' })).toBeVisible()
  expect(asked.join()).not.toContain('local-search')
  await page.getByRole('button', { name: 'Look for Models on This Machine' }).click()
  await expect(
    page.getByText('Nothing answers at the usual addresses of this machine.', { exact: false }),
  ).toBeVisible()
})
