import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './steps.ts'

const WATCHED = ['contract/src', 'craft/src', 'server/src']
const NO_SOURCE = /\.(test\.ts|md)$|(^|\/)testing\//
/** An editor writes a file in several steps, and a branch brings many files. */
const QUIET_MS = 150

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/**
 * Runs a file of the server and runs it anew whenever a source changes, once the former run has ended. Not `node --watch`:
 * that reports to itself through the messages of worker threads, where the embedded database takes them for answers.
 */
export function runRestarting(file: string, env: NodeJS.ProcessEnv): { stop(): Promise<void> } {
  const start = () => spawn('node', [file], { cwd: ROOT, stdio: 'inherit', env })
  const end = async (child: ChildProcess) => {
    child.kill('SIGTERM')
    if (!hasEnded(child)) await once(child, 'exit')
  }
  let current = Promise.resolve(start())
  const restart = () => {
    current = current.then(async (child) => {
      await end(child)
      return start()
    })
  }
  let timer: NodeJS.Timeout | undefined
  const watchers = WATCHED.map((folder) =>
    watch(join(ROOT, folder), { recursive: true }, (_event, name) => {
      if (!name || NO_SOURCE.test(name)) return
      clearTimeout(timer)
      timer = setTimeout(restart, QUIET_MS)
    }),
  )
  return {
    async stop() {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
      await end(await current)
    },
  }
}
