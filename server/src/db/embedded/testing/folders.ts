import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { buildFolder } from '../build-folder.ts'

const made: string[] = []
afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** An empty folder, gone after the tests of this file. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rolewright-folder-'))
  made.push(folder)
  return folder
}

/** A data folder with a new, empty database in it; made once for all, then copied. */
export async function freshFolder(): Promise<string> {
  const wasm = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')
  const { version } = JSON.parse(readFileSync(join(wasm, '../../package.json'), 'utf8'))
  const original = join(tmpdir(), `rolewright-${userInfo().uid}-pglite-${version}`)
  if (!existsSync(original)) {
    const built = join(emptyFolder(), 'pg18')
    await buildFolder(built)
    try {
      renameSync(built, original)
    } catch (error) {
      // Another test file was quicker.
      if (!existsSync(original)) throw error
    }
  }
  const folder = emptyFolder()
  cpSync(original, join(folder, 'pg18'), { recursive: true })
  return folder
}
