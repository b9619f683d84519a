import type { Claim, ClaimDecision, Conversation, Message } from '@rolewright/contract/chat'
import type { JobDescription } from '@rolewright/contract/job-descriptions'
import { type InfiniteData, useQuery } from '@tanstack/react-query'
import { callJson } from '../../lib/api.ts'
import type { ListPage } from '../../lib/paging.ts'
import { queryClient } from '../../lib/query-client.ts'

const RECORDS = '/api/job-descriptions'
const messageUrl = (id: string) => `/api/messages/${id}`

/** A description as a message, with its claims. */
export const useMessage = (id: string | null) =>
  useQuery<Message>({ queryKey: [messageUrl(id ?? '')], enabled: id !== null })

export async function decideClaim(
  id: string,
  { from, to, text }: Claim,
  decision: ClaimDecision['decision'],
): Promise<Message> {
  return showEverywhere(await callJson<Message>('POST', `${messageUrl(id)}/claims`, { from, to, text, decision }))
}

export async function undoDrop(id: string): Promise<Message> {
  return showEverywhere(await callJson<Message>('DELETE', `${messageUrl(id)}/claims/last`))
}

/** Someone else, or this person elsewhere, changed the page meanwhile: shows it as it is now. */
export async function readAgain(id: string): Promise<Message> {
  return showEverywhere(await callJson<Message>('GET', messageUrl(id)))
}

/** Puts a changed description wherever it is shown, copied or downloaded from; what is derived from it is read again. */
function showEverywhere(changed: Message): Message {
  queryClient.setQueryData([messageUrl(changed.id)], changed)
  queryClient.setQueriesData<Conversation>({ predicate: startsWith('/api/conversations/') }, (conversation) =>
    conversation?.messages ? withMessage(conversation, changed) : conversation,
  )
  queryClient.setQueriesData<JobDescription>(
    { predicate: startsWith(`${RECORDS}/`) },
    (record) => record && withText(record, changed),
  )
  queryClient.setQueriesData<InfiniteData<ListPage<JobDescription>>>(
    { queryKey: [RECORDS], predicate: ({ state }) => Boolean((state.data as { pages?: unknown })?.pages) },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, items: page.items.map((item) => withText(item, changed)) })),
      },
  )
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path], state }) =>
      path === '/api/conversations' ||
      (path === RECORDS && !(state.data as { pages?: unknown })?.pages) ||
      path === `${RECORDS}/${changed.jobDescriptionId}/versions`,
  })
  return changed
}

const startsWith =
  (prefix: string) =>
  ({ queryKey }: { queryKey: readonly unknown[] }) =>
    String(queryKey[0]).startsWith(prefix)

const withMessage = (conversation: Conversation, changed: Message): Conversation => ({
  ...conversation,
  messages: conversation.messages.map((message) => (message.id === changed.id ? changed : message)),
})

const withText = (record: JobDescription, { id, content }: Message): JobDescription =>
  record.messageId === id ? { ...record, response: content } : record
