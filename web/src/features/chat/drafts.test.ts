// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})
const load = () => import('./drafts.ts')

test('a draft survives a reload', async () => {
  ;(await load()).writeDraft('anna', { text: 'Night nurse' })
  vi.resetModules()
  expect((await load()).readDraft('anna').text).toBe('Night nurse')
})

test('each person has their own', async () => {
  const { readDraft, writeDraft } = await load()
  writeDraft('anna', { text: 'Night nurse' })
  expect(readDraft('bert').text).toBe('')
})

test('an answered draft is emptied, also for the next visit', async () => {
  const { clearAnsweredDraft, readDraft, writeDraft } = await load()
  writeDraft('anna', { text: '  Night nurse\n' })
  clearAnsweredDraft('anna', 'Night nurse')
  expect(readDraft('anna').text).toBe('')
  expect(localStorage.length).toBe(0)
})

test('what was typed while the answer was being written stays', async () => {
  const { clearAnsweredDraft, readDraft, writeDraft } = await load()
  writeDraft('anna', { text: 'Day nurse' })
  clearAnsweredDraft('anna', 'Night nurse')
  expect(readDraft('anna').text).toBe('Day nurse')
})

test('what was put right survives a reload, and goes with the text', async () => {
  const facts = [{ kind: 'pay' as const, text: '£15 an hour' }]
  ;(await load()).writeDraft('anna', { text: 'Night nurse', facts })
  vi.resetModules()
  const { readDraft, writeDraft } = await load()
  expect(readDraft('anna').facts).toEqual(facts)
  writeDraft('anna', { text: '' })
  expect(readDraft('anna').facts).toEqual([])
})

test('without storage the text lives as long as the page', async () => {
  const { readDraft, writeDraft } = await load()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writeDraft('anna', { text: 'Night nurse' })
  expect(readDraft('anna').text).toBe('Night nurse')
  vi.restoreAllMocks()
})
