import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { Config } from '../config.ts'
import { type Lookup, outgoingFetch } from '../http/outgoing.ts'
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

/** Where a provider is, and how it is called there. */
interface Place {
  baseURL: string
  fetch: typeof fetch
}

/**
 * The providers whose settings are there, by the word before the colon of a model's name. The packages of the others are
 * never loaded.
 * @param lookup of the names of hosts
 */
export async function createProviders(config: Config, lookup?: Lookup): Promise<Map<string, Provider>> {
  const providers = new Map<string, Provider>([['builtin', builtin]])
  const at = (named: string | undefined, usual: string): Place => ({
    baseURL: withoutSlash(named ?? usual),
    fetch: outgoingFetch(named ?? null, lookup),
  })
  const { OPENAI_API_KEY, ANTHROPIC_API_KEY, GOOGLE_GENERATIVE_AI_API_KEY, COMPATIBLE_BASE_URL } = config
  if (OPENAI_API_KEY)
    providers.set('openai', await openai(OPENAI_API_KEY, at(config.OPENAI_BASE_URL, 'https://api.openai.com/v1')))
  if (ANTHROPIC_API_KEY) {
    const place = at(config.ANTHROPIC_BASE_URL, 'https://api.anthropic.com/v1')
    providers.set('anthropic', await anthropic(ANTHROPIC_API_KEY, place))
  }
  if (GOOGLE_GENERATIVE_AI_API_KEY) {
    const place = at(config.GOOGLE_GENERATIVE_AI_BASE_URL, 'https://generativelanguage.googleapis.com/v1beta')
    providers.set('google', await google(GOOGLE_GENERATIVE_AI_API_KEY, place))
  }
  if (COMPATIBLE_BASE_URL)
    providers.set('compatible', await compatible(config.COMPATIBLE_API_KEY, at(COMPATIBLE_BASE_URL, '')))
  return providers
}

async function openai(apiKey: string, place: Place): Promise<Provider> {
  const { createOpenAI } = await import('@ai-sdk/openai')
  const provider = createOpenAI({ apiKey, ...place })
  return {
    // Not the newer Responses API, which keeps texts at OpenAI by default and which gateways seldom speak.
    model: (name) => withKey(provider.chat(name), apiKey),
    list: { url: `${place.baseURL}/models`, headers: { authorization: `Bearer ${apiKey}` }, fetch: place.fetch },
  }
}

async function anthropic(apiKey: string, place: Place): Promise<Provider> {
  const { createAnthropic } = await import('@ai-sdk/anthropic')
  const provider = createAnthropic({ apiKey, ...place })
  return {
    model: (name) => withKey(provider(name), apiKey),
    list: {
      url: `${place.baseURL}/models?limit=1000`,
      headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' },
      fetch: place.fetch,
    },
  }
}

async function google(apiKey: string, place: Place): Promise<Provider> {
  const { createGoogle } = await import('@ai-sdk/google')
  const provider = createGoogle({ apiKey, ...place })
  return {
    model: (name) => withKey(provider(name), apiKey),
    list: { url: `${place.baseURL}/models?pageSize=1000`, headers: { 'x-goog-api-key': apiKey }, fetch: place.fetch },
  }
}

async function compatible(apiKey: string | undefined, place: Place): Promise<Provider> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const provider = createOpenAICompatible({ name: 'compatible', apiKey, includeUsage: true, ...place })
  return {
    model: (name) => withKey(readPlainChunks(provider(name)), apiKey),
    list: {
      url: `${place.baseURL}/models`,
      headers: apiKey ? { authorization: `Bearer ${apiKey}` } : noKey,
      fetch: place.fetch,
    },
  }
}
