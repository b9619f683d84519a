import type { ChatAnswer } from '@rolewright/contract/chat'
import { describe, expect, test } from 'vitest'
import { reduceWritings, type Task, type WritingEvent } from './writing.ts'

const task: Task = {
  userId: 'anna',
  key: 'try-1',
  brief: 'A nurse',
  facts: [],
  assistantId: 'a',
  conversationId: null,
  improves: null,
  wish: null,
  writer: null,
}
const answer = { response: '# Nurse', conversationId: 'c', jobDescriptionId: 'j' } as ChatAnswer
const key = task.key

const all = (...events: WritingEvent[]) => events.reduce(reduceWritings, [])
const after = (...events: WritingEvent[]) => all(...events)[0]!
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
    const stopping: WritingEvent[] = [...begun, { type: 'stopping', key, isStopping: true }]
    expect(after(...stopping)).toMatchObject({ phase: 'writing', isStopping: true })
    expect(after(...stopping, { type: 'stopping', key, isStopping: false })).toMatchObject({ isStopping: false })
  })

  test('says when the connection is lost and when it is back, with its text unharmed', () => {
    const lost: WritingEvent[] = [...begun, { type: 'connection', key, isConnected: false }]
    expect(after(...lost)).toMatchObject({ isConnected: false, text: '# Nu' })
    expect(after(...lost, { type: 'connection', key, isConnected: true })).toMatchObject({ isConnected: true })
  })

  test('that ran already is joined where it stands', () => {
    expect(after({ type: 'join', task, generationId: 'g', text: '# N' })).toMatchObject({
      phase: 'writing',
      generationId: 'g',
      text: '# N',
    })
  })

  test('is not changed by what comes after its end', () => {
    const done: WritingEvent[] = [...begun, { type: 'done', key, answer }]
    const late: WritingEvent[] = [
      { type: 'ended', key, reason: 'lost', sentence: null },
      { type: 'written', key, text: 'x' },
    ]
    expect(all(...done, ...late)).toEqual(all(...done))
  })
})

describe('several generations', () => {
  const second: Task = { ...task, key: 'try-2', conversationId: 'other' }

  test('are followed side by side, each by its own news', () => {
    const both = all(...begun, { type: 'begin', task: second }, { type: 'written', key: 'try-2', text: '# Cook' })
    expect(both).toMatchObject([{ text: '# Nu' }, { text: '# Cook' }])
  })

  test('a new try in a conversation takes the place of what ended there, and of nothing else', () => {
    const failed: WritingEvent = { type: 'ended', key, reason: 'failed', sentence: null }
    const again: WritingEvent = { type: 'begin', task: { ...task, key: 'try-3' } }
    const now = all(...begun, { type: 'begin', task: second }, failed, again)
    expect(now.map((each) => each.task.key)).toEqual(['try-2', 'try-3'])
  })

  test('one that was refused is forgotten alone', () => {
    const now = all(...begun, { type: 'begin', task: second }, { type: 'forget', key: 'try-2' })
    expect(now.map((each) => each.task.key)).toEqual([key])
  })

  test('one that the person left for something new knows so', () => {
    expect(after(...begun, { type: 'left', key })).toMatchObject({ phase: 'writing', task: { isLeft: true } })
  })
})
