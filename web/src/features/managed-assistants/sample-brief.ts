import { texts } from './texts.ts'

const storageKey = (userId: string) => `trial-brief:${userId}`
const { sample } = texts.trial

/** The brief that this person tries assistants on, the product's sample until they wrote another. */
export function readBrief(userId: string): string {
  try {
    return localStorage.getItem(storageKey(userId)) ?? sample
  } catch {
    return sample
  }
}

export function writeBrief(userId: string, brief: string): void {
  // A browser may refuse to store anything; then the brief lives as long as the form.
  try {
    if (brief === sample) localStorage.removeItem(storageKey(userId))
    else localStorage.setItem(storageKey(userId), brief)
  } catch {}
}
