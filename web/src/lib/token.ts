const STORAGE_KEY = 'authToken'

export const readToken = (): string | null => localStorage.getItem(STORAGE_KEY)
export const storeToken = (token: string): void => localStorage.setItem(STORAGE_KEY, token)
export const forgetToken = (): void => localStorage.removeItem(STORAGE_KEY)

/** Runs when another tab signed in, out, or as someone else. Returns how to stop listening. */
export function onTokenChangedElsewhere(listener: (token: string | null) => void): () => void {
  const hear = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === STORAGE_KEY || event.key === null) listener(readToken())
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
