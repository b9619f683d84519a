import type { LanguageModelV4CallOptions } from '@ai-sdk/provider'

export type Question = Pick<LanguageModelV4CallOptions, 'prompt' | 'providerOptions' | 'maxOutputTokens'>
