import { Moon, Sun, SunMoon } from 'lucide-react'
import { IconButton } from './icon-button.tsx'
import { texts } from './texts.ts'
import { chooseTheme, THEMES, useTheme } from './theme.ts'

const ICONS = { system: SunMoon, light: Sun, dark: Moon }

/** Steps from the system's theme to light to dark and back. */
export function ThemeSwitch() {
  const theme = useTheme()
  const Icon = ICONS[theme]
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!
  return <IconButton label={texts.theme[theme]} icon={<Icon aria-hidden />} onClick={() => chooseTheme(next)} />
}
