import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

/** Lets each piece of work take a moment, and remembers the order in which they began. */
function workshop(queue: FairQueue) {
  const begun: string[] = []
  let most = 0
  let now = 0
  const send = (person: string, name: string) =>
    queue.run(person, async () => {
      begun.push(name)
      now += 1
      most = Math.max(most, now)
      await pause(5)
      now -= 1
    })
  return { begun, send, most: () => most }
}

test('whoever sends much waits for those who send little', async () => {
  const { begun, send, most } = workshop(new FairQueue({ atOnce: 1, ofOne: 1, waiting: 10 }))
  const many = ['a1', 'a2', 'a3', 'a4'].map((name) => send('a', name))
  await Promise.all([...many, send('b', 'b1'), send('c', 'c1'), send('b', 'b2')])
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  expect(most()).toBe(1)
})

test('nobody takes all the places', async () => {
  const { begun, send, most } = workshop(new FairQueue({ atOnce: 2, ofOne: 1, waiting: 10 }))
  const many = ['a1', 'a2', 'a3'].map((name) => send('a', name))
  await Promise.all([...many, send('b', 'b1')])
  expect(begun.slice(0, 2)).toEqual(['a1', 'b1'])
  expect(most()).toBe(2)
})

test('what fails makes room for the next', async () => {
  const queue = new FairQueue({ atOnce: 1, ofOne: 1, waiting: 10 })
  await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.run('a', async () => 'done')).toBe('done')
})

test('too much of one person is refused, and of nobody else', async () => {
  const { send } = workshop(new FairQueue({ atOnce: 1, ofOne: 1, waiting: 2 }))
  const sent = ['a1', 'a2', 'a3', 'a4'].map((name) =>
    send('a', name).then(
      () => 'done',
      ({ code }) => code,
    ),
  )
  expect([...(await Promise.all(sent)), await send('b', 'b1')]).toEqual(['done', 'done', 'done', 'busy', undefined])
})
