import { expect, test } from 'vitest'
import { NOTHING, percentOf, reduceUpload, type UploadEvent, type UploadState } from './upload-state.ts'

const file = new File(['0123456789'], 'final.md')
const other = new File(['other'], 'other.md')
const after = (...events: UploadEvent[]): UploadState => events.reduce(reduceUpload, NOTHING)
const offered: UploadEvent = { type: 'offered', file, notes: [] }
const began: UploadEvent = { type: 'began' }
const half: UploadEvent = { type: 'progressed', file, sent: 5 }
const paused: UploadEvent = { type: 'paused' }
const failed: UploadEvent = { type: 'failed', file, error: 'Non 2xx' }

test('what is chosen waits until it is sent, and arrives whole', () => {
  expect(after(offered).upload).toMatchObject({ file, phase: 'chosen', sent: 0 })
  expect(after(offered, began, half).upload).toMatchObject({ phase: 'sending', sent: 5 })
  expect(after(offered, began, half, { type: 'arrived', file }).upload).toMatchObject({ phase: 'arrived', sent: 10 })
})

test('paused, it keeps how far it was; failed, it begins anew', () => {
  expect(after(offered, began, half, paused, began).upload).toMatchObject({ phase: 'sending', sent: 5 })
  expect(after(offered, began, half, failed).upload).toMatchObject({ phase: 'failed', error: 'Non 2xx' })
  expect(after(offered, began, half, failed, began).upload).toMatchObject({ phase: 'sending', sent: 0, error: null })
})

test('only what is being sent can be paused', () => {
  expect(after(paused)).toBe(NOTHING)
  expect(after(offered, began, failed, paused).upload!.phase).toBe('failed')
})

test.each([
  ['when it is paused', [offered, began, paused]],
  ['when it was removed', [offered, began, { type: 'cleared' }]],
  ['when another took its place', [offered, began, { type: 'cleared' }, { ...offered, file: other }, began]],
] as [string, UploadEvent[]][])('news of a file comes too late %s', (_when, events) => {
  for (const late of [half, failed, { type: 'arrived', file }] as UploadEvent[])
    expect(reduceUpload(after(...events), late)).toEqual(after(...events))
})

test('how far it is, in percent; an empty file is nowhere', () => {
  expect(percentOf({ file, phase: 'sending', sent: 5, error: null })).toBe(50)
  expect(percentOf({ file: new File([], 'empty.md'), phase: 'sending', sent: 0, error: null })).toBe(0)
})
