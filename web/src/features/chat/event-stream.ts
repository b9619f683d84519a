import { createParser, type EventSourceMessage } from 'eventsource-parser'

/** The server says something every 15 s, if only that it is still there: a longer silence is a dead line. */
export const SILENCE_LIMIT_MS = 45_000

export class LineWentSilent extends Error {}

/** The events of a response as they arrive. Ends where the response ends; stops reading when the reader leaves. */
export async function* readEvents(
  response: Response,
  silenceLimitMs: number = SILENCE_LIMIT_MS,
): AsyncGenerator<EventSourceMessage> {
  if (!response.body) return
  const arrived: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => arrived.push(event) })
  // A reader and not `for await`: not every browser lets one iterate a stream.
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  try {
    for (;;) {
      const { value, done } = await withinLimit(reader.read(), silenceLimitMs)
      if (done) return
      parser.feed(value)
      yield* arrived.splice(0)
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

async function withinLimit<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LineWentSilent()), limitMs)
  })
  return Promise.race([promise, silence]).finally(() => clearTimeout(timer))
}
