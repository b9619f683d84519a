import { unzipSync, zipSync } from 'fflate'
import { Unreadable } from './unreadable.ts'

/** The most that the parts of one file may unfold to, in bytes: no text document is larger, but bombs are. */
const UNFOLDED_MAX_SIZE = 64 * 1024 * 1024
const ENTRIES_MAX = 5_000

/** The names of what is in an archive. @throws Unreadable where it is damaged or unfolds to too much */
export function listZip(bytes: Uint8Array): string[] {
  const names: string[] = []
  let unfolded = 0
  open(bytes, ({ name, originalSize }) => {
    names.push(name)
    unfolded += originalSize
    if (unfolded > UNFOLDED_MAX_SIZE || names.length > ENTRIES_MAX)
      throw new Unreadable('This file unfolds to more than a document can be.')
    return false
  })
  return names
}

/** One file of an archive that `listZip` has passed. */
export function unzipText(bytes: Uint8Array, name: string): string {
  const file = open(bytes, (entry) => entry.name === name)[name]
  if (!file) throw new Unreadable('This file is damaged: a part of it is missing.')
  return new TextDecoder().decode(file)
}

/** One file of an archive that `listZip` has passed; null where it is not there. */
export const findText = (bytes: Uint8Array, name: string): string | null => {
  const file = open(bytes, (entry) => entry.name === name)[name]
  return file ? new TextDecoder().decode(file) : null
}

/**
 * The markup of an archive that `listZip` has passed, no larger than it says there: other readers believe an entry that
 * understates its size, and unfold it all.
 * @param named the part that is changed
 */
export function repackMarkup(bytes: Uint8Array, named: string, change: (markup: string) => string): Uint8Array {
  const files = open(bytes, ({ name }) => /\.(xml|rels)$/.test(name))
  const part = files[named]
  if (part) {
    const markup = new TextDecoder().decode(part)
    const next = change(markup)
    if (next !== markup) files[named] = new TextEncoder().encode(next)
  }
  return zipSync(files, { level: 0 })
}

function open(bytes: Uint8Array, filter: (entry: { name: string; originalSize: number }) => boolean) {
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    if (error instanceof Unreadable) throw error
    throw new Unreadable('This file is damaged and can not be opened.', { cause: error })
  }
}
