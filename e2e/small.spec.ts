import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

/** What a finger has to hit, in CSS pixels: WCAG 2.5.5. */
const TARGET = 44

test.describe('under a finger, 390 px wide', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('whatever can be pressed is as large as a finger', async ({ page, person, admin }) => {
    await page.goto('/login')
    const { conversationId } = await person.write('Nurse in Leeds, 37.5 hours')
    await admin.appoint(person)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Nurse', exact: true })).toBeVisible()
    await expectLarge(page, 'home')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await expectLarge(page, 'the menu')
    await page.goto('/job-bot')
    await expect(page.getByRole('heading', { name: /Who are you looking for/ })).toBeVisible()
    await page.getByRole('textbox').fill('Cook in York, £14 an hour, and speaks Polish')
    await expect(page.getByText('£14 an hour').last()).toBeVisible()
    await expectLarge(page, 'the composer, with a sheet beside it')
    await page.goto(`/job-bot?conversation=${conversationId}`)
    const sheet = page.getByRole('article').last()
    await expect(sheet).toContainText('Leeds')
    await expectLarge(page, 'a page that is read')
    await page.getByRole('button', { name: 'Thumbs down' }).tap()
    await expectLarge(page, 'the comment box')
    await page.getByRole('button', { name: 'Cancel' }).tap()
    await sheet.getByRole('button', { name: 'Edit', exact: true }).tap()
    await expect(page.getByRole('textbox', { name: 'The description' })).toBeVisible()
    await expectLarge(page, 'the editor')
    await page.getByRole('button', { name: 'Discard' }).tap()
    await sheet.getByRole('button', { name: 'Versions' }).tap()
    await expect(page.getByRole('button', { name: 'Read version 1' })).toBeVisible()
    await expectLarge(page, 'the list of versions')
    await page.goto('/job-history')
    await expect(page.getByRole('button', { name: 'View Details' })).toBeVisible()
    await expectLarge(page, 'the history')
    await page.getByRole('button', { name: 'View Details' }).tap()
    await expect(page.getByRole('dialog').getByText('37.5 hours').first()).toBeVisible()
    await expectLarge(page, 'details')
    await page.goto('/account')
    await expect(page.getByText('Last seen').first()).toBeVisible()
    await expectLarge(page, 'the account')
    await page.goto('/admin')
    await expect(page.getByRole('tab', { name: 'Admin Roles' })).toBeVisible()
    await expectLarge(page, 'the admin panel')
    await page.evaluate('localStorage.clear()')
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expectLarge(page, 'sign in')
  })
})

/** All that can be pressed, links within a sentence aside. */
async function expectLarge(page: Page, what: string) {
  const small = await page.evaluate((least) => {
    const pressed =
      'button, a[href], select, summary, input, textarea, [role="button"], [role="menuitem"], [role="tab"]'
    return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
      const label = element.closest('label')
      const { width, height } = (label ?? element).getBoundingClientRect()
      const isSeen =
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1 && height > 1
      const isInSentence = getComputedStyle(element).display === 'inline'
      // A hair less is a matter of rounding.
      if (!isSeen || isInSentence || (width > least - 0.5 && height > least - 0.5)) return []
      return [`${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent} ${width}×${height}`]
    })
  }, TARGET)
  expect.soft(small, what).toEqual([])
}

test.describe('at 400 % zoom: 320 by 256 px', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('most of the window is the page, whatever stands in the composer', async ({ page, person }) => {
    const { conversationId } = await person.write('Nurse in Leeds, 37.5 hours, £35,000 a year, Excel is a plus')
    await page.goto(`/job-bot?conversation=${conversationId}`)
    const sheet = page.getByRole('article').last()
    const composer = page.getByRole('textbox', { name: 'Change this description' })
    await expect(sheet).toContainText('Leeds')
    await sheet
      .locator('.ad h3')
      .first()
      .evaluate((heading) => heading.scrollIntoView())
    await expectReadable(page)
    await composer.fill('Remove Excel. Make the first sentence shorter, and say that nobody works at night.')
    const send = page.getByRole('button', { name: 'Change it' })
    await expect(send).toBeInViewport({ ratio: 1 })
    // Who turns to the page again has it.
    await sheet.locator('.ad p').first().click()
    await expect(send).toBeHidden()
    await expectReadable(page)
    await composer.focus()
    await send.click()
    await expect(page.getByText('Job description improved!', { exact: true })).toBeVisible()
    await expect(sheet.locator('.ad')).not.toContainText('Excel')
    await sheet.getByRole('button', { name: 'Edit', exact: true }).click()
    const editor = page.getByRole('textbox', { name: 'The description' })
    await editor.getByRole('heading', { name: 'What you will do' }).click()
    await expect(editor.getByRole('heading', { name: 'What you will do' })).toBeInViewport({ ratio: 1 })
    await expectAsWideAsItIs(page)
  })
})

/** At least 60 % of the window's height shows the page, and nothing goes beyond its width. */
async function expectReadable(page: Page) {
  const seen = await page.evaluate(() => {
    const sheet = [...document.querySelectorAll('article')].at(-1)!
    const { left } = sheet.getBoundingClientRect()
    const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(left + 30, y))
    return rows.filter((element) => element && sheet.contains(element)).length / innerHeight
  })
  expect(seen).toBeGreaterThan(0.6)
  await expectAsWideAsItIs(page)
}

const expectAsWideAsItIs = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
