import type { JobDescription, RatingFeedback } from '@rolewright/contract/job-descriptions'
import type { ReadPath } from '@rolewright/contract/routes'
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { callJson } from '../../lib/api.ts'
import { type ListPage, readPage } from '../../lib/paging.ts'
import { queryClient, reading, urlOf } from '../../lib/query-client.ts'
import type { HistoryAddress } from './history-address.ts'

const LIST = '/api/job-descriptions' satisfies ReadPath
const PAGE_SIZE = 30
const PAGED = 'paged'

type Pages = InfiniteData<ListPage<JobDescription>>
type Filters = Omit<HistoryAddress, 'entry'>

export function useHistory({ q, rating, assistantId }: Filters) {
  const filters = { limit: PAGE_SIZE, q, rating, assistantId }
  return useInfiniteQuery({
    queryKey: [LIST, filters, PAGED],
    queryFn: ({ pageParam, signal }) => readPage<JobDescription>(pageParam, { signal }),
    initialPageParam: urlOf([LIST, filters]),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

const recordOf = (id: string) => reading('/api/job-descriptions/{id}', { params: { id } })

/** One entry; what the list knows of it is shown until it is read. */
export const useJobDescription = (id: string) => useQuery({ ...recordOf(id), initialData: () => findInLists(id) })

function findInLists(id: string): JobDescription | undefined {
  const lists = queryClient.getQueriesData<Pages>({
    queryKey: [LIST],
    predicate: ({ queryKey }) => queryKey[2] === PAGED,
  })
  for (const [, list] of lists) {
    const found = list?.pages.flatMap(({ items }) => items).find((item) => item.id === id)
    if (found) return found
  }
  return undefined
}

export const useRating = (id: string) =>
  useMutation({
    mutationFn: (said: RatingFeedback) =>
      callJson('POST /api/job-descriptions/{id}/feedback', { params: { id }, body: said }),
    onSuccess: showEverywhere,
  })

/** Calls a description something else, wherever it is listed. */
export async function rename(id: string, title: string): Promise<void> {
  showEverywhere(await callJson('PUT /api/job-descriptions/{id}/title', { params: { id }, body: { title } }))
  for (const path of ['/api/conversations', '/api/conversation-summaries', '/api/final-documents'] as const)
    void queryClient.invalidateQueries(reading(path))
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => /^\/api\/conversations\//.test(String(path)),
  })
}

/** Puts a changed entry into every list that shows it; lists by rating are read again, because it may not belong there. */
function showEverywhere(changed: JobDescription) {
  queryClient.setQueryData(recordOf(changed.id).queryKey, changed)
  queryClient.setQueriesData<Pages>(
    { queryKey: [LIST], predicate: ({ queryKey }) => queryKey[2] === PAGED },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.map((item) => (item.id === changed.id ? changed : item)),
        })),
      },
  )
  void queryClient.invalidateQueries({
    queryKey: [LIST],
    predicate: ({ queryKey }) => queryKey[2] !== PAGED || Boolean((queryKey[1] as Filters).rating),
  })
}
