import type { FastifyReply, FastifyRequest } from 'fastify'

export interface CookieKind {
  name: string
  path: string
  seconds: number
  /** Lax survives the way back from another site; Strict is for our own pages alone. */
  sameSite: 'Lax' | 'Strict'
}

/** One request, and what is answered to it. */
export interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

/** No script reads it. `Secure` wherever people reach this server by https, whatever the proxy says of this one request. */
export function setCookie(
  { PUBLIC_URL }: { PUBLIC_URL?: string },
  { request, reply }: Exchange,
  kind: CookieKind,
  value: string,
): void {
  const { name, path, seconds, sameSite } = kind
  const secure = PUBLIC_URL?.startsWith('https:') || request.protocol === 'https' ? '; Secure' : ''
  const age = value ? seconds : 0
  const cookie = `${name}=${value}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=${sameSite}${secure}`
  const others = [reply.getHeader('set-cookie') ?? []].flat().map(String)
  reply.header('set-cookie', [...others, cookie])
}

export const clearCookie = (config: { PUBLIC_URL?: string }, exchange: Exchange, kind: CookieKind): void =>
  setCookie(config, exchange, kind, '')

export function readCookie(request: FastifyRequest, { name }: CookieKind): string | null {
  const pairs = (request.headers.cookie ?? '').split(/;\s*/)
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || null
}
