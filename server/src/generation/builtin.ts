import { setTimeout as pause } from 'node:timers/promises'
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider'
import type { WriteRequest } from '@rolewright/craft/write-description'
import { AppError } from '../http/errors.ts'
import { apart } from './craft/apart.ts'

/** Under this key of `providerOptions` the built-in writer finds its request; other providers don't read it. */
export const BUILTIN = 'builtin'

/** Under this key stands whether somebody watches the page fill. */
export const WATCHED = 'watched'

/** A few words at a time, so that a person can watch the page fill: far faster than anybody reads, and there within a second. */
const FILLED_IN_MS = 600
const PAUSE_MS = 10
const PIECE = /\s*(?:\S+\s+){0,2}\S+\s*/g

/** Short texts come a few words with each pause, long ones more. */
function* inSteps(text: string): Generator<string> {
  const pieces = text.match(PIECE) ?? []
  const each = Math.ceil(pieces.length / (FILLED_IN_MS / PAUSE_MS))
  for (let at = 0; at < pieces.length; at += each) yield pieces.slice(at, at + each).join('')
}

const usage = (text: string): LanguageModelV4Usage => ({
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: Math.ceil(text.length / 4), text: Math.ceil(text.length / 4), reasoning: 0 },
})

/** @throws AppError unclear where the brief names no role: the question to its author */
async function write({ providerOptions }: LanguageModelV4CallOptions): Promise<string> {
  const request = providerOptions?.[BUILTIN] as WriteRequest | undefined
  if (!request) throw new Error('The built-in writer was asked without a brief.')
  const written = await apart('write', request)
  if ('question' in written) throw new AppError('unclear', written.question)
  return written.text
}

/**
 * Craft's writer, offline, as a language model like any other.
 * @param pauseMs between two pieces of the stream
 */
export function builtinWriter(pauseMs = PAUSE_MS): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'builtin',
    modelId: 'writer',
    supportedUrls: {},
    async doGenerate(options) {
      const text = await write(options)
      return {
        content: [{ type: 'text', text }],
        finishReason: { unified: 'stop', raw: undefined },
        usage: usage(text),
        warnings: [],
      }
    },
    async doStream(options) {
      const text = await write(options)
      async function* parts(): AsyncGenerator<LanguageModelV4StreamPart> {
        yield { type: 'stream-start', warnings: [] }
        yield { type: 'text-start', id: '0' }
        for (const delta of options.providerOptions?.[WATCHED] ? inSteps(text) : [text]) {
          if (delta !== text) await pause(pauseMs, undefined, { signal: options.abortSignal })
          yield { type: 'text-delta', id: '0', delta }
        }
        yield { type: 'text-end', id: '0' }
        yield { type: 'finish', usage: usage(text), finishReason: { unified: 'stop', raw: undefined } }
      }
      return { stream: ReadableStream.from(parts()) as ReadableStream<LanguageModelV4StreamPart> }
    },
  }
}
