import type { SignedIn } from '@rolewright/contract/auth'
import * as contract from '@rolewright/contract/chat'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { parse } from 'zod/v4/core'
import type { Context } from '../../context.ts'
import { AppError, notFound, toAppError } from '../../http/errors.ts'
import { page } from '../../http/paging.ts'
import type { Api } from '../../http/route.ts'
import { type ServerSentEvent, sendEvents } from '../../http/sse.ts'
import { type Generations, getGeneration } from '../generations/generations.service.ts'
import { beginDescription, getDescription } from './chat.service.ts'
import type { Known } from './claims.service.ts'
import { answerOf } from './completion.service.ts'
import { conversationsAlongside, findConversation, summariesAlongside } from './conversation-lists.store.ts'
import { findMessage, messageAnswer, renameConversation, setFeedback } from './conversations.store.ts'

const KEY_MAX_LENGTH = 200

export function chatRoutes(api: Api, context: Context, generations: Generations<Known>): void {
  const { db } = context

  api.mount(contract.postChat, async ({ user, body, request, reply }) => {
    const way = { key: idempotencyKey(request), watched: wantsStream(request) }
    const id = await beginDescription(context, generations, user, body, way)
    return answer(user, id, 0, request, reply)
  })

  api.mount(contract.followGeneration, async ({ user, params, request, reply }) => {
    const { id } = await getGeneration(db, user.id, params.id)
    return answer(user, id, lastOffset(request), request, reply)
  })

  api.mount(contract.stopGeneration, async ({ user, params }) => {
    const { id } = await getGeneration(db, user.id, params.id)
    await generations.stop(id)
  })

  /** The text as it comes, or all at once: as the caller prefers. */
  async function answer(user: SignedIn, id: string, from: number, request: FastifyRequest, reply: FastifyReply) {
    reply.header('content-location', `/api/generations/${id}`)
    if (wantsStream(request)) return sendEvents(reply, eventsOf(user, id, from))
    const following = generations.follow(user.id, id, from)
    let next = await following.next()
    while (!next.done) next = await following.next()
    return answerOf(context, user, next.value)
  }

  async function* eventsOf(user: SignedIn, id: string, from: number): AsyncGenerator<ServerSentEvent> {
    let soFar = ''
    try {
      const following = generations.follow(user.id, id, from)
      let next = await following.next()
      for (; !next.done; next = await following.next()) {
        const { text, at } = next.value
        yield { event: 'delta', data: { text }, id: at }
      }
      soFar = next.value.text
      yield { event: 'done', data: parse(contract.ChatAnswer, await answerOf(context, user, next.value)) }
    } catch (error) {
      const known = toAppError(error)
      if (known.code === 'internal')
        context.log.error({ generation: id, err: known.cause }, 'could not follow a generation')
      yield { event: 'error', data: { ...known.toJSON(), response: soFar } }
    }
  }

  api.mountInformed(contract.listConversations, {
    also: ({ query: { before = null, limit } }) => conversationsAlongside.with({ before, limit }),
    handle: async ({ found, query, ...http }) => page(found, query.limit, http),
  })

  api.mountInformed(contract.listConversationSummaries, {
    also: ({ query: { before = null, limit } }) => summariesAlongside.with({ before, limit }),
    handle: async ({ found, query, ...http }) => page(found, query.limit, http),
  })

  api.mount(contract.getConversation, async ({ user, params }) => {
    const conversation = await findConversation(db, user.id, params.id)
    if (!conversation) throw notFound('That conversation')
    return conversation
  })

  api.mount(contract.renameConversation, async ({ user, params, body }) => {
    if (!(await renameConversation(db, user.id, params.id, body.title))) throw notFound('That conversation')
  })

  api.mount(contract.getMessage, async ({ user, params }) => {
    const found = await findMessage(db, user.id, params.id)
    if (!found) throw notFound('That message')
    return messageAnswer(found.message)
  })

  api.mount(contract.postMessageFeedback, async ({ user, params, body }) => {
    const { message } = await getDescription(db, user.id, params.id)
    return setFeedback(db, message.id, { userFeedback: body.feedback, feedbackComment: body.comment || null })
  })
}

const wantsStream = ({ headers }: FastifyRequest) => headers.accept?.includes('text/event-stream') ?? false

function idempotencyKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (key === undefined || key === '') return null
  if (Array.isArray(key) || key.length > KEY_MAX_LENGTH)
    throw new AppError('invalid_request', `An Idempotency-Key has at most ${KEY_MAX_LENGTH} characters.`)
  return key
}

/** Zero without a Last-Event-ID, or with one that is no offset. */
function lastOffset({ headers }: FastifyRequest): number {
  const offset = Number(headers['last-event-id'] ?? 0)
  return Number.isInteger(offset) && offset > 0 ? offset : 0
}
