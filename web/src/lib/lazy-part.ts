import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** How long a part that did not come is waited for before it is asked for again, in ms. */
const PAUSES_MS = [500, 2000]

/**
 * A part of the product that comes when it is needed. One that could not be fetched without a network is fetched once that is
 * back, and not given up for good.
 */
// biome-ignore lint/suspicious/noExplicitAny: as React's own lazy
export const lazyPart = <Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> => lazy(() => loadPart(load))

/** @throws where it does not come although there is a network: after a new release, say */
export async function loadPart<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let tries = 0; ; tries++) {
    try {
      return await load()
    } catch (error) {
      if (navigator.onLine === false) {
        await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
        tries = -1
        continue
      }
      const pause = PAUSES_MS[tries]
      if (pause === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
