// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { makeQueryClient, readUrl, urlOf } from './query-client.ts'

const answer = vi.fn<(url: string) => Promise<Response>>()
afterEach(() => {
  answer.mockReset()
  vi.unstubAllGlobals()
})

test.each([
  [['/api/usage'], '/api/usage'],
  [['/api/job-descriptions', { limit: 3 }], '/api/job-descriptions?limit=3'],
  [
    ['/api/job-descriptions', { q: 'nurse & co', rating: undefined, assistantId: '' }],
    '/api/job-descriptions?q=nurse+%26+co',
  ],
])('the key %j reads %s', (key, url) => {
  expect(urlOf(key)).toBe(url)
})

test('a query reads its key, once: nothing goes stale and nothing is tried again', async () => {
  vi.stubGlobal('fetch', answer)
  answer.mockResolvedValueOnce(new Response('{"remaining":2}'))
  answer.mockResolvedValueOnce(new Response('', { status: 500, statusText: 'Internal Server Error' }))
  const client = makeQueryClient()
  const read = () => client.fetchQuery({ queryKey: ['/api/usage'] })
  expect(await read()).toEqual({ remaining: 2 })
  expect(await read()).toEqual({ remaining: 2 })
  expect(answer).toHaveBeenCalledExactlyOnceWith('/api/usage', expect.objectContaining({ method: 'GET' }))
  await expect(client.fetchQuery({ queryKey: ['/api/other'] })).rejects.toThrow('500: Internal Server Error')
  expect(answer).toHaveBeenCalledTimes(2)
  expect(client.getDefaultOptions()).toMatchObject({
    queries: { refetchInterval: false, refetchOnWindowFocus: false, staleTime: Infinity, retry: false },
    mutations: { retry: false },
  })
})

test('a 401 throws, or is null where a use says so; other failures throw in both', async () => {
  vi.stubGlobal('fetch', answer)
  const context = { queryKey: ['/api/auth/me'], signal: new AbortController().signal }
  answer.mockImplementation(async () => new Response('', { status: 401 }))
  await expect(readUrl({ on401: 'throw' })(context)).rejects.toThrow('401: ')
  expect(await readUrl({ on401: 'returnNull' })(context)).toBeNull()
  answer.mockImplementation(async () => new Response('', { status: 503 }))
  await expect(readUrl({ on401: 'returnNull' })(context)).rejects.toThrow('503: ')
})
