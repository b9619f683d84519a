import type { AssistantDraft, ManagedAssistant } from '@rolewright/contract/assistants'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callJson } from '../../lib/api.ts'
import { queryClient, reading } from '../../lib/query-client.ts'

const all = reading('/api/admin/assistants')

/** Read again on each visit: how much they are used changes all the time. */
export const useManagedAssistants = () => useQuery({ ...all, refetchOnMount: 'always' })

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
  queryClient.setQueryData(all.queryKey, (list) => {
    if (!list) return list
    const isKnown = list.some(({ id }) => id === changed.id)
    return isKnown ? list.map((item) => (item.id === changed.id ? changed : item)) : [changed, ...list]
  })
  void queryClient.invalidateQueries(reading('/api/assistants'))
  void queryClient.invalidateQueries(reading('/api/assistants/accessible'))
}
