import type { Context } from '../../context.ts'
import { StorageError } from '../../storage/storage.ts'
import { KEPT } from './final-documents.service.ts'
import { listKept } from './final-documents.store.ts'
import { pairStorage, smallShareOf } from './pairing.service.ts'
import { ABANDONED_AFTER_MS } from './room.service.ts'
import { LANDING } from './uploads.service.ts'
import { deleteUnused, deleteUploads, markSwept } from './uploads.store.ts'

type Needs = Pick<Context, 'db' | 'storage' | 'now' | 'log'>

const DAY_MS = 24 * 3_600_000
const EVER = new Date(8_640_000_000_000_000)
/** How long a file that no document names can still be had, in ms. */
export const TRASH_KEPT_MS = 30 * DAY_MS
/** What was swept lies here, below the day on which it was, under the key that it had. */
export const TRASH = 'trash/'
const TRASHED = /^trash\/(\d{4}-\d\d-\d\d)\/(.+)$/

/**
 * Gives up uploads that were never finished, and puts those that were never attached and files that no document names into
 * the trash. What the trash holds of documents comes back; what nobody missed for 30 days is removed.
 * @param evenMany also where the files without a document are more than a small share, which a person has looked at
 * @throws ForeignStorage, and takes nothing
 */
export async function sweepUploads(context: Needs, { evenMany = false } = {}): Promise<void> {
  const { now } = context
  await pairStorage(context)
  const before = new Date(now().getTime() - ABANDONED_AFTER_MS)
  await trashAbandoned(context, before)
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

async function trashAbandoned(context: Needs, before: Date): Promise<void> {
  const { db, storage, log, now } = context
  await storage.abortOlder(LANDING, before)
  const files = await storage.listOlder(LANDING, before)
  if (files.length > 0) {
    const day = await moveToTrash(context, files)
    await markSwept(db, files, now())
    log.info({ files, day }, 'moved uploads that nobody attached to the trash')
  }
  await deleteUnused(db, before, await storage.listOlder(LANDING, EVER))
}

async function moveToTrash({ storage, now }: Needs, files: string[]): Promise<string> {
  const day = now().toISOString().slice(0, 10)
  for (const key of files) await storage.move(key, `${TRASH}${day}/${key}`)
  return day
}

async function trashUnnamed(context: Needs, before: Date, evenMany: boolean): Promise<void> {
  const { db, storage, log } = context
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
  const day = await moveToTrash(context, files)
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
  const { db, storage, now, log } = context
  const old = (await listTrash(context)).filter(
    ({ swept }) => now().getTime() - swept.getTime() > TRASH_KEPT_MS + DAY_MS,
  )
  for (const { key } of old) await storage.remove(key)
  await deleteUploads(
    db,
    old.map(({ from }) => from),
  )
  if (old.length > 0) log.info({ files: old.map(({ from }) => from) }, 'removed files for good after 30 days')
}
