import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Content, writeWhole } from './disk-files.ts'
import { type Storage, StorageError } from './storage.ts'

/** What a key may look like: the ones that we make, and nothing that leaves the folder. */
const KEY = /^[\w-]+(\/[\w-]+)+$/
export const UNKNOWN_TYPE = 'application/octet-stream'

type Calls = 'read' | 'write' | 'remove' | 'move' | 'listOlder'

/** Whole files in a folder, each with its type in another beside it. */
export class DiskObjects implements Pick<Storage, Calls> {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  fileOf(key: string): string {
    if (!KEY.test(key)) throw new StorageError('refused', 'That is no key.')
    return join(this.#folder, key)
  }

  async store(key: string, type: string, body: Content): Promise<void> {
    const file = this.fileOf(key)
    await mkdir(dirname(file), { recursive: true })
    await writeWhole(file, body)
    await writeWhole(`${file}.type`, [type])
  }

  write = (key: string, bytes: Uint8Array, type: string): Promise<void> => this.store(key, type, [bytes])

  read = async (key: string) => {
    const file = this.fileOf(key)
    const found = await stat(file).catch(() => null)
    if (!found) throw new StorageError('not_found', 'There is no such file.')
    const type = await readFile(`${file}.type`, 'utf8').catch(() => UNKNOWN_TYPE)
    return { size: found.size, type, body: createReadStream(file) }
  }

  remove = async (key: string): Promise<void> => {
    const file = this.fileOf(key)
    await Promise.all([rm(file, { force: true }), rm(`${file}.type`, { force: true })])
  }

  move = async (from: string, to: string): Promise<void> => {
    const [source, target] = [this.fileOf(from), this.fileOf(to)]
    await mkdir(dirname(target), { recursive: true })
    // The type first: should it end here, what is left is a file like others, and is moved another time.
    for (const suffix of ['.type', ''])
      await rename(`${source}${suffix}`, `${target}${suffix}`).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
  }

  listOlder = async (prefix: string, than: Date): Promise<string[]> => {
    const entries = await readdir(join(this.#folder, prefix), { recursive: true, withFileTypes: true }).catch(() => [])
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
    const keys = new Set<string>()
    for (const file of files) {
      const { mtime } = (await stat(file).catch(() => null)) ?? {}
      if (!mtime || mtime >= than) continue
      // What an interrupted write left behind.
      if (file.endsWith('.tmp')) await rm(file, { force: true })
      else keys.add(file.slice(this.#folder.length + 1).replace(/\.type$/, ''))
    }
    return [...keys]
  }
}
