import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { Config } from '../config.ts'
import type { Lookup } from '../http/outgoing.ts'
import { listModels } from './model-list.ts'
import { createProviders, type Provider } from './providers.ts'

/** What one provider offers, or why it does not say. */
export interface Offer {
  provider: string
  /** `provider:name` each. */
  models: string[]
  error: string | null
}

/** Language models by name, which reads `provider:name`. */
export interface Models {
  /** Null where its provider is not configured. Whether the provider knows the model shows when it is asked. */
  find(name: string): LanguageModelV4 | null
  offers(): Promise<Offer[]>
}

export async function createModels(config: Config, lookup?: Lookup): Promise<Models> {
  const providers = await createProviders(config, lookup)
  /** As many as admins ever named; making one anew takes as long as a statement. */
  const made = new Map<string, LanguageModelV4>()
  return {
    find(name) {
      const [provider, model] = split(name)
      const found = made.get(name) ?? providers.get(provider)?.model(model) ?? null
      if (found) made.set(name, found)
      return found
    },
    offers: () => Promise.all([...providers].map(([name, provider]) => offerOf(name, provider))),
  }
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
