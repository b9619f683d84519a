import type { ChatAnswer } from '@rolewright/contract/chat'
import type { EventSourceMessage } from 'eventsource-parser'
import { isLostConnection, RETRY_DELAYS_MS, waitForConnection } from './connection.ts'
import { readEvents } from './event-stream.ts'

type Call = (headers: Record<string, string>, signal: AbortSignal) => Promise<Response>

/** The two calls that a generation is followed by. Both throw an ApiError for an answer that is not OK. */
export interface WritingCalls {
  /** Begins it. Repeated while no answer got through, so every repeat must carry the same Idempotency-Key. */
  begin: Call
  /** Follows the one at this address from the offset in Last-Event-ID. */
  follow: (address: string) => Call
}

export interface Following {
  /** Where to go on: the address of a generation that runs already, and what is known of its text. */
  address?: string | null
  text?: string
  signal: AbortSignal
  onAccepted: (address: string) => void
  onText: (text: string) => void
  onConnection: (state: 'live' | 'lost') => void
  retryDelaysMs?: number[]
  silenceLimitMs?: number
}

export type Outcome =
  | { kind: 'done'; answer: ChatAnswer }
  /** It ended without a description; `text` is the draft that is kept. */
  | { kind: 'ended'; error: string; code: string; text: string }

/** Every try to get through again failed. The writing may well go on without us. */
export class ConnectionLost extends Error {}

/**
 * Follows a generation to its end, over as many connections as it takes.
 * @throws ApiError where the server refused, ConnectionLost, or the reason of the aborted signal
 */
export async function followWriting(calls: WritingCalls, following: Following): Promise<Outcome> {
  const { signal, onAccepted, onText, onConnection, silenceLimitMs, retryDelaysMs = RETRY_DELAYS_MS } = following
  let { address = null, text = '' } = following
  let fruitless = 0
  for (;;) {
    try {
      const headers = { Accept: 'text/event-stream', ...(address && { 'Last-Event-ID': String(text.length) }) }
      const response = await (address ? calls.follow(address) : calls.begin)(headers, signal)
      const location = response.headers.get('Content-Location')
      if (!address && location) {
        address = location
        onAccepted(location)
      }
      onConnection('live')
      for await (const event of readEvents(response, silenceLimitMs)) {
        if (event.event === 'done') return { kind: 'done', answer: JSON.parse(event.data) as ChatAnswer }
        if (event.event === 'error') return { kind: 'ended', text, ...readEnd(event.data) }
        if (event.event !== 'delta') continue
        const longer = insertDelta(text, event)
        if (longer === null) break
        fruitless = 0
        text = longer
        onText(text)
      }
    } catch (error) {
      if (signal.aborted || !isLostConnection(error)) throw error
    }
    onConnection('lost')
    if (fruitless === retryDelaysMs.length) throw new ConnectionLost()
    await waitForConnection(retryDelaysMs[fruitless++]!, signal)
  }
}

/** Puts a delta where its offset says, so that one that comes twice changes nothing; null where a piece is missing. */
function insertDelta(text: string, { id, data }: EventSourceMessage): string | null {
  const { text: delta } = JSON.parse(data) as { text: string }
  const start = (id ? Number(id) : text.length + delta.length) - delta.length
  return start <= text.length ? text.slice(0, start) + delta : null
}

function readEnd(data: string): { error: string; code: string; text?: string } {
  const { error, code, response } = JSON.parse(data) as { error: string; code: string; response?: string }
  return { error, code, ...(response !== undefined && { text: response }) }
}
