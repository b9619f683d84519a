import { inflateSync } from 'node:zlib'
import { Unreadable } from './unreadable.ts'

/** The most that what is packed in a PDF may unfold to, in bytes, pictures aside, which are not read. */
const UNFOLDED_MAX_SIZE = 64 * 1024 * 1024
/** How often something packed may be packed again. */
const LAYERS_MAX = 4
const STREAM = Buffer.from('stream')
/** In bytes: what stands before a stream and says what it is. */
const DICTIONARY_MAX_LENGTH = 1000

/**
 * Makes sure that a PDF unfolds to no more than a document can be, before a reader unfolds it without asking.
 * @throws Unreadable
 */
export function limitInflated(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let left = UNFOLDED_MAX_SIZE
  for (let at = file.indexOf(STREAM); at >= 0; at = file.indexOf(STREAM, at + STREAM.length)) {
    if (file.toString('latin1', Math.max(0, at - 3), at) === 'end') continue
    const dictionary = dictionaryBefore(file, at)
    if (!/\/Subtype\s*\/Image/.test(dictionary)) left -= inflatedSize(startOf(file, at), left, LAYERS_MAX)
  }
}

function dictionaryBefore(file: Buffer, at: number): string {
  const before = file.toString('latin1', Math.max(0, at - DICTIONARY_MAX_LENGTH), at)
  return before.slice(before.lastIndexOf(' obj') + 1)
}

/** What stands behind the keyword and its line end. */
function startOf(file: Buffer, at: number): Buffer {
  let start = at + STREAM.length
  if (file[start] === 0x0d) start += 1
  if (file[start] === 0x0a) start += 1
  return file.subarray(start)
}

/** 0 for what is not packed, or can't be unpacked: the reader's own limits are for what it makes of that. */
function inflatedSize(packed: Buffer, left: number, layers: number): number {
  const [first = 0, second = 0] = packed
  const isPacked = (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0
  if (!isPacked || layers === 0) return 0
  try {
    const unpacked = inflateSync(packed, { maxOutputLength: Math.max(1, left) })
    return unpacked.length + inflatedSize(unpacked, left - unpacked.length, layers - 1)
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE')
      throw new Unreadable('This file unfolds to more than a document can be.', { cause: error })
    if (error instanceof Unreadable) throw error
    return 0
  }
}
