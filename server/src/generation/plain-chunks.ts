import type { LanguageModelV4 } from '@ai-sdk/provider'

interface StandardSchema {
  '~standard': { version: 1; vendor: string; validate(value: unknown): unknown }
}

/**
 * The SDK checks every chunk of a stream by a schema for all that a chunk can be, which is a quarter of what a stream costs.
 * Those that hold a bit of text and nothing else, nearly all, are told at a glance; the others are checked as before.
 * @returns the same model; where the SDK keeps its schema elsewhere, it is just slower
 */
export function readPlainChunks(model: LanguageModelV4): LanguageModelV4 {
  const inner = model as LanguageModelV4 & { chunkSchema?: StandardSchema }
  const thorough = inner.chunkSchema?.['~standard']
  if (!thorough) return model
  inner.chunkSchema = {
    '~standard': {
      version: 1,
      vendor: 'rolewright',
      validate: (value) => (isPlainText(value) ? { value } : thorough.validate(value)),
    },
  }
  return model
}

const PLAIN = ['content', 'role']

export function isPlainText(chunk: unknown): boolean {
  if (typeof chunk !== 'object' || chunk === null || 'error' in chunk) return false
  const { choices, usage } = chunk as { choices?: unknown; usage?: unknown }
  if ((usage ?? null) !== null || !Array.isArray(choices) || choices.length !== 1) return false
  const { delta, finish_reason } = (choices[0] ?? {}) as { delta?: object | null; finish_reason?: unknown }
  if ((finish_reason ?? null) !== null || typeof delta !== 'object' || delta === null) return false
  const { content, role } = delta as { content?: unknown; role?: unknown }
  return (
    typeof content === 'string' &&
    (role === undefined || role === 'assistant') &&
    Object.keys(delta).every((key) => PLAIN.includes(key))
  )
}
