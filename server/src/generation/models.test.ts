import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../config.ts'
import { FakeProvider } from '../testing/provider.ts'
import { settingsFor } from '../testing/provider-wires.ts'
import { ask } from './ask.ts'
import { createModels, requireDefault } from './models.ts'
import type { Lookup } from './reach.ts'

/** A system whose names all lead there. */
const leadingTo = (...addresses: string[]) =>
  ((_host: string, _options: object, answer: (error: null, found: object[]) => void) =>
    answer(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    )) as unknown as Lookup

const NAMES = ['openai:small', 'anthropic:claude-test', 'google:gemini-test', 'compatible:llama3:8b']

test('models are found where their provider is configured', async () => {
  const models = await createModels(readConfig(settingsFor('http://127.0.0.1:9'), '/tmp'))
  expect(NAMES.map((name) => models.find(name)?.modelId)).toEqual(['small', 'claude-test', 'gemini-test', 'llama3:8b'])
  expect(models.find('builtin:writer')).not.toBeNull()
  expect(models.find('builtin:poet')).toBeNull()
  const without = await createModels(readConfig({}, '/tmp'))
  expect(NAMES.map((name) => without.find(name))).toEqual([null, null, null, null])
})

test.each([
  [
    'openai:gpt',
    'DEFAULT_MODEL is openai:gpt, for which OPENAI_API_KEY must be set, or an admin has to set openai up first.',
  ],
  [
    'anthropic:x',
    'DEFAULT_MODEL is anthropic:x, for which ANTHROPIC_API_KEY must be set, or an admin has to set anthropic up first.',
  ],
  [
    'google:x',
    'DEFAULT_MODEL is google:x, for which GOOGLE_GENERATIVE_AI_API_KEY must be set, or an admin has to set google up first.',
  ],
  [
    'compatible:x',
    'DEFAULT_MODEL is compatible:x, for which COMPATIBLE_BASE_URL must be set, or an admin has to set compatible up first.',
  ],
  [
    'builtin:poet',
    'DEFAULT_MODEL is builtin:poet, which there is not. Set it to builtin:writer, or to a model of openai, anthropic, google, compatible, local.',
  ],
])('%s is no default where it can not be had, and it is said what is missing', async (DEFAULT_MODEL, says) => {
  const config = readConfig({ DEFAULT_MODEL }, '/tmp')
  const models = await createModels(config)
  expect(() => requireDefault(models, config)).toThrow(new ConfigError(says))
})

test('a default that can be had is fine', async () => {
  for (const settings of [{}, { ...settingsFor('http://127.0.0.1:9'), DEFAULT_MODEL: 'openai:small' }]) {
    const config = readConfig(settings, '/tmp')
    expect(requireDefault(await createModels(config), config)).toBeUndefined()
  }
  const config = readConfig({ DEFAULT_MODEL: 'openai:small' }, '/tmp')
  const models = await createModels(config)
  await models.take(new Map([['openai', { key: 'x' }]]))
  expect(requireDefault(models, config)).toBeUndefined()
})

test('models are listed as their providers list them', async () => {
  const provider = await FakeProvider.start()
  const models = await createModels(readConfig(settingsFor(provider.origin), '/tmp'))
  expect(await models.offers()).toEqual([
    { provider: 'builtin', models: ['builtin:writer'], error: null },
    { provider: 'openai', models: ['openai:large', 'openai:small'], error: null },
    { provider: 'anthropic', models: ['anthropic:claude-test'], error: null },
    { provider: 'google', models: ['google:gemini-test'], error: null },
    { provider: 'compatible', models: ['compatible:large', 'compatible:small'], error: null },
  ])
  await provider.close()
})

test('a list of models is not fetched from where the provider sends', async () => {
  const [provider, elsewhere] = [await FakeProvider.start(), await FakeProvider.start()]
  provider.behave({ redirect: elsewhere.origin })
  const models = await createModels(readConfig(settingsFor(provider.origin), '/tmp'))
  const [, ...others] = await models.offers()
  expect(others.map(({ error }) => error)).toEqual(Array(4).fill('The provider answers 307.'))
  for (const one of [provider, elsewhere]) await one.close()
})

test('a public provider whose name leads into a private network is not called', async () => {
  const keys = { OPENAI_API_KEY: 'x', ANTHROPIC_API_KEY: 'x', GOOGLE_GENERATIVE_AI_API_KEY: 'x' }
  const models = await createModels(readConfig(keys, '/tmp'), leadingTo('93.184.215.14', '10.0.0.7'))
  const { signal } = new AbortController()
  for (const name of NAMES.slice(0, 3)) {
    const answer = ask(models.find(name)!, { prompt: [] }, signal, () => {})
    const failure = {
      code: 'misconfigured',
      reason: expect.stringContaining('leads into a network that is not allowed'),
    }
    await expect(answer).rejects.toMatchObject(failure)
  }
  const [, ...others] = await models.offers()
  for (const { error } of others) expect(error).toContain('leads into a network that is not allowed')
})

test('a provider that does not list its models says so, without a key', async () => {
  const models = await createModels(
    readConfig({ OPENAI_API_KEY: 'sk-secret', OPENAI_BASE_URL: 'http://127.0.0.1:9' }, '/tmp'),
  )
  expect((await models.offers())[1]).toEqual({ provider: 'openai', models: [], error: 'The provider does not answer.' })
})
