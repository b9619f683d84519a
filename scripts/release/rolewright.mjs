#!/usr/bin/env node
// Starts what the release holds, on the Node that the machine brings.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const OLDEST = 22
/** In MB. Start-up would let the young generation grow to 130 MB, and it never shrinks again. */
const YOUNG_GENERATION = '--max-semi-space-size=8'

if (Number.parseInt(process.versions.node, 10) < OLDEST) {
  process.stderr.write(`Node ${OLDEST} or later is needed, and this is ${process.versions.node}: https://nodejs.org\n`)
  process.exit(1)
}
const [command = 'start', ...rest] = process.argv.slice(2)
const entries = { start: 'main.js', admin: 'admin.js' }
if (!(command in entries)) {
  process.stderr.write('Say: rolewright, rolewright start, or rolewright admin grant|revoke|unlock EMAIL\n')
  process.exit(2)
}
const args = [YOUNG_GENERATION, join(ROOT, 'dist/server', entries[command]), ...rest]
const env = {
  // glibc would give each thread heaps of its own, which keep what they had at start.
  MALLOC_ARENA_MAX: '2',
  ...process.env,
  // Beside whoever starts it, and not in npm's cache.
  DATA_DIR: resolve(process.env.DATA_DIR || 'rolewright-data'),
}
// In the place of this process, where the system and its Node can: it would hold memory only to wait.
if (process.platform !== 'win32' && process.execve) process.execve(process.execPath, [process.execPath, ...args], env)
const child = spawn(process.execPath, args, { stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
