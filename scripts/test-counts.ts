import { existsSync, readFileSync } from 'node:fs'

interface Counts {
  passed: number
  failed: number
}

/** Adds up what Vitest's and Playwright's JSON reports count. */
export function countTests(reports: string[]): Counts {
  const sum = { passed: 0, failed: 0 }
  for (const file of reports.filter((file) => existsSync(file))) {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const counts: Counts = report.stats
      ? { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
      : { passed: report.numPassedTests, failed: report.numFailedTests }
    sum.passed += counts.passed
    sum.failed += counts.failed
  }
  return sum
}
