import { expect, test } from 'vitest'
import { onBehalfOf } from '../../on-behalf-of.ts'
import { Desk } from './desk.ts'
import { Desks } from './desks.ts'

const BUSY = new URL('../../testing/busy-thread.ts', import.meta.url)
const LIMIT_MS = 30_000

function open(many: number) {
  const each = Array.from({ length: many }, () => new Desk(BUSY, LIMIT_MS))
  const desks = new Desks(each)
  const ask = (person: string) => onBehalfOf.run(person, () => desks.order(person, [20]))
  return { ask, opened: () => each.filter((desk) => desk.isOpen).length }
}

test('what few ask for is done by one thread', async () => {
  const { ask, opened } = open(3)
  await Promise.all(['ada', 'ada', 'bob'].map(ask))
  expect(opened()).toBe(1)
})

test('what many ask for is done by as many threads as there are, and no more', async () => {
  const { ask, opened } = open(2)
  const people = Array.from({ length: 20 }, (_, n) => `person ${n}`)
  expect(await Promise.all(people.map(ask))).toEqual(people)
  expect(opened()).toBe(2)
})

test('somebody comes back to the thread that read their brief', async () => {
  const each = [new Desk(BUSY, LIMIT_MS), new Desk(BUSY, LIMIT_MS)]
  const desks = new Desks(each)
  const ask = (person: string) => onBehalfOf.run(person, () => desks.order(person, [20]))
  const orders = () => each.map((desk) => desk.orders)
  const crowd = Array.from({ length: 11 }, (_, n) => ask(`person ${n}`))
  const before = orders()
  const ada = ask('ada')
  expect(orders()).toEqual([before[0], before[1]! + 1])
  await Promise.all([...crowd, ada])
  const again = ask('ada')
  expect(orders()).toEqual([0, 1])
  await again
})
