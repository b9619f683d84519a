import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, runToEnd, say } from './program.mjs'
import { prune } from './prune.mjs'

const RUNTIME = join(ROOT, 'node_modules/node')
const RUNTIME_BINARY = join(RUNTIME, 'bin/node')
const MAJOR = '24.'

const QUIETLY = ['--loglevel=error', '--no-progress']

/**
 * Installs what package-lock.json names, unless node_modules says that it already holds exactly that.
 * @param tools whether those of development too: tests, checks, benchmarks
 */
export async function ensureInstalled({ tools: wanted }) {
  // Whoever develops here keeps them, whichever command meets a change of packages.
  const tools = wanted || existsSync(join(ROOT, 'node_modules/vitest'))
  if (isInstalled(tools)) return
  say('Installing what is missing, about a minute…')
  // Whatever NODE_ENV says.
  const which = tools ? '--include=dev' : '--omit=dev'
  // npm ci refuses a lock without the binaries of other platforms, which not every registry carries. npm install takes
  // it, and what it installed is held against the lock.
  const { code, said } = await runNpm('ci', which)
  if (code !== 0) {
    const refused = !said.includes('EUSAGE') || (await runNpm('install', '--no-save', which)).code !== 0
    if (refused || !isInstalled(tools))
      throw new Error(`${said}The packages could not be installed: npm ci ended with code ${code}.`)
  }
  // Whoever wants the tools next gets all of it anew.
  if (!tools) prune(join(ROOT, 'node_modules'))
}

/** npm writes node_modules/.package-lock.json last, so an install that was cut short has none. */
function isInstalled(tools) {
  const wanted = readPackages('package-lock.json')
  const found = readPackages('node_modules/.package-lock.json')
  return Object.entries(wanted).every(([path, { version, integrity, optional, link, dev, devOptional }]) => {
    if (!path.includes('node_modules/') || link || (!tools && (dev || devOptional))) return true
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

/** Runs npm, the one that runs this where there is one. Answers what it said on stderr, too. */
async function runNpm(...args) {
  const said = []
  const keep = (child) => child.stderr.on('data', (chunk) => said.push(chunk))
  const stdio = ['ignore', 2, 'pipe']
  const cli = process.env.npm_execpath
  const code = cli?.endsWith('.js')
    ? await runToEnd(process.execPath, [cli, ...args, ...QUIETLY], { stdio, keep })
    : await runToEnd('npm', [...args, ...QUIETLY], { stdio, keep, shell: process.platform === 'win32' })
  return { code, said: Buffer.concat(said).toString() }
}
