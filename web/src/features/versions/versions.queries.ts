import type { Message, TextChange } from '@rolewright/contract/chat'
import type { TextRequest, Version } from '@rolewright/contract/versions'
import { takeBack } from '@rolewright/craft/compare/changes'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { callJson } from '../../lib/api.ts'
import { type ListPage, readPage } from '../../lib/paging.ts'
import { queryClient, reading, urlOf } from '../../lib/query-client.ts'
import { showVersion } from '../../lib/show-version.ts'

const PAGE_SIZE = 30

const versionsOf = (id: string) => reading('/api/job-descriptions/{id}/versions', { params: { id } })

export const useVersions = (id: string) =>
  useInfiniteQuery({
    queryKey: versionsOf(id).queryKey,
    queryFn: ({ pageParam, signal }): Promise<ListPage<Version>> => readPage(pageParam, { signal }),
    initialPageParam: urlOf([...versionsOf(id).queryKey, { limit: PAGE_SIZE }]),
    getNextPageParam: ({ next }) => next,
  })

export const useVersion = (id: string, number: number | null) =>
  useQuery({
    ...reading('/api/job-descriptions/{id}/versions/{number}', { params: { id, number: number ?? 0 } }),
    enabled: number !== null,
  })

export const useComparison = (id: string, from: number, to: number) =>
  useQuery(reading('/api/job-descriptions/{id}/comparison', { params: { id }, query: { from, to } }))

export async function restoreVersion(id: string, number: number): Promise<Message> {
  return showVersion(
    await callJson('POST /api/job-descriptions/{id}/versions/{number}/restore', { params: { id, number } }),
  )
}

export async function putText(id: string, text: TextRequest): Promise<Message> {
  return showVersion(await callJson('PUT /api/job-descriptions/{id}/text', { params: { id }, body: text }))
}

/** The latest version, as it is now. */
export async function readLatest(id: string): Promise<Message> {
  const { messageId } = await callJson('GET /api/job-descriptions/{id}', { params: { id } })
  return queryClient.fetchQuery({ ...reading('/api/messages/{id}', { params: { id: messageId! } }), staleTime: 0 })
}

/**
 * Takes changes back, alone; what else is on the page stays.
 * @param undone which of the page's own changes they are, where they are
 * @returns null where the page reads differently there by now
 */
export async function takeChangesBack(
  page: Message,
  changes: TextChange[],
  undone?: number[],
): Promise<Message | null> {
  // From the end to the beginning: what stood behind another is put back behind it.
  const content = changes.reduceRight<string | null>((text, change) => text && takeBack(text, change), page.content)
  if (content === null || content.trim() === '') return null
  return putText(page.jobDescriptionId!, { content, basedOn: page.version!, ...(undone && { undone }) })
}
