import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../../db/client.ts'
import { AppError } from '../../http/errors.ts'
import { clientOn } from './throttle.store.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/** IPv6 networks hand out /64s: all of one counts as one address. */
const network = (ip: string) => (ip.includes(':') ? ip.split(':').slice(0, 4).join(':') : ip)
const key = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url')

export interface Throttle {
  /**
   * Takes a point for an attempt, before anything is looked at.
   * @throws AppError too_many_attempts, the same whether or not the account exists
   */
  enter(email: string, ip: string): Promise<void>
  /** Gives back what an attempt took that turned out right. */
  forgive(email: string, ip: string): Promise<void>
}

export function createThrottle(db: Database): Throttle {
  const limiter = (name: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: clientOn(db),
      storeType: 'client',
      tableName: 'throttle',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration,
    })
  // An account from one address, one address, one account: in this order, so that a stopped attempt costs no one else.
  const limits = [
    { limiter: limiter('pair', 5, 15 * MINUTE_S), key: (email: string, ip: string) => key(email, network(ip)) },
    { limiter: limiter('address', 60, HOUR_S), key: (_email: string, ip: string) => key(network(ip)) },
    { limiter: limiter('account', 50, 24 * HOUR_S), key: (email: string) => key(email) },
  ]
  return {
    async enter(email, ip) {
      for (const limit of limits) {
        await limit.limiter.consume(limit.key(email, ip)).catch((refused: unknown) => {
          if (!(refused instanceof RateLimiterRes)) throw refused
          const retryAfter = Math.ceil(refused.msBeforeNext / 1000)
          const minutes = Math.ceil(retryAfter / MINUTE_S)
          throw new AppError(
            'too_many_attempts',
            `Too many attempts. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
            { retryAfter },
          )
        })
      }
    },
    async forgive(email, ip) {
      await Promise.all(limits.map((limit) => limit.limiter.reward(limit.key(email, ip))))
    },
  }
}

/** For tests and for instances behind a gateway that throttles already. */
export const noThrottle: Throttle = { enter: async () => {}, forgive: async () => {} }
