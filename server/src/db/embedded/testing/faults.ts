import { createRequire, syncBuiltinESMExports } from 'node:module'
import { join, relative } from 'node:path'

/**
 * Loaded before everything else, in the process and its threads. SURVIVES names a folder that gets what would survive a power
 * cut: a file's bytes as they were at its last fsync; names are taken to be safe at once. FULL names a file: while it
 * is there, the disk is full.
 */
const fs: typeof import('node:fs') = createRequire(import.meta.url)('node:fs')
const { FOLDER, SURVIVES, FULL } = process.env
const real = { ...fs }
const pathOf = (fd: number) => real.readlinkSync(`/proc/self/fd/${fd}`)
const inside = (path: unknown): path is string => typeof path === 'string' && path.startsWith(`${FOLDER}/`)

if (SURVIVES) {
  const twin = (path: string) => join(SURVIVES, relative(FOLDER!, path))
  fs.fsyncSync = (fd) => {
    real.fsyncSync(fd)
    const path = pathOf(fd)
    if (inside(path) && real.statSync(path).isFile()) real.copyFileSync(path, twin(path))
  }
  fs.openSync = (path, flags, mode) => {
    const fd = real.openSync(path, flags, mode)
    if (inside(path) && real.fstatSync(fd).isFile() && !real.existsSync(twin(path))) real.writeFileSync(twin(path), '')
    return fd
  }
  fs.renameSync = (from, to) => {
    real.renameSync(from, to)
    if (inside(from) && inside(to)) real.renameSync(twin(from), twin(to))
  }
  fs.unlinkSync = (path) => {
    real.unlinkSync(path)
    if (inside(path)) real.rmSync(twin(path), { force: true })
  }
  fs.mkdirSync = ((path: string, options: object) => {
    const made = real.mkdirSync(path, options)
    if (inside(path)) real.mkdirSync(twin(path), { recursive: true })
    return made
  }) as typeof fs.mkdirSync
}

if (FULL) {
  fs.writeSync = ((fd: number, ...rest: [Buffer]) => {
    if (real.existsSync(FULL) && inside(pathOf(fd)))
      throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })
    return real.writeSync(fd, ...rest)
  }) as typeof fs.writeSync
}

syncBuiltinESMExports()
