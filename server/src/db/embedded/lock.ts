import { DatabaseSync } from 'node:sqlite'

/** Held here for as long as the process lives: a lock whose handle is collected is a lock no more. */
const held = new Map<string, DatabaseSync>()

/**
 * Makes this process the only one to use a data folder. The operating system drops the lock with the process, however that
 * ends; a file with a process number in it would outlive a crash.
 * @throws Error with a sentence for people, when another has it or the folder can't be written to
 */
export function takeLock(file: string, folder: string): () => void {
  const lock = openLock(file, folder)
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
    if ((cause as { errcode?: number }).errcode !== SQLITE_BUSY) throw cause
    throw new Error(
      `Rolewright is already running with this data folder (${folder}). Stop it first, or set DATA_DIR to another folder.`,
      { cause },
    )
  }
  held.set(file, lock)
  return () => {
    held.delete(file)
    lock.close()
  }
}

function openLock(file: string, folder: string) {
  try {
    return new DatabaseSync(file, { timeout: 0 })
  } catch (cause) {
    throw new Error(`The data folder (${folder}) can't be written to. Its owner must be who runs Rolewright.`, {
      cause,
    })
  }
}

const SQLITE_BUSY = 5
