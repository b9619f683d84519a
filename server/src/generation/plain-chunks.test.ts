import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { expect, test } from 'vitest'
import { isPlainText, readPlainChunks } from './plain-chunks.ts'

const chunk = (delta: unknown, more: object = {}, finish: unknown = null) => ({
  id: 'c1',
  created: 1,
  model: 'small',
  choices: [{ index: 0, delta, finish_reason: finish }],
  ...more,
})

test.each([
  [chunk({ content: 'Nurse' }), true],
  [chunk({ role: 'assistant', content: '' }), true],
  [chunk({ content: 'Nurse' }, { usage: null }), true],
  [chunk({ content: 'Nurse' }, { usage: { completion_tokens: 1 } }), false],
  [chunk({ content: 'Nurse' }, { error: { message: 'no' } }), false],
  [chunk({ content: 'Nurse', refusal: 'no' }), false],
  [chunk({ content: 'Nurse', reasoning_content: 'hm' }), false],
  [chunk({ content: [{ type: 'text', text: 'Nurse' }] }), false],
  [chunk({ role: 'user', content: 'Nurse' }), false],
  [chunk({ content: null }), false],
  [chunk({}, {}, 'stop'), false],
  [chunk(null), false],
  [{ choices: [] }, false],
  [{ choices: [null] }, false],
  [{ choices: {} }, false],
  [{ error: { message: 'no' } }, false],
  [null, false],
  ['Nurse', false],
])('a bit of text and nothing else is plain: %j is %s', (value, plain) => {
  expect(isPlainText(value)).toBe(plain)
})

test('the SDK keeps the schema of its chunks where it is looked for, and checks with it what is not plain', async () => {
  const sdk = createOpenAICompatible({ name: 'compatible', baseURL: 'http://127.0.0.1:1/v1' })
  const { chunkSchema } = readPlainChunks(sdk('small')) as unknown as {
    chunkSchema: { '~standard': { vendor: string; validate(value: unknown): unknown } }
  }
  const { vendor, validate } = chunkSchema['~standard']
  expect(vendor).toBe('rolewright')
  const plain = chunk({ content: 'Nurse' })
  expect(await validate(plain)).toEqual({ value: plain })
  expect(await validate({ choices: [{ delta: { content: 7 } }] })).toHaveProperty('issues')
  expect(await validate({ error: { message: 'no' } })).toHaveProperty('value')
})
