import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { ConnectionLost, type Following, followWriting, type WritingCalls } from './follow-writing.ts'

const TEXT = 'Ärztin für Nächte (m/w/d) 👩🏽‍⚕️: we care, you care — and the ward sleeps. '.repeat(12)
const PIECE = 7
const ADDRESS = '/api/generations/8f6ad2b4-3f1f-4a83-9c61-2f6f0d5b7f10'
const answer = { response: TEXT, conversationId: 'c', jobDescriptionId: 'j' }

type Handler = (request: IncomingMessage, response: ServerResponse) => void
let close: (() => void) | undefined
afterEach(() => close?.())

/** A real server that answers each connection by the next handler; the last one answers all that follow. */
async function serve(...handlers: Handler[]) {
  const seen: { method: string; key: unknown; from: unknown }[] = []
  const server = createServer((request, response) => {
    seen.push({
      method: request.method!,
      key: request.headers['idempotency-key'],
      from: request.headers['last-event-id'],
    })
    handlers[Math.min(seen.length, handlers.length) - 1]!(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => {
    server.closeAllConnections()
    server.close()
  }
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const send = async (method: string, path: string, headers: Record<string, string>, signal: AbortSignal) => {
    const response = await fetch(origin + path, { method, headers, signal })
    if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text())
    return response
  }
  const calls: WritingCalls = {
    begin: (headers, signal) => send('POST', '/api/chat', { ...headers, 'Idempotency-Key': 'one key' }, signal),
    follow: (address) => (headers, signal) => send('GET', address, headers, signal),
  }
  return { seen, calls }
}

const open = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream', 'content-location': ADDRESS }).write(': open\n\n')

const deltaAt = (start: number) => {
  const text = TEXT.slice(start, start + PIECE)
  return `id: ${start + text.length}\nevent: delta\ndata: ${JSON.stringify({ text })}\n\n`
}
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const offsetOf = (request: IncomingMessage) => Number(request.headers['last-event-id'] ?? 0)

/** Writes from where the reader is for `bytes` bytes, then pulls the plug, wherever in an event or a letter that is. */
const cutAfter =
  (bytes: number): Handler =>
  (request, response) => {
    open(response)
    let events = ''
    for (let at = offsetOf(request); at < TEXT.length; at += PIECE) events += deltaAt(at)
    response.write(Buffer.from(events).subarray(0, bytes), () => setTimeout(() => response.destroy(), 20))
  }
const hangUp: Handler = (_, response) => response.destroy()
const writeToTheEnd: Handler = (request, response) => {
  open(response)
  for (let at = offsetOf(request); at < TEXT.length; at += PIECE) response.write(deltaAt(at))
  response.end(event('done', answer))
}
const refuse =
  (status: number, body: string): Handler =>
  (_, response) =>
    response.writeHead(status).end(body)

function listen(overrides: Partial<Following> = {}) {
  const heard = { texts: [''], accepted: [] as string[], connection: [] as string[] }
  const following: Following = {
    signal: new AbortController().signal,
    onAccepted: (address) => heard.accepted.push(address),
    onText: (text) => heard.texts.push(text),
    onConnection: (state) => heard.connection.push(state),
    retryDelaysMs: [1, 1, 1],
    ...overrides,
  }
  return { heard, following }
}

describe('a connection that breaks', () => {
  test('five cuts, wherever they fall, leave the identical text', async () => {
    const { seen, calls } = await serve(
      hangUp,
      cutAfter(100),
      cutAfter(1),
      cutAfter(2222),
      cutAfter(777),
      writeToTheEnd,
    )
    const { heard, following } = listen()
    expect(await followWriting(calls, following)).toEqual({ kind: 'done', answer })
    expect(heard.texts.at(-1)).toBe(TEXT)
    for (const text of heard.texts) expect(TEXT.startsWith(text)).toBe(true)
    expect(heard.accepted).toEqual([ADDRESS])
    expect(seen.map(({ method }) => method)).toEqual(['POST', 'POST', 'GET', 'GET', 'GET', 'GET'])
    expect(seen.slice(0, 2).map(({ key }) => key)).toEqual(['one key', 'one key'])
    expect(heard.connection).toContain('lost')
  })

  test('every place of a cut in the first events leaves the identical text', async () => {
    for (let bytes = 0; bytes < 260; bytes += 13) {
      const { calls } = await serve(cutAfter(bytes), writeToTheEnd)
      const { heard, following } = listen()
      await followWriting(calls, following)
      expect(heard.texts.at(-1)).toBe(TEXT)
      close?.()
    }
  })

  test('a stream that ends without saying how counts as lost', async () => {
    const endQuietly: Handler = (_, response) => {
      open(response)
      response.end(deltaAt(0))
    }
    const { seen, calls } = await serve(endQuietly, writeToTheEnd)
    const { heard, following } = listen()
    await followWriting(calls, following)
    expect(heard.texts.at(-1)).toBe(TEXT)
    expect(seen[1]).toMatchObject({ method: 'GET', from: String(PIECE) })
  })

  test('a piece that comes twice is written once; where one is missing it is asked for again', async () => {
    const stammer: Handler = (_, response) => {
      open(response)
      response.write(deltaAt(0) + deltaAt(0) + deltaAt(PIECE) + deltaAt(0) + deltaAt(3 * PIECE))
    }
    const { seen, calls } = await serve(stammer, writeToTheEnd)
    const { heard, following } = listen()
    await followWriting(calls, following)
    expect(heard.texts.at(-1)).toBe(TEXT)
    expect(seen[1]!.from).toBe(String(PIECE))
  })

  test('a silent line is given up and another one taken', async () => {
    const saySoLittle: Handler = (_, response) => {
      open(response)
      response.write(deltaAt(0))
    }
    const { calls } = await serve(saySoLittle, writeToTheEnd)
    const { heard, following } = listen({ silenceLimitMs: 100 })
    await followWriting(calls, following)
    expect(heard.texts.at(-1)).toBe(TEXT)
  })

  test('a server that restarts behind its proxy is waited for', async () => {
    const { calls } = await serve(
      refuse(502, '<h1>Bad gateway</h1>'),
      refuse(503, JSON.stringify({ error: 'We are restarting.', code: 'unavailable' })),
      writeToTheEnd,
    )
    expect(await followWriting(calls, listen().following)).toMatchObject({ kind: 'done' })
  })

  test('when nobody ever answers, it says so after the last try', async () => {
    const { seen, calls } = await serve(hangUp)
    await expect(followWriting(calls, listen().following)).rejects.toThrow(ConnectionLost)
    expect(seen).toHaveLength(4)
  })
})

describe('an end without a description', () => {
  test('the draft and the reason come with it', async () => {
    const fail: Handler = (_, response) => {
      open(response)
      response.end(
        deltaAt(0) + event('error', { error: 'The model broke off.', code: 'interrupted', response: 'Ärztin' }),
      )
    }
    const { calls } = await serve(fail)
    expect(await followWriting(calls, listen().following)).toEqual({
      kind: 'ended',
      error: 'The model broke off.',
      code: 'interrupted',
      text: 'Ärztin',
    })
  })

  test.each([
    [429, 'quota_exceeded'],
    [502, 'misconfigured'],
    [500, 'internal'],
    [422, 'idempotency_mismatch'],
  ])('a refusal (%i %s) is not repeated', async (status, code) => {
    const { seen, calls } = await serve(refuse(status, JSON.stringify({ error: 'No.', code })))
    await expect(followWriting(calls, listen().following)).rejects.toMatchObject({ status, code, sentence: 'No.' })
    expect(seen).toHaveLength(1)
  })
})

test('a generation that runs already is joined where the reader is', async () => {
  const { seen, calls } = await serve(writeToTheEnd)
  const { heard, following } = listen({ address: ADDRESS, text: TEXT.slice(0, 21) })
  await followWriting(calls, following)
  expect(heard.texts.at(-1)).toBe(TEXT)
  expect(seen).toEqual([{ method: 'GET', key: undefined, from: '21' }])
})

test('a reader who leaves hears nothing more', async () => {
  const leave = new AbortController()
  const { calls } = await serve((_, response) => {
    open(response)
    response.write(deltaAt(0))
  })
  const { following } = listen({ signal: leave.signal, onText: () => leave.abort() })
  await expect(followWriting(calls, following)).rejects.toMatchObject({ name: 'AbortError' })
})
