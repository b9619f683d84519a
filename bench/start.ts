import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/**
 * How long a warm `npm start` takes to its first page, against npm that starts a bare server of Node's, in turns;
 * and how much memory the whole tree of processes holds when idle.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const ROUNDS = 5
const SETTLE_MS = 10_000
const PORT = 3917
const BARE = `require("http").createServer((q, a) => a.end("x")).listen(${PORT}, "127.0.0.1")`
const folder = mkdtempSync(join(tmpdir(), 'rolewright-bench-'))
const env = { ...process.env, PORT: String(PORT), DATA_DIR: folder, LOG_LEVEL: 'silent' }

const startProduct = () => spawn('npm', ['start'], { cwd: ROOT, env, stdio: 'ignore' })
const startBare = () => spawn('npm', ['exec', '--call', `exec node -e '${BARE}'`], { cwd: ROOT, env, stdio: 'ignore' })

async function timeToFirstPage(start: () => ChildProcess): Promise<{ ms: number; process: ChildProcess }> {
  const begun = performance.now()
  const process = start()
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${PORT}/`).catch(() => null)
    if (answer?.ok) {
      await answer.text()
      return { ms: performance.now() - begun, process }
    }
    if (process.exitCode !== null) throw new Error(`It ended with code ${process.exitCode}.`)
    await pause(10)
  }
}

async function stop(process: ChildProcess) {
  process.kill('SIGTERM')
  if (process.exitCode === null && process.signalCode === null) await once(process, 'exit')
}

/** The proportional share of memory of a process and all below it, in MB; Linux only. */
function memoryOf(pid: number): number {
  const share = Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024
  const below = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
  return below.reduce((sum, child) => sum + memoryOf(child), share)
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

try {
  // The first start makes the database.
  await stop((await timeToFirstPage(startProduct)).process)
  const times = { product: [] as number[], bare: [] as number[] }
  let memory = 0
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await timeToFirstPage(startBare)
    times.bare.push(bare.ms)
    await stop(bare.process)
    const product = await timeToFirstPage(startProduct)
    times.product.push(product.ms)
    if (round === ROUNDS - 1 && process.platform === 'linux') {
      await pause(SETTLE_MS)
      memory = memoryOf(product.process.pid!)
    }
    await stop(product.process)
  }
  const [product, bare] = [median(times.product), median(times.bare)]
  console.log(
    `first page ${Math.round(product)} ms, a bare server ${Math.round(bare)} ms: ratio ${(product / bare).toFixed(2)}`,
  )
  if (memory) console.log(`idle ${Math.round(memory)} MB of 350 MB: ratio ${(memory / 350).toFixed(2)}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
