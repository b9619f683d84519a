import type { ChatRequest } from '@rolewright/contract/chat'
import { useSyncExternalStore } from 'react'
import { call } from '../../lib/api.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { readConversationOf } from './chat.queries.ts'
import { eachFrame } from './each-frame.ts'
import { ConnectionLost, followWriting, type Outcome, type WritingCalls } from './follow-writing.ts'
import { announceDone, announceEnd, announceFailure, announceStopFailed, showConversation } from './generation-news.ts'
import { IDLE, type Reason, reduceWriting, type Task, type Writing, type WritingEvent } from './writing.ts'

/** Kept outside the screens: who leaves for the history while it is being written still hears when it is done. */
let writing: Writing = IDLE
let following: AbortController | null = null
const listeners = new Set<() => void>()

function dispatch(event: WritingEvent) {
  writing = reduceWriting(writing, event)
  for (const listener of listeners) listener()
}

/** The generation that this person's screen follows. */
export function useGeneration(userId: string): Writing {
  const current = useSyncExternalStore(subscribe, () => writing)
  return current.phase !== 'idle' && current.task.userId === userId ? current : IDLE
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

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
export function resumeGeneration(): void {
  if (writing.phase !== 'ended') return
  const { task, generationId, text } = writing
  if (generationId) joinGeneration(task, generationId, text)
  else beginGeneration(task)
}

export async function stopGeneration(): Promise<void> {
  if (writing.phase !== 'writing') return
  const { task, generationId, isConnected } = writing
  dispatch({ type: 'stopping', key: task.key, isStopping: true })
  if (generationId) return sendStop(task, generationId)
  // Nothing got through yet, so there is nothing to stop but our own tries.
  if (!isConnected) {
    following?.abort()
    end(task, 'stopped', null)
  }
}

export function forgetGeneration(): void {
  following?.abort()
  dispatch({ type: 'forget' })
}

async function follow(task: Task, generationId: string | null, text: string): Promise<void> {
  following?.abort()
  const own = new AbortController()
  following = own
  const { key } = task
  const frames = eachFrame((written: string) => dispatch({ type: 'written', key, text: written }))
  try {
    const outcome = await followWriting(callsFor(task), {
      address: generationId && addressOf(generationId),
      text,
      signal: own.signal,
      onAccepted: (address) => accept(task, address),
      onText: frames.next,
      onConnection: (state) => dispatch({ type: 'connection', key, isConnected: state === 'live' }),
    })
    frames.cancel()
    settle(task, outcome)
  } catch (error) {
    frames.cancel()
    if (!own.signal.aborted) giveUp(task, error)
  }
}

function accept(task: Task, address: string) {
  const generationId = address.slice(address.lastIndexOf('/') + 1)
  dispatch({ type: 'accepted', key: task.key, generationId })
  if (writing.phase === 'writing' && writing.isStopping) void sendStop(task, generationId)
  void place(task, generationId)
}

/** The answer to the first brief of a conversation names it only at the end; a reload must find it before. */
async function place(task: Task, generationId: string) {
  const conversation = await readConversationOf(generationId, task.conversationId).catch(() => null)
  if (!conversation || !isFollowed(task)) return
  dispatch({ type: 'placed', key: task.key, conversationId: conversation.id })
  showConversation(conversation.id)
}

const isFollowed = ({ key }: Task): boolean => writing.phase !== 'idle' && writing.task.key === key

function settle(task: Task, outcome: Outcome) {
  const { key } = task
  if (outcome.kind === 'done') {
    dispatch({ type: 'done', key, answer: outcome.answer })
    return announceDone(task, outcome.answer)
  }
  const { error, code, text } = outcome
  const isStopped = code === 'stopped'
  end(task, isStopped ? 'stopped' : 'failed', isStopped ? null : error, text)
}

function giveUp(task: Task, error: unknown) {
  if (error instanceof ConnectionLost) return end(task, 'lost', sentenceOf(new TypeError()))
  const sentence = sentenceOf(error, '')
  if (writing.phase === 'writing' && writing.generationId) return end(task, 'failed', sentence)
  // Refused before anything was begun: the words are still in the composer.
  dispatch({ type: 'forget' })
  announceEnd(task.conversationId)
  if (!(error instanceof ApiError && error.status === 401)) announceFailure(task, sentence)
}

function end(task: Task, reason: Reason, sentence: string | null, text?: string) {
  dispatch({ type: 'ended', key: task.key, reason, sentence, text })
  announceEnd(writing.phase === 'ended' ? writing.task.conversationId : null)
  if (reason !== 'stopped') announceFailure(task, sentence)
}

async function sendStop({ key }: Task, generationId: string) {
  try {
    await call('DELETE', addressOf(generationId))
  } catch (error) {
    dispatch({ type: 'stopping', key, isStopping: false })
    announceStopFailed(error)
  }
}

const addressOf = (generationId: string) => `/api/generations/${generationId}`

function callsFor({ key, brief, assistantId, conversationId, improves }: Task): WritingCalls {
  const body: ChatRequest = {
    message: brief,
    assistantId,
    ...(conversationId && { conversationId }),
    ...(improves && { improve: { messageId: improves } }),
  }
  return {
    begin: (headers, signal) =>
      call('POST', '/api/chat', body, { headers: { ...headers, 'Idempotency-Key': key }, signal }),
    follow: (address) => (headers, signal) => call('GET', address, undefined, { headers, signal }),
  }
}
