import type { ReadPath } from '@rolewright/contract/routes'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type ItemOf, readPage } from './paging.ts'
import { reading, urlOf } from './query-client.ts'

/** A list that is searched on the server, and read on a page at a time. */
export function usePages<P extends ReadPath>(...list: Parameters<typeof reading<P>>) {
  const { queryKey } = reading(...list)
  const query = useInfiniteQuery({
    queryKey: [...queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) => readPage<ItemOf<P>>(pageParam, { signal }),
    initialPageParam: urlOf(queryKey),
    getNextPageParam: (page) => page.next,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return {
    ...query,
    items: query.data?.pages.flatMap((page) => page.items),
    total: query.data?.pages[0]?.total ?? null,
  }
}
