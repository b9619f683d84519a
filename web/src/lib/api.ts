import { ApiError } from './api-error.ts'
import { waitForSignIn } from './session.ts'
import { readToken } from './token.ts'

export interface CallOptions {
  /** Further headers, such as Accept or Idempotency-Key. */
  headers?: Record<string, string>
  signal?: AbortSignal
  /** On a 401: ask the signed-in person to sign in again and repeat the call (the default), or fail at once. */
  onExpired?: 'sign-in-again' | 'throw'
}

function send(method: string, url: string, body: unknown, { headers, signal }: CallOptions): Promise<Response> {
  const token = readToken()
  return fetch(url, {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: 'include',
    signal,
  })
}

/** Every call to the server goes through here. Answers the response where it is OK, else throws an ApiError. */
export async function call(method: string, url: string, body?: unknown, options: CallOptions = {}): Promise<Response> {
  let response = await send(method, url, body, options)
  if (response.status === 401 && options.onExpired !== 'throw' && (await waitForSignIn())) {
    options.signal?.throwIfAborted()
    response = await send(method, url, body, options)
  }
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text())
  return response
}

/** As `call`, with the JSON of the answer; undefined where the answer has no body. */
export async function callJson<Answer>(
  method: string,
  url: string,
  body?: unknown,
  options?: CallOptions,
): Promise<Answer> {
  const response = await call(method, url, body, options)
  const text = await response.text()
  return (text ? JSON.parse(text) : undefined) as Answer
}
