import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { WIRES, type Wire } from './provider-wires.ts'

/** What the next answers do; a value for each request in turn, the last one for all that follow. */
export interface Behaviour {
  /** Before the headers, in ms. */
  headersAfter?: number
  /** Between two words, in ms. */
  pace?: number
  words?: string[]
  status?: number
  retryAfter?: string
  errorBody?: unknown
  /** Sends whoever asks there, also for the list of models. */
  redirect?: string
  /** Says that its answer is compressed, which it is not. */
  spoiled?: boolean
  /** Whatever it says of its trouble repeats what it was sent, the key included. */
  quotes?: boolean
  /** After so many words: the connection is cut, the stream ends without a finish, says something that is no JSON, reports an error, or says nothing more. */
  after?: { words: number; how: 'cut' | 'eof' | 'garbage' | 'error' | 'silence' }
  finish?: 'stop' | 'length' | 'refusal'
}

export interface Received {
  path: string
  headers: IncomingMessage['headers']
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  body: any
  /** Whether the caller hung up before the answer was whole. */
  hungUp: boolean
}

const WORDS = '# Engineer\n\nBerlin.\n\n## What you will do\n\n- Build services.'.split(/(?<=\s)/)

const SPOILED = { 'content-encoding': 'gzip' }

/** A server that speaks the wire formats of the providers, as well or as badly as it is told. */
export class FakeProvider {
  readonly received: Received[] = []
  /** Answers that are still being given. */
  open = 0
  readonly #server = createServer((request, response) => {
    this.open += 1
    response.on('close', () => {
      this.open -= 1
    })
    this.#answer(request, response).catch(() => response.destroy())
  })
  #behaviours: Behaviour[] = [{}]

  static async start(): Promise<FakeProvider> {
    const provider = new FakeProvider()
    await new Promise<void>((resolve) => provider.#server.listen(0, '127.0.0.1', resolve))
    return provider
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  behave(...behaviours: Behaviour[]): void {
    this.#behaviours = behaviours.length > 0 ? behaviours : [{}]
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? ''
    const wire = WIRES.find(({ serves }) => serves(path))
    if (!wire) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":{"message":"no such path"}}')
      return
    }
    const { redirect } = this.#behaviours[0]!
    if (request.method === 'GET') {
      if (redirect) return void response.writeHead(307, { location: redirect + path }).end()
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(wire.models))
      return
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const received: Received = {
      path,
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString()),
      hungUp: false,
    }
    this.received.push(received)
    response.on('close', () => {
      received.hungUp = !response.writableFinished
    })
    const behaviour = this.#behaviours.length > 1 ? this.#behaviours.shift()! : this.#behaviours[0]!
    if (behaviour.headersAfter) await pause(behaviour.headersAfter)
    const key = request.headers.authorization?.split(' ')[1]
    const quoted = behaviour.quotes ? JSON.stringify([key, request.headers, received.body]) : ''
    if (behaviour.redirect) response.writeHead(307, { location: behaviour.redirect + path }).end()
    else if (behaviour.status) refuse(response, behaviour, quoted)
    else await write(response, wire, behaviour, quoted)
  }
}

function refuse(
  response: ServerResponse,
  { status = 500, retryAfter, errorBody, spoiled }: Behaviour,
  quoted: string,
): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(retryAfter && { 'retry-after': retryAfter }),
    ...(spoiled && SPOILED),
  })
  const error = { code: status, status: 'REFUSED', type: 'test', message: `refused with ${status} ${quoted}` }
  response.end(JSON.stringify(errorBody ?? { type: 'error', error }))
}

async function write(response: ServerResponse, wire: Wire, behaviour: Behaviour, quoted: string): Promise<void> {
  const { pace = 0, words = WORDS, after, finish = 'stop', spoiled } = behaviour
  response.writeHead(200, { 'content-type': 'text/event-stream', ...(spoiled && SPOILED) })
  response.write(wire.start)
  for (const [n, word] of words.entries()) {
    if (after?.words === n) return breakOff(response, wire, after.how, quoted)
    if (pace) await pause(pace)
    response.write(wire.delta(word))
  }
  if (after) return breakOff(response, wire, after.how, quoted)
  response.end(wire.finish(finish))
}

type Break = NonNullable<Behaviour['after']>['how']

function breakOff(response: ServerResponse, wire: Wire, how: Break, quoted: string): void {
  if (how === 'cut') setTimeout(() => response.destroy(), 20)
  else if (how === 'eof') response.end()
  else if (how === 'garbage') response.end(`data: {"half":${quoted}\n\n${wire.finish('stop')}`)
  else if (how === 'error') response.end(wire.error(quoted))
}
