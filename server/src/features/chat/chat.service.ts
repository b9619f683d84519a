import { createHash, randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { SignedIn } from '@rolewright/contract/auth'
import { type ChatRequest, DEFAULT_CONVERSATION_TITLE, IMPROVEMENT_LIMIT } from '@rolewright/contract/chat'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { withCommit } from '../../db/nested-use.ts'
import { companyOf } from '../../generation/prompts/company.ts'
import { AppError, notFound } from '../../http/errors.ts'
import { type Assistant, usableAssistant } from '../assistants/assistants.service.ts'
import {
  countRunningImprovements,
  findByKey,
  type Generation,
  type Generations,
  insertGeneration,
  type Task,
} from '../generations/generations.service.ts'
import { type Asking, askModel } from '../generations/writing.service.ts'
import { examplesFor, type HouseStyle, houseStyleOf } from '../learning/house-style.service.ts'
import { holdQuota, placesLeft, quotaExceeded } from '../usage/usage.service.ts'
import { type Known, type Told, toldToImprove } from './claims.service.ts'
import {
  countImprovements,
  findMessage,
  insertConversation,
  insertMessage,
  isOwnConversation,
  listBriefs,
} from './conversations.store.ts'

/** Who asks, whom, and what is known of the new generation. */
interface Request {
  user: SignedIn
  assistant: Assistant
  model: LanguageModelV4
  houseStyle: HouseStyle
  asking: Asking
  origin: Pick<Generation, 'userId' | 'idempotencyKey' | 'requestHash' | 'writer' | 'createdAt'>
}

/**
 * Begins what is asked for, or finds it begun already.
 * @param key the Idempotency-Key; a repeat under the same key is the same generation, never a second one
 * @param watched whether somebody sees it being written
 * @returns the id of the generation
 * @throws AppError busy, unavailable, not_found, misconfigured, quota_exceeded, improvement_limit or idempotency_mismatch
 */
export async function beginDescription(
  context: Context,
  generations: Generations<Known>,
  user: SignedIn,
  asked: ChatRequest,
  { key, watched }: { key: string | null; watched: boolean },
): Promise<string> {
  const controller = new AbortController()
  try {
    const accepted = await acceptRequest(context, generations, user, asked, key, { controller, watched })
    if ('writing' in accepted) generations.start(accepted)
    return accepted.generation.id
  } catch (error) {
    controller.abort(error)
    throw error
  }
}

/** From here on the person's words are stored and the place in their quota is held. */
async function acceptRequest(
  context: Context,
  generations: Generations<Known>,
  user: SignedIn,
  asked: ChatRequest,
  key: string | null,
  asking: Asking,
): Promise<Task<Known> | Pick<Task<Known>, 'generation'>> {
  const requestHash = createHash('sha256').update(JSON.stringify(asked)).digest('hex')
  const { generation, ...task } = await context.db.transaction(async (tx) => {
    // Sent in one go, answered in this order: the person waits for the database once, and what follows the lock is read under it.
    const [, earlier, assistant, houseStyle, places] = await Promise.all([
      holdQuota(tx, user.id),
      key ? findByKey(tx, user.id, key) : null,
      usableAssistant(tx, user.id, asked.assistantId),
      houseStyleOf(tx, asked.assistantId, user),
      placesLeft(tx, context, user, asked.assistantId),
    ])
    if (earlier) return { generation: sameRequest(earlier, requestHash) }
    generations.admit(asking.controller.signal)
    if (!assistant) throw notFound('That assistant')
    const model = context.models.find(assistant.model, assistant.id)
    if (!model)
      throw new AppError(
        'misconfigured',
        'This assistant does not work at the moment. Please ask your administrator to look.',
      )
    const origin = {
      userId: user.id,
      idempotencyKey: key,
      requestHash,
      writer: assistant.model,
      createdAt: context.now(),
    }
    const request = { user, assistant, model, houseStyle, asking, origin }
    if (asked.improve) return acceptImprovement(tx, request, asked.improve)
    if (places.left <= 0) throw quotaExceeded(places.limit)
    return acceptBrief(tx, request, asked)
  })
  return { ...task, generation: await generation }
}

/** What is stored of it last leaves with the commit. */
type Accepted = Omit<Task<Known>, 'generation'> & { generation: Promise<Generation> }

function sameRequest(generation: Generation, requestHash: string): Generation {
  if (generation.requestHash === requestHash) return generation
  throw new AppError('idempotency_mismatch', 'This Idempotency-Key was used for another request already.')
}

async function acceptBrief(
  tx: Database,
  request: Request,
  { message: brief, conversationId, facts }: ChatRequest,
): Promise<Accepted> {
  const { user, assistant, origin } = request
  const { createdAt } = origin
  if (conversationId && !(await isOwnConversation(tx, user.id, conversationId))) throw notFound('That conversation')
  const earlier = conversationId ? await listBriefs(tx, conversationId) : []
  const asked = await ask(tx, request, { brief, earlier, facts })
  const inConversation = conversationId ?? randomUUID()
  const messageId = randomUUID()
  // Sent in one go: what refers to another comes behind it.
  const stored = Promise.all([
    !conversationId &&
      insertConversation(tx, {
        id: inConversation,
        userId: user.id,
        assistantId: assistant.id,
        title: DEFAULT_CONVERSATION_TITLE,
        createdAt,
      }),
    insertMessage(tx, {
      id: messageId,
      conversationId: inConversation,
      role: 'user',
      content: brief,
      facts,
      createdAt,
    }),
    insertGeneration(tx, {
      ...origin,
      conversationId: inConversation,
      assistantId: assistant.id,
      answersMessageId: messageId,
    }),
  ])
  return { ...asked, generation: withCommit(stored.then(([, , generation]) => generation)) }
}

async function acceptImprovement(
  tx: Database,
  request: Request,
  asked: NonNullable<ChatRequest['improve']>,
): Promise<Accepted> {
  const { message, record } = await getDescription(tx, request.user.id, asked.messageId)
  const wish = asked.wish ?? message.feedbackComment
  const improvements = (await countImprovements(tx, record.id)) + (await countRunningImprovements(tx, record.id))
  if (improvements >= IMPROVEMENT_LIMIT)
    throw new AppError(
      'improvement_limit',
      `This description has been improved ${IMPROVEMENT_LIMIT} times, which is as often as we can. Please start a new one.`,
    )
  const task = await ask(tx, request, await toldToImprove(tx, record, message, wish))
  const generation = insertGeneration(tx, {
    ...request.origin,
    conversationId: message.conversationId,
    assistantId: request.assistant.id,
    answersMessageId: message.id,
    improvesId: record.id,
    wish,
  })
  return { ...task, generation: withCommit(generation) }
}

/** Asks the model before anything is stored, so that the person waits for the one while the other is done. */
async function ask(
  tx: Database,
  { user, assistant, model, houseStyle, asking }: Request,
  wanted: Pick<Told, 'brief' | 'facts' | 'earlier' | 'improve' | 'looked'>,
): Promise<Omit<Task<Known>, 'generation'>> {
  const { instructions, name: assistantName } = assistant
  const examples = await examplesFor(tx, houseStyle, wanted.brief)
  const told = { ...wanted, rules: houseStyle.rules, company: companyOf(user) }
  const writing = askModel(model, { ...told, examples, instructions }, asking)
  // Its request leaves before the storing begins, which takes the same processor.
  await turn()
  return { writing, known: { user, assistantName, told } }
}

/**
 * A description in one of the person's conversations, with its record in the history.
 * @throws AppError not_found; invalid_request where the message is no description
 */
export async function getDescription(db: Database, userId: string, messageId: string) {
  const found = await findMessage(db, userId, messageId)
  if (!found) throw notFound('That message')
  const { message, record } = found
  if (!record) throw new AppError('invalid_request', 'Only a job description can be rated or improved.')
  return { message, record }
}

export { messageAnswer } from './conversations.store.ts'
