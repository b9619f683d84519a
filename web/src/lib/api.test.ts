// @vitest-environment happy-dom
import type { User } from '@rolewright/contract/auth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call, callJson } from './api.ts'
import { ApiError, sentenceOf } from './api-error.ts'
import { endSession, getSession, startSession } from './session.ts'
import { readToken } from './token.ts'

const nurse = { message: 'Nurse', assistantId: 'ada' }
const pair = { userId: 'ada', assistantId: 'ada' }
const ada = { id: 'ada', firstName: 'Ada' } as User
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const answer = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const sent = (at = 0) => answer.mock.calls[at]![1]

beforeEach(() => {
  vi.stubGlobal('fetch', answer)
  endSession()
})
afterEach(() => {
  answer.mockReset()
  vi.unstubAllGlobals()
})

test('a call without a body or a token sends neither header, and always cookies', async () => {
  answer.mockResolvedValueOnce(json(200, []))
  await call('GET /api/usage')
  expect(answer.mock.calls[0]![0]).toBe('/api/usage')
  expect(sent()).toMatchObject({ method: 'GET', headers: {}, credentials: 'include', body: undefined })
})

test('the stored token travels as a Bearer, and a body as JSON', async () => {
  startSession(ada, 'secret')
  answer.mockResolvedValueOnce(json(200, { ok: true }))
  expect(await callJson('POST /api/chat', { body: nurse })).toEqual({ ok: true })
  expect(sent()).toMatchObject({
    headers: { Authorization: 'Bearer secret', 'Content-Type': 'application/json' },
    body: JSON.stringify(nurse),
  })
})

test('an answer without a body is undefined', async () => {
  answer.mockResolvedValueOnce(new Response(null, { status: 204 }))
  expect(await callJson('DELETE /api/admin/remove-user', { body: pair })).toBeUndefined()
})

test('a refusal is an error of status and body, with the sentence for people', async () => {
  const body = { error: 'You have reached your limit', code: 'quota_exceeded', fields: { message: 'Too long' } }
  answer.mockResolvedValueOnce(json(429, body))
  const error: ApiError = await call('POST /api/chat', { body: nurse }).catch((error) => error)
  expect(error).toBeInstanceOf(ApiError)
  expect(error.message).toBe(`429: ${JSON.stringify(body)}`)
  expect(error).toMatchObject({ status: 429, sentence: body.error, code: body.code, fields: body.fields })
  expect(sentenceOf(error)).toBe(body.error)
})

test.each([
  ['', 'Bad Gateway', '502: Bad Gateway'],
  ['<html>', 'Bad Gateway', '502: <html>'],
  ['[]', '', '502: []'],
  ['"text"', '', '502: "text"'],
  ['{"error":{"deep":1},"fields":null}', '', '502: {"error":{"deep":1},"fields":null}'],
])('a failure whose body is %j still reads well', async (body, statusText, message) => {
  answer.mockResolvedValueOnce(new Response(body, { status: 502, statusText }))
  const error: ApiError = await call('GET /api/usage').catch((error) => error)
  expect(error.message).toBe(message)
  expect(error).toMatchObject({ sentence: null, code: null, fields: {} })
  expect(sentenceOf(error, 'Failed to save feedback')).toBe('Failed to save feedback')
})

test('a call that meets an ended session waits for the person to sign in, then is repeated with the new token', async () => {
  startSession(ada, 'old')
  answer.mockResolvedValueOnce(json(401, {})).mockResolvedValueOnce(json(200, 'written'))
  const waiting = callJson('POST /api/chat', { body: nurse })
  await vi.waitFor(() => expect(getSession()).toMatchObject({ status: 'signed-in', expired: true }))
  expect(answer).toHaveBeenCalledTimes(1)
  startSession(ada, 'new')
  expect(await waiting).toBe('written')
  expect(sent(1)).toMatchObject({ headers: { Authorization: 'Bearer new' }, body: JSON.stringify(nurse) })
})

test.each([
  ['signs out', () => endSession()],
  ['signs in as someone else', () => startSession({ ...ada, id: 'grace' }, 'hers')],
])('a waiting call fails when the person %s', async (_what, act) => {
  startSession(ada, 'old')
  answer.mockResolvedValue(json(401, {}))
  const waiting = call('GET /api/usage').catch((error) => error)
  await vi.waitFor(() => expect(getSession()).toMatchObject({ expired: true }))
  act()
  expect(await waiting).toMatchObject({ status: 401 })
  expect(answer).toHaveBeenCalledTimes(1)
})

test('signed out, and where asked to, a 401 fails at once', async () => {
  answer.mockImplementation(async () => json(401, { error: 'Invalid email or password' }))
  await expect(call('POST /api/auth/login', { body: { email: '', password: '' } })).rejects.toThrow('401: ')
  startSession(ada, 'old')
  await expect(call('POST /api/auth/logout', { onExpired: 'throw' })).rejects.toThrow('401: ')
  expect(getSession()).toMatchObject({ expired: false })
})

test('a list that did not change is asked for by its name and not sent again, save to somebody else', async () => {
  const named = (etag: string, body: unknown, total = '1') =>
    new Response(JSON.stringify(body), { headers: { ETag: etag, 'X-Total-Count': total } })
  const unchanged = new Response(null, { status: 304, headers: { ETag: 'W/"b"', 'X-Total-Count': '7' } })
  startSession(ada, 'secret')
  answer
    .mockResolvedValueOnce(named('W/"a"', ['Nurse']))
    .mockResolvedValueOnce(named('W/"b"', ['Nurse', 'Cook']))
    .mockResolvedValueOnce(unchanged)
    .mockResolvedValueOnce(named('W/"c"', []))
  const read = () => call('GET /api/templates')
  expect(await (await read()).json()).toEqual(['Nurse'])
  expect(await (await read()).json()).toEqual(['Nurse', 'Cook'])
  const third = await read()
  expect(await third.json()).toEqual(['Nurse', 'Cook'])
  expect(third.headers.get('X-Total-Count')).toBe('7')
  startSession({ ...ada, id: 'grace' }, 'hers')
  expect(await (await read()).json()).toEqual([])
  const asked = answer.mock.calls.map(([, { headers }]) => (headers as Record<string, string>)['If-None-Match'])
  expect(asked).toEqual([undefined, 'W/"a"', 'W/"b"', undefined])
})

test('signing out forgets the token', () => {
  startSession(ada, 'secret')
  expect(readToken()).toBe('secret')
  endSession()
  expect(readToken()).toBeNull()
})
