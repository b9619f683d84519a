import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

export interface Step {
  says: string
  /** A tool of node_modules/.bin, or `node`. */
  run: [tool: string, ...args: string[]]
  env?: Record<string, string>
  /** Prints as it goes instead of when it is done. */
  live?: boolean
}

/** Where a run of tests leaves what it counted. */
export const reportOf = (name: string) => `test-results/${name}.json`

export const vitestStep = (says: string, name: string, ...args: string[]): Step => ({
  says,
  run: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`, ...args],
  live: true,
})

/** Runs a step, prints one line for it and, where it failed, all that it said. Answers whether it passed. */
export async function runStep({ says, run: [tool, ...args], env, live }: Step): Promise<boolean> {
  const started = performance.now()
  const child = spawn(tool, args, {
    cwd: ROOT,
    stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const said: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => said.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk))
  const passed = await new Promise<boolean>((resolve) => {
    child.on('error', (error) => {
      said.push(Buffer.from(`${error.message}\n`))
      resolve(false)
    })
    child.on('close', (code) => resolve(code === 0))
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${passed ? '✓' : '✗'} ${says} (${seconds} s)`)
  if (!passed) process.stdout.write(Buffer.concat(said))
  return passed
}

/** Runs every step, a few at a time, whatever becomes of the others. Answers whether all passed. */
export async function runSteps(steps: Step[], atOnce: number): Promise<boolean> {
  const waiting = [...steps]
  const results: boolean[] = []
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results.every(Boolean)
}
