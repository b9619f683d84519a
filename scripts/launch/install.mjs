import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, runToEnd, say } from './program.mjs'

const RUNTIME = join(ROOT, 'node_modules/node')
const RUNTIME_BINARY = join(RUNTIME, 'bin/node')
const MAJOR = '24.'

/** Installs what package-lock.json names, unless node_modules says that it already holds exactly that. */
export async function ensureInstalled() {
  if (isInstalled()) return
  say('Installing what is missing, about a minute…')
  // Development packages too, whatever NODE_ENV says: the web is built here.
  const code = await runNpm(['ci', '--include=dev', '--loglevel=error', '--no-progress'])
  if (code !== 0) throw new Error(`The packages could not be installed: npm ci ended with code ${code}, see above.`)
}

/** npm writes node_modules/.package-lock.json last, so an install that was cut short has none. */
function isInstalled() {
  const wanted = readPackages('package-lock.json')
  const found = readPackages('node_modules/.package-lock.json')
  return Object.entries(wanted).every(([path, { version, integrity, optional, link }]) => {
    if (!path.includes('node_modules/') || link) return true
    const there = found[path]
    if (!there) return Boolean(optional)
    return there.version === version && there.integrity === integrity
  })
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages
  } catch (error) {
    if (error.code === 'ENOENT') return {}
    throw error
  }
}

/** The Node that the project pins, from the npm package `node`. Its binary comes by an install script, which npm may have blocked. */
export async function ensureRuntime() {
  if (!existsSync(RUNTIME_BINARY)) {
    say('Fetching Node 24, which the project runs on…')
    await runToEnd(process.execPath, ['installArchSpecificPackage.js'], { cwd: RUNTIME, stdio: ['ignore', 2, 2] })
  }
  const { version } = JSON.parse(readFileSync(join(RUNTIME, 'package.json'), 'utf8'))
  if (existsSync(RUNTIME_BINARY) && version.startsWith(MAJOR)) return RUNTIME_BINARY
  if (process.versions.node.startsWith(MAJOR)) return process.execPath
  throw new Error(
    `Node 24 is missing: ${RUNTIME_BINARY} is not there and could not be fetched from the npm registry.\n` +
      'Install Node 24 yourself (https://nodejs.org) and run the command again.',
  )
}

const runNpm = (args) => {
  const cli = process.env.npm_execpath
  return cli?.endsWith('.js')
    ? runToEnd(process.execPath, [cli, ...args], { stdio: ['ignore', 2, 2] })
    : runToEnd('npm', args, { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
}
