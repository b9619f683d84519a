import type { Context } from '../../context.ts'
import { StorageError } from '../../storage/storage.ts'
import { KEPT } from './final-documents.service.ts'
import { listKept } from './final-documents.store.ts'
import { pairStorage, smallShareOf } from './pairing.service.ts'
import { LANDING } from './uploads.service.ts'

type Needs = Pick<Context, 'db' | 'storage' | 'now' | 'log'>

const DAY_MS = 24 * 3_600_000
/** How long an upload waits to be attached, in ms. */
export const ABANDONED_AFTER_MS = DAY_MS
/** How long a file that no document names can still be had, in ms. */
export const TRASH_KEPT_MS = 30 * DAY_MS
/** What was swept lies here, below the day on which it was, under the key that it had. */
export const TRASH = 'trash/'
const TRASHED = /^trash\/(\d{4}-\d\d-\d\d)\/(.+)$/

/**
 * Removes uploads that were never attached, finished or not, and puts files that no document names into the trash. What the
 * trash holds of documents comes back; what nobody missed for 30 days is removed.
 * @param evenMany also where the files without a document are more than a small share, which a person has looked at
 * @throws ForeignStorage, and takes nothing
 */
export async function sweepUploads(context: Needs, { evenMany = false } = {}): Promise<void> {
  const { now } = context
  await pairStorage(context)
  const before = new Date(now().getTime() - ABANDONED_AFTER_MS)
  await removeAbandoned(context, before)
  await restoreNamed(context)
  await trashUnnamed(context, before, evenMany)
  await emptyTrash(context)
}

/**
 * At the start: the store must be this database's. One that does not answer is asked again before each sweep.
 * @param adopt it is from now on, and what no document names goes into the trash, however much it is
 * @throws ForeignStorage
 */
export async function takeStorage(context: Needs, { adopt }: { adopt: boolean }): Promise<void> {
  try {
    await pairStorage(context, { adopt })
    if (adopt) await sweepUploads(context, { evenMany: true })
  } catch (err) {
    if (adopt || !(err instanceof StorageError)) throw err
    context.log.error({ err }, 'the file store could not be asked whose it is')
  }
}

async function removeAbandoned({ storage, log }: Needs, before: Date): Promise<void> {
  await storage.abortOlder(LANDING, before)
  const files = await storage.listOlder(LANDING, before)
  for (const key of files) await storage.remove(key)
  if (files.length > 0) log.info({ files }, 'removed uploads that nobody attached')
}

async function trashUnnamed({ db, storage, now, log }: Needs, before: Date, evenMany: boolean): Promise<void> {
  const all = await storage.listOlder(KEPT, before)
  const kept = await listKept(db, all)
  const files = all.filter((key) => !kept.has(key))
  if (files.length === 0) return
  if (files.length > smallShareOf(all.length) && !evenMany) {
    log.error(
      { files: all.length, unnamed: files.length },
      'no document names many of the stored files: none was taken. Where that is right, start once with --adopt-storage',
    )
    return
  }
  const day = now().toISOString().slice(0, 10)
  for (const key of files) await storage.move(key, `${TRASH}${day}/${key}`)
  log.info({ files, day }, 'moved files that no document names to the trash')
}

async function listTrash({ storage, now }: Needs) {
  const keys = await storage.listOlder(TRASH, new Date(now().getTime() + DAY_MS))
  return keys.flatMap((key) => {
    const [, day, from] = TRASHED.exec(key) ?? []
    return day && from ? { key, from, swept: new Date(day) } : []
  })
}

/** What was swept while the database lacked documents that it has again. */
async function restoreNamed(context: Needs): Promise<void> {
  const { db, storage, log } = context
  const trash = await listTrash(context)
  const named = await listKept(
    db,
    trash.map(({ from }) => from),
  )
  const back = trash.filter(({ from }) => named.has(from))
  for (const { key, from } of back) await storage.move(key, from)
  if (back.length > 0) log.info({ files: back.map(({ from }) => from) }, 'took files back from the trash')
}

async function emptyTrash(context: Needs): Promise<void> {
  const { storage, now, log } = context
  const old = (await listTrash(context)).filter(
    ({ swept }) => now().getTime() - swept.getTime() > TRASH_KEPT_MS + DAY_MS,
  )
  for (const { key } of old) await storage.remove(key)
  if (old.length > 0) log.info({ files: old.map(({ from }) => from) }, 'removed files for good after 30 days')
}
