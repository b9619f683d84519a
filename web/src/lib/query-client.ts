import { QueryClient, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query'
import { callJson } from './api.ts'
import { ApiError } from './api-error.ts'

/** What a query asks for: a path, and optionally its query parameters. Invalidating the path alone reaches them all. */
export type UrlKey = readonly [path: string, parameters?: Record<string, string | number | undefined>]

export function urlOf(key: QueryKey): string {
  const [path, parameters] = key as UrlKey
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters ?? {})) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

/** The default read: GET the key's URL. On a 401 it throws, or answers null where a signed-out reader is no failure. */
export const readUrl =
  ({ on401 }: { on401: 'throw' | 'returnNull' }) =>
  async <Answer>({ queryKey, signal }: Pick<QueryFunctionContext, 'queryKey' | 'signal'>): Promise<Answer | null> => {
    const onExpired = on401 === 'returnNull' ? 'throw' : 'sign-in-again'
    try {
      return await callJson<Answer>('GET', urlOf(queryKey), undefined, { signal, onExpired })
    } catch (error) {
      if (on401 === 'returnNull' && error instanceof ApiError && error.status === 401) return null
      throw error
    }
  }

export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readUrl({ on401: 'throw' }),
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        retry: false,
        // Offline a call fails and says so, instead of hanging; what failed is read again once the network is back.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

export const queryClient = makeQueryClient()
