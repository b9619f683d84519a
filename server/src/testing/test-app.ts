import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { User } from '@rolewright/contract/auth'
import type { ChatAnswer } from '@rolewright/contract/chat'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import type { Context } from '../context.ts'
import type { OpenDatabase } from '../db/client.ts'
import { builtinWriter } from '../generation/builtin.ts'
import { createModels } from '../generation/models.ts'
import { createLog } from '../log/log.ts'
import { createMailer } from '../mail/mailer.ts'
import { createPartner } from '../partner/partner.ts'
import { openSeal } from '../secrets/secret-key.ts'
import { openStorage } from '../storage/open-storage.ts'
import { openTestDatabase } from './database.ts'
import { ScriptedModel } from './scripted-model.ts'

export interface Answer<Body> {
  status: number
  body: Body
  headers: Record<string, string | string[] | number | undefined>
  /** The bytes, for answers that are no JSON. */
  raw: Buffer
}

type Headers = Record<string, string>
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Somebody who calls the API: a visitor without a token, or a signed-in person. */
export class Caller {
  readonly #app: FastifyInstance
  readonly token: string | null

  constructor(app: FastifyInstance, token: string | null = null) {
    this.#app = app
    this.token = token
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  async call<Body = any>(method: Method, url: string, payload?: unknown, headers: Headers = {}): Promise<Answer<Body>> {
    const response = await this.#app.inject({
      method,
      url,
      headers: {
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload !== undefined && { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
    })
    const isJson = /json\b/.test(String(response.headers['content-type']))
    return {
      status: response.statusCode,
      headers: response.headers,
      raw: response.rawPayload,
      body: (isJson ? response.json() : response.body) as Body,
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  get = <Body = any>(url: string, headers?: Headers) => this.call<Body>('GET', url, undefined, headers)
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  post = <Body = any>(url: string, body?: unknown, headers?: Headers) => this.call<Body>('POST', url, body, headers)
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  put = <Body = any>(url: string, body?: unknown) => this.call<Body>('PUT', url, body)
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  delete = <Body = any>(url: string, body?: unknown) => this.call<Body>('DELETE', url, body)
}

export class Person extends Caller {
  readonly user: User

  constructor(app: FastifyInstance, token: string, user: User) {
    super(app, token)
    this.user = user
  }

  /** The chat call, with the person's own assistant. */
  write(message: string, more: object = {}, headers?: Headers) {
    const assistantId = this.user.personalizedAssistantId
    return this.post<ChatAnswer>('/api/chat', { message, assistantId, ...more }, headers)
  }
}

export interface TestApp {
  app: FastifyInstance
  context: Context
  visitor: Caller
  /** What assistants write with, unless the settings say DEFAULT_MODEL=builtin:writer. */
  model: ScriptedModel
  /** What the log has by now, as its lines; nothing unless the settings say LOG_LEVEL. */
  logged(): string
  /** Moves the clock on. */
  pass(ms: number): void
  setTime(iso: string): void
  register(profile?: object): Promise<Person>
  /** A second server on the same database, and the same files unless others are given. */
  startReplica(change?: Partial<Context>, options?: { adoptStorage: boolean }): Promise<TestApp>
  close(): Promise<void>
}

let people = 0

/**
 * The real app on a database of its own, with a clock and a model that the test holds in its hands.
 * @param database another than a fresh one; closed with the app
 */
export async function startTestApp(settings: Record<string, string> = {}, database?: OpenDatabase): Promise<TestApp> {
  const { db, ping, close } = database ?? (await openTestDatabase())
  const folder = await mkdtemp(join(tmpdir(), 'rolewright-test-'))
  const config = readConfig(
    {
      LOGIN_RATE_LIMIT: 'off',
      DEFAULT_MODEL: 'test:scripted',
      FIRST_USER_IS_ADMIN: 'off',
      LOG_LEVEL: 'silent',
      ...settings,
    },
    folder,
  )
  let ahead = 0
  const lines: string[] = []
  const model = new ScriptedModel()
  const builtin = builtinWriter(0)
  const models = await createModels(config)
  const now = () => new Date(Date.now() + ahead)
  const original: Context = {
    config,
    db,
    exclusive: false,
    ping,
    log: createLog(config.LOG_LEVEL, { write: (line) => void lines.push(line) }),
    models: {
      ...models,
      find: (name, assistantId) =>
        ({ 'test:scripted': model, 'builtin:writer': builtin })[name] ?? models.find(name, assistantId),
    },
    // Tests wait for a silent one.
    partner: createPartner(config, now, 2000),
    storage: await openStorage(config),
    mail: createMailer(config),
    seal: openSeal(config),
    // As little as there is: the tests hash thousands.
    passwordCost: { memory: 8, passes: 1, parallelism: 1 },
    now,
  }
  const start = async (
    onClose: () => Promise<void>,
    context = original,
    options: { adoptStorage?: boolean } = {},
  ): Promise<TestApp> => {
    const app = await createApp(context, { webFolder: '/nowhere', graceMs: 0, ...options })
    await app.ready()
    const visitor = new Caller(app)
    return {
      app,
      context,
      visitor,
      model,
      logged: () => lines.join(''),
      pass: (ms) => {
        ahead += ms
      },
      setTime: (iso) => {
        ahead = Date.parse(iso) - Date.now()
      },
      async register(profile = {}) {
        people += 1
        const { status, body } = await visitor.post('/api/auth/register', {
          email: `person-${people}@example.com`,
          password: 'a long enough secret',
          firstName: 'Ada',
          lastName: 'Muster',
          ...profile,
        })
        if (status !== 200) throw new Error(`registration failed: ${status} ${JSON.stringify(body)}`)
        return new Person(app, body.token, body.user)
      },
      startReplica: (change, options) => start(async () => {}, { ...context, ...change }, options),
      async close() {
        await app.close()
        await onClose()
      },
    }
  }
  return start(async () => {
    await close()
    await rm(folder, { recursive: true, force: true })
  })
}
