import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StorageError } from './storage.ts'

/** Bytes as they come; nothing is read before the first is asked for. */
export type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array | string>

/** At its place all at once, and on the disk by then. */
export async function writeWhole(path: string, content: Content): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`
  try {
    await pipeline(content, createWriteStream(temporary))
    await syncPath(temporary, 'r+')
    await rename(temporary, path)
    await syncPath(dirname(path), 'r')
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

async function syncPath(path: string, flags: 'r' | 'r+'): Promise<void> {
  const opened = await open(path, flags)
  await opened.sync().finally(() => opened.close())
}

/**
 * Lets at most `maxSize` bytes through, and counts them into a hash. A body that is refused is left open: who sent it
 * still waits for the answer.
 */
export async function* limitTo(maxSize: number, body: Readable, hash: { update(chunk: Uint8Array): unknown }) {
  let size = 0
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > maxSize) throw new StorageError('too_large', 'The file is larger than was agreed.')
    hash.update(chunk)
    yield chunk
  }
}

export async function* concatenate(paths: string[]): AsyncGenerator<Uint8Array> {
  for (const path of paths) yield* createReadStream(path)
}
