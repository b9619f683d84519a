import { keep } from '../lib/device-storage.ts'
import { createStore, useSource } from '../lib/store.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Read by public/theme.js too, before the first paint. */
const STORAGE_KEY = 'theme'

const readTheme = (): Theme => {
  const set = document.documentElement.dataset.theme
  return set === 'light' || set === 'dark' ? set : 'system'
}
const chosen = createStore(readTheme())

export function chooseTheme(theme: Theme) {
  keep(STORAGE_KEY, theme === 'system' ? null : theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  chosen.write(theme)
}

export const useTheme = (): Theme => useSource(chosen)
