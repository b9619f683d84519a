import type { LanguageModelV4 } from '@ai-sdk/provider'

const keys = new WeakMap<LanguageModelV4, string>()

/** The same model, and from now on it is known which key it sends. */
export function withKey(model: LanguageModelV4, key: string | undefined): LanguageModelV4 {
  if (key) keys.set(model, key)
  return model
}

/** The key that a model sends, for taking it out of what comes back. */
export const keyOf = (model: LanguageModelV4): string | undefined => keys.get(model)
