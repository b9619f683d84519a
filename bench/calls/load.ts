import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/**
 * Calls an address again and again over a few connections, each asking anew when its answer is whole; a process of its own, so
 * that counting takes nothing from who answers. Told an order, it says how many answers a second came and how long they took.
 */
export interface Load {
  url: string
  headers: Record<string, string>
  connections: number
  forMs: number
}
export interface Served {
  perSecond: number
  /** Milliseconds. */
  median: number
  longest: number
  /** In bytes, with its headers. */
  answer: number
}

const HEAD_END = Buffer.from('\r\n\r\n')

function endOf(answer: Buffer): number {
  const head = answer.indexOf(HEAD_END)
  if (head < 0) return Number.POSITIVE_INFINITY
  const says = answer.toString('latin1', 0, head)
  if (!/^HTTP\/1\.1 (200|304)/.test(says)) throw new Error(says.split('\r\n')[0])
  return head + HEAD_END.length + Number(/\r\ncontent-length: (\d+)/i.exec(says)?.[1] ?? 0)
}

async function call(socket: Socket, request: Buffer, until: number, times: number[]): Promise<number> {
  let parts: Buffer[] = []
  let size = 0
  let end = Number.POSITIVE_INFINITY
  let asked = performance.now()
  let bytes = 0
  const done = Promise.withResolvers<void>()
  const ask = () => {
    parts = []
    size = 0
    end = Number.POSITIVE_INFINITY
    asked = performance.now()
    socket.write(request)
  }
  socket.on('data', (part) => {
    parts.push(part)
    size += part.length
    try {
      if (end === Number.POSITIVE_INFINITY) end = endOf(parts.length > 1 ? Buffer.concat(parts) : part)
    } catch (error) {
      return done.reject(error)
    }
    if (size < end) return
    bytes = size
    const now = performance.now()
    times.push(now - asked)
    if (now < until) ask()
    else done.resolve()
  })
  socket.on('error', done.reject)
  ask()
  await done.promise
  return bytes
}

export async function run({ url, headers, connections, forMs }: Load): Promise<Served> {
  const { hostname, port, pathname, search } = new URL(url)
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`)
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  const sockets = Array.from({ length: connections }, () => connect(Number(port), hostname).setNoDelay())
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const begun = performance.now()
  const times: number[] = []
  const [answer] = await Promise.all(sockets.map((socket) => call(socket, request, begun + forMs, times)))
  const took = performance.now() - begun
  for (const socket of sockets) socket.destroy()
  times.sort((a, b) => a - b)
  return {
    perSecond: (times.length / took) * 1000,
    median: times[times.length >> 1]!,
    longest: times.at(-1)!,
    answer: answer!,
  }
}

process.on('message', async (load: Load) => process.send!(await run(load)))
process.on('disconnect', () => process.exit())
process.send!({ port: 0 })
