import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** What becomes of one upload of bytes: it is answered with a status or no ETag, its connection is cut, or it is never answered. */
export type Fault = { status: number; body?: string } | 'no ETag' | 'cut' | 'silence'

export const EXPIRED: Fault = {
  status: 403,
  body: '<Error><Code>AccessDenied</Code><Message>Request has expired</Message></Error>',
}

/** What is served beside the product, by path. */
export type Pages = Map<string, { type: string; content: string | Buffer }>

export interface Misbehaving {
  url: string
  /** Forgets what was; the next uploads of bytes fail so, one after the other; with null, and those after, go through. */
  behave(...faults: (Fault | null)[]): void
  /** The addresses that bytes were uploaded to. */
  readonly sent: string[]
  /** Method and path of every other call about uploads. */
  readonly calls: string[]
  /** How many uploads of bytes wait for an answer. */
  open(): number
  /** Cuts those that wait. */
  hangUp(): void
  stop(): Promise<void>
}

/** Stands before the product, passes everything on, and misbehaves where bytes are uploaded. */
export async function startMisbehaving(product: string, pages: Pages = new Map()): Promise<Misbehaving> {
  const script: (Fault | null)[] = []
  const sent: Misbehaving['sent'] = []
  const calls: string[] = []
  const sockets = new Set<Socket>()
  const silent = new Set<Socket>()
  const server = createServer((incoming, answer) => {
    // A browser tries once more by itself where a connection that it had kept is cut.
    answer.shouldKeepAlive = false
    const url = incoming.url ?? ''
    const page = pages.get(url)
    if (page) return answer.writeHead(200, { 'content-type': page.type }).end(page.content)
    if (!url.startsWith('/s3/objects/')) {
      if (/^\/(s3\/|api\/objects)/.test(url)) calls.push(`${incoming.method} ${url.split('?')[0]}`)
      return pass(product, incoming, answer)
    }
    sent.push(url)
    const fault = script.shift()
    if (!fault || fault === 'no ETag') return pass(product, incoming, answer, fault === 'no ETag' ? 'etag' : undefined)
    incoming.resume()
    if (fault === 'cut') incoming.socket.destroy()
    else if (fault === 'silence') {
      silent.add(incoming.socket)
      incoming.socket.on('close', () => silent.delete(incoming.socket))
    } else
      incoming.on('end', () => answer.writeHead(fault.status, { 'content-type': 'application/xml' }).end(fault.body))
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    behave(...faults) {
      script.splice(0, script.length, ...faults)
      sent.length = 0
      calls.length = 0
    },
    open: () => silent.size,
    hangUp() {
      for (const socket of silent) socket.destroy()
    },
    sent,
    calls,
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** @param without a header of the answer that is held back */
function pass(product: string, incoming: IncomingMessage, answer: ServerResponse, without?: string) {
  const { method, headers, url } = incoming
  const onward = request(new URL(url ?? '', product), { method, headers }, (answered) => {
    if (without) delete answered.headers[without]
    answer.writeHead(answered.statusCode!, answered.headers)
    answered.pipe(answer)
  })
  onward.on('error', () => answer.destroy())
  incoming.on('error', () => onward.destroy())
  answer.on('close', () => answer.writableFinished || onward.destroy())
  incoming.pipe(onward)
}
