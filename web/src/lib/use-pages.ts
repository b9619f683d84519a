import { useInfiniteQuery } from '@tanstack/react-query'
import { readPage } from './paging.ts'
import { type UrlKey, urlOf } from './query-client.ts'

/** A list that is searched on the server, and read on a page at a time. */
export function usePages<Item>(key: UrlKey) {
  const query = useInfiniteQuery({
    queryKey: [...key, 'pages'],
    queryFn: ({ pageParam, signal }) => readPage<Item>(pageParam, { signal }),
    initialPageParam: urlOf(key),
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  })
  return { ...query, items: query.data?.pages.flatMap((page) => page.items) }
}
