import { expect, test } from 'vitest'
import { plainTextOf } from './plain-chunks.ts'

const chunk = (delta: unknown, more: object = {}, finish: unknown = null) => ({
  id: 'c1',
  created: 1,
  model: 'small',
  choices: [{ index: 0, delta, finish_reason: finish }],
  ...more,
})

test.each([
  [chunk({ content: 'Nurse' }), 'Nurse'],
  [chunk({ role: 'assistant', content: '' }), ''],
  [chunk({ content: 'Nurse' }, { usage: null }), 'Nurse'],
  [chunk({ content: 'Nurse' }, { usage: { completion_tokens: 1 } }), null],
  [chunk({ content: 'Nurse' }, { error: { message: 'no' } }), null],
  [chunk({ content: 'Nurse', refusal: 'no' }), null],
  [chunk({ content: 'Nurse', reasoning_content: 'hm' }), null],
  [chunk({ content: [{ type: 'text', text: 'Nurse' }] }), null],
  [chunk({ role: 'user', content: 'Nurse' }), null],
  [chunk({ content: null }), null],
  [chunk({}, {}, 'stop'), null],
  [chunk(null), null],
  [{ choices: [] }, null],
  [{ choices: [null] }, null],
  [{ choices: {} }, null],
  [{ error: { message: 'no' } }, null],
  [null, null],
  ['Nurse', null],
])('a bit of text and nothing else is plain: of %j it is %j', (value, plain) => {
  expect(plainTextOf(JSON.stringify(value))).toBe(plain)
})

test('what is no JSON is not', () => {
  for (const data of ['[DONE]', '{', '']) expect(plainTextOf(data)).toBeNull()
})
