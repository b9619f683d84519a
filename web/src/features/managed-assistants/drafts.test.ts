// @vitest-environment happy-dom
import type { ManagedAssistant } from '@rolewright/contract/assistants'
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})
const load = () => import('./drafts.ts')
const draft = { name: 'Shop floor', description: '', model: 'builtin:writer', instructions: 'Be brief.' }
const saved = { ...draft, versions: 4 } as ManagedAssistant

test('a draft survives a reload, with the version it began from', async () => {
  const { writeKept } = await load()
  writeKept('key', { draft, from: 3 })
  vi.resetModules()
  expect((await load()).readKept('key')).toEqual({ draft, from: 3 })
})

test('each assistant and each person has their own', async () => {
  const { draftKey, readKept, writeKept } = await load()
  writeKept(draftKey('anna', 'a'), { draft, from: 1 })
  expect(readKept(draftKey('anna', 'b'))).toBeNull()
  expect(readKept(draftKey('bert', 'a'))).toBeNull()
})

test('a saved draft is gone, also for the next visit', async () => {
  const { readKept, settleKept, writeKept } = await load()
  writeKept('key', { draft: { ...draft, instructions: 'Be brief. ' }, from: 3 })
  settleKept('key', draft, saved)
  expect(readKept('key')).toBeNull()
  expect(localStorage.length).toBe(0)
})

test('what was typed while the draft was being saved stays, and begins from the saved version', async () => {
  const { readKept, settleKept, writeKept } = await load()
  const typed = { ...draft, instructions: 'Be brief. Be kind.' }
  writeKept('key', { draft: typed, from: 3 })
  settleKept('key', draft, saved)
  expect(readKept('key')).toEqual({ draft: typed, from: 4 })
})

test.each(['', 'no json', '{}', '{"draft":{"name":"x"},"from":1}', '7', 'null'])('%o is no draft', async (stored) => {
  localStorage.setItem('key', stored)
  expect((await load()).readKept('key')).toBeNull()
})

test('without storage the text lives as long as the page', async () => {
  const { readKept, writeKept } = await load()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writeKept('key', { draft, from: 1 })
  expect(readKept('key')).toEqual({ draft, from: 1 })
  vi.restoreAllMocks()
})
