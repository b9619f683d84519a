import type { LanguageModelV4CallOptions } from '@ai-sdk/provider'

/** What a model is asked. */
export type Question = Pick<LanguageModelV4CallOptions, 'prompt' | 'providerOptions' | 'maxOutputTokens'>
