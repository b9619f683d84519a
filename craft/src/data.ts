/** The one file of the craft that reads files: its data and what was learned, each read once and never changed afterwards. */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/** Beside the sources; a bundle has the same two folders beside itself. */
const ROOT = new URL(import.meta.url.endsWith('.ts') ? '../' : './craft/', import.meta.url)

const tables = new Map<string, readonly (readonly string[])[]>()
const files = new Map<string, Uint8Array>()

/**
 * The rows of `craft/data/<name>.tsv`, cell by cell. Empty lines and lines that begin with "#" are no rows.
 * @throws Error where there is no such file
 */
export function readTable(name: string): readonly (readonly string[])[] {
  let rows = tables.get(name)
  if (!rows) {
    rows = readFileSync(new URL(`data/${name}.tsv`, ROOT), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split('\t'))
    tables.set(name, rows)
  }
  return rows
}

/**
 * What was learned, `craft/models/<name>`, unpacked: it lies there as Brotli.
 * @throws Error where there is no such file
 */
export function readBytes(name: string): Uint8Array {
  let bytes = files.get(name)
  if (!bytes) {
    bytes = brotliDecompressSync(readFileSync(new URL(`models/${name}`, ROOT)))
    files.set(name, bytes)
  }
  return bytes
}
