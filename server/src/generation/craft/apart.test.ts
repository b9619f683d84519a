import { expect, test } from 'vitest'
import { apart } from './apart.ts'

const BRIEF = 'Nurse in Utrecht, permanent, 32 hours, €3,200 a month'

test('writes and checks in a thread of its own, several at once', async () => {
  const [written, claims] = await Promise.all([
    apart('write', { brief: BRIEF }),
    apart('claims', '# Nurse\n\nYou work 32 hours in Utrecht.\n\n- You know 7 languages', {
      said: BRIEF,
      company: {},
      typical: [],
    }),
  ])
  expect(written).toMatchObject({ text: expect.stringContaining('Utrecht') })
  expect(claims.map(({ text, ground }) => [text, ground])).toContainEqual([
    expect.stringContaining('7 languages'),
    'none',
  ])
})

test('what it can not do fails with the reason, and the next is done', async () => {
  await expect(apart('write', { brief: null as never })).rejects.toThrow(/null/)
  expect(await apart('write', { brief: BRIEF })).toMatchObject({ text: expect.stringContaining('Utrecht') })
})
