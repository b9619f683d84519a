import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})
const load = () => import('./drafts.ts')

test('a draft survives a reload', async () => {
  ;(await load()).writeDraft('anna', 'Night nurse')
  vi.resetModules()
  expect((await load()).readDraft('anna')).toBe('Night nurse')
})

test('each person has their own', async () => {
  const { readDraft, writeDraft } = await load()
  writeDraft('anna', 'Night nurse')
  expect(readDraft('bert')).toBe('')
})

test('an answered draft is emptied, also for the next visit', async () => {
  const { clearAnsweredDraft, readDraft, writeDraft } = await load()
  writeDraft('anna', '  Night nurse\n')
  clearAnsweredDraft('anna', 'Night nurse')
  expect(readDraft('anna')).toBe('')
  expect(localStorage.length).toBe(0)
})

test('what was typed while the answer was being written stays', async () => {
  const { clearAnsweredDraft, readDraft, writeDraft } = await load()
  writeDraft('anna', 'Day nurse')
  clearAnsweredDraft('anna', 'Night nurse')
  expect(readDraft('anna')).toBe('Day nurse')
})

test('without storage the text lives as long as the page', async () => {
  const { readDraft, writeDraft } = await load()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writeDraft('anna', 'Night nurse')
  expect(readDraft('anna')).toBe('Night nurse')
  vi.restoreAllMocks()
})
