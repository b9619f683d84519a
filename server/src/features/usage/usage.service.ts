import type { SignedIn } from '@rolewright/contract/auth'
import type { Usage } from '@rolewright/contract/usage'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { AppError } from '../../http/errors.ts'
import { countFinished, countTaken, lockQuota, type Used } from './usage.store.ts'

const DAY_MS = 86_400_000

/**
 * What an admin gave the person; or else, for local accounts alone, the limit of the assistant, or else the general one.
 * Null: none.
 */
export const limitOf = (
  context: Pick<Context, 'config'>,
  user: SignedIn,
  assistantLimit: number | null = null,
): number | null =>
  user.weeklyLimit ?? (user.source === 'local' ? (assistantLimit ?? context.config.WEEKLY_LIMIT) : null)

export const weekStart = ({ now }: Pick<Context, 'now'>): Date => weekOf(now()).start

/** What the person has used of this week: derived from the history, so that the two can't disagree. */
export const usageOf = async (context: Context, user: SignedIn, assistantId: string | null): Promise<Usage> =>
  usageWith(context, user, await countFinished(context.db, user.id, assistantId, weekStart(context)))

/** @param used since the start of the week */
export function usageWith(context: Context, user: SignedIn, { n: weeklyCount, assistantLimit }: Used): Usage {
  const weeklyLimit = limitOf(context, user, assistantLimit)
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
 * How many more descriptions the week has room for, counting those that are being written, and the limit; Infinity without one.
 * Only what happens in the same transaction, after `holdQuota`, can rely on it.
 */
export async function placesLeft(
  tx: Database,
  context: Context,
  user: SignedIn,
  assistantId: string | null,
): Promise<{ left: number; limit: number | null }> {
  if (limitOf(context, user) === null) return { left: Number.POSITIVE_INFINITY, limit: null }
  const now = context.now()
  const { n, assistantLimit } = await countTaken(tx, { userId: user.id, assistantId, since: weekOf(now).start, now })
  const limit = limitOf(context, user, assistantLimit)!
  return { left: limit - n, limit }
}

export const quotaExceeded = (limit: number | null) =>
  new AppError(
    'quota_exceeded',
    `You've reached your weekly limit of ${limit} job descriptions. Your usage will reset next week.`,
  )

/** The week of an instant: from Monday 00:00 UTC to the next. */
export function weekOf(now: Date): { start: Date; end: Date } {
  const daysSinceMonday = (now.getUTCDay() + 6) % 7
  const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - daysSinceMonday)
  return { start: new Date(start), end: new Date(start + 7 * DAY_MS) }
}
