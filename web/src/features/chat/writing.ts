import type { ChatAnswer } from '@rolewright/contract/chat'

/** What is to be written, and which try it is. */
export interface Task {
  /** The person who asked. */
  userId: string
  /** Names this try; a new one for every new try. */
  key: string
  brief: string
  assistantId: string
  conversationId: string | null
  /** The message that this is to be an improved version of. */
  improves: string | null
}

/** Why there is no description. lost: it may well go on without us. */
export type Reason = 'failed' | 'stopped' | 'lost'

/** The one generation that this screen follows. */
export type Writing =
  | { phase: 'idle' }
  | {
      phase: 'writing'
      task: Task
      generationId: string | null
      text: string
      isConnected: boolean
      isStopping: boolean
    }
  | { phase: 'done'; task: Task; generationId: string | null; text: string; answer: ChatAnswer }
  | { phase: 'ended'; task: Task; generationId: string | null; text: string; reason: Reason; sentence: string | null }

export type WritingEvent =
  | { type: 'begin'; task: Task }
  | { type: 'join'; task: Task; generationId: string; text: string }
  | { type: 'accepted'; key: string; generationId: string }
  | { type: 'placed'; key: string; conversationId: string }
  | { type: 'written'; key: string; text: string }
  | { type: 'connection'; key: string; isConnected: boolean }
  | { type: 'stopping'; key: string; isStopping: boolean }
  | { type: 'done'; key: string; answer: ChatAnswer }
  | { type: 'ended'; key: string; reason: Reason; sentence: string | null; text?: string }
  | { type: 'forget' }

export const IDLE: Writing = { phase: 'idle' }

/** Events of a try that is no longer followed change nothing. */
export function reduceWriting(writing: Writing, event: WritingEvent): Writing {
  switch (event.type) {
    case 'forget':
      return IDLE
    case 'begin':
      return started(event.task, null, '')
    case 'join':
      return started(event.task, event.generationId, event.text)
  }
  if (writing.phase === 'idle' || writing.task.key !== event.key) return writing
  if (event.type === 'placed') return { ...writing, task: { ...writing.task, conversationId: event.conversationId } }
  if (writing.phase !== 'writing') return writing
  const { task, generationId, text } = writing
  switch (event.type) {
    case 'accepted':
      return { ...writing, generationId: event.generationId }
    case 'written':
      return { ...writing, text: event.text }
    case 'connection':
      return { ...writing, isConnected: event.isConnected }
    case 'stopping':
      return { ...writing, isStopping: event.isStopping }
    case 'done': {
      const { answer } = event
      return {
        phase: 'done',
        task: { ...task, conversationId: answer.conversationId },
        generationId,
        text: answer.response,
        answer,
      }
    }
    case 'ended':
      return {
        phase: 'ended',
        task,
        generationId,
        text: event.text ?? text,
        reason: event.reason,
        sentence: event.sentence,
      }
  }
}

const started = (task: Task, generationId: string | null, text: string): Writing => ({
  phase: 'writing',
  task,
  generationId,
  text,
  isConnected: true,
  isStopping: false,
})
