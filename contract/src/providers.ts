import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { saidText } from './text-fields.ts'

/** Where language models come from, by the word before the colon of a model's name. `local`: this machine. */
export const PROVIDERS = ['openai', 'anthropic', 'google', 'compatible', 'local'] as const
export const ProviderName = z.enum(PROVIDERS)
export type ProviderName = z.infer<typeof ProviderName>

const modelName = z
  .string('Please choose a model')
  .check(z.trim(), z.regex(/^[a-z]+:.+$/, 'A model reads provider:name'), z.maxLength(200))

/** A provider as admins see it: its key never leaves the server. */
export const ManagedProvider = z.object({
  name: ProviderName,
  /** Who set it; null: it is off. Settings of the environment win and are changed there. */
  setBy: z.nullable(z.enum(['environment', 'admin'])),
  /** Null: the provider's own. */
  address: z.nullable(z.string()),
  hasKey: z.boolean(),
  allowsPrivate: z.boolean(),
  /** Why it can not be used although it is set; null: it can. */
  problem: z.nullable(z.string()),
  /** Tokens it may use in a month, and the model of another provider that writes from then on. Null: no limit; nothing. */
  monthlyTokens: z.nullable(z.int()),
  fallback: z.nullable(z.string()),
  usedTokens: z.int(),
})
export type ManagedProvider = z.infer<typeof ManagedProvider>
export const ModelSettings = z.object({
  providers: z.array(ManagedProvider),
  /** Why keys can not be kept here; null: they can. */
  cannotKeepKeys: z.nullable(z.string()),
  /** What new assistants write with, and whether the environment says so. */
  defaultModel: z.string(),
  defaultIsFixed: z.boolean(),
})
export type ModelSettings = z.infer<typeof ModelSettings>
export const getModelSettings = endpoint({
  method: 'GET',
  path: '/api/admin/providers',
  access: 'admin',
  summary: 'How each provider of language models is set, without its key, and what it used this month',
  answer: ModelSettings,
})

/** Left out, the key stays; null takes it away. With another address it has to be given again. */
export const ProviderDraft = z.object({
  address: z.nullable(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(300),
        z.regex(/^https?:\/\/[^\s/@]+(\/\S*)?$/i, 'Please enter an address such as https://models.example.com/v1'),
      ),
  ),
  key: z.optional(
    z.nullable(
      z.string().check(z.trim(), z.minLength(1, 'Please enter the key'), z.maxLength(500, 'At most 500 characters')),
    ),
  ),
  allowsPrivate: z._default(z.boolean(), false),
})
export type ProviderDraft = z.infer<typeof ProviderDraft>
const ProviderParams = z.object({ provider: ProviderName })
export const setProvider = endpoint({
  method: 'PUT',
  path: '/api/admin/providers/{provider}',
  access: 'admin',
  summary: 'Set how a provider is reached; at work at once, on every replica within seconds',
  params: ProviderParams,
  body: ProviderDraft,
  answer: ManagedProvider,
})
export const removeProvider = endpoint({
  method: 'DELETE',
  path: '/api/admin/providers/{provider}',
  access: 'admin',
  summary: 'Turn a provider off and forget its key',
  params: ProviderParams,
  status: 204,
})

export const ATTEMPT_STEPS = ['address', 'key', 'models', 'sentence'] as const
export const AttemptStep = z.object({
  step: z.enum(ATTEMPT_STEPS),
  /** skipped: an earlier step failed. */
  result: z.enum(['good', 'warning', 'failed', 'skipped']),
  says: z.string(),
})
export type AttemptStep = z.infer<typeof AttemptStep>
export const ProviderAttempt = z.object({ steps: z.array(AttemptStep), models: z.array(z.string()) })
export type ProviderAttempt = z.infer<typeof ProviderAttempt>
export const tryProvider = endpoint({
  method: 'POST',
  path: '/api/admin/providers/{provider}/attempt',
  access: 'admin',
  summary: 'Try a provider as drafted: address, key, models, and one sentence; nothing is stored',
  params: ProviderParams,
  body: z.extend(ProviderDraft, { model: z.optional(z.string().check(z.trim(), z.maxLength(200))) }),
  answer: ProviderAttempt,
})

