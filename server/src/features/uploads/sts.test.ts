import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const HOUR = 3_600_000
const ROLE = 'arn:aws:iam::123456789012:role/uploads'

/** The wire of Amazon's token service; what it was asked, and when what it gives ends. */
const asked: URLSearchParams[] = []
let isRefusing = false
let service: Server
let it: TestApp

beforeAll(async () => {
  service = createServer(async (request, answer) => {
    // At its start the product looks into the store, which holds nothing yet.
    if (request.method === 'PUT') return answer.writeHead(200, { etag: '"1"' }).end()
    if (request.url?.includes('list-type'))
      return answer.writeHead(200, { 'content-type': 'text/xml' }).end('<ListBucketResult></ListBucketResult>')
    if (request.method !== 'POST')
      return answer.writeHead(404).end('<Error><Code>NoSuchKey</Code><Message>none</Message></Error>')
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString())
    asked.push(form)
    const signed = /^AWS4-HMAC-SHA256 Credential=key\//.test(request.headers.authorization ?? '')
    if (isRefusing || !signed)
      return answer.writeHead(403).end('<ErrorResponse><Error><Code>AccessDenied</Code></Error></ErrorResponse>')
    const expires = new Date(it.context.now().getTime() + HOUR).toISOString()
    return answer.writeHead(200, { 'content-type': 'text/xml' }).end(`
      <AssumeRoleResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleResult><Credentials>
      <AccessKeyId>temporary-${asked.length}</AccessKeyId><SecretAccessKey>secret</SecretAccessKey>
      <SessionToken>token</SessionToken><Expiration>${expires}</Expiration>
      </Credentials></AssumeRoleResult></AssumeRoleResponse>`)
  })
  await once(service.listen(0, '127.0.0.1'), 'listening')
  it = await startTestApp({
    S3_BUCKET: 'jobs',
    S3_REGION: 'eu-central-1',
    S3_ENDPOINT: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_STS_ROLE_ARN: ROLE,
  })
})
beforeEach(() => {
  asked.length = 0
  isRefusing = false
})
afterAll(async () => {
  await it.close()
  service.closeAllConnections()
  service.close()
})

test('temporary credentials are those of the role, for writing below one’s own folder alone', async () => {
  const person = await it.register()
  const { status, body } = await person.get('/s3/sts')
  expect([status, body]).toEqual([
    200,
    {
      bucket: 'jobs',
      region: 'eu-central-1',
      credentials: {
        AccessKeyId: 'temporary-1',
        SecretAccessKey: 'secret',
        SessionToken: 'token',
        Expiration: expect.stringMatching(/^\d{4}-/),
      },
    },
  ])
  expect(Object.fromEntries(asked[0]!)).toMatchObject({ Action: 'AssumeRole', RoleArn: ROLE })
  expect(JSON.parse(asked[0]!.get('Policy')!).Statement).toEqual([
    { Effect: 'Allow', Action: 's3:PutObject', Resource: `arn:aws:s3:::jobs/uploads/${person.user.id}/*` },
  ])
})

test('they are handed out again until half of their time is over, to the same person alone', async () => {
  const [person, other] = [await it.register(), await it.register()]
  const keyOf = async (who = person) => (await who.get('/s3/sts')).body.credentials.AccessKeyId
  expect([await keyOf(), await keyOf(), await keyOf(other)]).toEqual(['temporary-1', 'temporary-1', 'temporary-2'])
  it.pass(HOUR / 2 + 1000)
  expect(await keyOf()).toBe('temporary-3')
})

test('a refusal is an error in words, and is asked again', async () => {
  const person = await it.register()
  isRefusing = true
  const refused = await person.get('/s3/sts')
  expect([refused.status, refused.body]).toEqual([
    503,
    { code: 'unavailable', error: 'The file store does not answer as it should (403).' },
  ])
  isRefusing = false
  expect((await person.get('/s3/sts')).status).toBe(200)
})
