import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { canInstallPackages, findInPath, installPackage } from './debian.ts'

/** Where a Chromium is: the one named by CHROMIUM_PATH, the machine's own, or Playwright's. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`)
    return named
  }
  const own = findInPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')
  return own ?? [chromium.executablePath()].find((path) => path && existsSync(path))
}

/** Finds a browser or installs one. */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  if (canInstallPackages()) installPackage('chromium')
  else spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' })
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    'The browser tests need Chromium, and it could not be installed.\n' +
      'Install it (on Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or name one in CHROMIUM_PATH.',
  )
}
