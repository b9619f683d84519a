import type { SignedIn } from '@rolewright/contract/auth'
import type { Endpoint } from '@rolewright/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type $ZodType, type input, type output, parse, safeParseAsync } from 'zod/v4/core'
import { noteSecurity } from '../log/security-events.ts'
import { onBehalfOf } from '../on-behalf-of.ts'
import { AppError } from './errors.ts'
import { networkOf } from './network.ts'
import { readStrings } from './strings.ts'

/** Who a bearer token belongs to; null where it is unknown, expired or revoked. */
export type Identify = (token: string) => Promise<SignedIn | null>

type Schema<T> = Extract<T, $ZodType>
type Read<T> = [Schema<T>] extends [never] ? undefined : output<Schema<T>>
type Given<T> = [Schema<T>] extends [never] ? unknown : input<Schema<T>>

export interface Call<E extends Endpoint> {
  params: Read<E['params']>
  query: Read<E['query']>
  body: Read<E['body']>
  user: E['access'] extends 'public' ? null : SignedIn
  request: FastifyRequest
  reply: FastifyReply
}

/** What a handler may answer: the JSON of the contract, or the reply itself once it has sent something else. */
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Given<E['answer']> | FastifyReply>

export interface Api {
  readonly endpoints: Endpoint[]
  /** Failures of the endpoint carry what `alsoInErrors` says beside error and code. */
  mount<E extends Endpoint>(endpoint: E, handle: Handler<E>, alsoInErrors?: object): void
}

const WRONG = 'Please check what you entered.'

async function read(schema: $ZodType | undefined, value: unknown): Promise<unknown> {
  if (!schema) return undefined
  const result = await safeParseAsync(schema, readStrings(value ?? {}))
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message
  throw new AppError('invalid_request', Object.values(fields)[0] ?? WRONG, { fields })
}

const BEARER = /^Bearer ([\w-]{20,200})$/

async function admit(endpoint: Endpoint, request: FastifyRequest, identify: Identify): Promise<SignedIn | null> {
  if (endpoint.access === 'public') return null
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  const user = token ? await identify(token) : null
  const isRefused = !user || (endpoint.access === 'admin' && !user.isAdmin)
  // Whoever shows nothing at all has just not signed in yet.
  if (isRefused && request.headers.authorization)
    noteSecurity(request.log, 'call_refused', {
      account: user?.id ?? null,
      network: networkOf(request.ip),
      what: `${endpoint.method} ${endpoint.path}`,
    })
  if (!user) throw new AppError('unauthenticated', 'Please sign in.')
  if (isRefused) throw new AppError('forbidden', 'Only admins can do this.')
  return user
}

/** Hears of everything that an admin changes: asked before it is done, and what it answers is called once it is. */
export type Witness = (
  user: SignedIn,
  endpoint: Endpoint,
  asked: { params: unknown; body: unknown },
) => Promise<() => Promise<void>>

/** Mounts endpoints of the contract: who asks is settled first, then what they sent is read, and only the answer's own fields leave. */
export function createApi(app: FastifyInstance, { identify, sendError, witness }: Needs): Api {
  const endpoints: Endpoint[] = []
  return {
    endpoints,
    mount(endpoint, handle, alsoInErrors) {
      endpoints.push(endpoint)
      app.route({
        method: endpoint.method,
        url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
        errorHandler: (error, request, reply) => sendError(error, request, reply, alsoInErrors),
        // Answers are somebody's: no cache on the way, and none on a shared computer, is to have them.
        onRequest: async (_request, reply) => void reply.header('cache-control', 'no-store'),
        async handler(request, reply) {
          const user = await admit(endpoint, request, identify)
          // An id that is no id names nothing: 404, as for one that nobody has.
          const params = await read(endpoint.params, request.params).catch(() => {
            throw new AppError('not_found', 'That was not found.')
          })
          const query = await read(endpoint.query, request.query)
          const body = await read(endpoint.body, request.body)
          const call = { params, query, body, user, request, reply } as Call<typeof endpoint>
          const isAdmins = user && endpoint.access === 'admin' && endpoint.method !== 'GET'
          const wasDone = isAdmins ? await witness(user, endpoint, { params, body }) : null
          const answer = await (user ? onBehalfOf.run(user.id, () => handle(call)) : handle(call))
          await wasDone?.()
          if (reply.sent || answer === reply) return reply
          reply.code(endpoint.status ?? 200)
          return endpoint.answer ? parse(endpoint.answer, answer) : reply.send()
        },
      })
    },
  }
}

interface Needs {
  identify: Identify
  sendError: SendError
  witness: Witness
}

type SendError = (error: unknown, request: FastifyRequest, reply: FastifyReply, also?: object) => FastifyReply
