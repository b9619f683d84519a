import { existsSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './steps.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const steps = read('Dockerfile')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => /^[A-Z]/.test(line))
const argumentsOf = (instruction: string) =>
  steps.filter((step) => step.startsWith(`${instruction} `)).map((step) => step.slice(instruction.length + 1))
const ignored = read('.dockerignore').trim().split('\n')

test('each stage that something is copied from stands before it', () => {
  const stages = steps.map((step) => / AS (\w+)$/.exec(step)?.[1])
  for (const [at, step] of steps.entries()) {
    const from = /^COPY --from=(\w+)/.exec(step)?.[1]
    if (from) expect(stages.slice(0, at)).toContain(from)
  }
})

test('what the release is made of is there, and not left out', () => {
  const [context, ...others] = argumentsOf('COPY').filter((step) => !step.startsWith('--from'))
  expect([context, others]).toEqual(['. .', []])
  const rooms = ['contract/src', 'craft/src', 'craft/data', 'craft/models', 'server/src', 'web/src', 'scripts/run.mjs']
  const beside = ['package-lock.json', '.npmrc', 'README.md', 'LICENSE', 'CHANGELOG.md', '.env.example']
  for (const path of [...rooms, ...beside]) {
    expect(existsSync(join(ROOT, path)), path).toBe(true)
    const folders = path.split('/').map((_, index, names) => names.slice(0, index + 1).join('/'))
    expect(ignored.filter((pattern) => folders.some((folder) => matchesGlob(folder, pattern)))).toEqual([])
  }
})

test('it starts what the release starts, with settings that there are', () => {
  const [node, file] = JSON.parse(argumentsOf('CMD')[0]!) as string[]
  expect([node, file]).toEqual(['node', '/app/bin/rolewright.mjs'])
  expect(read('scripts/release/release.ts')).toContain("rolewright: 'bin/rolewright.mjs'")
  for (const [, name] of argumentsOf('ENV')[0]!.matchAll(/(\w+)=/g)) expect(read('.env.example')).toContain(`${name}=`)
})
