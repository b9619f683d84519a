import type { LanguageModelV4, LanguageModelV4Usage } from '@ai-sdk/provider'

const keys = new WeakMap<LanguageModelV4, string>()
const listeners = new WeakMap<LanguageModelV4, (usage: LanguageModelV4Usage) => void>()

/** The same model, and from now on it is known which key it sends. */
export function withKey(model: LanguageModelV4, key: string | undefined): LanguageModelV4 {
  if (key) keys.set(model, key)
  return model
}

/** The key that a model sends, for taking it out of what comes back. */
export const keyOf = (model: LanguageModelV4): string | undefined => keys.get(model)

/** The same model, and from now on somebody hears what it says that it used. */
export function withListener(model: LanguageModelV4, hear: (usage: LanguageModelV4Usage) => void): LanguageModelV4 {
  listeners.set(model, hear)
  return model
}

export const tellUsage = (model: LanguageModelV4, usage: LanguageModelV4Usage): void => listeners.get(model)?.(usage)

const writers = new WeakMap<LanguageModelV4, string>()

/** What really wrote, as provider:name, once it has begun, where that is another than who was asked. */
export const writerOf = (model: LanguageModelV4): string | undefined => writers.get(model)
export const noteWriter = (model: LanguageModelV4, name: string): void => void writers.set(model, name)
