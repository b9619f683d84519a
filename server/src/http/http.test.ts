import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoint } from '@rolewright/contract/endpoint'
import { type SQL, sql } from 'drizzle-orm'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createApp } from '../app.ts'
import type { Database } from '../db/client.ts'
import { databaseFull } from '../db/trouble.ts'
import { Caller, startTestApp, type TestApp } from '../testing/test-app.ts'
import { sendError } from './errors.ts'
import { createApi } from './route.ts'

let it: TestApp
let page: Caller
let web: string
beforeAll(async () => {
  it = await startTestApp()
  web = mkdtempSync(join(tmpdir(), 'rolewright-web-'))
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Rolewright</title>')
  writeFileSync(join(web, 'assets/app-4f2a.js'), 'export {}')
  const app = await createApp(it.context, { webFolder: web })
  page = new Caller(app)
})
afterAll(() => it.close())

describe('the web', () => {
  test.each(['/', '/login', '/job-bot?conversation=1', '/admin'])('%s is the page, never cached', async (url) => {
    const { status, body, headers } = await page.get(url)
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(body).toContain('<title>Rolewright</title>')
  })

  test('files with a hash are kept for ever', async () => {
    const { status, headers } = await page.get('/assets/app-4f2a.js')
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  })

  test('what is missing there is missing, and no page', async () => {
    const { status, body } = await page.get('/assets/gone.js')
    expect([status, body]).toMatchObject([404, { code: 'not_found' }])
  })

  test('lets nothing run or be styled inline, and nobody frame it', async () => {
    const { headers } = await page.get('/')
    expect(String(headers['content-security-policy']).split(';')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ])
    expect([headers['referrer-policy'], headers['x-content-type-options']]).toEqual(['same-origin', 'nosniff'])
  })

  test('has what belongs to pages on all that a browser may make one of, and not on data or parts of pages', async () => {
    const person = await it.register()
    const { body } = await person.write('Nurse')
    const record = `/api/job-descriptions/${body.jobDescriptionId}`
    const { headers: file } = await person.get(`${record}/documents/html`)
    expect(file['content-security-policy']).toContain("default-src 'none'")
    for (const [url, status] of Object.entries({ '/api/auth/me': 200, [record]: 200, '/api/nothing': 404 })) {
      const answer = await person.get(url)
      expect([answer.status, answer.headers['x-content-type-options']]).toEqual([status, 'nosniff'])
      expect(answer.headers['content-security-policy']).toBeUndefined()
    }
    const { headers: script } = await page.get('/assets/app-4f2a.js')
    expect(script['x-content-type-options']).toBe('nosniff')
    expect(script['content-security-policy']).toBeUndefined()
  })
})

test('browsers are told to come by https alone where people come by https', async () => {
  expect((await it.visitor.get('/api/settings')).headers['strict-transport-security']).toBeUndefined()
  const secure = await startTestApp({ PUBLIC_URL: 'https://jobs.example.com' })
  const { headers } = await secure.visitor.get('/api/settings')
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
  await secure.close()
})

test('an external tag service may run where the settings name one, and nowhere else', async () => {
  const tagged = await startTestApp({ ANALYTICS_ID: 'G-TEST' })
  const app = await createApp(tagged.context, { webFolder: web })
  const allowed = String((await new Caller(app).get('/')).headers['content-security-policy'])
  expect(allowed).toContain("script-src 'self' https://www.googletagmanager.com;")
  expect(String((await page.get('/')).headers['content-security-policy'])).not.toContain('google')
  await tagged.close()
})

