import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends a list with a name for what it holds, or 304 to who has the list of that name. Weak, as it may be compressed on its way. */
export function sendList(list: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body = JSON.stringify(list)
  const etag = `W/"${hash('sha1', body, 'base64url')}"`
  reply.header('etag', etag)
  const known = request.headers['if-none-match']?.split(/\s*,\s*/)
  if (known?.includes(etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}
