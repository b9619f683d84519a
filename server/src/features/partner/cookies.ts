import type { FastifyReply, FastifyRequest } from 'fastify'

export interface CookieKind {
  name: string
  path: string
  seconds: number
  /** Lax survives the way back from another site; Strict is for our own pages alone. */
  sameSite: 'Lax' | 'Strict'
}

/** No script reads it. `secure` wherever the browser came by https. */
export function setCookie(request: FastifyRequest, reply: FastifyReply, kind: CookieKind, value: string): void {
  const { name, path, seconds, sameSite } = kind
  const secure = request.protocol === 'https' ? '; Secure' : ''
  const age = value ? seconds : 0
  const cookie = `${name}=${value}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=${sameSite}${secure}`
  const others = [reply.getHeader('set-cookie') ?? []].flat().map(String)
  reply.header('set-cookie', [...others, cookie])
}

export const clearCookie = (request: FastifyRequest, reply: FastifyReply, kind: CookieKind): void =>
  setCookie(request, reply, kind, '')

export function readCookie(request: FastifyRequest, { name }: CookieKind): string | null {
  const pairs = (request.headers.cookie ?? '').split(/;\s*/)
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || null
}
