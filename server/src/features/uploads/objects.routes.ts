import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/errors.ts'
import { networkOf } from '../../http/network.ts'
import { noteSecurity } from '../../log/security-events.ts'
import { StorageError } from '../../storage/storage.ts'
import { toAppError } from './storage-errors.ts'

/** As S3 words it, which is what upload libraries look for. */
const EXPIRED =
  '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code><Message>Request has expired</Message></Error>'

/**
 * Where signed URLs of a store on disk lead. The signature is the permission: no session is asked for.
 * @param admit throws where there is no room for an upload
 */
export async function objectRoutes(
  app: FastifyInstance,
  { storage, now }: Pick<Context, 'storage' | 'now'>,
  admit: (key: string, maxSize: number) => Promise<void>,
): Promise<void> {
  const { receiver } = storage
  if (!receiver) return

  async function receive(key: string, { query, headers, raw }: FastifyRequest): Promise<string> {
    const said = Object.entries(query as Record<string, unknown>)
    const grant = receiver!.grant(key, Object.fromEntries(said.map(([name, value]) => [name, String(value)])))
    if (!grant) throw new AppError('forbidden', 'This address was not signed by this server.')
    if (grant.expires < now().getTime()) throw new StorageError('expired', 'Request has expired')
    if (Number(headers['content-length'] ?? 0) > grant.maxSize)
      throw new StorageError('too_large', 'The file is larger than was agreed.')
    // An address is good for days, and what was sent there may be gone by now, and its room with it.
    await admit(key, grant.maxSize)
    return receiver!.receive(grant, raw)
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // Whatever it is, it goes to the store as it comes.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.put<{ Params: { '*': string } }>('/s3/objects/*', async (request, reply) => {
      try {
        const etag = await receive(request.params['*'], request)
        return reply.header('etag', etag).send()
      } catch (error) {
        return refuse(error, request, reply)
      }
    })
  })
}

function refuse(error: unknown, { raw, log, ip }: FastifyRequest, reply: FastifyReply) {
  if (raw.destroyed && !raw.complete) throw new AppError('stopped', 'The upload was cut.', { cause: error })
  // The sender reads the answer only when all of the body is taken.
  raw.resume()
  if (error instanceof AppError && error.code === 'forbidden')
    noteSecurity(log, 'call_refused', { account: null, network: networkOf(ip), what: 'PUT /s3/objects' })
  if (error instanceof StorageError && error.code === 'expired')
    return reply.code(403).type('application/xml').send(EXPIRED)
  throw toAppError(error)
}
