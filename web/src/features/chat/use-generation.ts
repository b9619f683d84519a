import type { ChatRequest } from '@rolewright/contract/chat'
import { call, fill, readAddress } from '../../lib/api.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { getSession } from '../../lib/session.ts'
import { createStore, useSource } from '../../lib/store.ts'
import { readConversationOf } from './chat.queries.ts'
import { eachFrame } from './each-frame.ts'
import { ConnectionLost, followWriting, type Outcome, type WritingCalls } from './follow-writing.ts'
import { announceDone, announceEnd, announceFailure, announceStopFailed, showConversation } from './generation-news.ts'
import { type Followed, type Reason, reduceWritings, type Task, type WritingEvent } from './writing.ts'

/** Kept outside the screens: who leaves for the history while it is being written still hears when it is done. */
const writings = createStore<Followed[]>([])
const readers = new Map<string, AbortController>()

const dispatch = (event: WritingEvent) => writings.write(reduceWritings(writings.read(), event))

const find = (key: string): Followed | undefined => writings.read().find(({ task }) => task.key === key)

/** The generations of this person that this browser follows, oldest first. */
export const useGenerations = (userId: string): Followed[] =>
  useSource(writings).filter(({ task }) => task.userId === userId)

export function beginGeneration(task: Task): void {
  dispatch({ type: 'begin', task })
  void follow(task, null, '')
}

/** Follows one that runs already: after a reload, in another tab, on another device. */
export function joinGeneration(task: Task, generationId: string, text: string): void {
  dispatch({ type: 'join', task, generationId, text })
  void follow(task, generationId, text)
}

/** Gets through again after every try had failed: as the same request, so that nothing is written twice. */
export function resumeGeneration(key: string): void {
  const writing = find(key)
  if (writing?.phase !== 'ended') return
  const { task, generationId, text } = writing
  if (generationId) joinGeneration(task, generationId, text)
  else beginGeneration(task)
}

export async function stopGeneration(key: string): Promise<void> {
  const writing = find(key)
  if (writing?.phase !== 'writing') return
  dispatch({ type: 'stopping', key, isStopping: true })
  if (writing.generationId) return sendStop(writing.task, writing.generationId)
  // Nothing got through yet, so there is nothing to stop but our own tries.
  if (!writing.isConnected) {
    readers.get(key)?.abort()
    end(writing.task, 'stopped', null)
  }
}

/** The person begins something new before this one has its conversation: it is written all the same. */
export const leaveGeneration = (key: string): void => dispatch({ type: 'left', key })

async function follow(task: Task, generationId: string | null, text: string): Promise<void> {
  const { key } = task
  const own = new AbortController()
  readers.get(key)?.abort()
  readers.set(key, own)
  const frames = eachFrame((written: string) => dispatch({ type: 'written', key, text: written }))
  try {
    const outcome = await followWriting(callsFor(task), {
      address: generationId && fill('/api/generations/{id}', { id: generationId }),
      text,
      signal: own.signal,
      onAccepted: (address) => accept(task, address),
      onText: frames.next,
      onConnection: (state) => dispatch({ type: 'connection', key, isConnected: state === 'live' }),
    })
    frames.cancel()
    if (isAtHome(task)) settle(task, outcome)
  } catch (error) {
    frames.cancel()
    if (!own.signal.aborted && isAtHome(task)) giveUp(task, error)
  } finally {
    if (readers.get(key) === own) readers.delete(key)
  }
}

/** Whether the person who asked is still the one who sits here; others hear nothing of it. */
function isAtHome({ key, userId }: Task): boolean {
  const session = getSession()
  if (session.status === 'signed-in' && session.user.id === userId) return true
  dispatch({ type: 'forget', key })
  return false
}

function accept(task: Task, address: string) {
  const generationId = address.slice(address.lastIndexOf('/') + 1)
  dispatch({ type: 'accepted', key: task.key, generationId })
  const writing = find(task.key)
  if (writing?.phase === 'writing' && writing.isStopping) void sendStop(task, generationId)
  void place(task, generationId)
}

/** The answer to the first brief of a conversation names it only at the end; a reload must find it before. */
async function place(task: Task, generationId: string) {
  const conversation = await readConversationOf(generationId, task.conversationId).catch(() => null)
  if (!conversation) return
  dispatch({ type: 'placed', key: task.key, conversationId: conversation.id })
  if (!find(task.key)?.task.isLeft) showConversation(conversation.id)
}

function settle(task: Task, outcome: Outcome) {
  const { key } = task
  if (outcome.kind === 'done') {
    const followed = find(key)?.task
    dispatch({ type: 'done', key, answer: outcome.answer })
    // A quick one is done before its conversation could be found as a running one's.
    if (followed && !followed.conversationId && !followed.isLeft) showConversation(outcome.answer.conversationId)
    return announceDone(task, outcome.answer)
  }
  const { error, code, text } = outcome
  const isStopped = code === 'stopped'
  end(task, isStopped ? 'stopped' : 'failed', isStopped ? null : error, text)
}

function giveUp(task: Task, error: unknown) {
  if (error instanceof ConnectionLost) return end(task, 'lost', sentenceOf(new TypeError()))
  const sentence = sentenceOf(error, '')
  if (find(task.key)?.generationId) return end(task, 'failed', sentence)
  const isRefused = !(error instanceof ApiError && error.status === 401)
  // What an improvement was to do stands where it would have come, and can be tried again.
  if (task.improves && isRefused) return end(task, 'failed', sentence)
  // Refused before anything was begun: the words are still in the composer.
  dispatch({ type: 'forget', key: task.key })
  announceEnd(task.conversationId)
  if (isRefused) announceFailure(task, sentence)
}

function end(task: Task, reason: Reason, sentence: string | null, text?: string) {
  dispatch({ type: 'ended', key: task.key, reason, sentence, text })
  announceEnd(find(task.key)?.task.conversationId ?? null)
  if (reason !== 'stopped') announceFailure(task, sentence)
}

async function sendStop({ key }: Task, generationId: string) {
  try {
    await call('DELETE /api/generations/{id}', { params: { id: generationId } })
  } catch (error) {
    dispatch({ type: 'stopping', key, isStopping: false })
    announceStopFailed(error)
  }
}

function callsFor({ key, brief, facts, assistantId, conversationId, improves, wish }: Task): WritingCalls {
  const body: ChatRequest = {
    message: brief,
    assistantId,
    ...(conversationId && { conversationId }),
    ...(improves && { improve: { messageId: improves, ...(wish && { wish }) } }),
    ...(facts.length > 0 && { facts }),
  }
  return {
    begin: (headers, signal) =>
      call('POST /api/chat', { body, headers: { ...headers, 'Idempotency-Key': key }, signal }),
    follow: (address) => (headers, signal) => readAddress(address, { headers, signal }),
  }
}
