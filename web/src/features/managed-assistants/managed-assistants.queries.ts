import type { AssistantDraft, ManagedAssistant } from '@rolewright/contract/assistants'
import type { AssistantKind } from '@rolewright/contract/constants'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callJson } from '../../lib/api.ts'
import { queryClient, reading } from '../../lib/query-client.ts'
import { usePages } from '../../lib/use-pages.ts'

/** How many come at once. */
const STEP = 50
const one = (id: string) => reading('/api/admin/assistants/{id}', { params: { id } })

/** Searched on the server. */
export const useManagedAssistants = (q: string, show: AssistantKind) =>
  usePages('/api/admin/assistants', { query: { q, show, limit: STEP } })
export const useCounts = () => useQuery({ ...reading('/api/admin/assistant-counts'), refetchOnMount: 'always' })
/** Read again on each visit: how much it is used changes all the time. Null: none is open. */
export const useManagedAssistant = (id: string | null) =>
  useQuery({ ...one(id ?? ''), enabled: id !== null, refetchOnMount: 'always' })

export const useModels = () => useQuery(reading('/api/admin/models'))

/** The count in the key reads them again after a change. */
export const useVersions = ({ id, versions }: ManagedAssistant) =>
  useQuery({
    queryKey: [...reading('/api/admin/assistants/{id}/versions', { params: { id } }).queryKey, { upTo: versions }],
    queryFn: ({ signal }) => callJson('GET /api/admin/assistants/{id}/versions', { params: { id }, signal }),
    placeholderData: (shown) => shown,
  })

/** Creates one without an id, changes the one with it. */
export const useSave = (id: string | null) =>
  useMutation({
    mutationFn: (draft: AssistantDraft) =>
      id
        ? callJson('PUT /api/admin/assistants/{id}', { params: { id }, body: draft })
        : callJson('POST /api/admin/assistants', { body: draft }),
    onSuccess: showEverywhere,
  })

export const useRetirement = (id: string) =>
  useMutation({
    mutationFn: (retired: boolean) =>
      callJson('PUT /api/admin/assistants/{id}/retirement', { params: { id }, body: { retired } }),
    onSuccess: showEverywhere,
  })

export const useLimit = (id: string) =>
  useMutation({
    mutationFn: (weeklyLimit: number | null) =>
      callJson('PUT /api/admin/assistants/{id}/weekly-limit', { params: { id }, body: { weeklyLimit } }),
    onSuccess: (changed) => {
      showEverywhere(changed)
      void queryClient.invalidateQueries(reading('/api/usage'))
    },
  })

function showEverywhere(changed: ManagedAssistant) {
  queryClient.setQueryData(one(changed.id).queryKey, changed)
  void queryClient.invalidateQueries(reading('/api/admin/assistants'))
  void queryClient.invalidateQueries(reading('/api/admin/assistant-counts'))
  void queryClient.invalidateQueries(reading('/api/assistants'))
  void queryClient.invalidateQueries(reading('/api/assistants/accessible'))
}
