import type { SettledFact } from '@rolewright/contract/briefs'
import type { ChatAnswer } from '@rolewright/contract/chat'

/** What is to be written, and which try it is. */
export interface Task {
  /** The person who asked. */
  userId: string
  /** Names this try; a new one for every new try. */
  key: string
  brief: string
  /** What the person put right beside the brief. */
  facts: SettledFact[]
  assistantId: string
  conversationId: string | null
  /** The message that this is to be an improved version of. */
  improves: string | null
  /** What that version is asked for; null where the stored comment says it. */
  wish: string | null
  /** The model that writes, as far as it is known. */
  writer: string | null
  /** The person turned to a new one before this one had its conversation. */
  isLeft?: boolean
}

/** Why there is no description. lost: it may well go on without us. */
export type Reason = 'failed' | 'stopped' | 'lost'

/** A generation that this browser follows. */
export type Followed =
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

/** What the open conversation has of it. */
export type Writing = { phase: 'idle' } | Followed

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
  | { type: 'left'; key: string }
  | { type: 'forget'; key: string }

export const IDLE: Writing = { phase: 'idle' }

/** One entry for each try, oldest first. What ended in a conversation goes when something new begins in it. */
export function reduceWritings(writings: Followed[], event: WritingEvent): Followed[] {
  if ('task' in event) {
    const { key, conversationId } = event.task
    const others = writings.filter(
      ({ task, phase }) => task.key !== key && (phase === 'writing' || task.conversationId !== conversationId),
    )
    return [
      ...others,
      event.type === 'join' ? started(event.task, event.generationId, event.text) : started(event.task, null, ''),
    ]
  }
  if (event.type === 'forget') return writings.filter(({ task }) => task.key !== event.key)
  return writings.map((writing) => (writing.task.key === event.key ? reduceWriting(writing, event) : writing))
}

type News = Exclude<WritingEvent, { type: 'begin' | 'join' | 'forget' }>

function reduceWriting(writing: Followed, event: News): Followed {
  if (event.type === 'placed') return { ...writing, task: { ...writing.task, conversationId: event.conversationId } }
  if (event.type === 'left') return { ...writing, task: { ...writing.task, isLeft: true } }
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

const started = (task: Task, generationId: string | null, text: string): Followed => ({
  phase: 'writing',
  task,
  generationId,
  text,
  isConnected: true,
  isStopping: false,
})
