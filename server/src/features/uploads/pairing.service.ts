import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { type Storage, StorageError } from '../../storage/storage.ts'
import { KEPT } from './final-documents.service.ts'
import { countDocuments, listKept } from './final-documents.store.ts'
import { findInstance, insertInstance, lockPairing } from './instance.store.ts'

/** Where a store says whose it is. */
const MARK = 'instance/id'
const EVER = new Date(8_640_000_000_000_000)
/** Of files and documents: what a crash between two steps may leave without the other. */
const SMALL_SHARE = 0.05

const WAY_OUT = `Look at DATABASE_URL, DATA_DIR and S3_BUCKET, whether the folder is mounted, and whether the backup is complete.
Where this database and these files are to be together from now on, start once with: npm start -- --adopt-storage
What the database does not name is then kept in the store's trash for 30 days.`

/** The store holds the files of another database than this, or lacks those of this one. */
export class ForeignStorage extends Error {
  constructor(found: string) {
    super(`The stored files are not those of this database. ${found}\n${WAY_OUT}`)
  }
}

/** How many of so many may be without their counterpart before something is wrong. */
export const smallShareOf = (many: number): number => Math.max(1, Math.floor(many * SMALL_SHARE))

/**
 * Makes sure that database and store belong together: both carry the same id from their first start on. Where one of them has
 * none yet, what they hold must fit.
 * @param adopt they belong together from now on, whatever they were before
 * @throws ForeignStorage
 */
export async function pairStorage(
  context: Pick<Context, 'db' | 'storage' | 'now' | 'log'>,
  { adopt = false } = {},
): Promise<void> {
  const { db, storage, now, log } = context
  if (await isPaired(db, storage)) return
  await db.transaction(async (tx) => {
    await lockPairing(tx)
    const [own, theirs] = [await findInstance(tx), await readMark(storage)]
    if (own && own === theirs) return
    if (adopt) log.warn({ database: own, store: theirs }, 'the store was adopted')
    else await refuseForeign(tx, storage, own !== null && theirs !== null)
    const id = own ?? theirs ?? randomUUID()
    // The store first: should it end here, the next start finds what fits and goes on.
    await storage.write(MARK, Buffer.from(id), 'text/plain')
    if (!own) await insertInstance(tx, id, now())
  })
}

async function isPaired(db: Database, storage: Storage): Promise<boolean> {
  const own = await findInstance(db)
  return own !== null && own === (await readMark(storage))
}

async function readMark(storage: Storage): Promise<string | null> {
  try {
    return await text((await storage.read(MARK)).body)
  } catch (error) {
    if (error instanceof StorageError && error.code === 'not_found') return null
    throw error
  }
}

async function refuseForeign(tx: Database, storage: Storage, bothKnown: boolean): Promise<void> {
  if (bothKnown) throw new ForeignStorage('The store was set up with another database.')
  const files = await storage.listOlder(KEPT, EVER)
  const named = await countDocuments(tx)
  const together = (await listKept(tx, files)).size
  const [strangers, missing] = [files.length - together, named - together]
  if (files.length === 0 && named === 0) return
  const fits = together > 0 && strangers <= smallShareOf(files.length) && missing <= smallShareOf(named)
  if (!fits)
    throw new ForeignStorage(
      `Of ${files.length} files in the store the database knows ${together}; of ${named} final documents in the database the store lacks ${missing}.`,
    )
}
