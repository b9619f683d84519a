import type { JobDescription, JobDescriptionSummary, RatingFeedback } from '@rolewright/contract/job-descriptions'
import type { ReadPath } from '@rolewright/contract/routes'
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { callJson } from '../../lib/api.ts'
import { isPaged, type ListPage, readPage } from '../../lib/paging.ts'
import { queryClient, reading, urlOf } from '../../lib/query-client.ts'
import type { HistoryAddress } from './history-address.ts'

const LIST = '/api/job-description-summaries' satisfies ReadPath
const PAGE_SIZE = 30

type Pages = InfiniteData<ListPage<JobDescriptionSummary>>
type Filters = Omit<HistoryAddress, 'entry'>

export function useHistory({ q, rating, assistantId }: Filters) {
  const filters = { limit: PAGE_SIZE, q, rating, assistantId }
  return useInfiniteQuery({
    queryKey: [LIST, filters, 'paged'],
    queryFn: ({ pageParam, signal }) => readPage<JobDescriptionSummary>(pageParam, { signal }),
    initialPageParam: urlOf([LIST, filters]),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

const recordOf = (id: string) => reading('/api/job-descriptions/{id}', { params: { id } })

/** One entry with its text: what was read before is shown until it is read anew. */
export const useJobDescription = (id: string) => useQuery({ ...recordOf(id), staleTime: 0 })

/** One entry, for what never changes of it. */
export const readJobDescription = (id: string): Promise<JobDescription> => queryClient.ensureQueryData(recordOf(id))

/** What lists say of an entry; undefined where none has it. */
export function findSummary(id: string): JobDescriptionSummary | undefined {
  for (const [, list] of queryClient.getQueriesData<Pages>({ queryKey: [LIST], predicate: isPaged })) {
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

/** Puts a new name or rating into every list that shows the entry; lists by rating are read again, because it may not belong there. */
function showEverywhere(changed: JobDescription) {
  const { id, title, rating } = changed
  queryClient.setQueryData(recordOf(id).queryKey, changed)
  queryClient.setQueriesData<Pages>(
    { queryKey: [LIST], predicate: isPaged },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.map((item) => (item.id === id ? { ...item, title, rating } : item)),
        })),
      },
  )
  void queryClient.invalidateQueries({
    queryKey: [LIST],
    predicate: (query) => !isPaged(query) || Boolean((query.queryKey[1] as Filters).rating),
  })
}
