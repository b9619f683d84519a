import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cpuTimeOf } from '../../training/cpu-time.ts'
import { writeDescription } from '../write-description.ts'
import { findClaims } from './grounds.ts'

it('what the built-in writer makes of a brief is told', () => {
  const folder = new URL('../../../corpora/taught/', import.meta.url)
  const briefs = readdirSync(folder)
    .filter((name) => /^(?:en|de|fr|es)\d\.txt$/.test(name))
    .flatMap((name) => briefsIn(readFileSync(new URL(name, folder), 'utf8')).slice(0, 4))
  const claims = briefs.flatMap((brief) => {
    const written = writeDescription({ brief })
    if ('question' in written) return []
    const { text, typical } = written
    return findClaims(text, { brief, typical }).filter(({ ground }) => ground === 'none')
  })
  expect(briefs.length).toBeGreaterThan(50)
  expect(claims).toEqual([])
})

/** The labelled briefs of a file as they were typed; `corpora/README.md` has the format. */
function briefsIn(file: string): string[] {
  return file
    .split(/^# .*\n/m)
    .slice(1)
    .map((rows) =>
      rows
        .split('\n')
        .filter((row) => row.includes('\t'))
        .map((row) => row.slice(row.indexOf('\t') + 1).replace(/¶/g, '\n'))
        .map((said) => (said.endsWith('~') ? said.slice(0, -1) : said.endsWith('\n') ? said : `${said} `))
        .join(''),
    )
}

it.each([
  ['Japanese', '日本語の求人'.repeat(3400)],
  ['figures', '12 '.repeat(6600)],
  ['names', 'Ab '.repeat(6600)],
  ['cells', '|a'.repeat(10_000)],
])('twenty thousand characters of %s take well under a second', (_script, text) => {
  findClaims('# Cook', { brief: 'cook' })
  const spent = cpuTimeOf(() => {
    findClaims(text, { brief: text.slice(0, 2000) })
  })
  expect(spent).toBeLessThan(1000)
})
