import type { ChatAnswer, Conversation, Generation, Message } from '@rolewright/contract/chat'
import { describe, expect, test } from 'vitest'
import { composeThread, findOpen, findPrompt, type ThreadItem } from './thread-items.ts'
import { IDLE, type Writing } from './writing.ts'

const brief = (id: string, content: string) =>
  ({
    id,
    role: 'user',
    content,
    createdAt: '2026-03-02T09:00:00Z',
    isJobDescription: false,
    userFeedback: null,
    feedbackComment: null,
    jobDescriptionId: null,
    version: null,
    comment: null,
    basedOn: null,
    origin: null,
  }) as Partial<Message> as Message
const reply = (id: string, record: string, version: number): Message => ({
  ...brief(id, `text of ${id}`),
  role: 'assistant',
  isJobDescription: true,
  jobDescriptionId: record,
  version,
  origin: version === 1 ? 'written' : 'improved',
})
const generation = (id: string, answersMessageId: string, state: Generation['state'], text = 'half'): Generation => ({
  id,
  state,
  text,
  answersMessageId,
  wish: null,
  writer: null,
  error: state === 'failed' ? { error: 'The model broke off.', code: 'interrupted' } : null,
  createdAt: '2026-03-02T09:00:00Z',
})
const conversation = (messages: Message[], generations: Generation[] = []): Conversation => ({
  id: 'c',
  title: 'Nurse',
  createdAt: '2026-03-02T09:00:00Z',
  assistantId: 'a',
  messages,
  generations,
})
const task = {
  userId: 'anna',
  key: 'try',
  brief: 'A nurse',
  facts: [],
  assistantId: 'a',
  conversationId: 'c',
  improves: null,
  wish: null,
  writer: null,
}
const writingOf = (generationId: string | null, text = 'longer', changes = {}): Writing => ({
  phase: 'writing',
  task: { ...task, ...changes },
  generationId,
  text,
  isConnected: true,
  isStopping: false,
})
const doneAs = (message: Message, generationId = 'g'): Writing => ({
  phase: 'done',
  task,
  generationId,
  text: message.content,
  answer: { response: message.content, message, conversationId: 'c' } as ChatAnswer,
})
const outline = (items: ThreadItem[]) =>
  items.map((item) => {
    if (item.kind === 'brief') return `brief: ${item.text}`
    if (item.kind === 'writing') return `writing: ${item.text}`
    if (item.kind === 'draft') return `draft (${item.draft.reason}): ${item.draft.text}`
    return `reply: ${item.message.id}${item.isImproved ? ', improved below' : ''}`
  })

describe('the thread shows', () => {
  test('briefs and descriptions in the order they came', () => {
    const items = composeThread(conversation([brief('1', 'A nurse'), reply('2', 'r', 1)]), IDLE)
    expect(outline(items)).toEqual(['brief: A nurse', 'reply: 2'])
  })

  test('the brief and what is written, before the conversation exists', () => {
    expect(outline(composeThread(null, writingOf(null, '')))).toEqual(['brief: A nurse', 'writing: '])
  })

  test('what is written right now in the place of what was read before', () => {
    const read = conversation([brief('1', 'A nurse')], [generation('g', '1', 'running')])
    expect(outline(composeThread(read, writingOf('g')))).toEqual(['brief: A nurse', 'writing: longer'])
    expect(outline(composeThread(read, IDLE))).toEqual(['brief: A nurse', 'writing: half'])
  })

  test('one page, the same one, from the first word to the stored description', () => {
    const before = conversation([brief('1', 'A nurse')], [generation('g', '1', 'running')])
    const after = conversation([brief('1', 'A nurse'), reply('2', 'r', 1)])
    const keys = [
      composeThread(before, writingOf('g')),
      composeThread(before, doneAs(reply('2', 'r', 1))),
      composeThread(after, doneAs(reply('2', 'r', 1))),
    ].map((items) => items[1]!.key)
    expect(keys).toEqual(['try', 'try', 'try'])
    expect(composeThread(after, doneAs(reply('2', 'r', 1)))).toHaveLength(2)
  })

  test('the draft of a brief that came to nothing, below that brief, with what to try again', () => {
    const read = conversation(
      [brief('1', 'A nurse'), brief('2', 'A cook'), reply('3', 'r', 1)],
      [generation('g', '1', 'failed')],
    )
    const items = composeThread(read, IDLE)
    expect(outline(items)).toEqual(['brief: A nurse', 'draft (failed): half', 'brief: A cook', 'reply: 3'])
    expect(items[1]).toMatchObject({ draft: { brief: 'A nurse', improves: null, sentence: 'The model broke off.' } })
  })

  test('a brief that was tried again once, where it was tried last', () => {
    const read = conversation(
      [brief('1', 'A nurse'), brief('2', 'A nurse'), reply('3', 'r', 1)],
      [generation('g', '1', 'failed')],
    )
    expect(outline(composeThread(read, IDLE))).toEqual(['brief: A nurse', 'reply: 3'])
    const first = conversation([brief('1', 'A nurse')], [generation('g', '1', 'failed')])
    expect(outline(composeThread(first, writingOf(null, '')))).toEqual(['brief: A nurse', 'writing: '])
  })

  test('an improved version that the conversation does not hold yet, and the notice on the one it improves', () => {
    const read = conversation([brief('1', 'A nurse'), reply('2', 'r', 1)])
    expect(outline(composeThread(read, doneAs(reply('3', 'r', 2)))).filter((item) => item.startsWith('reply'))).toEqual(
      ['reply: 2, improved below', 'reply: 3'],
    )
  })

  test('an improved version at the end, and the notice on the one it improves', () => {
    const read = conversation([
      brief('1', 'A nurse'),
      reply('2', 'r', 1),
      brief('3', 'A cook'),
      reply('4', 's', 1),
      reply('5', 'r', 2),
    ])
    expect(outline(composeThread(read, IDLE))).toEqual([
      'brief: A nurse',
      'reply: 2, improved below',
      'brief: A cook',
      'reply: 4',
      'reply: 5',
    ])
  })

  test('an improvement that is written or came to nothing at the end, with its first prompt', () => {
    const messages = [brief('1', 'A nurse'), reply('2', 'r', 1), brief('3', 'A cook'), reply('4', 's', 1)]
    const items = composeThread(conversation(messages, [generation('g', '2', 'stopped')]), IDLE)
    expect(outline(items).at(-1)).toBe('draft (stopped): half')
    expect(items.at(-1)).toMatchObject({ draft: { brief: 'A nurse', improves: '2', sentence: null } })
    const improving = writingOf(null, 'new', { improves: '2' })
    expect(outline(composeThread(conversation(messages), improving)).at(-1)).toBe('writing: new')
    expect(composeThread(conversation(messages), improving)).toHaveLength(5)
  })
})

