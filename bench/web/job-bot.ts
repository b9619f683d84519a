import { chromium } from '@playwright/test'
import { ensureBrowser } from '../../scripts/browser.ts'

const BRIEF =
  'Senior backend developer (Go), Leeds or remote in the UK, £65-80k + 10% bonus, 5+ years, Kafka, Postgres, Kubernetes'

interface Page {
  document: { querySelectorAll(selector: string): Iterable<{ textContent: string }> }
}
/** Asked in the page with each frame: `waitFor` would look again only after half a second. */
const isRead = () =>
  [...(globalThis as unknown as Page).document.querySelectorAll('button')].some(({ textContent }) =>
    /^What I read.*\d facts?/s.test(textContent),
  )

/** A first visit to /job-bot by somebody signed in, who pastes a brief. */
export async function measureJobBot(url: string): Promise<{ kilobytes: number; readAfter: number }> {
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'web@example.com',
      password: 'a long enough secret',
      firstName: 'Ada',
      lastName: 'B',
    }),
  })
  const { token } = (await answer.json()) as { token: string }
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    await page.addInitScript((held) => localStorage.setItem('authToken', held), token)
    const wire = await page.context().newCDPSession(page)
    let bytes = 0
    wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await wire.send('Network.enable')
    await page.goto(`${url}/job-bot`)
    const box = page.getByRole('textbox').first()
    await box.waitFor()
    await page.waitForLoadState('networkidle')
    const begun = performance.now()
    await box.fill(BRIEF)
    await page.waitForFunction(isRead)
    const readAfter = performance.now() - begun
    await page.waitForLoadState('networkidle')
    return { kilobytes: bytes / 1000, readAfter }
  } finally {
    await browser.close()
  }
}
