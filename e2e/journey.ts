import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { type Person, registerPerson } from './person.ts'
import { type Product, startProduct } from './product.ts'

interface ForEachTest {
  /** Faults that a browser reports although all is as it should be, such as a refused call that the journey is about. */
  expectedFaults: RegExp[]
  /** Someone new, signed in on the page. */
  person: Person
}

interface ForEachServer {
  product: Product
  /** The first account, which on a fresh instance is an admin. */
  admin: Person
}

/** The product and a browser: what a person meets. Every journey fails on a console error or a blocked resource. */
export const test = base.extend<ForEachTest, ForEachServer>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from this pattern
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  admin: [
    async ({ playwright, product }, use) => {
      const request = await playwright.request.newContext({ baseURL: product.url })
      await use(await registerPerson(request, { firstName: 'Grace', lastName: 'Keeper' }))
      await request.dispose()
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  expectedFaults: [[], { option: true }],
  page: async ({ page, expectedFaults }, use) => {
    const faults = watchFaults(page)
    await use(page)
    expect(faults.filter((fault) => !expectedFaults.some((expected) => expected.test(fault)))).toEqual([])
  },
  person: async ({ page, request }, use) => {
    const person = await registerPerson(request)
    await page.addInitScript((token) => {
      // Once: a journey may sign out, and stay so.
      if (sessionStorage.getItem('journey')) return
      sessionStorage.setItem('journey', 'begun')
      localStorage.setItem('authToken', token)
    }, person.token)
    await use(person)
  },
})

/** Chromium reports violations of the content security policy as console errors, too. */
function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.stack ?? error.message}`))
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`)
  })
  return faults
}

export { expect } from '@playwright/test'
