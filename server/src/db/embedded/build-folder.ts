import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BASELINE_ONLY } from './baseline-only.ts'
import { syncFolder } from './sync-folder.ts'
import { workerFile } from './worker-file.ts'

/**
 * Makes the database if there is none. PGlite would also make one amid files that lost their PG_VERSION, and bury them.
 * @throws Error with a sentence for people, when the folder holds something else than a whole database
 */
export async function ensureFolder(folder: string) {
  if (existsSync(join(folder, 'PG_VERSION'))) return
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(
      `${folder} holds no whole database: PG_VERSION is missing. Restore a backup, or move the folder away.`,
    )
  }
  await buildFolder(folder)
}

/**
 * Makes a new database under another name and renames it once it's whole and on the disk: a start cut short leaves no half
 * database behind, only a folder that the next start throws away. A process of its own does it, because it takes 400 MB.
 */
export async function buildFolder(folder: string) {
  const unfinished = `${folder}.new-`
  removeUnfinished(unfinished)
  const place = unfinished + randomUUID()
  const builder = fork(fileURLToPath(workerFile), [place], {
    execArgv: [...process.execArgv, ...BASELINE_ONLY],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let complaint = ''
  builder.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  const [code, signal] = await once(builder, 'close')
  if (code !== 0) throw new Error(`A new database can't be made in ${folder} (${code ?? signal}):\n${complaint}`)
  syncTree(place)
  renameSync(place, folder)
  syncFolder(dirname(folder))
}

/** Left by a start that was killed. Its builder may still be writing: then a later start gets it. */
function removeUnfinished(prefix: string) {
  for (const name of readdirSync(dirname(prefix))) {
    if (!name.startsWith(basename(prefix))) continue
    try {
      rmSync(join(dirname(prefix), name), { recursive: true, force: true })
    } catch {}
  }
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
