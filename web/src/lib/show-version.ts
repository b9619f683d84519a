import type { Conversation, Message } from '@rolewright/contract/chat'
import type { JobDescription } from '@rolewright/contract/job-descriptions'
import type { ReadPath } from '@rolewright/contract/routes'
import { queryClient, reading } from './query-client.ts'

const RECORDS = '/api/job-descriptions' satisfies ReadPath
const CONVERSATIONS = '/api/conversations' satisfies ReadPath
/** What they tell of a version is made on the server. */
const SUMMARIES: string[] = ['/api/conversation-summaries', '/api/job-description-summaries'] satisfies ReadPath[]

/** Puts a changed description wherever it is shown, copied or downloaded from; what is derived from it is read again. */
export function showVersion(changed: Message): Message {
  const { id, jobDescriptionId } = changed
  queryClient.setQueryData(reading('/api/messages/{id}', { params: { id } }).queryKey, changed)
  queryClient.setQueriesData<Conversation>({ predicate: startsWith(`${CONVERSATIONS}/`) }, (conversation) =>
    conversation?.messages ? withMessage(conversation, changed) : conversation,
  )
  const ofRecord = reading(`${RECORDS}/{id}`, { params: { id: jobDescriptionId! } })
  queryClient.setQueryData(ofRecord.queryKey, (record) => record && withText(record, changed))
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path], state }) =>
      SUMMARIES.includes(String(path)) ||
      // Between what is known here and this version there may be others, made elsewhere.
      ((state.data as Conversation | undefined)?.messages?.some((one) => one.jobDescriptionId === jobDescriptionId) ??
        false) ||
      String(path).startsWith(`${RECORDS}/${jobDescriptionId}`),
  })
  return changed
}

const startsWith =
  (prefix: string) =>
  ({ queryKey }: { queryKey: readonly unknown[] }) =>
    String(queryKey[0]).startsWith(prefix)

/** A new version stands in the place of the one before it, of those that are known here. */
function withMessage(conversation: Conversation, changed: Message): Conversation {
  const last = conversation.messages.findLast(
    ({ jobDescriptionId, version }) => jobDescriptionId === changed.jobDescriptionId && version! < changed.version!,
  )
  const isKnown = conversation.messages.some(({ id }) => id === changed.id)
  return {
    ...conversation,
    messages: conversation.messages.map((message) =>
      message.id === changed.id || (!isKnown && message === last) ? changed : message,
    ),
  }
}

const withText = (record: JobDescription, { id, jobDescriptionId, content, version }: Message): JobDescription =>
  record.id === jobDescriptionId && record.versions <= version!
    ? { ...record, response: content, messageId: id, versions: version! }
    : record
