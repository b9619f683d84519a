import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openSeal } from './secret-key.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rolewright-key-'))
})
afterEach(() => rm(folder, { recursive: true }))
const open = (env: Record<string, string> = {}) => openSeal(readConfig({ DATA_DIR: folder, ...env }, '/'))

test('a key is made beside the embedded database once, for its owner alone', async () => {
  const sealed = open()!.close('test', 'a value')
  const file = join(folder, 'secret.key')
  const key = await readFile(file, 'utf8')
  expect(key.trim()).toHaveLength(43)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(open()!.open('test', sealed)).toBe('a value')
  expect(await readFile(file, 'utf8')).toBe(key)
})

test('the setting wins, and is the same on every replica', () => {
  const SECRET_KEY = 'a secret of at least 32 characters'
  const sealed = open({ SECRET_KEY })!.close('test', 'a value')
  expect(open({ SECRET_KEY, DATABASE_URL: 'postgres://db' })!.open('test', sealed)).toBe('a value')
  expect(open()!.open('test', sealed)).toBeNull()
})

test('a database on a server has no key of its own', () => {
  expect(open({ DATABASE_URL: 'postgres://db' })).toBeNull()
})

test('a file that holds no key is not taken for one', async () => {
  await writeFile(join(folder, 'secret.key'), '')
  expect(() => open()).toThrow('holds no key')
})
