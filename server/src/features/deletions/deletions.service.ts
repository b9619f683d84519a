import { DELETED_KEPT_DAYS } from '@rolewright/contract/constants'
import type { Deletion } from '@rolewright/contract/deletions'
import type { PageQuery } from '@rolewright/contract/paging'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { notFound } from '../../http/errors.ts'
import { removeFilesOfDescriptions } from '../uploads/final-documents.service.ts'
import { holdQuota } from '../usage/usage.service.ts'
import {
  type DeletionRow,
  deleteConversation,
  deleteDescription,
  endWriting,
  findConversationTitle,
  findDescription,
  getDeletion,
  holdsMore,
  insertDeletion,
  listDeletions,
  listExpired,
  removeForGood,
  restore,
} from './deletions.store.ts'

type Needs = Pick<Context, 'db' | 'now'>

const KEPT_MS = DELETED_KEPT_DAYS * 24 * 3_600_000
const keptSince = ({ now }: Needs) => new Date(now().getTime() - KEPT_MS)

export const answer = ({ id, title, descriptions, deletedAt }: DeletionRow): Deletion => ({
  id,
  title,
  descriptions,
  deletedAt: deletedAt.toISOString(),
  goneAt: new Date(deletedAt.getTime() + KEPT_MS).toISOString(),
})

/**
 * Gone at once from everything that is seen and learned from; the conversation goes along where it holds nothing else.
 * @throws AppError not_found
 */
export const discardDescription = (context: Needs, userId: string, id: string): Promise<Deletion> =>
  inTurn(context, userId, async (tx) => {
    const found = await findDescription(tx, userId, id)
    if (!found) throw notFound('That job description')
    const { title, conversationId } = found
    await endWriting(tx, { improvesId: id })
    const deletionId = await insertDeletion(tx, { userId, title, deletedAt: context.now() })
    if (conversationId && !(await holdsMore(tx, conversationId, id)))
      await deleteConversation(tx, conversationId, deletionId)
    else await deleteDescription(tx, id, deletionId)
    return deletionId
  })

/** @throws AppError not_found */
export const discardConversation = (context: Needs, userId: string, id: string): Promise<Deletion> =>
  inTurn(context, userId, async (tx) => {
    const title = await findConversationTitle(tx, userId, id)
    if (title === null) throw notFound('That conversation')
    // First of all: what finishes until then is a description that is deleted with the others.
    await endWriting(tx, { conversationId: id })
    const deletionId = await insertDeletion(tx, { userId, title, deletedAt: context.now() })
    await deleteConversation(tx, id, deletionId)
    return deletionId
  })

/** Nothing new is begun meanwhile. */
const inTurn = ({ db }: Needs, userId: string, work: (tx: Database) => Promise<string>): Promise<Deletion> =>
  db.transaction(async (tx) => {
    await holdQuota(tx, userId)
    return answer(await getDeletion(tx, await work(tx)))
  })

export const deletionsOf = (context: Needs, userId: string, query: PageQuery): Promise<DeletionRow[]> =>
  listDeletions(context.db, userId, query, keptSince(context))

/** @throws AppError not_found */
export const restoreDeletion = (context: Needs, userId: string, id: string): Promise<void> =>
  context.db.transaction(async (tx) => {
    await holdQuota(tx, userId)
    if (!(await restore(tx, userId, id, keptSince(context)))) throw notFound('What was deleted')
  })

/** What nobody restored in time, and its files. */
export async function sweepDeletions(context: Needs & Pick<Context, 'storage' | 'log'>): Promise<void> {
  const files = await context.db.transaction(async (tx) => {
    const { deletionIds, descriptionIds } = await listExpired(tx, keptSince(context))
    if (deletionIds.length === 0) return null
    const owned = await removeFilesOfDescriptions(context, tx, descriptionIds)
    await removeForGood(tx, deletionIds)
    context.log.info({ deletions: deletionIds.length, descriptions: descriptionIds.length }, 'removed for good')
    return owned
  })
  await files?.remove()
}
