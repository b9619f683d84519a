import type { Deletion } from '@rolewright/contract/deletions'
import type { JobDescriptionSummary } from '@rolewright/contract/job-descriptions'
import type { InfiniteData } from '@tanstack/react-query'
import { call, callJson } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { isPaged, type ListPage } from '../../lib/paging.ts'
import { queryClient, reading } from '../../lib/query-client.ts'
import { toast } from '../../ui/use-toast.ts'
import { texts } from './texts.ts'

/** Deletes it, and says so with a way back. @returns whether it is deleted */
export async function discard(what: 'description' | 'conversation', id: string): Promise<boolean> {
  try {
    const params = { id }
    const deletion =
      what === 'description'
        ? await callJson('DELETE /api/job-descriptions/{id}', { params })
        : await callJson('DELETE /api/conversations/{id}', { params })
    hide(what, id)
    refreshLists()
    toast({
      title: texts.deleted(deletion.title),
      action: { label: texts.undo, run: () => void restore(deletion) },
    })
    return true
  } catch (error) {
    toast({ title: texts.failed, description: sentenceOf(error), tone: 'danger' })
    return false
  }
}

/** @returns whether it is there again */
export async function restore({ id, title }: Pick<Deletion, 'id' | 'title'>): Promise<boolean> {
  try {
    await call('POST /api/deletions/{id}/restore', { params: { id } })
    refreshLists()
    toast({ title: texts.restored(title) })
    return true
  } catch (error) {
    toast({ title: texts.restoreFailed, description: sentenceOf(error), tone: 'danger' })
    return false
  }
}

/** Out of sight at once, before the lists are read again. */
function hide(what: 'description' | 'conversation', id: string): void {
  const history = { ...reading('/api/job-description-summaries'), predicate: isPaged }
  // A list does not tell what belongs to a conversation; no history is in view where one is deleted.
  if (what === 'conversation') return void queryClient.removeQueries({ ...history, type: 'inactive' })
  const isLeft = (one: JobDescriptionSummary) => one.id !== id
  queryClient.setQueriesData<InfiniteData<ListPage<JobDescriptionSummary>>>(
    history,
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.filter(isLeft) })) },
  )
}

/** Everything that lists what is there. */
function refreshLists(): void {
  for (const path of [
    '/api/job-description-summaries',
    '/api/conversations',
    '/api/conversation-summaries',
    '/api/dashboard-stats',
    '/api/final-documents',
    '/api/deletions',
  ] as const)
    void queryClient.invalidateQueries(reading(path))
  // A conversation that stays may have lost or won some of what it shows.
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/conversations/'),
    refetchType: 'none',
  })
}
