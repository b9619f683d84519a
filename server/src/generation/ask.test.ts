import { describe, expect, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { AppError } from '../http/errors.ts'
import { type Behaviour, FakeProvider } from '../testing/provider.ts'
import { settingsFor } from '../testing/provider-wires.ts'
import { ask, type Patience } from './ask.ts'
import { createModels } from './models.ts'

const NAMES = ['openai:small', 'anthropic:claude-test', 'google:gemini-test', 'compatible:llama3:8b'] as const
const TEXT = '# Engineer\n\nBerlin.\n\n## What you will do\n\n- Build services.'
const QUICK: Patience = { first: 1000, between: 500, total: 2500 }
const QUESTION = {
  prompt: [
    { role: 'system' as const, content: 'Write.' },
    { role: 'user' as const, content: [{ type: 'text' as const, text: 'An engineer' }] },
  ],
}

/** As every provider words a refusal. */
const says = (message: string) => ({
  type: 'error',
  error: { code: 401, status: 'REFUSED', type: 'test', message },
})

/** Asks a model whose provider, one of its own, behaves as told. */
async function write(
  name: string,
  behaviour: Behaviour[] | Behaviour = {},
  { signal } = new AbortController(),
  onText: (soFar: string) => void = () => {},
) {
  const provider = await FakeProvider.start()
  provider.behave(...[behaviour].flat())
  const models = await createModels(readConfig(settingsFor(provider.origin), '/tmp'))
  let text = ''
  let error: AppError | null = null
  try {
    const hear = (part: string) => {
      text += part
      onText(text)
    }
    await ask(models.find(name)!, QUESTION, signal, hear, QUICK)
  } catch (failure) {
    if (!(failure instanceof AppError)) throw failure
    error = failure
  }
  await vi.waitFor(() => expect(provider.open).toBe(0), { timeout: 5000 })
  await provider.close()
  return { text, error, asked: provider.received.length, received: provider.received }
}

describe.concurrent.each(NAMES)('%s', (name) => {
  test('writes the whole text', async () => {
    expect(await write(name)).toMatchObject({ text: TEXT, error: null, asked: 1 })
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
      const { text, error, asked } = await write(name, behaviour)
      expect([error?.code, asked]).toEqual([code, 1])
      expect(TEXT.startsWith(text)).toBe(true)
      expect(text).toContain('Engineer')
    },
  )

  test('that writes without end is cut off at what an answer may be', async () => {
    const endless = Array.from({ length: 3000 }, () => 'wörd 🚀🚀 words ')
    const { text, error, asked } = await write(name, { words: ['x', ...endless] })
    expect([error?.code, error?.message, asked]).toEqual([
      'interrupted',
      'The assistant wrote more than fits and was cut off.',
      1,
    ])
    expect(text.length).toBeLessThanOrEqual(24_000)
    expect(text.length).toBeGreaterThan(23_900)
    expect(text.isWellFormed()).toBe(true)
  })

  test.each([
    ['429 without a wait', { status: 429 }],
    ['429 for 1 second', { status: 429, retryAfter: '1' }],
    ['500', { status: 500 }],
    ['408', { status: 408 }],
    ['409', { status: 409 }],
    ['an answer whose compression is broken', { spoiled: true }],
    ['a refusal whose compression is broken', { status: 400, spoiled: true }],
    ['503', { status: 503 }],
  ])('is asked once more after %s', async (_what, refusal) => {
    expect(await write(name, [refusal, {}])).toMatchObject({ text: TEXT, error: null, asked: 2 })
  })

  test('is asked twice at the most', async () => {
    const { error, asked } = await write(name, { status: 429 })
    expect([error?.code, error?.message, asked]).toEqual([
      'busy',
      'The assistant is busy. Please try again in a minute.',
      2,
    ])
  })

  test.each([
    ['120', 120, '2 minutes'],
    ['6', 6, 'a minute'],
    ['7200', 7200, '2 hours'],
    ['99999999', 86_400, '24 hours'],
    ['a date in an hour', 3600, '60 minutes'],
    ['soon', 60, 'a minute'],
  ])('says when to come back after a 429 for %s', async (retryAfter, seconds, words) => {
    const said = retryAfter.startsWith('a date') ? new Date(Date.now() + 3_600_000).toUTCString() : retryAfter
    const { error } = await write(name, { status: 429, retryAfter: said })
    expect(error).toMatchObject({ code: 'busy', message: `The assistant is busy. Please try again in ${words}.` })
    expect(Math.abs(error!.retryAfter! - seconds)).toBeLessThan(10)
  })

  test('is not followed to where its provider sends, with prompt and key', async () => {
    const elsewhere = await FakeProvider.start()
    const { error, asked } = await write(name, { redirect: elsewhere.origin })
    expect([error, asked]).toMatchObject([{ code: 'misconfigured', reason: expect.stringMatching(/^307/) }, 1])
    expect(elsewhere.received).toEqual([])
    await elsewhere.close()
  })

  test('is not asked again when told to wait longer than 5 seconds', async () => {
    const { error, asked } = await write(name, { status: 503, retryAfter: '6' })
    expect([error?.code, error?.message, asked]).toEqual([
      'unavailable',
      'The assistant is busy. Please try again in a minute.',
      1,
    ])
  })

  test.each([401, 403, 404, 400])(
    'is not asked again after %s, which only an administrator can mend',
    async (status) => {
      const { error, asked } = await write(name, { status })
      expect([error, asked]).toMatchObject([
        { code: 'misconfigured', reason: expect.stringContaining(`${status}: refused with`) },
        1,
      ])
    },
  )

  test.each<[string, Behaviour]>([
    ['as it was sent', { status: 401, quotes: true }],
    ['with its middle starred out', { status: 401, errorBody: says('No: comp*******ecret') }],
    ['where text was to begin', { after: { words: 0, how: 'error' }, quotes: true }],
    ['that is none of ours', { status: 401, errorBody: says('No: sk-other-secret') }],
  ])('has no key and no brief in its reason, even where the provider quotes one %s', async (_how, refusal) => {
    const { error } = await write(name, refusal)
    expect(error).toMatchObject({ reason: expect.stringMatching(/: (refused|No|overloaded)/) })
    const told = JSON.stringify([error?.message, (error as { reason?: string } | null)?.reason])
    expect(told).not.toContain('ecret')
    // Nor what the person wrote, which admins do not get to read.
    expect(told).not.toContain('engineer')
  })

  test.each([{ headersAfter: 2000 }, { after: { words: 0, how: 'silence' } }] as Behaviour[])(
    'is given up on when it does not begin: %j',
    async (behaviour) => {
      const { error } = await write(name, behaviour)
      expect([error?.code, error?.message]).toEqual(['timeout', 'The assistant did not answer in time.'])
    },
  )

  test('is given up on when it takes too long in all', async () => {
    expect((await write(name, { pace: 400 })).error?.code).toBe('timeout')
  })

  test('is hung up on when nobody wants to read on', async () => {
    const stop = new AbortController()
    const { text, error, received } = await write(name, { pace: 60 }, stop, (soFar) => {
      if (soFar.includes('Engineer')) stop.abort(new AppError('stopped', 'Stopped.'))
    })
    expect([error?.code, text.length < TEXT.length]).toEqual(['stopped', true])
    expect(received[0]?.hungUp).toBe(true)
  })
})

test('a provider that is not there is unavailable, after a second try', async () => {
  const settings = { COMPATIBLE_BASE_URL: 'http://127.0.0.1:9/v1', COMPATIBLE_API_KEY: 'x' }
  const nowhere = await createModels(readConfig(settings, '/tmp'))
  const answer = ask(nowhere.find('compatible:x')!, { prompt: [] }, new AbortController().signal, () => {}, QUICK)
  await expect(answer).rejects.toMatchObject({ code: 'unavailable' })
})
