import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { check } from './check.ts'
import { borrowPostgres } from './postgres.ts'
import { ROOT, runStep } from './steps.ts'
import { countTests } from './test-counts.ts'

const RESULTS = join(ROOT, 'test-results')
const resultFile = (name: string) => join(RESULTS, `${name}.json`)

/** Every test there is. A later part runs although an earlier one failed: one run tells all. */
async function testAll(): Promise<boolean> {
  const browser = ensureBrowser()
  mkdirSync(RESULTS, { recursive: true })
  const checked = await check(vitestInto('unit'))
  const onServer = await testOnPostgres()
  const journeys = await runStep({
    says: 'browser journeys',
    run: ['playwright', 'test', ...process.argv.slice(2)],
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile('journeys') },
    live: true,
  })
  return checked && onServer && journeys
}

const vitestInto = (name: string) => ({ VITEST_JSON_FILE: resultFile(name) })

/** The embedded database runs one transaction at a time and so hides races: the HTTP tests run on a server once more. */
async function testOnPostgres(): Promise<boolean> {
  const postgres = await borrowPostgres()
  if (!postgres) {
    console.log('HTTP tests on PostgreSQL: NOT RUN, because there is no PostgreSQL here and it could not be installed.')
    return !process.env.CI
  }
  try {
    return await runStep({
      says: 'HTTP tests on PostgreSQL',
      run: ['vitest', 'run', '--project', 'server', '--reporter=default', '--reporter=json'],
      env: { TEST_DATABASE_URL: postgres.url, ...vitestInto('postgres') },
      live: true,
    })
  } finally {
    await postgres.stop()
  }
}

const passed = await testAll()
const counts = countTests(['unit', 'postgres', 'journeys'].map(resultFile))
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = passed ? 0 : 1
