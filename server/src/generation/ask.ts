import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider'
import { AppError } from '../http/errors.ts'

/** In milliseconds. A local model may first have to be loaded, hence the long wait for its first token. */
export const PATIENCE = { first: 60_000, between: 20_000, total: 180_000 }

const tooSlow = () => new AppError('timeout', 'The assistant did not answer in time.')
const brokenOff = (cause?: unknown) =>
  new AppError('interrupted', 'The assistant broke off before it had finished.', { cause })

/**
 * Streams what a model writes, without the white space around it.
 * The text is complete exactly when the stream ends without an error.
 * @param signal its reason, an AppError, is what the stream then fails with
 * @throws AppError timeout, interrupted or refused
 */
export async function* ask(
  model: LanguageModelV4,
  call: Pick<LanguageModelV4CallOptions, 'prompt' | 'providerOptions' | 'maxOutputTokens'>,
  signal: AbortSignal,
  patience = PATIENCE,
): AsyncGenerator<string> {
  const watchdog = new AbortController()
  const bark = (ms: number) => setTimeout(() => watchdog.abort(tooSlow()), ms)
  const total = bark(patience.total)
  let wait = bark(patience.first)
  const abortSignal = AbortSignal.any([signal, watchdog.signal])
  let finish: string | undefined
  let held = ''
  let begun = false
  try {
    const { stream } = await model.doStream({ ...call, abortSignal })
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'finish') finish = part.finishReason.unified
      if (part.type !== 'text-delta' && part.type !== 'reasoning-delta') continue
      clearTimeout(wait)
      wait = bark(patience.between)
      if (part.type !== 'text-delta') continue
      held += part.delta.replaceAll('\0', '')
      const text = begun ? held.trimEnd() : held.trim()
      if (!text) continue
      held = held.slice(held.trimEnd().length)
      begun = true
      yield text
    }
    if (finish === 'content-filter') throw new AppError('refused', 'The assistant declined to write this.')
    if (!begun || (finish !== 'stop' && finish !== 'length')) throw brokenOff()
  } catch (error) {
    if (abortSignal.aborted) throw abortSignal.reason
    throw error instanceof AppError ? error : brokenOff(error)
  } finally {
    clearTimeout(total)
    clearTimeout(wait)
    // Whoever stops reading closes the connection to the provider too.
    watchdog.abort()
  }
}
