import { existsSync, readFileSync } from 'node:fs'

/** A test that failed and passed when it was tried again: a fault to mend, in it or in what it tests. */
export interface Wobble {
  title: string
  /** The first line of how it failed. */
  reason: string
}

interface Counts {
  passed: number
  failed: number
  wobbles: Wobble[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[]
}
interface Suite {
  specs?: { title: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[]
  suites?: Suite[]
}
interface PlaywrightReport extends Suite {
  stats: { expected: number; flaky: number; unexpected: number }
}

/** Adds up what Vitest's and Playwright's JSON reports count. */
export function countTests(reports: string[]): Counts {
  const counted = reports
    .filter((file) => existsSync(file))
    .map((file) => countOne(JSON.parse(readFileSync(file, 'utf8'))))
  return {
    passed: counted.reduce((sum, { passed }) => sum + passed, 0),
    failed: counted.reduce((sum, { failed }) => sum + failed, 0),
    wobbles: counted.flatMap(({ wobbles }) => wobbles),
  }
}

function countOne(report: VitestReport | PlaywrightReport): Counts {
  if ('stats' in report) {
    const { expected, flaky, unexpected } = report.stats
    return { passed: expected + flaky, failed: unexpected, wobbles: wobblesIn(report) }
  }
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const wobbles = tests
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => ({ title: fullName, reason: firstLine(failureMessages[0]) }))
  return { passed: report.numPassedTests, failed: report.numFailedTests, wobbles }
}

const wobblesIn = ({ specs = [], suites = [] }: Suite): Wobble[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => ({ title, reason: firstLine(results.find(({ error }) => error)?.error?.message) })),
  ),
  ...suites.flatMap(wobblesIn),
]

const firstLine = (message = 'without a reason') => message.split('\n', 1)[0]!