export const LocalService = z.object({ program: z.string(), address: z.string(), models: z.array(z.string()) })
export type LocalService = z.infer<typeof LocalService>
export const findLocalModels = endpoint({
  method: 'POST',
  path: '/api/admin/providers/local-search',
  access: 'admin',
  summary: 'Look for models on this machine, at the usual addresses of its loopback alone',
  answer: z.array(LocalService),
})

export const ProviderLimit = z.object({
  monthlyTokens: z.nullable(z.int().check(z.minimum(1, 'Please enter a number of tokens'), z.maximum(1e12))),
  fallback: z.nullable(modelName),
})
export type ProviderLimit = z.infer<typeof ProviderLimit>
export const limitProvider = endpoint({
  method: 'PUT',
  path: '/api/admin/providers/{provider}/limit',
  access: 'admin',
  summary: 'Say how many tokens a provider may use in a month, and what writes after that',
  params: ProviderParams,
  body: ProviderLimit,
  answer: ManagedProvider,
})

export const setDefaultModel = endpoint({
  method: 'PUT',
  path: '/api/admin/default-model',
  access: 'admin',
  summary: 'Choose what new assistants write with',
  body: z.object({ model: modelName }),
  answer: z.object({ defaultModel: z.string() }),
})

/** Without an assistant, no instructions go along. */
export const ModelTrial = z.object({
  model: modelName,
  assistantId: z.optional(z.uuid()),
  brief: saidText('Please enter a brief', 2000),
})
export type ModelTrial = z.infer<typeof ModelTrial>
/** Streams as server-sent events: `delta` {text}, then `done` {text} or `error` as every failing call answers. */
export const tryModel = endpoint({
  method: 'POST',
  path: '/api/admin/models/trial',
  access: 'admin',
  summary: 'What a model writes for a brief, as it writes it; nothing is stored, tokens are counted',
  body: ModelTrial,
  file: 'text/event-stream',
})

const Month = z.string().check(z.regex(/^\d{4}-(0\d|1[0-2])$/, 'A month reads 2027-03'))
export const TokenUse = z.object({
  model: z.string(),
  /** Null for trials. */
  assistant: z.nullable(z.object({ id: z.uuid(), name: z.nullable(z.string()) })),
  requests: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** Null where no price was entered. */
  cost: z.nullable(z.object({ amount: z.number(), currency: z.string() })),
})
export type TokenUse = z.infer<typeof TokenUse>
export const TokenReport = z.object({
  month: z.string(),
  /** Those with any use, the latest first. */
  months: z.array(z.string()),
  uses: z.array(TokenUse),
})
export type TokenReport = z.infer<typeof TokenReport>
export const getTokenReport = endpoint({
  method: 'GET',
  path: '/api/admin/token-use',
  access: 'admin',
  summary: 'The tokens that providers reported in a month, by model and assistant, the most first',
  query: z.object({ month: z.optional(Month) }),
  answer: TokenReport,
})

const price = z.number('Please enter a price').check(z.minimum(0, 'Please enter a price'), z.maximum(1e6))
/** For a million tokens. */
export const ModelPrice = z.object({
  model: modelName,
  input: price,
  output: price,
  currency: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{3}$/, 'A currency reads EUR')),
})
export type ModelPrice = z.infer<typeof ModelPrice>
export const listPrices = endpoint({
  method: 'GET',
  path: '/api/admin/model-prices',
  access: 'admin',
  summary: 'What models cost, as admins said',
  answer: z.array(ModelPrice),
})
export const setPrice = endpoint({
  method: 'PUT',
  path: '/api/admin/model-prices',
  access: 'admin',
  summary: 'Say what a model costs for a million tokens',
  body: ModelPrice,
  answer: ModelPrice,
})
