import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

/** The file that an action lets the browser save. */
export async function readDownload(page: Page, act: () => Promise<void>): Promise<{ name: string; content: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  return { name: download.suggestedFilename(), content: await readFile(await download.path(), 'latin1') }
}
