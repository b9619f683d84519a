import { AssistantDraft } from '@rolewright/contract/assistants'
import { expect, test } from 'vitest'
import { checkDraft, LIMITS } from './check-draft.ts'

const good = { name: 'Shop floor', description: '', model: 'openai:small', instructions: '' }

test.each([
  [{}],
  [{ name: '  ' }],
  [{ model: '' }],
  [{ model: 'small' }],
  [{ model: 'OpenAI:small' }],
  [{ model: 'openai:' }],
  [{ model: ' openai:llama:8b ' }],
  ...Object.entries(LIMITS).flatMap(([field, limit]) => {
    const longest = field === 'model' ? `openai:${'x'.repeat(limit - 7)}` : 'x'.repeat(limit)
    return [[{ [field]: longest }], [{ [field]: ` ${longest} ` }], [{ [field]: `${longest}x` }]]
  }),
])('sees what the server would see: %#', (more) => {
  const draft = { ...good, ...more }
  const wrong = AssistantDraft.safeParse(draft).error?.issues.map(({ path }) => path[0]) ?? []
  expect(Object.keys(checkDraft(draft))).toEqual([...new Set(wrong)])
})
