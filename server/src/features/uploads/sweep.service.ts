import type { Context } from '../../context.ts'
import { KEPT } from './final-documents.service.ts'
import { listKept } from './final-documents.store.ts'
import { LANDING } from './uploads.service.ts'

/** How long an upload waits to be attached, in ms. */
export const ABANDONED_AFTER_MS = 24 * 3_600_000
const AT_ONCE = 500

/** Removes what was uploaded and never attached, finished or not, and files that no document has any more. */
export async function sweepUploads({ db, storage, now }: Context): Promise<void> {
  const before = new Date(now().getTime() - ABANDONED_AFTER_MS)
  await storage.abortOlder(LANDING, before)
  for (const key of await storage.listOlder(LANDING, before)) await storage.remove(key)
  const files = await storage.listOlder(KEPT, before)
  for (let from = 0; from < files.length; from += AT_ONCE) {
    const some = files.slice(from, from + AT_ONCE)
    const kept = new Set(await listKept(db, some))
    for (const key of some) if (!kept.has(key)) await storage.remove(key)
  }
}
