import type { Context } from '../../context.ts'
import { AppError } from '../../http/errors.ts'
import { StorageError } from '../../storage/storage.ts'
import { countOpen, deleteUploads, findUpload, insertUpload, lockRoom, sumSizes } from './uploads.store.ts'

type Needs = Pick<Context, 'db' | 'config' | 'now'>

/** How long an upload waits to be attached, in ms. */
export const ABANDONED_AFTER_MS = 24 * 3_600_000
const MB = 1024 * 1024

/** What one person's files may take in all, in bytes: unless said, as much as twenty of the largest uploads. */
const quotaOf = ({ UPLOAD_QUOTA, UPLOAD_MAX_SIZE }: Context['config']) => UPLOAD_QUOTA ?? 20 * UPLOAD_MAX_SIZE

export interface Wish {
  key: string
  userId: string
  /** The most that it may take, in bytes. */
  size: number
}

/**
 * Sets room aside for an upload; comes before an address for it is signed. Where that was done before, nothing happens.
 * @throws AppError too_many_uploads, too_large; StorageError expired where it lies in the trash by now
 */
export async function takeRoom({ db, config, now }: Needs, { key, userId, size }: Wish): Promise<void> {
  await db.transaction(async (tx) => {
    await lockRoom(tx, userId)
    const known = await findUpload(tx, key)
    if (known?.sweptAt) throw new StorageError('expired', 'Request has expired')
    if (known) return
    const { open, oldest } = await countOpen(tx, userId)
    if (open >= config.MAX_OPEN_UPLOADS)
      throw new AppError(
        'too_many_uploads',
        `There are ${open} uploads of yours that are not attached to a description. Please attach or cancel some of them first, or try again tomorrow.`,
        { retryAfter: Math.max(60, ((oldest ?? now()).getTime() + ABANDONED_AFTER_MS - now().getTime()) / 1000) },
      )
    const quota = quotaOf(config)
    if ((await sumSizes(tx, userId)) + size > quota)
      throw new AppError(
        'too_large',
        `With this file, yours would take more than the ${Math.floor(quota / MB) || '1'} MB that you have here. Please withdraw final documents that are no longer needed.`,
      )
    await insertUpload(tx, { key, userId, size, createdAt: now() })
  })
}

/** What was set aside for an upload that is attached, refused or given up. */
export const giveRoomBack = ({ db }: Pick<Context, 'db'>, key: string): Promise<void> => deleteUploads(db, [key])
