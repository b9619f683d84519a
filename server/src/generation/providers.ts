import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { Config } from '../config.ts'
import { builtinWriter } from './builtin.ts'
import { withKey } from './model-keys.ts'
import { type ModelList, noKey } from './model-list.ts'
import { readPlainChunks } from './plain-chunks.ts'

/** A source of language models, on because its settings are there. */
export interface Provider {
  model(name: string): LanguageModelV4 | null
  /** Where its models can be listed; null: it has just those named. */
  list: ModelList | string[]
}

const builtin: Provider = {
  model: (name) => (name === 'writer' ? builtinWriter() : null),
  list: ['writer'],
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')

/**
 * The providers whose settings are there, by the word before the colon of a model's name. The packages of the others are
 * never loaded.
 */
export async function createProviders(config: Config): Promise<Map<string, Provider>> {
  const providers = new Map<string, Provider>([['builtin', builtin]])
  if (config.OPENAI_API_KEY) providers.set('openai', await openai(config.OPENAI_API_KEY, config.OPENAI_BASE_URL))
  if (config.ANTHROPIC_API_KEY)
    providers.set('anthropic', await anthropic(config.ANTHROPIC_API_KEY, config.ANTHROPIC_BASE_URL))
  if (config.GOOGLE_GENERATIVE_AI_API_KEY)
    providers.set('google', await google(config.GOOGLE_GENERATIVE_AI_API_KEY, config.GOOGLE_GENERATIVE_AI_BASE_URL))
  if (config.COMPATIBLE_BASE_URL)
    providers.set('compatible', await compatible(config.COMPATIBLE_BASE_URL, config.COMPATIBLE_API_KEY))
  return providers
}

async function openai(apiKey: string, address = 'https://api.openai.com/v1'): Promise<Provider> {
  const { createOpenAI } = await import('@ai-sdk/openai')
  const baseURL = withoutSlash(address)
  const provider = createOpenAI({ apiKey, baseURL })
  return {
    // Not the newer Responses API, which keeps texts at OpenAI by default and which gateways seldom speak.
    model: (name) => withKey(provider.chat(name), apiKey),
    list: { url: `${baseURL}/models`, headers: { authorization: `Bearer ${apiKey}` } },
  }
}

async function anthropic(apiKey: string, address = 'https://api.anthropic.com/v1'): Promise<Provider> {
  const { createAnthropic } = await import('@ai-sdk/anthropic')
  const baseURL = withoutSlash(address)
  const provider = createAnthropic({ apiKey, baseURL })
  return {
    model: (name) => withKey(provider(name), apiKey),
    list: { url: `${baseURL}/models?limit=1000`, headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' } },
  }
}

async function google(apiKey: string, address = 'https://generativelanguage.googleapis.com/v1beta'): Promise<Provider> {
  const { createGoogle } = await import('@ai-sdk/google')
  const baseURL = withoutSlash(address)
  const provider = createGoogle({ apiKey, baseURL })
  return {
    model: (name) => withKey(provider(name), apiKey),
    list: { url: `${baseURL}/models?pageSize=1000`, headers: { 'x-goog-api-key': apiKey } },
  }
}

async function compatible(address: string, apiKey: string | undefined): Promise<Provider> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const baseURL = withoutSlash(address)
  const provider = createOpenAICompatible({ name: 'compatible', baseURL, apiKey, includeUsage: true })
  return {
    model: (name) => withKey(readPlainChunks(provider(name)), apiKey),
    list: { url: `${baseURL}/models`, headers: apiKey ? { authorization: `Bearer ${apiKey}` } : noKey },
  }
}
