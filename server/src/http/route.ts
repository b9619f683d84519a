import type { SignedIn } from '@rolewright/contract/auth'
import type { Endpoint } from '@rolewright/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type $ZodType, type input, type output, parse, safeParseAsync } from 'zod/v4/core'
import type { Alongside } from '../db/prepared.ts'
import { noteSecurity } from '../log/security-events.ts'
import { onBehalfOf } from '../on-behalf-of.ts'
import { AppError } from './errors.ts'
import { sendList } from './lists.ts'
import { networkOf } from './network.ts'
import { readStrings } from './strings.ts'

/** Who a bearer token belongs to, and what else is asked of them; null where it is unknown, expired or revoked. */
export type Identify = <Found>(
  token: string,
  also?: Alongside<Found>,
) => Promise<{ user: SignedIn; found: Found } | null>

type Schema<T> = Extract<T, $ZodType>
type Read<T> = [Schema<T>] extends [never] ? undefined : output<Schema<T>>
type Given<T> = [Schema<T>] extends [never] ? unknown : input<Schema<T>>

interface Asked<E extends Endpoint> {
  params: Read<E['params']>
  query: Read<E['query']>
  body: Read<E['body']>
}

export interface Call<E extends Endpoint> extends Asked<E> {
  user: E['access'] extends 'public' ? null : SignedIn
  request: FastifyRequest
  reply: FastifyReply
}

/** What a handler may answer: the JSON of the contract, or the reply itself once it has sent something else. */
type Answered<E extends Endpoint> = Promise<Given<E['answer']> | FastifyReply>
type Handler<E extends Endpoint> = (call: Call<E>) => Answered<E>

/** A handler that has what it needs of the database from the statement that tells who asks. */
interface Informed<E extends Endpoint, Found> {
  also: (asked: Asked<E>) => Alongside<Found>
  handle: (call: Call<E> & { found: Found }) => Answered<E>
}

export interface Api {
  readonly endpoints: Endpoint[]
  /** Failures of the endpoint carry what `alsoInErrors` says beside error and code. */
  mount<E extends Endpoint>(endpoint: E, handle: Handler<E>, alsoInErrors?: object): void
  /** The same, for one that is asked for so often that a way to the database counts. */
  mountInformed<E extends Endpoint, Found>(endpoint: E, informed: Informed<E, Found>): void
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

type Admitted = Awaited<ReturnType<Identify>>

async function admit(
  endpoint: Endpoint,
  request: FastifyRequest,
  identify: Identify,
  also?: Alongside<unknown>,
): Promise<Admitted> {
  if (endpoint.access === 'public') return null
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  const known = token ? await identify(token, also) : null
  const isRefused = !known || (endpoint.access === 'admin' && !known.user.isAdmin)
  // Whoever shows nothing at all has just not signed in yet.
  if (isRefused && request.headers.authorization)
    noteSecurity(request.log, 'call_refused', {
      account: known?.user.id ?? null,
      network: networkOf(request.ip),
      what: `${endpoint.method} ${endpoint.path}`,
    })
  if (!known) throw new AppError('unauthenticated', 'Please sign in.')
  if (isRefused) throw new AppError('forbidden', 'Only admins can do this.')
  return known
}

/** @throws AppError not_found, invalid_request */
async function readRequest(endpoint: Endpoint, request: FastifyRequest): Promise<Asked<Endpoint>> {
  // An id that is no id names nothing: 404, as for one that nobody has.
  const params = await read(endpoint.params, request.params).catch(() => {
    throw new AppError('not_found', 'That was not found.')
  })
  const query = await read(endpoint.query, request.query)
  const body = await read(endpoint.body, request.body)
  return { params, query, body } as Asked<Endpoint>
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
  const mount = <E extends Endpoint>(
    endpoint: E,
    handle: (call: Call<E> & { found: never }) => Answered<E>,
    also?: (asked: Asked<E>) => Alongside<unknown>,
    alsoInErrors?: object,
  ) => {
    endpoints.push(endpoint)
    const isRead = endpoint.method === 'GET'
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      errorHandler: (error, request, reply) => sendError(error, request, reply, alsoInErrors),
      // Answers are somebody's: no cache on the way, and none on a shared computer, is to have them.
      onRequest(_request, reply, next) {
        reply.header('cache-control', 'no-store')
        next()
      },
      async handler(request, reply) {
        // What was sent is read first where it says what to ask; that it is wrong is told to nobody who may not call.
        const early = also && (await readRequest(endpoint, request).catch(() => null))
        const known = await admit(endpoint, request, identify, early ? also(early as Asked<E>) : undefined)
        const asked = (early ?? (await readRequest(endpoint, request))) as Asked<E>
        const user = known?.user ?? null
        const call = { ...asked, user, found: known?.found, request, reply } as Call<E> & { found: never }
        const isAdmins = user && endpoint.access === 'admin' && endpoint.method !== 'GET'
        const wasDone = isAdmins ? await witness(user, endpoint, asked) : null
        const answer = await (user ? onBehalfOf.run(user.id, () => handle(call)) : handle(call))
        await wasDone?.()
        if (reply.sent || answer === reply) return reply
        reply.code(endpoint.status ?? 200)
        if (!endpoint.answer) return reply.send()
        const told = parse(endpoint.answer, answer)
        return isRead && Array.isArray(told) ? sendList(told, request, reply) : told
      },
    })
  }
  return {
    endpoints,
    mount: (endpoint, handle, alsoInErrors) => mount(endpoint, handle, undefined, alsoInErrors),
    mountInformed: (endpoint, { also, handle }) => mount(endpoint, handle, also),
  }
}

interface Needs {
  identify: Identify
  sendError: SendError
  witness: Witness
}

type SendError = (error: unknown, request: FastifyRequest, reply: FastifyReply, also?: object) => FastifyReply
