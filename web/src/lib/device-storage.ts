/** What this device keeps between visits. A browser may refuse to keep anything: then it lives as long as the page. */
export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {}
}

export const keepJson = (key: string, value: unknown): void => keep(key, value === null ? null : JSON.stringify(value))

export function findKept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Null where nothing is kept, or what is kept is no JSON. */
export function findKeptJson(key: string): unknown {
  try {
    return JSON.parse(findKept(key) ?? 'null')
  } catch {
    return null
  }
}
