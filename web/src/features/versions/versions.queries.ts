import type { Message, TextChange } from '@rolewright/contract/chat'
import type { Comparison, TextRequest, Version } from '@rolewright/contract/versions'
import { takeBack } from '@rolewright/craft/compare/changes'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { callJson } from '../../lib/api.ts'
import { type ListPage, readPage } from '../../lib/paging.ts'
import { queryClient } from '../../lib/query-client.ts'
import { showVersion } from '../../lib/show-version.ts'

const RECORDS = '/api/job-descriptions'
const PAGE_SIZE = 30

export const useVersions = (id: string) =>
  useInfiniteQuery({
    queryKey: [`${RECORDS}/${id}/versions`],
    queryFn: ({ pageParam, signal }): Promise<ListPage<Version>> => readPage(pageParam, { signal }),
    initialPageParam: `${RECORDS}/${id}/versions?limit=${PAGE_SIZE}`,
    getNextPageParam: ({ next }) => next,
  })

export const useVersion = (id: string, number: number | null) =>
  useQuery<Message>({ queryKey: [`${RECORDS}/${id}/versions/${number}`], enabled: number !== null })

export const useComparison = (id: string, from: number, to: number) =>
  useQuery<Comparison>({ queryKey: [`${RECORDS}/${id}/comparison`, { from, to }] })

export async function restoreVersion(id: string, number: number): Promise<Message> {
  return showVersion(await callJson<Message>('POST', `${RECORDS}/${id}/versions/${number}/restore`))
}

export async function putText(id: string, text: TextRequest): Promise<Message> {
  return showVersion(await callJson<Message>('PUT', `${RECORDS}/${id}/text`, text))
}

/** The latest version, as it is now. */
export async function readLatest(id: string): Promise<Message> {
  const { messageId } = await callJson<{ messageId: string | null }>('GET', `${RECORDS}/${id}`)
  return queryClient.fetchQuery<Message>({ queryKey: [`/api/messages/${messageId}`], staleTime: 0 })
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
