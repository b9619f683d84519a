import { setTimeout as pause } from 'node:timers/promises'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { AppError } from '../http/errors.ts'
import { AnswerText } from './answer-text.ts'
import { brokenOff, ProviderFailure, refused, tooLong, tooSlow } from './failures.ts'
import { keyOf, tellUsage } from './model-keys.ts'
import type { Question } from './question.ts'

/** In milliseconds. A local model may first have to be loaded, hence the long wait for its first token. */
export const PATIENCE = { first: 60_000, between: 20_000, total: 180_000 }
export type Patience = typeof PATIENCE

/** Hears each part of a text as it comes. What it throws, an AppError, ends the writing. */
export type Hear = (part: string) => void

/**
 * Hands on what a model writes, without the white space around it, up to ANSWER_MAX_LENGTH. The text is complete exactly
 * when this ends without an error. A model that can't begin is asked once more, soon; one that has begun never is. A call and not
 * a stream for each part: hundreds of texts come word by word.
 * @param signal its reason, an AppError, is what this then fails with
 * @throws AppError timeout, interrupted or refused; ProviderFailure
 */
export async function ask(
  model: LanguageModelV4,
  question: Question,
  signal: AbortSignal,
  hear: Hear,
  patience: Patience = PATIENCE,
): Promise<void> {
  const deadline = new AbortController()
  const total = setTimeout(() => deadline.abort(tooSlow()), patience.total)
  const until = AbortSignal.any([signal, deadline.signal])
  try {
    try {
      await attempt(model, question, until, hear, patience)
    } catch (error) {
      if (!(error instanceof ProviderFailure) || error.retryIn === null) throw error
      await pause(error.retryIn * 1000, undefined, { signal: until }).catch(() => {
        throw until.reason
      })
      await attempt(model, question, until, hear, patience)
    }
  } finally {
    clearTimeout(total)
  }
}

async function attempt(
  model: LanguageModelV4,
  question: Question,
  until: AbortSignal,
  hear: Hear,
  patience: Patience,
): Promise<void> {
  const watchdog = new AbortController()
  const bark = () => watchdog.abort(tooSlow())
  let wait = setTimeout(bark, patience.first)
  const abortSignal = AbortSignal.any([until, watchdog.signal])
  let begun = false
  const answer = new AnswerText()
  let finish: string | undefined
  try {
    const { stream } = await model.doStream({ ...question, abortSignal })
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'finish') {
        finish = part.finishReason.unified
        tellUsage(model, part.usage)
      }
      if (part.type !== 'text-delta' && part.type !== 'reasoning-delta') continue
      if (begun) wait.refresh()
      else {
        clearTimeout(wait)
        wait = setTimeout(bark, patience.between)
        begun = true
      }
      if (part.type !== 'text-delta') continue
      const text = answer.add(part.delta)
      if (text) hear(text)
      if (answer.isFull) throw tooLong()
    }
    if (finish === 'content-filter') throw refused()
    if (finish === 'length') throw tooLong()
    if (answer.isEmpty || finish !== 'stop') throw brokenOff()
  } catch (error) {
    if (abortSignal.aborted) throw abortSignal.reason
    if (error instanceof AppError) throw error
    throw begun ? brokenOff(error) : new ProviderFailure(error, { key: keyOf(model), question })
  } finally {
    clearTimeout(wait)
    // Whoever throws while it hears closes the connection to the provider too.
    watchdog.abort()
  }
}
