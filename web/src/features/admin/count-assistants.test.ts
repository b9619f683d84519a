import { expect, test } from 'vitest'
import { countAssistants } from './count-assistants.ts'

test('an assistant made for somebody counts like those that were assigned', () => {
  const countOf = countAssistants([{ userId: 'ada' }, { userId: 'ada' }])
  expect(countOf({ id: 'ada', personalizedAssistantId: 'own' })).toBe(3)
  expect(countOf({ id: 'grace', personalizedAssistantId: 'own' })).toBe(1)
  expect(countOf({ id: 'eve', personalizedAssistantId: null })).toBe(0)
})
