import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { now } from './clock.ts'
import { type Pace, paceOf, streamOf, TOKENS } from './tokens.ts'

/** A provider that writes at an even pace, in the wire format of OpenAI's chat completions, and reports when it wrote what. */
const frame = (value: unknown) => Buffer.from(`data: ${JSON.stringify(value)}\n\n`)
const chunk = (delta: object, finish_reason: string | null = null) =>
  frame({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'bench',
    choices: [{ index: 0, delta, finish_reason }],
  })
const FRAMES = TOKENS.map((content) => chunk({ content }))
const START = chunk({ role: 'assistant', content: '' })
const END = Buffer.concat([chunk({}, 'stop'), Buffer.from('data: [DONE]\n\n')])

/** Streams and times of the tokens written since the last report; the nth entry of a stream is its nth token. */
let streams: number[] = []
let times: number[] = []
setInterval(() => {
  if (streams.length === 0) return
  process.send!({ streams: Uint32Array.from(streams), times: Float64Array.from(times) })
  streams = []
  times = []
}, 100)

function write(response: ServerResponse, stream: number, { rate, first, count }: Pace) {
  const begin = now() + first
  let at = 0
  const next = () => {
    if (response.destroyed) return
    if (at === count) return response.end(END)
    streams.push(stream)
    times.push(now())
    response.write(FRAMES[at++]!)
    setTimeout(next, Math.max(0, begin + (at * 1000) / rate - now()))
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(START)
  setTimeout(next, first)
}

const server = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (part: string) => {
    body += part
  })
  request.on('end', () => {
    if (request.method === 'POST') return write(response, streamOf(body), paceOf(JSON.parse(body).model))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"object":"list","data":[]}')
  })
})
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }))
process.on('disconnect', () => process.exit())
