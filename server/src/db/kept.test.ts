import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openInMemory } from '../testing/database.ts'
import { Kept } from './kept.ts'
import { companies, throttle, users } from './schema.ts'

const { db, close } = await openInMemory()
afterAll(close)

const person = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Byrne', createdAt: new Date() }
const kept = new Kept<{ name: string }>([users, companies])
beforeEach(async () => {
  await db.delete(users)
  kept.of(db).set('ada', { name: 'Ada' })
})
const known = () => kept.of(db).get('ada')?.name

test('what was found is kept until its tables are written', async () => {
  await db.insert(throttle).values({ key: 'users', tries: 0, readyAt: new Date(), forgetAt: new Date() })
  await db.select().from(users).for('no key update')
  expect(known()).toBe('Ada')
  await db.insert(users).values(person)
  expect(known()).toBeUndefined()
})

test('also where a row of another table takes them with it', async () => {
  await db.delete(companies)
  expect(known()).toBeUndefined()
})

test('what was asked for before a writing that came meanwhile is not kept', async () => {
  const before = kept.of(db)
  await db.update(users).set({ lastName: 'King' }).where(eq(users.email, person.email))
  before.set('ada', { name: 'Ada' })
  expect(known()).toBeUndefined()
})

test('in a transaction nothing is kept, and nothing is known that was before its writing', async () => {
  await db.transaction(async (tx) => {
    kept.of(tx).set('ada', { name: 'Grace' })
    expect(kept.of(tx).get('ada')).toBeUndefined()
    await tx.insert(users).values(person)
    expect(known()).toBeUndefined()
  })
  expect(known()).toBeUndefined()
})
