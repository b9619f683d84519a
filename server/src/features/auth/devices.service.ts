import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { type CookieKind, type Exchange, readCookie, setCookie } from '../../http/cookies.ts'
import { isKnownDevice, keepDevice, sweepDevices } from './devices.store.ts'
import { guesses, guessesAtHome } from './throttle.service.ts'
import type { Counter } from './throttle.store.ts'

const DAY_S = 86_400
const KNOWN_FOR_DAYS = 180

/** Signs nobody in: it only says that somebody has signed in in this browser before. */
const DEVICE: CookieKind = { name: 'device', path: '/api/auth', seconds: KNOWN_FOR_DAYS * DAY_S, sameSite: 'Strict' }
const TOKEN = /^[\w-]{43}$/

const hash = (token: string) => createHash('sha256').update(token).digest('hex')

const deviceOf = (request: FastifyRequest): string | null => {
  const token = readCookie(request, DEVICE)
  return token && TOKEN.test(token) ? token : null
}

/** What a password that somebody enters for an account is counted by. */
export async function guessesFor(context: Context, email: string, request: FastifyRequest): Promise<Counter[]> {
  const device = deviceOf(request)
  const tokenHash = device && hash(device)
  const isHome = tokenHash && (await isKnownDevice(context.db, { tokenHash, email, usedSince: oldest(context) }))
  return isHome ? guessesAtHome(email, tokenHash) : guesses(email, request.ip)
}

const oldest = ({ now }: Context) => new Date(now().getTime() - KNOWN_FOR_DAYS * DAY_S * 1000)

/** The browser is known for this account from now on. */
export async function rememberDevice({ config, db, now }: Context, exchange: Exchange, userId: string): Promise<void> {
  const token = deviceOf(exchange.request) ?? randomBytes(32).toString('base64url')
  await keepDevice(db, hash(token), userId, now())
  setCookie(config, exchange, DEVICE, token)
}

export const sweepKnownDevices = (context: Context): Promise<void> => sweepDevices(context.db, oldest(context))
