import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
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

/**
 * Sends events as they come. When the reader leaves, `events` is returned and nothing keeps running for it. Written to the
 * socket itself: hundreds of streams of single words spend a quarter of their time in a stream between.
 */
export function sendEvents(reply: FastifyReply, events: AsyncIterator<ServerSentEvent>): FastifyReply {
  reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    .hijack()
  reply.raw.writeHead(200, reply.getHeaders() as Record<string, string>)
  write(reply.raw, events).catch((error: Error) => reply.raw.destroy(error))
  return reply
}

/** Asks for the next event when the one before has left, so that a slow reader holds up nothing. */
async function write(response: ServerResponse, events: AsyncIterator<ServerSentEvent>): Promise<void> {
  const left = new AbortController()
  response.once('close', () => left.abort())
  response.write(': open\n\n')
  const beat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT_MS)
  try {
    for (;;) {
      const next = await events.next()
      if (next.done || left.signal.aborted) break
      beat.refresh()
      if (!response.write(frame(next.value))) await once(response, 'drain', left).catch(() => {})
    }
    response.end()
  } finally {
    clearInterval(beat)
    await events.return?.()
  }
}