describe('versions', () => {
  const edited = (id: string, version: number): Message => ({
    ...reply(id, 'r', version),
    origin: 'edited',
    basedOn: 1,
  })

  test('that were asked for stand below what was asked, unless that stands below the page already', () => {
    const improved = { ...reply('3', 'r', 2), basedOn: 1, comment: 'Shorter' }
    const wished = conversation([brief('1', 'A nurse'), reply('2', 'r', 1), improved])
    expect(outline(composeThread(wished, IDLE)).slice(2)).toEqual(['brief: Shorter', 'reply: 3'])
    const thumbed = { ...reply('2', 'r', 1), feedbackComment: 'Shorter' }
    const read = conversation([brief('1', 'A nurse'), thumbed, improved])
    expect(outline(composeThread(read, IDLE))).toHaveLength(3)
  })

  test('keep what was asked for while it is written, and where it came to nothing', () => {
    const messages = [brief('1', 'A nurse'), reply('2', 'r', 1)]
    const writing = writingOf(null, 'new', { improves: '2', wish: 'Shorter' })
    expect(outline(composeThread(conversation(messages), writing)).slice(2)).toEqual(['brief: Shorter', 'writing: new'])
    const failed = { ...generation('g', '2', 'failed'), wish: 'Shorter' }
    const items = composeThread(conversation(messages, [failed]), IDLE)
    expect(outline(items).slice(2)).toEqual(['brief: Shorter', 'draft (failed): half'])
    expect(items.at(-1)).toMatchObject({ draft: { wish: 'Shorter', improves: '2' } })
  })

  test('that are edited are the same page, in the place of what they were made from', () => {
    const done = doneAs(reply('2', 'r', 1))
    const before = composeThread(conversation([brief('1', 'A nurse'), reply('2', 'r', 1)]), done)
    const after = composeThread(conversation([brief('1', 'A nurse'), edited('3', 2)]), done)
    expect(outline(after)).toEqual(['brief: A nurse', 'reply: 3'])
    expect(after[1]!.key).toBe(before[1]!.key)
    const reread = [reply('2', 'r', 1), edited('3', 2)].map(
      (message) => composeThread(conversation([message]), IDLE)[0]!.key,
    )
    expect(reread[0]).toBe(reread[1])
  })

  test('are what is typed about: the latest of the last description', () => {
    const read = conversation([brief('1', 'A nurse'), reply('2', 'r', 1), brief('3', 'A cook'), reply('4', 's', 1)])
    expect(findOpen(read, IDLE)?.id).toBe('4')
    expect(findOpen(read, doneAs(reply('5', 's', 2)))?.id).toBe('5')
    expect(findOpen(conversation([brief('1', 'A nurse')]), IDLE)).toBeNull()
  })
})

describe('the original prompt of a description', () => {
  const messages = [
    brief('1', 'A nurse'),
    reply('2', 'r', 1),
    brief('3', 'A cook'),
    reply('4', 's', 1),
    reply('5', 'r', 2),
  ]
  test.each([
    ['2', 'A nurse'],
    ['4', 'A cook'],
    ['5', 'A nurse'],
    ['unknown', null],
  ])('of %s is %s', (id, prompt) => expect(findPrompt(messages, id)).toBe(prompt))

  test('is missing where no one asked before', () => expect(findPrompt([reply('2', 'r', 1)], '2')).toBeNull())
})
