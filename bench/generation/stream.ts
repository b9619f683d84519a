import { Agent, request } from 'node:http'
import { now } from './clock.ts'
import { ENDS } from './tokens.ts'

const agent = new Agent({ keepAlive: true })
let count = 0

/** How a text is asked for and how an event of the answer is read: directly, over the relay, through the product. */
export interface Way {
  url: string
  ask(stream: number): { headers: Record<string, string>; body: string }
  /** Empty for events without text. */
  textOf(event: string): string
}

export interface Stream {
  id: number
  begun: number
  /** When each token was here. */
  arrivals: number[]
  ended: number
}

/**
 * Asks for one text and notes when each token came.
 * @param onStart is told of the stream before its first token
 */
export function readStream(way: Way, signal?: AbortSignal, onStart?: (stream: Stream) => void): Promise<Stream> {
  const stream: Stream = { id: ++count, begun: now(), arrivals: [], ended: Number.NaN }
  onStart?.(stream)
  const { headers, body } = way.ask(stream.id)
  return new Promise((resolve, reject) => {
    const asked = request(way.url, {
      agent,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
      signal,
    })
    asked.on('error', reject)
    asked.on('response', (answer) => {
      let rest = ''
      let length = 0
      answer.setEncoding('utf8')
      answer.on('error', reject)
      answer.on('data', (part: string) => {
        const at = now()
        const events = (rest + part).split('\n\n')
        rest = events.pop()!
        try {
          for (const event of events) length += way.textOf(event).length
        } catch (error) {
          asked.destroy(error as Error)
        }
        while (length >= ENDS[stream.arrivals.length]!) stream.arrivals.push(at)
      })
      answer.on('end', () => {
        stream.ended = now()
        if (answer.statusCode === 200) resolve(stream)
        else reject(new Error(`${way.url} answered ${answer.statusCode}: ${rest}`))
      })
    })
    asked.end(body)
  })
}
