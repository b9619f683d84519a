import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, runToEnd, say } from './program.mjs'

/** What the built product is made of; tests are not. */
const SOURCES = [
  'contract',
  'craft',
  'server',
  'web',
  'scripts/build.ts',
  'scripts/precompress.ts',
  'package-lock.json',
]
const NO_SOURCE = /(\.test\.tsx?|\.md|\/testing|\/node_modules)$/
const STAMP = join(ROOT, 'dist/built-from')

/** Builds web and server into dist/, unless they were built from these very sources. */
export async function ensureBuilt(node) {
  const sources = hashSources()
  if (readStamp() === sources) return
  say('Building…')
  rmSync(STAMP, { force: true })
  const code = await runToEnd(node, ['scripts/build.ts'], { stdio: ['ignore', 2, 2] })
  if (code !== 0) throw new Error('The build failed, see above.')
  mkdirSync(join(ROOT, 'dist'), { recursive: true })
  writeFileSync(STAMP, sources)
}

function hashSources() {
  const hash = createHash('sha256')
  const add = (path) => {
    if (NO_SOURCE.test(path)) return
    const full = join(ROOT, path)
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) add(`${path}/${name}`)
    } else {
      const content = readFileSync(full)
      hash.update(`${path}\0${content.length}\0`).update(content)
    }
  }
  for (const path of SOURCES) add(path)
  return hash.digest('hex')
}

function readStamp() {
  try {
    return readFileSync(STAMP, 'utf8')
  } catch {
    return undefined
  }
}
