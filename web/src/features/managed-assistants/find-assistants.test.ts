// @vitest-environment node
import type { ManagedAssistant } from '@rolewright/contract/assistants'
import { expect, test } from 'vitest'
import { KINDS } from './assistants-address.ts'
import { findAssistants, ofKind } from './find-assistants.ts'

const assistant = (name: string, more: Partial<ManagedAssistant> = {}): ManagedAssistant => ({
  id: name,
  name,
  description: '',
  model: 'builtin:writer',
  instructions: '',
  owner: null,
  createdAt: '2025-11-21T12:00:00.000Z',
  retiredAt: null,
  weeklyLimit: null,
  users: 0,
  descriptions: 0,
  problem: null,
  versions: 1,
  ...more,
})
const ada = { id: 'u', email: 'ada@muster.example', firstName: 'Ada', lastName: 'Byron' }
const retiredAt = '2025-11-22T12:00:00.000Z'
const all = [
  assistant('General', { description: 'For any role.' }),
  assistant('Shop floor', { model: 'openai:small' }),
  assistant('Muster Assistant', { owner: ada }),
  assistant('Old', { retiredAt }),
  assistant('Old of Ada', { retiredAt, owner: ada }),
]
const names = (found: ManagedAssistant[]) => found.map(({ name }) => name)

test('kinds part those in service from the retired, and the personal from the general', () => {
  expect(Object.fromEntries(KINDS.map((kind) => [kind, names(ofKind(all, kind))]))).toEqual({
    all: ['General', 'Shop floor', 'Muster Assistant'],
    general: ['General', 'Shop floor'],
    personal: ['Muster Assistant'],
    retired: ['Old', 'Old of Ada'],
  })
})

test.each([
  ['  ', names(all)],
  ['SHOP', ['Shop floor']],
  ['openai:', ['Shop floor']],
  ['any role', ['General']],
  ['ada byron', ['Muster Assistant', 'Old of Ada']],
  ['ada@muster', ['Muster Assistant', 'Old of Ada']],
  ['nothing of the kind', []],
])('%o finds %o', (words, found) => {
  expect(names(findAssistants(all, words))).toEqual(found)
})
