import type { AssistantDraft, AssistantVersion, ManagedAssistant, ModelOffer } from '@rolewright/contract/assistants'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callJson } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'

const LIST = '/api/admin/assistants'
const versionsOf = (id: string) => `${LIST}/${id}/versions`
/** What else the app shows of assistants. */
const ELSEWHERE = ['/api/assistants', '/api/assistants/accessible']

/** Read again on each visit: how much they are used changes all the time. */
export const useManagedAssistants = () => useQuery<ManagedAssistant[]>({ queryKey: [LIST], refetchOnMount: 'always' })

export const useModels = () => useQuery<ModelOffer[]>({ queryKey: ['/api/admin/models'] })

/** The count in the key reads them again after a change. */
export const useVersions = ({ id, versions }: ManagedAssistant) =>
  useQuery<AssistantVersion[]>({
    queryKey: [versionsOf(id), { upTo: versions }],
    queryFn: ({ signal }) => callJson('GET', versionsOf(id), undefined, { signal }),
    placeholderData: (shown) => shown,
  })

/** Creates one without an id, changes the one with it. */
export const useSave = (id: string | null) =>
  useMutation({
    mutationFn: (draft: AssistantDraft) =>
      id ? callJson<ManagedAssistant>('PUT', `${LIST}/${id}`, draft) : callJson<ManagedAssistant>('POST', LIST, draft),
    onSuccess: showEverywhere,
  })

export const useRetirement = (id: string) =>
  useMutation({
    mutationFn: (retired: boolean) => callJson<ManagedAssistant>('PUT', `${LIST}/${id}/retirement`, { retired }),
    onSuccess: showEverywhere,
  })

function showEverywhere(changed: ManagedAssistant) {
  queryClient.setQueryData<ManagedAssistant[]>([LIST], (list) => {
    if (!list) return list
    const isKnown = list.some(({ id }) => id === changed.id)
    return isKnown ? list.map((item) => (item.id === changed.id ? changed : item)) : [changed, ...list]
  })
  for (const path of ELSEWHERE) void queryClient.invalidateQueries({ queryKey: [path] })
}
