import { expect, test } from 'vitest'
import { putRight } from './settled-facts.ts'

const fixed = { kind: 'pay' as const, text: '£15 an hour', instead: '£14.60 an hour' }

test('what is put right names what it stands for', () => {
  expect(putRight([], fixed)).toEqual([fixed])
})

test('put right twice it still stands for what was read', () => {
  expect(putRight([fixed], { kind: 'pay', text: '£16 an hour', instead: '£15 an hour' })).toEqual([
    { kind: 'pay', text: '£16 an hour', instead: '£14.60 an hour' },
  ])
})

test('what was left out stays left out', () => {
  expect(putRight([], { kind: 'offer', text: ' ', instead: 'A hot meal' })).toEqual([
    { kind: 'offer', text: '', instead: 'A hot meal' },
  ])
})

test('what was added and is left out is gone', () => {
  const added = putRight([], { kind: 'start', text: '4 January', instead: null })
  expect(added).toEqual([{ kind: 'start', text: '4 January' }])
  expect(putRight(added, { kind: 'start', text: '', instead: '4 January' })).toEqual([])
})
