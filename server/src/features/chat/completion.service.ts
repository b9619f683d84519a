import type { SignedIn } from '@rolewright/contract/auth'
import { type ChatAnswer, DEFAULT_CONVERSATION_TITLE } from '@rolewright/contract/chat'
import type { ErrorCode } from '@rolewright/contract/errors'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/errors.ts'
import { recordDescription, recordVersion } from '../job-descriptions/job-descriptions.service.ts'
import { usageOf } from '../usage/usage.service.ts'
import type { Task } from './chat.service.ts'
import { claimsOf } from './claims.service.ts'
import { getMessage, insertMessage, nameConversation } from './conversations.store.ts'
import { type Generation, markDone, setResult } from './generations.store.ts'

/**
 * A finished text becomes a description: record or new version, message, quota and the generation's end in one transaction.
 * @returns false where the generation had ended otherwise meanwhile; nothing is recorded then
 */
export async function settle(
  { db, log, now }: Context,
  { generation, assistantName, request }: Task,
  text: string,
): Promise<boolean> {
  const { conversationId, userId, assistantId, improvesId } = generation
  const claims = await claimsOf(text, request).catch((err: unknown) => {
    log.error({ generation: generation.id, err }, 'could not find the claims of a description; it is kept without them')
    return []
  })
  return db.transaction(async (tx) => {
    if (!(await markDone(tx, generation.id, text))) return false
    const createdAt = now()
    const record = improvesId
      ? await recordVersion(tx, improvesId, text)
      : await recordDescription(tx, {
          userId,
          conversationId,
          assistantId,
          assistantName,
          prompt: request.brief,
          response: text,
          createdAt,
        })
    await nameConversation(tx, conversationId, record.title, DEFAULT_CONVERSATION_TITLE)
    const message = await insertMessage(tx, {
      conversationId,
      role: 'assistant',
      content: text,
      isJobDescription: true,
      jobDescriptionId: record.id,
      version: record.versions,
      claims,
      createdAt,
    })
    await setResult(tx, generation.id, message.id)
    return true
  })
}

/**
 * What an ended generation answers.
 * @throws AppError the failure that it ended with
 */
export async function answerOf(context: Context, user: SignedIn, generation: Generation): Promise<ChatAnswer> {
  const { state, messageId, errorCode, error } = generation
  if (state !== 'done' || !messageId)
    throw new AppError((errorCode ?? 'interrupted') as ErrorCode, error ?? 'The writing was interrupted.')
  const message = await getMessage(context.db, messageId)
  return {
    response: message.content,
    message,
    conversationId: generation.conversationId,
    jobDescriptionId: message.jobDescriptionId!,
    usage: await usageOf(context, user),
  }
}
