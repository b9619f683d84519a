import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import type { Database } from '../db/client.ts'
import { databaseFull } from '../db/trouble.ts'
import { Caller, startTestApp, type TestApp } from '../testing/test-app.ts'

let it: TestApp
let page: Caller
beforeAll(async () => {
  it = await startTestApp()
  const web = mkdtempSync(join(tmpdir(), 'rolewright-web-'))
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
    const policy = String((await page.get('/')).headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
  })
})

test('an external tag service may run where the settings name one, and nowhere else', async () => {
  const tagged = await startTestApp({ ANALYTICS_ID: 'G-TEST' })
  const allowed = String((await tagged.visitor.get('/')).headers['content-security-policy'])
  expect(allowed).toContain("script-src 'self' https://www.googletagmanager.com;")
  expect(String((await it.visitor.get('/')).headers['content-security-policy'])).not.toContain('google')
  await tagged.close()
})

describe('calls', () => {
  test.each([
    ['GET', '/api/nothing'],
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
  })

  test('are described as OpenAPI, every one of the contract', async () => {
    const { body } = await it.visitor.get('/api/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    expect(body.paths['/api/chat'].post.requestBody.content['application/json'].schema.required).toContain('message')
    expect(Object.keys(body.paths).length).toBeGreaterThan(20)
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
    const { status, body } = await new Caller(broken).get('/readyz')
    expect([status, body]).toEqual([503, { error: 'The database does not answer.', code: 'unavailable' }])
    expect((await new Caller(broken).get('/healthz')).status).toBe(200)
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
