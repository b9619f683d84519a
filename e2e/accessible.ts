import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that a theme can break; to the others a page is the same in each. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** Nothing for axe to say, in the dark theme and in the light one. */
export async function expectAccessible(page: Page, what: string) {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNothingFound(new AxeBuilder({ page }).withRules(OF_COLOURS), `${what}, dark`)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectNothingFound(new AxeBuilder({ page }).withTags(STANDARDS), what)
}

async function expectNothingFound(axe: AxeBuilder, what: string) {
  // In the page itself: the other way opens a second page for each answer, for frames of other origins, of which there are none.
  const { violations } = await axe.setLegacyMode().analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  expect(found, what).toEqual([])
}

/** As accessible, and no wider than its window. */
export async function expectSound(page: Page, what: string) {
  await expectAccessible(page, what)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${what}, sideways`).toBeLessThanOrEqual(0)
}
