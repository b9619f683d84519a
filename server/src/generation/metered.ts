import type { LanguageModelV4 } from '@ai-sdk/provider'
import { AppError } from '../http/errors.ts'
import { MISCONFIGURED } from './failures.ts'
import { keyOf, noteWriter, withKey, withListener } from './model-keys.ts'

export interface TokenCount {
  /** provider:name */
  model: string
  /** Null for a trial. */
  assistantId: string | null
  inputTokens: number
  outputTokens: number
}

/** What stands between assistants and providers. */
export interface Meter {
  /**
   * Asked before each request.
   * @returns the name of another model that writes instead; null: go on
   * @throws AppError where the provider may not be used any more
   */
  admit(model: string): Promise<string | null>
  /** Hears what a provider reports. */
  note(count: TokenCount): void
}

interface Metering {
  name: string
  assistantId: string | null
  meter: Meter
  find: (name: string) => LanguageModelV4 | null
}

/** The same model for one request, that asks before it begins and tells what it used. */
export function metered(inner: LanguageModelV4, { name, assistantId, meter, find }: Metering): LanguageModelV4 {
  let writing = name
  const choose = async () => {
    const instead = await meter.admit(name)
    const other = instead ? find(instead) : null
    // Nobody writes on at a ceiling without a word.
    if (instead && !other) throw new AppError('misconfigured', MISCONFIGURED)
    writing = other && instead ? instead : name
    if (other) withKey(model, keyOf(other))
    if (other) noteWriter(model, writing)
    return other ?? inner
  }
  const model: LanguageModelV4 = {
    specificationVersion: 'v4',
    provider: inner.provider,
    modelId: inner.modelId,
    supportedUrls: inner.supportedUrls,
    doGenerate: async (options) => (await choose()).doGenerate(options),
    doStream: async (options) => (await choose()).doStream(options),
  }
  withListener(model, ({ inputTokens, outputTokens }) =>
    meter.note({
      model: writing,
      assistantId,
      inputTokens: inputTokens.total ?? 0,
      outputTokens: outputTokens.total ?? 0,
    }),
  )
  return withKey(model, keyOf(inner))
}
