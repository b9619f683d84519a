import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { startProduct } from '../e2e/product.ts'
import { ensureBrowser } from '../scripts/browser.ts'

/**
 * What a phone meets at /login, by Lighthouse: scores against what we hold ourselves to, and the bytes over the wire
 * against their limits.
 */
const ROUNDS = 3
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100 }
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
  const best: Record<string, number> = {}
  const bytes: Record<string, number> = {}
  for (let round = 0; round < ROUNDS; round++) {
    const run = await lighthouse(`${product.url}/login`, { port: browser.port, onlyCategories: Object.keys(GOALS) })
    if (!run) throw new Error('Lighthouse answered nothing.')
    for (const [name, { score }] of Object.entries(run.lhr.categories))
      best[name] = Math.max(best[name] ?? 0, Math.round((score ?? 0) * 100))
    const requests = run.lhr.audits['network-requests']?.details
    const items = requests?.type === 'table' ? requests.items : []
    for (const type of Object.keys(LIMITS_KB))
      bytes[type] = items
        .filter((item) => item.resourceType === type)
        .reduce((sum, item) => sum + Number(item.transferSize ?? 0), 0)
  }
  for (const [name, goal] of Object.entries(GOALS))
    console.log(
      `${name}: ${best[name]} of ${goal} (${((best[name] ?? 0) / goal).toFixed(2)} of the goal, best of ${ROUNDS})`,
    )
  for (const [type, limit] of Object.entries(LIMITS_KB)) {
    const used = (bytes[type] ?? 0) / 1024
    console.log(`${type}: ${used.toFixed(1)} of ${limit} KB (${(used / limit).toFixed(2)} of the limit)`)
  }
} finally {
  browser.kill()
  await product.stop()
}
