import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { startProduct } from '../e2e/product.ts'
import { ensureBrowser } from '../scripts/browser.ts'
import { median } from './generation/figures.ts'
import { measureJobBot } from './web/job-bot.ts'

/**
 * What a phone meets at /login, by Lighthouse: scores against what we hold ourselves to, and the bytes over the wire
 * against their limits. What comes over the wire at /job-bot, with what typing fetches, and how long a pasted brief takes to be
 * read by a product that read none before.
 */
const ROUNDS = 3
const TRIES = 10
const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100 }
const LIMITS_KB = { Script: 120, Stylesheet: 20 }
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

const product = await startProduct()
const browser = await launch({ chromePath: ensureBrowser(), chromeFlags: FLAGS })
try {
  const { kilobytes, readAfter } = await measureJobBot(product.url)
  console.log(`/job-bot: ${kilobytes.toFixed(0)} of 220 kB (${(kilobytes / 220).toFixed(2)} of the limit)`)
  console.log(
    `a pasted brief is read, cold: ${readAfter.toFixed(0)} of 400 ms (${(readAfter / 400).toFixed(2)} of the limit)`,
  )

  const scores: Record<string, number[]> = {}
  const bytes: Record<string, number> = {}
  for (let round = 0, tries = 0; round < ROUNDS; tries++) {
    const run = await lighthouse(`${product.url}/login`, { port: browser.port, onlyCategories: Object.keys(GOALS) })
    if (!run || tries === TRIES) throw new Error('Lighthouse answered nothing.')
    // On a busy machine it may miss the first paint, and has no score then.
    if (run.lhr.categories.performance?.score === null) continue
    round += 1
    for (const [name, { score }] of Object.entries(run.lhr.categories))
      scores[name] = [...(scores[name] ?? []), Math.round((score ?? 0) * 100)]
    const requests = run.lhr.audits['network-requests']?.details
    const items = requests?.type === 'table' ? requests.items : []
    for (const type of Object.keys(LIMITS_KB))
      bytes[type] = items
        .filter((item) => item.resourceType === type)
        .reduce((sum, item) => sum + Number(item.transferSize ?? 0), 0)
  }
  for (const [name, goal] of Object.entries(GOALS)) {
    const middle = median(scores[name]!)
    console.log(`${name}: ${middle} of ${goal} (${(middle / goal).toFixed(2)} of the goal, median of ${ROUNDS})`)
  }
  for (const [type, limit] of Object.entries(LIMITS_KB)) {
    const used = (bytes[type] ?? 0) / 1024
    console.log(`${type}: ${used.toFixed(1)} of ${limit} KB (${(used / limit).toFixed(2)} of the limit)`)
  }
} finally {
  browser.kill()
  await product.stop()
}
