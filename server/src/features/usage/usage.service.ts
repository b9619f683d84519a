import type { SignedIn } from '@rolewright/contract/auth'
import type { Usage } from '@rolewright/contract/usage'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { AppError } from '../../http/errors.ts'
import { countFinished, countTaken, lockQuota } from './usage.store.ts'
import { weekOf } from './week.ts'

/** What an admin gave them; otherwise only local accounts have a limit. */
export const limitOf = (context: Pick<Context, 'config'>, user: SignedIn): number | null =>
  user.weeklyLimit ?? (user.source === 'local' ? context.config.WEEKLY_LIMIT : null)

export const weekStart = ({ now }: Pick<Context, 'now'>): Date => weekOf(now()).start

/** What the person has used of this week: derived from the history, so that the two can't disagree. */
export const usageOf = async (context: Context, user: SignedIn): Promise<Usage> =>
  usageWith(context, user, await countFinished(context.db, user.id, weekStart(context)))

/** @param weeklyCount the descriptions since the start of the week */
export function usageWith(context: Context, user: SignedIn, weeklyCount: number): Usage {
  const weeklyLimit = limitOf(context, user)
  return {
    weeklyCount,
    weeklyLimit,
    remaining: weeklyLimit === null ? null : Math.max(0, weeklyLimit - weeklyCount),
    resetsAt: weekOf(context.now()).end.toISOString(),
  }
}

/** From here to the end of the transaction, nobody else starts anything for this person. */
export const holdQuota = lockQuota

/**
 * How many more descriptions the week has room for, counting those that are being written; Infinity without a limit.
 * Only what happens in the same transaction, after `holdQuota`, can rely on it.
 */
export async function placesLeft(tx: Database, context: Context, user: SignedIn): Promise<number> {
  const limit = limitOf(context, user)
  if (limit === null) return Number.POSITIVE_INFINITY
  const now = context.now()
  return limit - (await countTaken(tx, user.id, weekOf(now).start, now))
}

export const quotaExceeded = (context: Context, user: SignedIn) =>
  new AppError(
    'quota_exceeded',
    `You've reached your weekly limit of ${limitOf(context, user)} job descriptions. Your usage will reset next week.`,
  )
