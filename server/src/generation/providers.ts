import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { ProviderName } from '@rolewright/contract/providers'
import type { Config } from '../config.ts'
import { builtinWriter } from './builtin.ts'
import { withKey } from './model-keys.ts'
import { type ModelList, noKey } from './model-list.ts'
import { dividing, readPlainly } from './plain-chunks.ts'
import { type Lookup, type Reach, type Way, wayWithin } from './reach.ts'

/** A source of language models. */
export interface Provider {
  model(name: string): LanguageModelV4 | null
  /** Where its models can be listed; null: it has just those named. */
  list: ModelList | string[]
}

/** How a provider is reached. */
export interface Access {
  key?: string
  /** Left out: the provider's own. */
  address?: string
  /** How far its address may lead; left out where the operator chose it: wherever that is, and the provider's own is public. */
  reach?: Reach
}

const builtin: Provider = {
  model: (name) => (name === 'writer' ? builtinWriter() : null),
  list: ['writer'],
}

/** Each is on because its settings are there. */
function readAccess(config: Config): Map<ProviderName, Access> {
  const given = new Map<ProviderName, Access>()
  if (config.OPENAI_API_KEY) given.set('openai', { key: config.OPENAI_API_KEY, address: config.OPENAI_BASE_URL })
  if (config.ANTHROPIC_API_KEY)
    given.set('anthropic', { key: config.ANTHROPIC_API_KEY, address: config.ANTHROPIC_BASE_URL })
  if (config.GOOGLE_GENERATIVE_AI_API_KEY)
    given.set('google', { key: config.GOOGLE_GENERATIVE_AI_API_KEY, address: config.GOOGLE_GENERATIVE_AI_BASE_URL })
  if (config.COMPATIBLE_BASE_URL)
    given.set('compatible', { key: config.COMPATIBLE_API_KEY, address: config.COMPATIBLE_BASE_URL })
  return given
}

/**
 * The providers whose settings are there, by the word before the colon of a model's name. The packages of the others are
 * never loaded.
 * @param lookup of the names of hosts
 */
export async function createProviders(config: Config, lookup?: Lookup): Promise<Map<string, Provider>> {
  const providers = new Map<string, Provider>([['builtin', builtin]])
  for (const [name, access] of readAccess(config)) providers.set(name, await createProvider(name, access, lookup))
  return providers
}

/** Calls nobody yet. @throws Error where an address is missing that the provider has none of its own for */
export function createProvider(
  name: ProviderName,
  { key = '', address, reach }: Access,
  lookup?: Lookup,
): Promise<Provider> {
  const way = wayWithin(reach ?? (address ? 'anywhere' : 'public'), lookup)
  const baseURL = (address ?? ADDRESSES[name])?.replace(/\/+$/, '')
  if (!baseURL) throw new Error(`The provider ${name} needs an address.`)
  return MAKERS[name]({ key, baseURL, way })
}

/** Their own; the others are wherever somebody runs them. */
export const ADDRESSES: Partial<Record<ProviderName, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
}

interface Making {
  key: string
  baseURL: string
  way: Way
}

async function openai({ key, baseURL, way: { fetch } }: Making): Promise<Provider> {
  const { createOpenAI } = await import('@ai-sdk/openai')
  const provider = createOpenAI({ apiKey: key, baseURL, fetch })
  return {
    // Not the newer Responses API, which keeps texts at OpenAI by default and which gateways seldom speak.
    model: (name) => withKey(provider.chat(name), key),
    list: { url: `${baseURL}/models`, headers: { authorization: `Bearer ${key}` }, fetch },
  }
}

async function anthropic({ key, baseURL, way: { fetch } }: Making): Promise<Provider> {
  const { createAnthropic } = await import('@ai-sdk/anthropic')
  const provider = createAnthropic({ apiKey: key, baseURL, fetch })
  const headers = { 'x-api-key': key, 'anthropic-version': '2023-06-01' }
  return {
    model: (name) => withKey(provider(name), key),
    list: { url: `${baseURL}/models?limit=1000`, headers, fetch },
  }
}

async function google({ key, baseURL, way: { fetch } }: Making): Promise<Provider> {
  const { createGoogle } = await import('@ai-sdk/google')
  const provider = createGoogle({ apiKey: key, baseURL, fetch })
  return {
    model: (name) => withKey(provider(name), key),
    list: { url: `${baseURL}/models?pageSize=1000`, headers: { 'x-goog-api-key': key }, fetch },
  }
}

const compatible =
  (called: string) =>
  async ({ key, baseURL, way }: Making): Promise<Provider> => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    const provider = createOpenAICompatible({
      name: called,
      baseURL,
      apiKey: key || undefined,
      includeUsage: true,
      fetch: dividing(way),
    })
    return {
      model: (name) => withKey(readPlainly(provider(name)), key),
      list: { url: `${baseURL}/models`, headers: key ? { authorization: `Bearer ${key}` } : noKey, fetch: way.fetch },
    }
  }

const MAKERS: Record<ProviderName, (making: Making) => Promise<Provider>> = {
  openai,
  anthropic,
  google,
  compatible: compatible('compatible'),
  local: compatible('local'),
}
