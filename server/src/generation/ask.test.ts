import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { AppError } from '../http/errors.ts'
import { type Behaviour, FakeProvider } from '../testing/provider.ts'
import { settingsFor } from '../testing/provider-wires.ts'
import { ask, type Patience } from './ask.ts'
import { createModels, type Models } from './models.ts'

const NAMES = ['openai:small', 'anthropic:claude-test', 'google:gemini-test', 'compatible:llama3:8b'] as const
const TEXT = '# Engineer\n\nBerlin.\n\n## What you will do\n\n- Build services.'
const QUICK: Patience = { first: 1000, between: 500, total: 2500 }

let provider: FakeProvider
let models: Models
beforeAll(async () => {
  provider = await FakeProvider.start()
  models = await createModels(readConfig(settingsFor(provider.origin), '/tmp'))
})
afterAll(() => provider.close())
beforeEach(() => {
  provider.received.length = 0
})

async function write(
  name: string,
  behaviour: Behaviour[] | Behaviour = {},
  { signal } = new AbortController(),
  onText: (soFar: string) => void = () => {},
) {
  provider.behave(...[behaviour].flat())
  const question = {
    prompt: [
      { role: 'system' as const, content: 'Write.' },
      { role: 'user' as const, content: [{ type: 'text' as const, text: 'An engineer' }] },
    ],
  }
  let text = ''
  try {
    for await (const delta of ask(models.find(name)!, question, signal, QUICK)) {
      text += delta
      onText(text)
    }
    return { text, error: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { text, error }
  }
}

describe.each(NAMES)('%s', (name) => {
  test('writes the whole text', async () => {
    expect(await write(name)).toEqual({ text: TEXT, error: null })
    expect(provider.received).toHaveLength(1)
  })

  test.each([
    ['the connection is cut', { after: { words: 4, how: 'cut' } }, 'interrupted'],
    ['the stream ends without a finish', { after: { words: 4, how: 'eof' } }, 'interrupted'],
    ['the stream turns to nonsense', { after: { words: 4, how: 'garbage' } }, 'interrupted'],
    ['the provider reports an error', { after: { words: 4, how: 'error' } }, 'interrupted'],
    ['the provider falls silent', { after: { words: 4, how: 'silence' } }, 'timeout'],
    ['the text is longer than fits', { finish: 'length' }, 'interrupted'],
    ['the provider declines', { finish: 'refusal' }, 'refused'],
  ] as [string, Behaviour, string][])(
    'keeps what came before %s, and asks nobody again',
    async (_what, behaviour, code) => {
      const { text, error } = await write(name, behaviour)
      expect(error?.code).toBe(code)
      expect(TEXT.startsWith(text)).toBe(true)
      expect(text).toContain('Engineer')
      expect(provider.received).toHaveLength(1)
    },
  )

  test.each([
    ['429 without a wait', { status: 429 }],
    ['429 for 1 second', { status: 429, retryAfter: '1' }],
    ['500', { status: 500 }],
    ['503', { status: 503 }],
  ])('is asked once more after %s', async (_what, refusal) => {
    expect(await write(name, [refusal, {}])).toEqual({ text: TEXT, error: null })
    expect(provider.received).toHaveLength(2)
  })

  test('is asked twice at the most', async () => {
    const { error } = await write(name, { status: 429 })
    expect([error?.code, error?.message]).toEqual(['busy', 'The assistant is busy. Please try again in a minute.'])
    expect(provider.received).toHaveLength(2)
  })

  test('is not asked again when told to wait longer than 5 seconds', async () => {
    const { error } = await write(name, { status: 503, retryAfter: '6' })
    expect([error?.code, error?.message]).toEqual([
      'unavailable',
      'The assistant is busy. Please try again in a minute.',
    ])
    expect(provider.received).toHaveLength(1)
  })

  test.each([401, 403, 404, 400])(
    'is not asked again after %s, which only an administrator can mend',
    async (status) => {
      const { error } = await write(name, { status, errorBody: { error: { message: 'Wrong key sk-openai-secret' } } })
      expect(error).toMatchObject({ code: 'misconfigured', reason: expect.stringContaining(String(status)) })
      expect(JSON.stringify([error?.message, (error as { reason?: string }).reason])).not.toContain('secret')
      expect(provider.received).toHaveLength(1)
    },
  )

  test('is given up on when it does not begin', async () => {
    expect((await write(name, { headersAfter: 2000 })).error?.message).toBe('The assistant did not answer in time.')
    expect((await write(name, { after: { words: 0, how: 'silence' } })).error?.code).toBe('timeout')
  })

  test('is given up on when it takes too long in all', async () => {
    expect((await write(name, { pace: 400 })).error?.code).toBe('timeout')
  })

  test('is hung up on when nobody wants to read on', async () => {
    const stop = new AbortController()
    const { text, error } = await write(name, { pace: 60 }, stop, (soFar) => {
      if (soFar.includes('Engineer')) stop.abort(new AppError('stopped', 'Stopped.'))
    })
    expect([error?.code, text.length < TEXT.length]).toEqual(['stopped', true])
    await expect.poll(() => provider.received[0]?.hungUp).toBe(true)
  })
})

test('a provider that is not there is unavailable, after a second try', async () => {
  const nowhere = await createModels(
    readConfig({ COMPATIBLE_BASE_URL: 'http://127.0.0.1:9/v1', COMPATIBLE_API_KEY: 'x' }, '/tmp'),
  )
  const answer = ask(nowhere.find('compatible:x')!, { prompt: [] }, new AbortController().signal, QUICK)
  await expect(answer.next()).rejects.toMatchObject({ code: 'unavailable' })
})

describe('models', () => {
  test('are found where their provider is configured', async () => {
    expect(NAMES.map((name) => models.find(name)?.modelId)).toEqual([
      'small',
      'claude-test',
      'gemini-test',
      'llama3:8b',
    ])
    expect(models.find('builtin:writer')).not.toBeNull()
    expect(models.find('builtin:poet')).toBeNull()
    const without = await createModels(readConfig({}, '/tmp'))
    expect(NAMES.map((name) => without.find(name))).toEqual([null, null, null, null])
  })

  test('are listed as their providers list them', async () => {
    expect(await models.offers()).toEqual([
      { provider: 'builtin', models: ['builtin:writer'], error: null },
      { provider: 'openai', models: ['openai:large', 'openai:small'], error: null },
      { provider: 'anthropic', models: ['anthropic:claude-test'], error: null },
      { provider: 'google', models: ['google:gemini-test'], error: null },
      { provider: 'compatible', models: ['compatible:large', 'compatible:small'], error: null },
    ])
  })
})
