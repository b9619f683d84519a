import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')
export const isProject = () => existsSync(join(ROOT, 'package-lock.json'))

/** News of the launcher go to stderr: what a command prints is its own. */
export const say = (line) => process.stderr.write(`${line}\n`)

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** With the project's Node and tools first in PATH; what is set already holds against `more`. */
function environment(more) {
  const tools = [join(ROOT, 'node_modules/node/bin'), join(ROOT, 'node_modules/.bin')]
  return { ...more, ...process.env, PATH: [...tools, process.env.PATH].join(delimiter) }
}

/**
 * Runs a program in the project's folder, hands signals on to it, and answers its exit code, as a shell counts it. `keep` gets
 * the child, to read what it says.
 */
export function runToEnd(program, args, { keep, env, ...options } = {}) {
  const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', ...options, env: environment(env) })
  keep?.(child)
  const handOn = (signal) => child.kill(signal)
  for (const signal of SIGNALS) process.on(signal, handOn)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      for (const name of SIGNALS) process.off(name, handOn)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}

/** The same in the place of this process, which would hold memory only to wait. Not on Windows, nor in a Node that can't. */
export function runInstead(program, args, env) {
  if (process.platform === 'win32' || !process.execve) return runToEnd(program, args, { env })
  process.chdir(ROOT)
  return process.execve(program, [program, ...args], environment(env))
}
