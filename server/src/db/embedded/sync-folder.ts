import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Makes names that were created, renamed or removed in a folder last. Windows keeps them by itself, and refuses. */
export function syncFolder(path: string) {
  try {
    const folder = openSync(path, 'r')
    try {
      fsyncSync(folder)
    } finally {
      closeSync(folder)
    }
  } catch (error) {
    if (process.platform !== 'win32') throw error
  }
}