describe('calls', () => {
  test.each([
    ['GET', '/api/nothing'],
    ['GET', '/s3/nothing'],
    ['POST', '/api/usage'],
    ['GET', '/api/../api/nothing'],
  ] as const)('%s %s answers 404 as JSON', async (method, url) => {
    const { status, body } = await page.call(method, url)
    expect([status, body]).toEqual([404, { error: 'There is nothing at this address.', code: 'not_found' }])
  })

  test('refuse a body over one megabyte and one that is no JSON, in words', async () => {
    const large = await it.visitor.post('/api/auth/login', { email: 'x'.repeat(1_100_000), password: 'x' })
    expect([large.status, large.body.code]).toEqual([413, 'too_large'])
    const form = await it.visitor.post('/api/auth/login', 'email=x', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect([form.status, form.body.code]).toEqual([415, 'unsupported_media_type'])
    const json = { 'content-type': 'application/json' }
    for (const [sent, headers, says] of [
      ['{"email":', json, 'The request is not valid JSON.'],
      ['', json, 'The request has no body.'],
      ['{}', { ...json, 'content-length': '9' }, 'The request could not be read.'],
    ] as const) {
      const { status, body } = await it.visitor.post('/api/auth/login', sent, headers)
      expect([status, body]).toMatchObject([400, { error: says, code: 'invalid_request' }])
    }
  })

  test('are described as OpenAPI, every one of the contract', async () => {
    const { body } = await it.visitor.get('/api/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    expect(body.paths['/api/chat'].post.requestBody.content['application/json'].schema.required).toContain('message')
    expect(Object.keys(body.paths).length).toBeGreaterThan(20)
    expect(body.paths['/api/chat'].post.security).toEqual([{ token: [] }])
    expect(body.paths['/api/auth/login'].post.security).toBeUndefined()
    expect(body.paths['/api/job-descriptions'].get.parameters).toContainEqual(
      expect.objectContaining({ name: 'limit', in: 'query', required: false }),
    )
    expect(body.paths['/api/conversations/{id}'].get.parameters).toMatchObject([
      { name: 'id', in: 'path', required: true },
    ])
    expect(body.paths['/s3/multipart/{uploadId}'].get.parameters).toContainEqual(
      expect.objectContaining({ name: 'key', in: 'query', required: true }),
    )
  })

  test('answer what no cache may keep, every one of the contract, also where they fail', async () => {
    const person = await it.register()
    const { paths } = (await it.visitor.get('/api/openapi.json')).body
    for (const [path, methods] of Object.entries<object>(paths))
      for (const method of Object.keys(methods)) {
        const url = path.replace(/\{\w+\}/g, 'x')
        const { headers } = await new Caller(it.app, person.token).call(method.toUpperCase() as 'GET', url)
        expect([method, path, headers['cache-control']]).toEqual([method, path, 'no-store'])
      }
    const writing = await it.register()
    const events = await writing.write('Nurse', {}, { accept: 'text/event-stream' })
    expect([events.headers['content-type'], events.headers['cache-control']]).toEqual([
      'text/event-stream; charset=utf-8',
      'no-store, no-transform',
    ])
  })

  test('tell what is wrong on our side to the log alone', async () => {
    const broken = await createApp(
      { ...it.context, ping: () => Promise.reject(new Error('password=hunter2')) },
      { webFolder: '/nowhere' },
    )
    const { status, body, headers } = await new Caller(broken).get('/readyz')
    expect([status, body]).toEqual([503, { error: 'The database does not answer.', code: 'unavailable' }])
    expect(headers['retry-after']).toBe('10')
    expect((await new Caller(broken).get('/healthz')).status).toBe(200)
  })

  test('say of a fault of ours only that it is one; the log says where', async () => {
    const faulty = await startTestApp({ LOG_LEVEL: 'error' })
    const person = await faulty.register()
    faulty.context.models.find = () => {
      throw new RangeError('password=hunter2')
    }
    const { status, body } = await person.write('Nurse')
    const says = { error: 'Something went wrong on our side. Please try again.', code: 'internal' }
    expect([status, body]).toEqual([500, says])
    expect(faulty.logged()).toMatch(/"code":"internal","err":\{"type":"RangeError","stack":".*a call failed/)
    expect(faulty.logged()).not.toContain('hunter2')
    await faulty.close()
  })

  test('answer what the contract names, and nothing that came along', async () => {
    const app = fastify()
    const named = endpoint({
      method: 'GET',
      path: '/named',
      access: 'public',
      summary: 'A name',
      answer: z.object({ name: z.string() }),
    })
    const api = createApi(app, { identify: async () => null, sendError, witness: async () => async () => {} })
    api.mount(named, async () => ({ name: 'Ada', passwordHash: 'x' }))
    expect((await new Caller(app).get('/named')).body).toEqual({ name: 'Ada' })
  })
})

test('/readyz tells a full disk: that of the data folder, and that of the database', async () => {
  const says = { error: 'There is no room left where this server keeps its data. Please tell its administrator.' }
  const readiness = async (change: object, options: object = {}) => {
    const app = await createApp({ ...it.context, ...change }, { webFolder: '/nowhere', ...options })
    const { status, body } = await new Caller(app).get('/readyz')
    return [status, body]
  }
  expect(await readiness({}, { leastRoom: Number.POSITIVE_INFINITY })).toMatchObject([503, says])
  const elsewhere = { ...it.context.config, DATABASE_URL: 'postgres://db/x', S3_BUCKET: 'jobs' }
  expect(await readiness({ config: elsewhere }, { leastRoom: Number.POSITIVE_INFINITY })).toMatchObject([200, {}])
  expect(await readiness({ ping: () => Promise.reject(databaseFull()) })).toMatchObject([503, says])
})

test.each([
  ['alone', (db: Database, failing: SQL) => db.execute(failing)],
  ['in a transaction', (db: Database, failing: SQL) => db.transaction((tx) => tx.execute(failing))],
])('/readyz remembers that a statement %s found the disk full', async (_how, run) => {
  const full = await startTestApp()
  expect((await full.visitor.get('/readyz')).status).toBe(200)
  const failing = sql`do $$ begin raise exception 'no room' using errcode = '53100'; end $$`
  await expect(run(full.context.db, failing)).rejects.toThrow()
  const { status, body } = await full.visitor.get('/readyz')
  expect([status, body.error]).toEqual([503, expect.stringContaining('There is no room left')])
  await full.close()
})

test('/readyz answers while the database does', async () => {
  expect((await it.visitor.get('/readyz')).status).toBe(200)
})
