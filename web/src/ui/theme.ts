import { useSyncExternalStore } from 'react'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Read by public/theme.js too, before the first paint. */
const STORAGE_KEY = 'theme'
const listeners = new Set<() => void>()

const readTheme = (): Theme => {
  const set = document.documentElement.dataset.theme
  return set === 'light' || set === 'dark' ? set : 'system'
}

export function chooseTheme(theme: Theme) {
  if (theme === 'system') {
    localStorage.removeItem(STORAGE_KEY)
    delete document.documentElement.dataset.theme
  } else {
    localStorage.setItem(STORAGE_KEY, theme)
    document.documentElement.dataset.theme = theme
  }
  for (const listener of listeners) listener()
}

export const useTheme = (): Theme =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, readTheme)
