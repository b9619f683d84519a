import { randomUUID } from 'node:crypto'
import type { SignedIn } from '@rolewright/contract/auth'
import { type ChatAnswer, DEFAULT_CONVERSATION_TITLE, type Message } from '@rolewright/contract/chat'
import type { ErrorCode } from '@rolewright/contract/errors'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { untilBack } from '../../db/until-back.ts'
import { AppError } from '../../http/errors.ts'
import { type Generation, markDone, markDoneLate, type Settle, setResult } from '../generations/generations.service.ts'
import { recordDescription, recordVersion, titleFor } from '../job-descriptions/job-descriptions.service.ts'
import { holdQuota, placesLeft, usageOf } from '../usage/usage.service.ts'
import { besideOf, type Known, recall, type Told } from './claims.service.ts'
import { getMessage, insertMessage, type NewMessage, nameConversation } from './conversations.store.ts'

/**
 * A finished text becomes a description: record or new version, message, quota and the generation's end in one transaction,
 * as soon as the database is there for it.
 */
export const settle: Settle<Known> = async (context, { generation, text, known }, giveUp) => {
  const { log } = context
  const settlement = { generation, text, ...(known ?? (await recall(context, generation))) }
  const looked = await lookAt(text, settlement.told).catch((err: unknown) => {
    log.error(
      { generation: generation.id, err },
      'could not look at a description; it is kept without claims and notes',
    )
    return { place: null, beside: { claims: [], notes: [], questions: [], wishes: [], changes: [] } }
  })
  return untilBack(
    () => record(context, settlement, looked),
    giveUp,
    (err) => log.warn({ generation: generation.id, err }, 'a description waits for the database'),
  )
}

interface Settlement extends Known {
  generation: Generation
  text: string
}

interface Looked {
  place: string | null
  beside: Pick<Message, 'claims' | 'notes' | 'questions' | 'wishes' | 'changes'>
}

/** What stands beside a text: where each claim comes from, what of the brief it leaves out, what was asked of it. */
async function lookAt(text: string, told: Told): Promise<Looked> {
  const { place, ...beside } = await besideOf(text, told)
  return { place, beside }
}

class LeaseEnded extends Error {}

/** @returns false where the generation had ended otherwise; nothing is recorded then */
async function record(context: Context, settlement: Settlement, looked: Looked): Promise<boolean> {
  const { db, now } = context
  const { generation, text } = settlement
  try {
    await db.transaction(async (tx) => {
      // It nearly always is in time: what follows is sent along, and undone where it is not.
      const inTime = markDone(tx, generation.id, text, now())
      const stored = store(tx, context, settlement, looked)
      await Promise.allSettled([inTime, stored])
      if (!(await inTime)) throw new LeaseEnded()
      await stored
    })
    return true
  } catch (error) {
    if (!(error instanceof LeaseEnded)) throw error
  }
  return db.transaction(async (tx) => {
    const isTakenBack = await takeBack(tx, context, settlement)
    if (isTakenBack) await store(tx, context, settlement, looked)
    return isTakenBack
  })
}

async function store(
  tx: Database,
  { now }: Context,
  { generation, text, assistantName, told }: Settlement,
  { place, beside }: Looked,
): Promise<void> {
  const { conversationId, userId, assistantId, improvesId, answersMessageId, wish, writer } = generation
  const createdAt = now()
  const id = randomUUID()
  const add = (
    title: string,
    version: Pick<NewMessage, 'jobDescriptionId' | 'version' | 'origin' | 'basedOn' | 'comment'>,
  ) =>
    Promise.all([
      nameConversation(tx, conversationId, title, DEFAULT_CONVERSATION_TITLE),
      insertMessage(tx, {
        ...{ id, conversationId, role: 'assistant', content: text, isJobDescription: true, writer, createdAt },
        ...beside,
        ...version,
      }),
      setResult(tx, generation.id, id),
    ])
  if (improvesId) {
    const [{ title, versions }, { version: basedOn }] = await Promise.all([
      recordVersion(tx, improvesId, { response: text, place }),
      getMessage(tx, answersMessageId),
    ])
    const origin = 'improved'
    await add(title, { jobDescriptionId: improvesId, version: versions, origin, basedOn, comment: wish })
    return
  }
  const jobDescriptionId = randomUUID()
  const title = titleFor(text)
  await Promise.all([
    recordDescription(tx, {
      ...{ id: jobDescriptionId, userId, conversationId, assistantId, assistantName, title, place, createdAt },
      ...{ prompt: told.brief, facts: told.facts ?? [], response: text },
    }),
    add(title, { jobDescriptionId, version: 1, origin: 'written' }),
  ])
}

/** A lease that ended has given the place in the week back: it has to be had once more. */
async function takeBack(tx: Database, context: Context, { generation, text, user }: Settlement): Promise<boolean> {
  await holdQuota(tx, user.id)
  const isCounted = generation.improvesId === null
  if (isCounted && (await placesLeft(tx, context, user, generation.assistantId)).left <= 0) return false
  return markDoneLate(tx, generation.id, text)
}

/**
 * What an ended generation answers.
 * @throws AppError the failure that it ended with
 */
export async function answerOf(context: Context, user: SignedIn, generation: Generation): Promise<ChatAnswer> {
  const { state, messageId, errorCode, error, retryAt } = generation
  if (state !== 'done' || !messageId)
    throw new AppError((errorCode ?? 'interrupted') as ErrorCode, error ?? 'The writing was interrupted.', {
      retryAfter: retryAt ? Math.max(1, (retryAt.getTime() - context.now().getTime()) / 1000) : undefined,
    })
  const [message, usage] = await Promise.all([
    getMessage(context.db, messageId),
    usageOf(context, user, generation.assistantId),
  ])
  return {
    response: message.content,
    message,
    conversationId: generation.conversationId,
    jobDescriptionId: message.jobDescriptionId!,
    usage,
  }
}
