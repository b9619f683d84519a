// @vitest-environment node
import type { ChatAnswer } from '@rolewright/contract/chat'
import { describe, expect, test } from 'vitest'
import { IDLE, reduceWriting, type Task, type Writing, type WritingEvent } from './writing.ts'

const task: Task = {
  userId: 'anna',
  key: 'try-1',
  brief: 'A nurse',
  assistantId: 'a',
  conversationId: null,
  improves: null,
}
const answer = { response: '# Nurse', conversationId: 'c', jobDescriptionId: 'j' } as ChatAnswer
const key = task.key

const after = (...events: WritingEvent[]): Writing => events.reduce(reduceWriting, IDLE)
const begun: WritingEvent[] = [
  { type: 'begin', task },
  { type: 'accepted', key, generationId: 'g' },
  { type: 'written', key, text: '# Nu' },
]

describe('a generation, as the screen knows it', () => {
  test('is written, with what there is so far', () => {
    expect(after(...begun)).toEqual({
      phase: 'writing',
      task,
      generationId: 'g',
      text: '# Nu',
      isConnected: true,
      isStopping: false,
    })
  })

  test('ends as the description that the server answered', () => {
    expect(after(...begun, { type: 'done', key, answer })).toMatchObject({ phase: 'done', text: '# Nurse', answer })
  })

  test('knows its conversation once it has one, before and after its end', () => {
    const placed: WritingEvent = { type: 'placed', key, conversationId: 'c' }
    expect(after(...begun, placed)).toMatchObject({ phase: 'writing', task: { conversationId: 'c' } })
    expect(after(...begun, { type: 'done', key, answer })).toMatchObject({ task: { conversationId: 'c' } })
    const failed: WritingEvent = { type: 'ended', key, reason: 'failed', sentence: null }
    expect(after(...begun, failed, placed)).toMatchObject({ phase: 'ended', task: { conversationId: 'c' } })
  })

  test('keeps its draft when it fails, and the longer one that the server kept', () => {
    const failed: WritingEvent = { type: 'ended', key, reason: 'failed', sentence: 'The model broke off.' }
    expect(after(...begun, failed)).toMatchObject({ phase: 'ended', text: '# Nu', reason: 'failed' })
    expect(after(...begun, { ...failed, text: '# Nurs' })).toMatchObject({ text: '# Nurs' })
  })

  test('is still being written while a stop is on its way, and goes on where the stop failed', () => {
    const stopping = after(...begun, { type: 'stopping', key, isStopping: true })
    expect(stopping).toMatchObject({ phase: 'writing', isStopping: true })
    expect(reduceWriting(stopping, { type: 'stopping', key, isStopping: false })).toMatchObject({ isStopping: false })
  })

  test('says when the connection is lost and when it is back, with its text unharmed', () => {
    const lost = after(...begun, { type: 'connection', key, isConnected: false })
    expect(lost).toMatchObject({ isConnected: false, text: '# Nu' })
    expect(reduceWriting(lost, { type: 'connection', key, isConnected: true })).toMatchObject({ isConnected: true })
  })

  test('that ran already is joined where it stands', () => {
    expect(after({ type: 'join', task, generationId: 'g', text: '# N' })).toMatchObject({
      phase: 'writing',
      generationId: 'g',
      text: '# N',
    })
  })

  test('is not changed by late news of an earlier try', () => {
    const second: WritingEvent = { type: 'begin', task: { ...task, key: 'try-2' } }
    const now = after(...begun, second)
    expect(reduceWriting(now, { type: 'written', key, text: 'old' })).toBe(now)
    expect(reduceWriting(now, { type: 'done', key, answer })).toBe(now)
  })

  test('is not changed by what comes after its end', () => {
    const done = after(...begun, { type: 'done', key, answer })
    expect(reduceWriting(done, { type: 'ended', key, reason: 'lost', sentence: null })).toBe(done)
    expect(reduceWriting(done, { type: 'written', key, text: 'x' })).toBe(done)
  })

  test('is forgotten when another conversation is opened', () => {
    expect(after(...begun, { type: 'forget' })).toBe(IDLE)
  })
})
