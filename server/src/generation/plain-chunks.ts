import { AsyncLocalStorage } from 'node:async_hooks'
import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { createParser } from 'eventsource-parser'

/** An answer that comes as events: its body is read here, and what is more than text is handed on to the SDK. */
interface Divided {
  body: ReadableStream<Uint8Array>
  rest: ReadableStreamDefaultController<Uint8Array>
}

const calls = new AsyncLocalStorage<{ answer?: Divided }>()

/** The same, but events that answer a call of `readPlainly` are left to it. */
export const dividing =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (...asked) => {
    const answer = await fetch(...asked)
    const call = calls.getStore()
    const { ok, body, status, statusText, headers } = answer
    if (!call || !ok || !body || !headers.get('content-type')?.startsWith('text/event-stream')) return answer
    const given = new ReadableStream<Uint8Array>({
      start: (rest) => {
        call.answer = { body, rest }
      },
    })
    return new Response(given, { status, statusText, headers: [...headers] })
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
  let isPlain = true
  const parser = createParser({
    onEvent({ data }) {
      const plain = isPlain ? plainTextOf(data) : null
      isPlain = plain !== null
      if (plain !== null) text += plain
      else rest.enqueue(Buffer.from(`data: ${data.replaceAll('\n', '\ndata: ')}\n\n`))
    },
  })
  const bytes = body[Symbol.asyncIterator]()
  /** @returns whether there may be more */
  const readOn = async (): Promise<boolean> => {
    try {
      const next = await bytes.next()
      if (next.done) rest.close()
      else parser.feed(decoder.decode(next.value, { stream: true }))
      return !next.done
    } catch (error) {
      rest.error(error)
      return false
    }
  }
  let goesOn = true
  while (isPlain && goesOn) {
    goesOn = await readOn()
    if (text) yield { type: 'text-delta', id: '0', delta: text }
    text = ''
  }
  const readRest = async () => {
    while (goesOn) goesOn = await readOn()
  }
  void readRest()
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
