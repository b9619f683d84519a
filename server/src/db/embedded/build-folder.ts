import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { syncFolder } from './durable-fs.ts'
import { openEngine } from './open-engine.ts'

/**
 * Makes a new database under another name and renames it once it's whole and on the disk: a start cut short leaves no half
 * database behind, only a folder that the next start throws away.
 */
export async function buildFolder(folder: string, onLog: (line: string) => void) {
  if (existsSync(folder)) return
  const unfinished = `${folder}.new`
  rmSync(unfinished, { recursive: true, force: true })
  const engine = await openEngine({ folder: unfinished, onLog })
  await engine.close()
  syncTree(unfinished)
  renameSync(unfinished, folder)
  syncFolder(dirname(folder))
}

function syncTree(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) syncFile(path)
  }
  syncFolder(folder)
}

function syncFile(path: string) {
  const file = openSync(path, 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
