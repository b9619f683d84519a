import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { TookTooMuch } from './thread.ts'

export interface Limits {
  /** From when it begins. */
  milliseconds: number
  /** What it may really hold, buffers and native memory included. */
  memoryMb: number
  answerMb: number
}

const MB = 1024 * 1024
const PAGE = 4096
const LOOK_EVERY_MS = 25
/** What Node has mapped before it does anything, in MB: measured, and some more. */
const MAPPED_BEFORE_MB = 640
/** The system ends it itself, and this process before any other, where it can be told so. Elsewhere the watch below does. */
const CONFINE = [
  'ulimit -c 0',
  'ulimit -t "$1" 2>/dev/null || :',
  'ulimit -d "$2" 2>/dev/null || :',
  'echo 1000 2>/dev/null > /proc/self/oom_score_adj || :',
  'shift 2',
  'exec "$@"',
].join('\n')

/**
 * Hands bytes to a program of ours, in a process of its own that knows no setting and no secret, and reads its answer. What it
 * may not have ends it, and nothing else.
 * @param file reads standard input and writes its answer to file descriptor 3
 * @throws TookTooMuch; Error where it ended without an answer
 */
export async function runConfined(file: URL, work: Uint8Array, limits: Limits): Promise<Buffer> {
  const child = start(file, limits)
  const watch = new Watch(child, limits)
  try {
    const answer = (child.stdio as unknown as Readable[])[3]!
    answer.on('data', (some: Buffer) => watch.count(some.length))
    const ended = once(child, 'exit') as Promise<[code: number | null, signal: string | null]>
    // One that dies before it has read everything leaves its pipe broken: how it died is what counts.
    child.stdin!.on('error', () => {})
    child.stdin!.end(work)
    const [bytes, [code, signal]] = await Promise.all([buffer(answer), ended])
    if (watch.exceeded || signal) throw new TookTooMuch(`ended by ${signal ?? 'its watch'}`)
    if (code !== 0) throw new Error(`A reader ended with code ${code}.`)
    return bytes
  } finally {
    watch.stop()
    child.kill('SIGKILL')
  }
}

function start(file: URL, { milliseconds, memoryMb }: Limits): ChildProcess {
  const heapMb = Math.floor(memoryMb / 2)
  const node = [process.execPath, `--max-old-space-size=${heapMb}`, '--max-semi-space-size=8', fileURLToPath(file)]
  const seconds = String(Math.ceil(milliseconds / 1000))
  const mapped = String((memoryMb + MAPPED_BEFORE_MB) * 1024)
  const [command, ...rest] =
    process.platform === 'win32' ? node : ['/bin/sh', '-c', CONFINE, 'confine', seconds, mapped, ...node]
  const compiled = getCompileCacheDir()
  return spawn(command!, rest, {
    env: compiled ? { NODE_COMPILE_CACHE: compiled } : {},
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
  })
}

/** Ends a process that takes more than it may. */
class Watch {
  exceeded = false
  readonly #child: ChildProcess
  readonly #limits: Limits
  readonly #late: NodeJS.Timeout
  readonly #look: NodeJS.Timeout
  #answered = 0

  constructor(child: ChildProcess, limits: Limits) {
    this.#child = child
    this.#limits = limits
    this.#late = setTimeout(() => this.#end(), limits.milliseconds)
    this.#look = setInterval(() => {
      if (residentOf(child.pid) > limits.memoryMb * MB) this.#end()
    }, LOOK_EVERY_MS)
  }

  count(bytes: number): void {
    this.#answered += bytes
    if (this.#answered > this.#limits.answerMb * MB) this.#end()
  }

  stop(): void {
    clearTimeout(this.#late)
    clearInterval(this.#look)
  }

  #end(): void {
    this.exceeded = true
    this.#child.kill('SIGKILL')
  }
}

/** In bytes; 0 where the system does not say. */
function residentOf(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE
  } catch {
    return 0
  }
}
