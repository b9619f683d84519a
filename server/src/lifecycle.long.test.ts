import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FakeProvider } from './testing/provider.ts'
import { type ServerProcess, startServer } from './testing/server-process.ts'

let provider: FakeProvider
let folder: string
const running = new Set<ServerProcess>()

const start = async (more: Record<string, string> = {}) => {
  const server = await startServer({
    DATA_DIR: folder,
    COMPATIBLE_BASE_URL: `${provider.origin}/v1`,
    DEFAULT_MODEL: 'compatible:small',
    WEEKLY_LIMIT: '1000',
    ...more,
  })
  running.add(server)
  return server
}

beforeAll(async () => {
  provider = await FakeProvider.start()
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rolewright-'))
  provider.behave()
})
afterAll(async () => {
  await Promise.all([...running].map((server) => server.kill('SIGKILL')))
  await provider.close()
})

// biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
async function call(server: ServerProcess, path: string, token = '', body?: object): Promise<any> {
  const response = await fetch(server.origin + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

async function register(server: ServerProcess) {
  const { body } = await call(server, '/api/auth/register', '', {
    email: 'ada@example.com',
    password: 'a long enough secret',
    firstName: 'Ada',
    lastName: 'Muster',
  })
  const { token, user } = body
  return { token, assistantId: user.personalizedAssistantId }
}

/** A draft is kept every second or so; a busy machine takes its time. */
const WRITTEN = { timeout: 20_000, interval: 200 }

describe('killed with -9 at any moment', { timeout: 240_000 }, () => {
  test('it starts again by itself with every acknowledged description, and usage equals history', async () => {
    let server = await start()
    const { token, assistantId } = await register(server)
    const acknowledged = new Set<string>()
    provider.behave({ pace: 15 })
    for (let round = 0; round < 5; round++) {
      let alive = true
      const writers = Array.from({ length: 4 }, async () => {
        while (alive) {
          const answer = await call(server, '/api/chat', token, { message: 'Nurse', assistantId }).catch(() => null)
          if (answer?.status === 200) acknowledged.add(answer.body.jobDescriptionId)
        }
      })
      // A process that has just started writes slowly: at first it is let to finish one.
      if (round === 0) await expect.poll(() => acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(0)
      await pause(250 + Math.random() * 900)
      await server.kill('SIGKILL')
      alive = false
      await Promise.all(writers)
      server = await start()
      const { body: history } = await call(server, '/api/job-descriptions', token)
      const { body: usage } = await call(server, '/api/usage', token)
      const { body: stats } = await call(server, '/api/dashboard-stats', token)
      const { body: conversations } = await call(server, '/api/conversations', token)
      const kept = new Set(history.map(({ id }: { id: string }) => id))
      expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([])
      expect([usage.weeklyCount, stats.totalJobs]).toEqual([history.length, history.length])
      for (const { messages, generations } of conversations) {
        expect(generations.filter(({ state }: { state: string }) => state === 'running')).toEqual([])
        expect(messages.length + generations.length).toBe(2)
      }
    }
    await server.kill('SIGTERM')
  })

  test('it lets what was being written be tried again, with its draft kept', async () => {
    const first = await start({ WEEKLY_LIMIT: '1' })
    const { token, assistantId } = await register(first)
    provider.behave({ pace: 300 })
    const lost = call(first, '/api/chat', token, { message: 'Nurse', assistantId }).catch(() => 'lost')
    await expect
      .poll(async () => (await call(first, '/api/conversations', token)).body[0]?.generations[0]?.text, WRITTEN)
      .toContain('Engineer')
    await first.kill('SIGKILL')
    expect(await lost).toBe('lost')
    provider.behave()
    const second = await start({ WEEKLY_LIMIT: '1' })
    const { body } = await call(second, '/api/conversations', token)
    expect(body[0].generations).toMatchObject([
      { state: 'failed', text: expect.stringContaining('Engineer'), error: { code: 'interrupted' } },
    ])
    const again = await call(second, '/api/chat', token, { message: 'Nurse', assistantId })
    expect(again.status).toBe(200)
    await second.kill('SIGTERM')
  })
})

describe('asked to stop', { timeout: 120_000 }, () => {
  test('it finishes what is being written, however long that takes within the half minute, then ends well', async () => {
    const server = await start()
    const { token, assistantId } = await register(server)
    provider.behave({ pace: 900 })
    const answer = call(server, '/api/chat', token, { message: 'Nurse', assistantId })
    await pause(600)
    const asked = Date.now()
    const exit = server.kill('SIGTERM')
    expect((await answer).status).toBe(200)
    expect(await exit).toBe(0)
    // Longer than what closes a server may take unless told.
    expect(Date.now() - asked).toBeGreaterThan(10_000)
  })

  test('it says what is wrong with the settings and does not start', async () => {
    await expect(start({ WEEKLY_LIMIT: 'three', LOG_LEVEL: 'loud' })).rejects.toThrow(
      /WEEKLY_LIMIT must be a whole number[\s\S]*LOG_LEVEL must be one of/,
    )
  })

  test('it says in one sentence that a default model lacks its key, or that its port is taken', async () => {
    await expect(start({ DEFAULT_MODEL: 'openai:gpt' })).rejects.toThrow(
      /^ended with 1:\nDEFAULT_MODEL is openai:gpt, for which OPENAI_API_KEY must be set, or an admin has to set openai up first\.\n$/,
    )
    const first = await start()
    const { port } = new URL(first.origin)
    const other = { DATA_DIR: mkdtempSync(join(tmpdir(), 'rolewright-')), PORT: port }
    await expect(start(other)).rejects.toThrow(new RegExp(`^ended with 1:\nPort ${port} is in use by another program`))
    await first.kill('SIGTERM')
  })

  test.each([
    [
      'tables',
      'base/5',
      /^ended with 1:\nThe data of the database are damaged \(.+\)\. Restore a backup; nothing was changed\.\n$/,
    ],
    [
      'the files around them',
      'global',
      /^ended with 1:\nThe embedded database can't be opened, because its files are damaged or not all there \(.+\)\. Restore a backup of the data folder\.\n$/,
    ],
  ])('it says in one sentence that %s are damaged', async (_what, place, says) => {
    await (await start()).kill('SIGTERM')
    const files = join(folder, 'pg18', place)
    for (const name of readdirSync(files)) {
      if (place === 'global' ? name !== 'pg_control' : !(Number(name) > 16_384)) continue
      const size = place === 'global' ? 0 : statSync(join(files, name)).size
      writeFileSync(join(files, name), Buffer.alloc(size, 7))
    }
    await expect(start()).rejects.toThrow(says)
  })

  test('a second one on the same folder does not start, and says why', async () => {
    const first = await start()
    await expect(start()).rejects.toThrow(/already running with this data folder/)
    await first.kill('SIGTERM')
    rmSync(folder, { recursive: true })
  })
})
