import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Child, startProgram } from './child.ts'
import type { Way } from './stream.ts'
import { briefFor, modelFor, type Pace } from './tokens.ts'

const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url))
const PEOPLE = 25

export interface Product extends Child {
  /** The way through the product to a model of that pace. */
  wayTo(pace: Pace): Promise<Way>
  /** To the built-in writer, with the word BRIEF in the place of the brief. */
  wayToBuiltin(): Promise<Way>
}

interface Registered {
  token: string
  user: { id: string }
}

/** The built product as `npm start` runs it, with a provider; on an empty database of its own, or on the given one. */
export async function startProduct(
  upstream: string,
  { databaseUrl, folder: kept }: { databaseUrl?: string; folder?: string } = {},
): Promise<Product> {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'rolewright-bench-'))
  const child = await startProgram(
    ['--max-semi-space-size=8', MAIN],
    {
      PORT: '0',
      MALLOC_ARENA_MAX: '2',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      LOGIN_RATE_LIMIT: 'off',
      WEEKLY_LIMIT: '1000000',
      MAX_GENERATIONS: '100000',
      COMPATIBLE_BASE_URL: `${upstream}/v1`,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
    /^Rolewright is ready: (\S+)$/m,
  )
  const url = child.url.replace('localhost', '127.0.0.1')
  const post = async <Answer>(path: string, body: object, token?: string): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  /** Who may use it, the first of them an admin. */
  let people: Promise<Registered[]> | undefined
  const register = async () => {
    const registered: Registered[] = []
    for (let n = 0; n < PEOPLE; n++) {
      const person = { email: `${n}@example.com`, password: 'a long enough secret', firstName: 'Ada', lastName: `${n}` }
      registered.push(await post('/api/auth/register', person))
    }
    return registered
  }
  const wayThrough = async (model: string, message: (stream: number) => string): Promise<Way> => {
    people ??= register()
    const all = await people
    const [admin] = all
    const draft = { name: model, description: '', model, instructions: '' }
    const { id: assistantId } = await post<{ id: string }>('/api/admin/assistants', draft, admin!.token)
    for (const { user } of all) await post('/api/admin/assign-user', { userId: user.id, assistantId }, admin!.token)
    return {
      url: `${url}/api/chat`,
      ask: (stream) => ({
        headers: { accept: 'text/event-stream', authorization: `Bearer ${all[stream % PEOPLE]!.token}` },
        body: JSON.stringify({ message: message(stream), assistantId }),
      }),
      textOf: textOfDelta,
    }
  }
  return {
    ...child,
    url,
    wayTo: (pace) => wayThrough(`compatible:${modelFor(pace)}`, briefFor),
    wayToBuiltin: () => wayThrough('builtin:writer', () => 'BRIEF'),
    async stop() {
      await child.stop()
      if (!kept) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Of an event of ours and of the relay. */
export function textOfDelta(event: string): string {
  if (event.includes('event: delta')) return JSON.parse(event.slice(event.indexOf('data: ') + 6)).text
  if (event.includes('event: error')) throw new Error(`The product failed: ${event}`)
  return ''
}
