// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { assignMany, pairsOf } from './assign-many.ts'

afterEach(() => vi.unstubAllGlobals())

test('every user is paired with every assistant', () => {
  expect(pairsOf(['ada', 'grace'], ['writer'])).toEqual([
    { userId: 'ada', assistantId: 'writer' },
    { userId: 'grace', assistantId: 'writer' },
  ])
  expect(pairsOf(['ada'], [])).toEqual([])
})

test('a refused assignment is told with its reason and stops none of the others', async () => {
  const answer = vi.fn(async (_url: string, { body }: { body: string }) =>
    JSON.parse(body).userId === 'ada'
      ? new Response('{"error":"Ada may already use it."}', { status: 409 })
      : new Response('{}', { status: 201 }),
  )
  vi.stubGlobal('fetch', answer)
  const refusals = await assignMany(pairsOf(['ada', 'grace'], ['writer']))
  expect(refusals).toEqual([{ userId: 'ada', assistantId: 'writer', reason: 'Ada may already use it.' }])
  expect(answer).toHaveBeenCalledTimes(2)
})
