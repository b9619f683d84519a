import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/errors.ts'
import { networkOf } from '../../http/network.ts'
import { noteSecurity } from '../../log/security-events.ts'
import {
  type Counter,
  findReadyAt,
  forgetTries,
  giveBackTry,
  listWaits,
  sweepTries,
  takeTry,
} from './throttle.store.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
/** Nobody waits longer than the last of these: whoever guesses is slowed, and no account is ever locked. */
const GROWING_S = [1, 2, 4, 8, 15].map((minutes) => minutes * MINUTE_S)

const hash = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url')
const counter = (name: string, parts: string[], free: number, more: Partial<Counter> = {}): Counter => ({
  key: `${name}:${hash(...parts)}`,
  account: null,
  free,
  waits: GROWING_S,
  forgetAfter: HOUR_S,
  ...more,
})

/** The name under which an account's tries are kept, whether or not it exists. */
const accountOf = (email: string) => hash('account', email)

/** A password for an account: from one network, from one network for all accounts, and for one account from everywhere. */
export const guesses = (email: string, ip: string): Counter[] => [
  counter('pair', [email, networkOf(ip)], 5, { account: accountOf(email) }),
  counter('network', [networkOf(ip)], 60),
  counter('account', [email], 50, { account: accountOf(email), forgetAfter: 24 * HOUR_S }),
]

/** The same from a browser in which the account's owner has signed in before: what others guess does not count there. */
export const guessesAtHome = (email: string, device: string): Counter[] => [
  counter('device', [email, device], 10, { account: accountOf(email) }),
]

/** The password of whoever is signed in already. */
export const confirmations = (userId: string): Counter[] => [counter('confirm', [userId], 5)]

/** Mail about a forgotten password, whether or not there is such an account. */
export const forgotten = (email: string, ip: string): Counter[] => [
  counter('forgotten', [email], 3),
  counter('network', [networkOf(ip)], 60),
]

/** Made-up links for a new password. */
export const spentLinks = (ip: string): Counter[] => [counter('network', [networkOf(ip)], 60)]

/** Comments that people without an account leave on pages. */
export const comments = (ip: string): Counter => counter('comment', [networkOf(ip)], 10)

/** Made-up answers of the partner's page, each of which costs its provider a call. */
export const voyages = (state: string, ip: string): Counter[] => [
  counter('voyage', [state], 5),
  counter('network', [networkOf(ip)], 60),
]

export const registrations = (email: string, ip: string): Counter[] => [
  counter('register', [email, networkOf(ip)], 5),
  counter('network', [networkOf(ip)], 60),
]

/** Accounts that were made from one network. */
export const newAccounts = ({ config }: Context, ip: string): Counter =>
  counter('accounts', [networkOf(ip)], config.REGISTRATIONS_PER_NETWORK, {
    waits: [HOUR_S],
    forgetAfter: 24 * HOUR_S,
  })

/**
 * Does something that may succeed only so often. What fails costs nothing.
 * @throws AppError too_many_attempts, and what `work` throws
 */
export async function ration<Value>(context: Context, one: Counter, work: () => Promise<Value>): Promise<Value> {
  const { config, db, now } = context
  if (!config.LOGIN_RATE_LIMIT) return work()
  const readyAt = await takeTry(db, one, now())
  if (!readyAt) throw tooMany((await findReadyAt(db, one.key)) ?? now(), now())
  try {
    return await work()
  } catch (error) {
    await giveBackTry(db, one.key, readyAt)
    throw error
  }
}

/**
 * Does something that may be tried only so often. What turns out right costs nothing.
 * @throws AppError too_many_attempts, the same whether or not there is such an account; and what `work` throws
 */
export async function attempt<Value>(
  context: Context,
  counters: Counter[],
  work: () => Promise<Value>,
): Promise<Value> {
  const taken = await takeTries(context, counters)
  const value = await work()
  await Promise.all(taken.map(({ key, readyAt }) => giveBackTry(context.db, key, readyAt)))
  return value
}

/** @throws AppError too_many_attempts */
export async function takeTries({ config, db, now }: Context, counters: Counter[]) {
  const taken: { key: string; readyAt: Date }[] = []
  if (!config.LOGIN_RATE_LIMIT) return taken
  // In this order, so that a try that is stopped costs no one else.
  for (const one of counters) {
    const readyAt = await takeTry(db, one, now())
    if (!readyAt) throw tooMany((await findReadyAt(db, one.key)) ?? now(), now())
    taken.push({ key: one.key, readyAt })
  }
  return taken
}

function tooMany(readyAt: Date, now: Date): AppError {
  const retryAfter = Math.max(1, Math.ceil((readyAt.getTime() - now.getTime()) / 1000))
  const minutes = Math.ceil(retryAfter / MINUTE_S)
  return new AppError(
    'too_many_attempts',
    `Too many attempts. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
    { retryAfter },
  )
}

/** Whether something that is good for so many seconds is used for the first time, on whichever server; their clocks may differ. */
export const isFirstUse = async ({ db, now }: Context, what: string, name: string, seconds: number): Promise<boolean> =>
  (await takeTry(db, counter(what, [name], 1, { waits: [2 * seconds], forgetAfter: 2 * seconds }), now())) !== null

/** Until when a sign-in may have to wait, of those of these addresses for which it may. */
export async function waitsOf({ db, now }: Pick<Context, 'db' | 'now'>, emails: string[]): Promise<Map<string, Date>> {
  const waits = await listWaits(db, emails.map(accountOf), now())
  return new Map(
    emails.flatMap((email) => {
      const until = waits.get(accountOf(email))
      return until ? [[email, until]] : []
    }),
  )
}

/** Lets the next try for an account through, from everywhere. */
export async function freeAccount(
  { db, log }: Pick<Context, 'db' | 'log'>,
  { id, email }: { id: string; email: string },
  by: string,
): Promise<void> {
  await forgetTries(db, accountOf(email))
  noteSecurity(log, 'sign_in_freed', { account: id, by })
}

export const sweepThrottle = ({ db, now }: Context): Promise<void> => sweepTries(db, now())
