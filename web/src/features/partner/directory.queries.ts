import type { ListedExternalUser } from '@rolewright/contract/partner'
import type { ReadPath } from '@rolewright/contract/routes'
import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readAddress, withQuery } from '../../lib/api.ts'
import { nextAddress } from '../../lib/paging.ts'
import { reading } from '../../lib/query-client.ts'

interface DirectoryPage {
  people: ListedExternalUser[]
  total: number
  next: string | null
}

const pathOf = (partnerId: string) => `/api/admin/${partnerId}-users` satisfies ReadPath

/** The directory, searched there, and read and shown page by page: thousands of rows at once would hold up the browser. */
export function useDirectory(partnerId: string, words: string) {
  const path = pathOf(partnerId)
  const query = useInfiniteQuery({
    queryKey: [path, words],
    queryFn: ({ pageParam, signal }) => readDirectory(pageParam, signal),
    initialPageParam: withQuery(path, { q: words }),
    getNextPageParam: (page) => page.next,
  })
  const [at, setAt] = useState({ words, page: 0 })
  const shown = at.words === words ? at.page : 0
  const pages = query.data?.pages ?? []
  const goTo = (page: number) => setAt({ words, page })
  return {
    ...query,
    people: pages[shown]?.people,
    total: pages.at(-1)?.total ?? 0,
    /** How many people are on the pages before. */
    before: pages.slice(0, shown).reduce((sum, { people }) => sum + people.length, 0),
    previous: shown > 0 ? () => goTo(shown - 1) : null,
    next: pages[shown]?.next
      ? async () => {
          const isRead = shown + 1 < pages.length || (await query.fetchNextPage()).isSuccess
          if (isRead) goTo(shown + 1)
        }
      : null,
  }
}

async function readDirectory(url: string, signal: AbortSignal): Promise<DirectoryPage> {
  const response = await readAddress(url, { signal })
  return {
    people: (await response.json()) as ListedExternalUser[],
    total: Number(response.headers.get('X-Total-Count') ?? 0),
    next: nextAddress(response.headers.get('Link')),
  }
}

/** Notes in every list that was read that people are here now, instead of reading them all again. */
export function useMarkImported(partnerId: string) {
  const client = useQueryClient()
  return (ids: Set<string>) => {
    client.setQueriesData<InfiniteData<DirectoryPage>>(
      { queryKey: [pathOf(partnerId)] },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            people: page.people.map((person) => (ids.has(person.id) ? { ...person, state: 'imported' } : person)),
          })),
        },
    )
    void client.invalidateQueries(reading('/api/admin/users'))
  }
}

export const usePartnerStatus = () => useQuery(reading('/api/admin/partner'))

export function useRefreshStatus() {
  const client = useQueryClient()
  return () => client.invalidateQueries(reading('/api/admin/partner'))
}
