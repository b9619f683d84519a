import type { LanguageModelV4 } from '@ai-sdk/provider'
import { builtinWriter } from './builtin.ts'

/** Language models by name, which reads `provider:name`. */
export interface Models {
  /** Null where no such model is configured. */
  find(name: string): LanguageModelV4 | null
}

export function createModels(): Models {
  const models = new Map<string, LanguageModelV4>([['builtin:writer', builtinWriter()]])
  return { find: (name) => models.get(name) ?? null }
}
