import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Jiffies a second, on every Linux there is. */
const JIFFIES = 100

export interface Child {
  url: string
  process: ChildProcess
  stop(): Promise<void>
}

/** With `--cpu-prof` each process and thread leaves a profile here when it ends, for the tools of any Chromium to open. */
const PROFILES = fileURLToPath(new URL('../profiles', import.meta.url))
const isProfiled = process.argv.includes('--cpu-prof')
const flags = isProfiled ? ['--cpu-prof', `--cpu-prof-dir=${PROFILES}`] : []

const stopOf = (child: ChildProcess) => async () => {
  // At once, as nothing of it is kept but a profile.
  if (!isProfiled) child.kill('SIGKILL')
  else if (child.connected) child.disconnect()
  else child.kill('SIGTERM')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** Starts a server of this folder, which says its port once it listens. */
export async function startOwn(file: string, args: string[] = []): Promise<Child> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    serialization: 'advanced',
    execArgv: flags,
  })
  const [{ port }] = await once(child, 'message')
  return { url: `http://127.0.0.1:${port}`, process: child, stop: stopOf(child) }
}

/** Starts a program that prints its address in a line matching `ready`. */
export async function startProgram(args: string[], env: Record<string, string>, ready: RegExp): Promise<Child> {
  const child = spawn(process.execPath, [...flags, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      said += part
      const found = ready.exec(said)?.[1]
      if (found) resolve(found)
    })
    child.on('exit', (code, signal) =>
      reject(new Error(`It ended with ${code ?? signal} before it was ready:\n${said}`)),
    )
  })
  return { url, process: child, stop: stopOf(child) }
}

/** Milliseconds of processor time that a process has used so far; NaN where the system does not tell. */
export function cpuOf({ process: { pid } }: Child): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / JIFFIES
  } catch {
    return Number.NaN
  }
}

/** Kilobytes that a process holds in memory; NaN where the system does not tell. */
export function memoryOf({ process: { pid } }: Child): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1])
  } catch {
    return Number.NaN
  }
}
