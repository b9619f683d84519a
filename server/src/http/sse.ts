import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

export interface ServerSentEvent {
  event: string
  data: unknown
  id?: number
}

/** How often a silent stream sends a comment, so that proxies keep it open. */
const HEARTBEAT_MS = 15_000

const frame = ({ event, data, id }: ServerSentEvent) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

async function* frames(events: AsyncIterator<ServerSentEvent>): AsyncGenerator<string> {
  yield ': open\n\n'
  let next = events.next()
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined
      const silence = new Promise<'silence'>((resolve) => {
        timer = setTimeout(resolve, HEARTBEAT_MS, 'silence')
      })
      const first = await Promise.race([next, silence]).finally(() => clearTimeout(timer))
      if (first === 'silence') {
        yield ': still here\n\n'
        continue
      }
      if (first.done) return
      yield frame(first.value)
      next = events.next()
    }
  } finally {
    await events.return?.()
  }
}

/** Sends events as they come. When the reader leaves, `events` is returned and nothing keeps running for it. */
export function sendEvents(reply: FastifyReply, events: AsyncIterator<ServerSentEvent>): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    })
    .send(Readable.from(frames(events), { objectMode: false }))
}
