// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DraftSaver, type SaveState } from './draft-saver.ts'

const MINUTE = 60_000
let answer: Response
const sent: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  sent.length = 0
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)).content)
    return answer.clone()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open() {
  const states: SaveState[] = []
  const saver = new DraftSaver('1', { content: '', basedOn: 1, revision: null }, true, (state) => states.push(state))
  return { saver, states }
}

test('what the server refuses is not sent again by itself, but with what is typed next', async () => {
  answer = Response.json({ error: 'This page is closed.', code: 'invalid_request' }, { status: 400 })
  const { saver, states } = open()
  saver.type('Head')
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(sent).toEqual(['Head'])
  expect(states.at(-1)).toEqual({ is: 'refused', why: 'This page is closed.' })
  saver.type('Head nurse')
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(sent).toEqual(['Head', 'Head nurse'])
  saver.end()
})

test('what it failed to take is sent again, later each time, until it is taken', async () => {
  answer = Response.json({ error: 'Please try again.', code: 'unavailable' }, { status: 503 })
  const { saver, states } = open()
  saver.type('Head')
  await vi.advanceTimersByTimeAsync(700 + 3000 + 6000)
  expect(sent).toEqual(['Head', 'Head', 'Head'])
  expect(states.at(-1)).toEqual({ is: 'failed' })
  answer = Response.json({ revision: 'r' })
  await vi.advanceTimersByTimeAsync(12_000)
  expect(sent).toHaveLength(4)
  expect(states.at(-1)).toEqual({ is: 'saved' })
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(sent).toHaveLength(4)
  saver.end()
})
