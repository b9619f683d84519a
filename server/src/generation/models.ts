import type { LanguageModelV4 } from '@ai-sdk/provider'
import { PROVIDERS, type ProviderName } from '@rolewright/contract/providers'
import { type Config, ConfigError } from '../config.ts'
import { type Meter, metered } from './metered.ts'
import { listModels } from './model-list.ts'
import { type Access, createProvider, createProviders, type Provider } from './providers.ts'
import type { Lookup } from './reach.ts'

/** What one provider offers, or why it does not say. */
export interface Offer {
  provider: string
  /** `provider:name` each. */
  models: string[]
  error: string | null
}

/** Language models by name, which reads `provider:name`. */
export interface Models {
  /**
   * Null where its provider is not configured. Whether the provider knows the model shows when it is asked.
   * @param assistantId who writes with it; left out for a trial. For one request.
   */
  find(name: string, assistantId?: string): LanguageModelV4 | null
  offers(): Promise<Offer[]>
  /** Those that the environment sets, which nothing else changes. */
  fixed: readonly ProviderName[]
  /** Takes what admins set in the place of what they had set before, at work with the next request. */
  take(accesses: ReadonlyMap<ProviderName, Access>): Promise<void>
  /** From now on every request of a provider passes it. */
  meterBy(meter: Meter): void
}

const BUILTIN = 'builtin'

export async function createModels(config: Config, lookup?: Lookup): Promise<Models> {
  const given = await createProviders(config, lookup)
  let providers = given
  let meter: Meter | null = null
  /** As many as admins ever named; making one anew takes as long as a statement. */
  let made = new Map<string, LanguageModelV4>()
  const findInner = (name: string) => {
    const [provider, model] = split(name)
    const found = made.get(name) ?? providers.get(provider)?.model(model) ?? null
    if (found) made.set(name, found)
    return found
  }
  return {
    find(name, assistantId = undefined) {
      const inner = findInner(name)
      if (!inner || !meter || split(name)[0] === BUILTIN) return inner
      return metered(inner, { name, assistantId: assistantId ?? null, meter, find: findInner })
    },
    offers: () => Promise.all([...providers].map(([name, provider]) => offerOf(name, provider))),
    fixed: PROVIDERS.filter((name) => given.has(name)),
    async take(accesses) {
      const next = new Map(given)
      for (const [name, access] of accesses) if (!given.has(name)) next.set(name, await createProvider(name, access))
      providers = next
      made = new Map()
    },
    meterBy(asked) {
      meter = asked
    },
  }
}

const NEEDED: Partial<Record<string, string>> = {
  openai: 'OPENAI_API_KEY must be set, or an admin has to set openai up first',
  anthropic: 'ANTHROPIC_API_KEY must be set, or an admin has to set anthropic up first',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY must be set, or an admin has to set google up first',
  compatible: 'COMPATIBLE_BASE_URL must be set, or an admin has to set compatible up first',
  local: 'an admin has to set local up first',
}

/** @throws ConfigError where what assistants write with unless said can't be had */
export function requireDefault(models: Models, { DEFAULT_MODEL }: Pick<Config, 'DEFAULT_MODEL'>): void {
  if (DEFAULT_MODEL === undefined || models.find(DEFAULT_MODEL)) return
  const needed = NEEDED[split(DEFAULT_MODEL)[0]]
  throw new ConfigError(
    needed
      ? `DEFAULT_MODEL is ${DEFAULT_MODEL}, for which ${needed}.`
      : `DEFAULT_MODEL is ${DEFAULT_MODEL}, which there is not. Set it to builtin:writer, or to a model of ${PROVIDERS.join(', ')}.`,
  )
}

/** At the first colon: what stands behind may have more of them ("compatible:llama3:8b"). */
function split(name: string): [provider: string, model: string] {
  const colon = name.indexOf(':')
  return [name.slice(0, colon), name.slice(colon + 1)]
}

async function offerOf(provider: string, { list }: Provider): Promise<Offer> {
  try {
    const models = await listModels(list)
    return { provider, models: models.map((name) => `${provider}:${name}`), error: null }
  } catch (error) {
    return { provider, models: [], error: (error as Error).message }
  }
}
