import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type ListPage, readPage } from './paging.ts'

/** A whole list, shown as its pages arrive, for lists that are searched and joined in the browser. */
export function useEveryPage<Item>(path: string, read: (url: string) => Promise<ListPage<Item>> = readPage) {
  const query = useInfiniteQuery({
    queryKey: [path, 'every page'],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: path,
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
