import type { AnswerOf, Given, Path, PathParts, Route } from '@rolewright/contract/routes'
import { ApiError } from './api-error.ts'
import { fetchList } from './kept-lists.ts'
import { waitForSignIn } from './session.ts'
import { readToken } from './token.ts'

export interface CallOptions {
  /** Further headers, such as Accept or Idempotency-Key. */
  headers?: Record<string, string>
  signal?: AbortSignal
  /** On a 401: ask the signed-in person to sign in again and repeat the call (the default), or fail at once. */
  onExpired?: 'sign-in-again' | 'throw'
}

type Parts<R extends Route> =
  object extends Given<R> ? [parts?: Given<R> & CallOptions] : [parts: Given<R> & CallOptions]

export type Query = Record<string, string | number | undefined>

/** The path with its `{name}`s filled in. */
export const fill = <P extends Path>(path: P, parts?: PathParts<P>): string =>
  path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent((parts as Record<string, string | number>)[name]!))

/** A path with its query; what is undefined or empty is left out. */
export function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

/**
 * Calls an endpoint of the contract by its method and path: `call('PUT /api/account/password', { body })`.
 * @returns the response where it is OK
 * @throws ApiError with status and sentence where it is not
 */
export async function call<R extends Route>(route: R, ...[parts]: Parts<R>): Promise<Response> {
  const { params, query, body, ...options } = (parts ?? {}) as {
    query?: Query
    body?: unknown
    params?: PathParts<Path>
  }
  const [method, path] = route.split(' ') as [string, Path]
  return request(method, withQuery(fill(path, params), query), body, options)
}

/** As `call`, with the JSON of the answer; undefined where the answer has no body. */
export async function callJson<R extends Route>(route: R, ...parts: Parts<R>): Promise<AnswerOf<R>> {
  return readJson(await call(route, ...parts))
}

/** Reads an address that the server gave, such as that of a list's next page. */
export const readAddress = (url: string, options?: CallOptions): Promise<Response> =>
  request('GET', url, undefined, options)

export async function readJson<Answer>(response: Response): Promise<Answer> {
  const text = await response.text()
  return (text ? JSON.parse(text) : undefined) as Answer
}

async function request(method: string, url: string, body: unknown, options: CallOptions = {}): Promise<Response> {
  let response = await send(method, url, body, options)
  if (response.status === 401 && options.onExpired !== 'throw' && (await waitForSignIn())) {
    options.signal?.throwIfAborted()
    response = await send(method, url, body, options)
  }
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text())
  return response
}

function send(method: string, url: string, body: unknown, { headers, signal }: CallOptions): Promise<Response> {
  const token = readToken()
  const sendWith = (further: Record<string, string>) =>
    fetch(url, {
      method,
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...further,
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'include',
      signal,
    })
  return method === 'GET' ? fetchList(url, token, sendWith) : sendWith({})
}
