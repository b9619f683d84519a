import type { Page } from '@playwright/test'

/** Lets calls fail as a server in trouble would, and says which console messages that brings. */
export async function fail(page: Page, method: string, url: RegExp | string, { status = 500, body = '' } = {}) {
  await page.route(url, (route) =>
    route.request().method() === method
      ? route.fulfill({ status, body, contentType: 'application/json' })
      : route.fallback(),
  )
}

/** Holds calls back until the answer is called. */
export async function hold(page: Page, method: string, url: RegExp | string): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = []
  await page.route(url, (route) =>
    route.request().method() === method ? void held.push(() => route.fallback()) : route.fallback(),
  )
  return async () => {
    await page.unroute(url)
    await Promise.all(held.map((go) => go().catch(() => {})))
  }
}

export const refused = /status of (4|5)\d\d/
