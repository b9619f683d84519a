import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prune } from '../launch/prune.mjs'
import { ROOT } from '../steps.ts'
import { tryRelease } from './try-release.ts'

/** In MB, as it is downloaded. */
const LIMIT = 60

interface Manifest {
  version: string
  dependencies: Record<string, string>
}
const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** What the bundle of the server looks for beside itself: a database of WebAssembly, a decoder, and the fonts of PDF. */
const isBeside = (name: string) =>
  name === '@electric-sql/pglite' || name === 'wawoff2' || /^@(expo-google-fonts|fontsource-variable)\//.test(name)

/** Makes one tarball of the built product that `npx` starts, and tries it unless told not to. */
async function release(): Promise<void> {
  const { version } = manifestOf(ROOT)
  const server = manifestOf(join(ROOT, 'server')).dependencies
  const beside = Object.keys(server).filter(isBeside)
  const folder = join(ROOT, 'dist/release')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const path of ['dist/web', 'dist/server', 'README.md', 'LICENSE', 'CHANGELOG.md', '.env.example'])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  mkdirSync(join(folder, 'bin'))
  cpSync(join(ROOT, 'scripts/release/rolewright.mjs'), join(folder, 'bin/rolewright.mjs'))
  for (const name of beside)
    cpSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true })
  prune(join(folder, 'node_modules'))
  const manifest = {
    name: 'rolewright',
    version,
    description: 'Describe a role in your own words, get a job description worth posting.',
    license: 'MIT',
    type: 'module',
    bin: { rolewright: 'bin/rolewright.mjs' },
    engines: { node: '>=22' },
    dependencies: Object.fromEntries(beside.map((name) => [name, server[name]])),
    bundleDependencies: beside,
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  execFileSync('npm', ['pack', '--silent', '--pack-destination', ROOT], { cwd: folder })
  const tarball = join(ROOT, `rolewright-${version}.tgz`)
  const size = statSync(tarball).size / 1_000_000
  if (size > LIMIT) throw new Error(`${tarball} has ${size.toFixed(1)} MB, and may have ${LIMIT}.`)
  const isTried = !process.argv.includes('--untried')
  if (isTried) await tryRelease(tarball)
  console.log(`${tarball}: ${size.toFixed(1)} MB${isTried ? '; npx started it, and it wrote a page and its PDF' : ''}.`)
}

await release()
