import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { FakeProvider } from '../testing/provider.ts'
import { settingsFor } from '../testing/provider-wires.ts'
import { createModels } from './models.ts'

const NAMES = ['openai:small', 'anthropic:claude-test', 'google:gemini-test', 'compatible:llama3:8b']

test('models are found where their provider is configured', async () => {
  const models = await createModels(readConfig(settingsFor('http://127.0.0.1:9'), '/tmp'))
  expect(NAMES.map((name) => models.find(name)?.modelId)).toEqual(['small', 'claude-test', 'gemini-test', 'llama3:8b'])
  expect(models.find('builtin:writer')).not.toBeNull()
  expect(models.find('builtin:poet')).toBeNull()
  const without = await createModels(readConfig({}, '/tmp'))
  expect(NAMES.map((name) => without.find(name))).toEqual([null, null, null, null])
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

test('a provider that does not list its models says so, without a key', async () => {
  const models = await createModels(
    readConfig({ OPENAI_API_KEY: 'sk-secret', OPENAI_BASE_URL: 'http://127.0.0.1:9' }, '/tmp'),
  )
  expect((await models.offers())[1]).toEqual({ provider: 'openai', models: [], error: 'The provider does not answer.' })
})
