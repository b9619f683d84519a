import type { AnswerOf, Given, ReadPath } from '@rolewright/contract/routes'
import {
  QueryClient,
  type QueryFilters,
  type QueryFunctionContext,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import { fill, type Query, readAddress, readJson, withQuery } from './api.ts'
import { ApiError } from './api-error.ts'

/** What a query asks for: an address, and optionally its query. Invalidating the address alone reaches them all. */
export type UrlKey = readonly [path: string, query?: Query]

export const urlOf = (key: QueryKey): string => withQuery(...(key as UrlKey))

type Get<P extends ReadPath> = `GET ${P}`
type Parts<P extends ReadPath> = object extends Given<Get<P>> ? [parts?: Given<Get<P>>] : [parts: Given<Get<P>>]

/** Names answers of the server by what reads them. */
export type Reading = Pick<QueryFilters, 'queryKey'>

/** The query that reads an endpoint of the contract, with its key and the type of its answer. */
export function reading<P extends ReadPath>(path: P, ...[parts]: Parts<P>) {
  const { params, query } = (parts ?? {}) as { params?: never; query?: Query }
  const address = fill(path, params)
  return queryOptions<AnswerOf<Get<P>>>({ queryKey: query ? [address, query] : [address] })
}

/** The default read: GET the key's URL. On a 401 it throws, or answers null where a signed-out reader is no failure. */
export const readUrl =
  ({ on401 }: { on401: 'throw' | 'returnNull' }) =>
  async <Answer>({ queryKey, signal }: Pick<QueryFunctionContext, 'queryKey' | 'signal'>): Promise<Answer | null> => {
    const onExpired = on401 === 'returnNull' ? 'throw' : 'sign-in-again'
    try {
      return await readJson<Answer>(await readAddress(urlOf(queryKey), { signal, onExpired }))
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
