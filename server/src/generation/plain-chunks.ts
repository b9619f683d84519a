import { AsyncLocalStorage } from 'node:async_hooks'
import { pipeline, type Readable } from 'node:stream'
import { createUnzip } from 'node:zlib'
import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { createParser } from 'eventsource-parser'
import type { Answer, Way } from './reach.ts'

/** An answer that comes as events: its body is read here, and what is more than text is handed on to the SDK. */
interface Divided {
  body: Readable
  rest: ReadableStreamDefaultController<Uint8Array>
}

const calls = new AsyncLocalStorage<{ answer?: Divided }>()

/** fetch, but events that answer a call of `readPlainly` are left to it. */
export const dividing =
  ({ fetch, post }: Way): typeof globalThis.fetch =>
  async (...asked) => {
    const call = calls.getStore()
    const [url, { headers: sent, body, signal } = {}] = asked
    if (!call || url instanceof Request || typeof body !== 'string') return fetch(...asked)
    const answer = await post(url, { headers: new Headers(sent), body, signal: signal ?? undefined })
    const { statusCode: status, body: events } = answer
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, each]),
    )
    const { 'content-type': type = '', 'content-encoding': packed } = answer.headers
    if (status !== 200 || packed || !type.toString().startsWith('text/event-stream'))
      return new Response(ReadableStream.from(asFetched(answer)) as ReadableStream, { status, headers })
    const given = new ReadableStream<Uint8Array>({
      start: (rest) => {
        call.answer = { body: events, rest }
        // It may break before anybody reads.
        events.once('error', (error) => rest.error(error))
      },
      cancel: () => void events.destroy(),
    })
    return new Response(given, { status, headers })
  }

/** A body as fetch hands it out: unpacked, although nobody asked for it packed, and what breaks off is a TypeError. */
async function* asFetched({ headers, body }: Answer): AsyncGenerator<Uint8Array> {
  try {
    yield* headers['content-encoding'] ? pipeline(body, createUnzip(), () => {}) : body
  } catch (cause) {
    throw new TypeError('terminated', { cause })
  }
}

/**
 * The SDK reads a stream of chat completions through four web streams and checks each event by a schema for all that one can be:
 * most of what a text costs. Events that hold a bit of text and nothing else, nearly all, are told at a glance and read here;
 * from the first other one on all go the SDK's way. Its model for OpenAI itself waits for the first event and can't be read so.
 * @param model that calls through a `dividing` fetch
 */
export function readPlainly(model: LanguageModelV4): LanguageModelV4 {
  const doStream = model.doStream.bind(model)
  model.doStream = async (options) => {
    const call: { answer?: Divided } = {}
    const result = await calls.run(call, () => doStream(options))
    return call.answer ? { ...result, stream: asStream(partsOf(call.answer, result.stream)) } : result
  }
  return model
}

/** Whoever reads it takes one part after the other and needs no more of a stream. */
const asStream = (parts: AsyncIterable<LanguageModelV4StreamPart>) =>
  parts as unknown as ReadableStream<LanguageModelV4StreamPart>

async function* partsOf(
  { body, rest }: Divided,
  others: ReadableStream<LanguageModelV4StreamPart>,
): AsyncGenerator<LanguageModelV4StreamPart> {
  const decoder = new TextDecoder()
  let text = ''
  let isPlain = !body.errored
  let more = Promise.withResolvers<void>()
  const parser = createParser({
    onEvent({ data }) {
      const plain = isPlain ? plainTextOf(data) : null
      isPlain = plain !== null
      if (plain !== null) text += plain
      else rest.enqueue(Buffer.from(`data: ${data.replaceAll('\n', '\ndata: ')}\n\n`))
    },
  })
  const end = (error?: unknown) => {
    isPlain = false
    if (error) rest.error(error)
    else rest.close()
    more.resolve()
  }
  body
    .on('data', (bytes: Buffer) => {
      try {
        parser.feed(decoder.decode(bytes, { stream: true }))
      } catch (error) {
        body.destroy(error as Error)
      }
      if (text || !isPlain) more.resolve()
    })
    .once('end', end)
    .once('error', end)
  while (isPlain || text) {
    if (text) {
      const delta = text
      text = ''
      yield { type: 'text-delta', id: '0', delta }
    } else {
      await more.promise
      more = Promise.withResolvers()
    }
  }
  yield* others
}

const PLAIN = ['content', 'role']

/** The text of an event that holds nothing else; null of any other. */
export function plainTextOf(data: string): string | null {
  if (!data.startsWith('{')) return null
  let chunk: { error?: unknown; usage?: unknown; choices?: unknown }
  try {
    chunk = JSON.parse(data)
  } catch {
    return null
  }
  const { choices, usage } = chunk
  if ('error' in chunk || (usage ?? null) !== null || !Array.isArray(choices) || choices.length !== 1) return null
  const { delta, finish_reason } = (choices[0] ?? {}) as { delta?: object | null; finish_reason?: unknown }
  if ((finish_reason ?? null) !== null || typeof delta !== 'object' || delta === null) return null
  const { content, role } = delta as { content?: unknown; role?: unknown }
  const isPlain =
    typeof content === 'string' &&
    (role === undefined || role === 'assistant') &&
    Object.keys(delta).every((key) => PLAIN.includes(key))
  return isPlain ? content : null
}
