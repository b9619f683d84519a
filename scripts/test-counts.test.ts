import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countTests } from './test-counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'rolewright-reports-'))
const report = (name: string, content: object) => {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('what passed only when it was tried again is named, with how it failed', () => {
  const unit = report('unit.json', {
    numPassedTests: 2,
    numFailedTests: 0,
    testResults: [
      {
        assertionResults: [
          { status: 'passed', fullName: 'is told', failureMessages: ['Error: too late\n    at a.ts:1'] },
          { status: 'passed', fullName: 'is calm', failureMessages: [] },
        ],
      },
    ],
  })
  const results = [{ error: { message: 'no such button\nCall log' } }, {}]
  const journeys = report('journeys.json', {
    stats: { expected: 4, flaky: 1, unexpected: 1 },
    suites: [{ suites: [{ specs: [{ title: 'a page', tests: [{ status: 'flaky', results }] }] }] }],
  })
  expect(countTests([unit, journeys, join(folder, 'was not run.json')])).toEqual({
    passed: 7,
    failed: 1,
    wobbles: [
      { title: 'is told', reason: 'Error: too late' },
      { title: 'a page', reason: 'no such button' },
    ],
  })
})
