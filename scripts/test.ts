import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { check } from './check.ts'
import { ensureCounterpart, OFFICE, PDF_READER } from './counterparts.ts'
import { borrowPostgres } from './postgres.ts'
import { borrowS3 } from './s3.ts'
import { ROOT, reportOf, runStep, vitestStep } from './steps.ts'
import { countTests } from './test-counts.ts'

/** Every test there is. A later part runs although an earlier one failed: one run tells all. */
async function testAll(): Promise<boolean> {
  const browser = ensureBrowser()
  rmSync(join(ROOT, 'test-results'), { recursive: true, force: true })
  const checked = await check()
  ensureCounterpart(OFFICE)
  ensureCounterpart(PDF_READER)
  const lasted = await runStep(vitestStep('long tests', 'long', '--project', 'long'))
  const onServer = await testOnPostgres()
  const store = await lendS3()
  try {
    const onS3 = store ? await testOnS3(store.endpoint) : !process.env.CI
    const journeys = await runStep({
      says: 'browser journeys',
      run: ['playwright', 'test', ...process.argv.slice(2)],
      env: { CHROMIUM_PATH: browser, ...(store && { TEST_S3_ENDPOINT: store.endpoint }) },
      live: true,
    })
    return checked && lasted && onServer && onS3 && journeys
  } finally {
    await store?.stop()
  }
}

/** What speaks to the database that the settings name. */
const ON_DATABASE = ['server/src/features', 'server/src/http']

/** The embedded database runs one transaction at a time and so hides races: the HTTP tests run on a server once more. */
async function testOnPostgres(): Promise<boolean> {
  const postgres = await borrowPostgres()
  if (!postgres) {
    console.log('HTTP tests on PostgreSQL: NOT RUN, because there is no PostgreSQL here and it could not be installed.')
    return !process.env.CI
  }
  try {
    const step = vitestStep('HTTP tests on PostgreSQL', 'postgres', '--project', 'server', ...ON_DATABASE)
    return await runStep({ ...step, env: { TEST_DATABASE_URL: postgres.url } })
  } finally {
    await postgres.stop()
  }
}

/** What keeps files in the store that the settings name. */
const ON_STORE = ['server/src/storage', 'server/src/features/uploads']

/** A folder on disk and a store that speaks S3 keep the same promises: the tests of both run on the latter once more. */
const testOnS3 = (endpoint: string) =>
  runStep({
    ...vitestStep('storage and upload tests on S3', 's3', '--project', 'server', ...ON_STORE),
    env: { TEST_S3_ENDPOINT: endpoint },
  })

/** Says so where there is none: then what needs it is not run. */
async function lendS3() {
  const store = await borrowS3().catch((error: unknown) => void console.error(error))
  if (!store) console.log('Tests on S3: NOT RUN, because there is no OpenStack Swift here that could be started.')
  return store
}

const passed = await testAll()
const counts = countTests(['unit', 'long', 'postgres', 's3', 'journeys'].map((name) => join(ROOT, reportOf(name))))
for (const { title, reason } of counts.wobbles)
  console.log(`To mend, it passed only when tried again: ${title}: ${reason}`)
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.wobbles.length} to mend`)
process.exitCode = passed ? 0 : 1
