import type { ReadPath } from '@rolewright/contract/routes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type ItemOf, readPage } from './paging.ts'

/** A whole list, shown as its pages arrive, for lists that are searched and joined in the browser. */
export function useEveryPage<P extends ReadPath>(path: P) {
  const query = useInfiniteQuery({
    queryKey: [path, 'every page'],
    queryFn: ({ pageParam, signal }) => readPage<ItemOf<P>>(pageParam, { signal }),
    initialPageParam: path as string,
    getNextPageParam: (page) => page.next,
  })
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])
  return {
    items: query.data?.pages.flatMap((page) => page.items),
    isComplete: !query.isPending && !hasNextPage,
    error: query.error,
    isFetching: query.isFetching,
    refetch: query.refetch,
  }
}
