import { expect, test } from 'vitest'
import { onBehalfOf } from '../../on-behalf-of.ts'
import { Desk } from './desk.ts'

const BUSY = new URL('../../testing/busy-thread.ts', import.meta.url)

test('what takes too long is ended, and costs nobody else more than its time', async () => {
  const desk = new Desk(BUSY, 3000)
  const endless = expect(desk.order('endless', [60_000])).rejects.toMatchObject({
    code: 'timeout',
    cause: { message: expect.stringMatching(/not done with an order \(endless\) in time/) },
  })
  const next = desk.order('next', [0])
  await endless
  expect(await next).toBe('next')
})

test('a thread that takes long to start has all of its time for its first order', async () => {
  expect(await new Desk(BUSY, 700).order('first', [0])).toBe('first')
})

test('time counts from when work begins, not from when it was asked for', async () => {
  const desk = new Desk(BUSY, 2000)
  const names = ['one', 'two', 'three', 'four']
  expect(await Promise.all(names.map((name) => desk.order(name, [800])))).toEqual(names)
})

test('people have their turns, however much one of them asks for', async () => {
  const desk = new Desk(BUSY, 5000)
  const done: string[] = []
  const ask = (person: string, name: string) =>
    onBehalfOf.run(person, () => desk.order(name, [20]).then((result) => done.push(result as string)))
  await Promise.all([...['e1', 'e2', 'e3', 'e4'].map((name) => ask('eve', name)), ask('ada', 'a1')])
  expect(done.indexOf('a1')).toBeLessThan(3)
})

test('a thread that nobody needs is ended, and there is another when somebody does', async () => {
  const desk = new Desk(BUSY, 5000, 100)
  expect(await desk.order('first', [0])).toBe('first')
  await expect.poll(() => desk.isOpen, { timeout: 5000 }).toBe(false)
  expect(await desk.order('second', [0])).toBe('second')
})
