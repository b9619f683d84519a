import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './steps.ts'

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(ROOT, folder, name))
    .filter((path) => statSync(path).isFile())
const linesIn = (paths: string[]) =>
  paths.reduce((sum, path) => sum + readFileSync(path, 'utf8').split('\n').length - 1, 0)
const isProduct = (path: string) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path)
const inEnglish = new Intl.NumberFormat('en')

/** What every reader pays: lines of each room, and what the craft knows. */
export function describeSizes(): string {
  const rooms = ['contract', 'craft', 'server', 'web'].map(
    (room) => `${room} ${inEnglish.format(linesIn(filesIn(`${room}/src`).filter(isProduct)))}`,
  )
  const rows = linesIn(filesIn('craft/data').filter((path) => path.endsWith('.tsv')))
  const bytes = filesIn('craft/models').reduce((sum, path) => sum + statSync(path).size, 0)
  return [
    `lines without tests: ${rooms.join(', ')}`,
    `the craft knows ${inEnglish.format(rows)} rows and ${(bytes / 1_000_000).toFixed(2)} MB of weights`,
  ].join('; ')
}
