import { afterEach, expect, test, vi } from 'vitest'
import { findUsers } from './admin.queries.ts'
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

const people = [
  { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace', username: null },
  { email: 'g.hopper@navy.mil', firstName: 'Grace', lastName: 'Hopper', username: 'amazing' },
]
test.each([
  ['', ['Ada', 'Grace']],
  ['  ADA ', ['Ada']],
  ['hopp', ['Grace']],
  ['NAVY', ['Grace']],
  ['amaz', ['Grace']],
  ['ada love', ['Ada']],
  ['nobody', []],
])('searching %j finds %j', (words, found) => {
  expect(findUsers(people, words).map((person) => person.firstName)).toEqual(found)
})
