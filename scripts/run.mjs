// Plain JavaScript without dependencies: it runs on whatever Node the machine brings, before anything is installed.
import { existsSync } from 'node:fs'
import { ensureBuilt } from './launch/build.mjs'
import { ensureInstalled, ensureRuntime } from './launch/install.mjs'
import { isProject, ROOT, runInstead } from './launch/program.mjs'

/** Node's own --env-file-if-exists would remark on a missing file each time. */
const ENV_FILE = existsSync(`${ROOT}/.env`) ? ['--env-file=.env'] : []

/** In MB. Start-up would let the young generation grow to 130 MB, and it never shrinks again. */
const YOUNG_GENERATION = '--max-semi-space-size=8'
/** glibc would give each thread heaps of its own, which keep what they had at start. */
const FEW_HEAPS = { MALLOC_ARENA_MAX: '2' }

/**
 * What each command of package.json runs under the project's own Node and with which environment, whether it wants the built
 * product, and the tools of development.
 */
const COMMANDS = {
  start: { built: true, run: [YOUNG_GENERATION, ...ENV_FILE, 'dist/server/main.js'], env: FEW_HEAPS },
  dev: { run: [...ENV_FILE, 'scripts/dev.ts'] },
  'dev:partner': { tools: true, run: [...ENV_FILE, 'scripts/dev-partner.ts'] },
  check: { tools: true, run: ['scripts/check.ts'] },
  test: { tools: true, built: true, run: ['scripts/test.ts'] },
  screens: { tools: true, built: true, run: ['scripts/screens.ts'] },
  release: { built: true, run: ['scripts/release/release.ts'] },
  bench: { tools: true, built: true, run: ['bench/run.ts'] },
  format: { tools: true, run: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write'] },
  admin: { run: [...ENV_FILE, 'server/src/admin.ts'] },
  craft: { run: ['craft/src/cli.ts'] },
}

async function main([name, ...rest]) {
  const command = COMMANDS[name]
  if (!command) throw new Error(`Say one of: ${Object.keys(COMMANDS).join(', ')}.`)
  if (!isProject()) throw new Error(`${ROOT} holds no package-lock.json: is this the whole project?`)
  await ensureInstalled({ tools: command.tools ?? false })
  const node = await ensureRuntime()
  if (command.built) await ensureBuilt(node)
  const entry = command.run.find((part) => !part.startsWith('-'))
  if (!existsSync(`${ROOT}/${entry}`)) throw new Error(`${entry} is missing.`)
  process.exitCode = await runInstead(node, [...command.run, ...rest], command.env)
}

main(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
