import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createParser } from 'eventsource-parser'

/** The least that anything between a browser and a provider has to do: ask, read the events, hand the text on. */
const [upstream] = process.argv.slice(2)
const server = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const answer = await fetch(`${upstream}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: Buffer.concat(parts),
  })
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const parser = createParser({
    onEvent({ data }) {
      if (data === '[DONE]') return
      const text = JSON.parse(data).choices[0]?.delta?.content
      if (text) response.write(`event: delta\ndata: ${JSON.stringify({ text })}\n\n`)
    },
  })
  const decoder = new TextDecoder()
  for await (const part of answer.body!) parser.feed(decoder.decode(part, { stream: true }))
  response.end('event: done\ndata: {}\n\n')
})
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }))
process.on('disconnect', () => process.exit())
