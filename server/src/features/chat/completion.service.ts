import { randomUUID } from 'node:crypto'
import type { SignedIn } from '@rolewright/contract/auth'
import { type ChatAnswer, DEFAULT_CONVERSATION_TITLE, type Message } from '@rolewright/contract/chat'
import type { ErrorCode } from '@rolewright/contract/errors'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { untilBack } from '../../db/until-back.ts'
import { AppError } from '../../http/errors.ts'
import { type Generation, markDone, markDoneLate, type Settle, setResult } from '../generations/generations.service.ts'
import { recordDescription, recordVersion } from '../job-descriptions/job-descriptions.service.ts'
import { holdQuota, placesLeft, usageOf } from '../usage/usage.service.ts'
import { besideOf, claimsOf, type Known, recall, type Told } from './claims.service.ts'
import { getMessage, insertMessage, nameConversation } from './conversations.store.ts'

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
  const { typical, place, ...beside } = await besideOf(text, told)
  return { place, beside: { ...beside, claims: await claimsOf(text, told, typical) } }
}

function record(context: Context, settlement: Settlement, { place, beside }: Looked): Promise<boolean> {
  const { db, now } = context
  const { generation, text, assistantName, told } = settlement
  const { conversationId, userId, assistantId, improvesId, answersMessageId, wish, writer } = generation
  return db.transaction(async (tx) => {
    const inTime = await markDone(tx, generation.id, text, now())
    if (!inTime && !(await takeBack(tx, context, settlement))) return false
    const createdAt = now()
    const record = improvesId
      ? await recordVersion(tx, improvesId, { response: text, place })
      : await recordDescription(tx, {
          userId,
          conversationId,
          assistantId,
          assistantName,
          place,
          prompt: told.brief,
          facts: told.facts ?? [],
          response: text,
          createdAt,
        })
    const how = improvesId
      ? ({ origin: 'improved', basedOn: (await getMessage(tx, answersMessageId)).version, comment: wish } as const)
      : ({ origin: 'written' } as const)
    const messageId = randomUUID()
    await Promise.all([
      nameConversation(tx, conversationId, record.title, DEFAULT_CONVERSATION_TITLE),
      insertMessage(tx, {
        id: messageId,
        conversationId,
        role: 'assistant',
        content: text,
        isJobDescription: true,
        jobDescriptionId: record.id,
        version: record.versions,
        ...how,
        writer,
        ...beside,
        createdAt,
      }),
      setResult(tx, generation.id, messageId),
    ])
    return true
  })
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
  const message = await getMessage(context.db, messageId)
  return {
    response: message.content,
    message,
    conversationId: generation.conversationId,
    jobDescriptionId: message.jobDescriptionId!,
    usage: await usageOf(context, user, generation.assistantId),
  }
}
