import type { Learning, NewRule, RuleDecision, RulePreview, StoredRule } from '@rolewright/contract/learning'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call, callJson } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useUser } from '../../lib/session.ts'

const pathOf = (assistantId: string) => `/api/admin/assistants/${assistantId}`
const keyOf = (assistantId: string) => [`${pathOf(assistantId)}/learning`]

/** Read again on each visit: people attach documents all the time. */
export const useLearning = (assistantId: string) =>
  useQuery<Learning>({ queryKey: keyOf(assistantId), refetchOnMount: 'always' })

/** A rule's new state shows at once, and goes back where the server refuses; new words show once they are stored. */
export function useDecision(assistantId: string, rule: StoredRule) {
  const { id, email, firstName, lastName } = useUser()
  const show = (changed: StoredRule) =>
    queryClient.setQueryData<Learning>(
      keyOf(assistantId),
      (shown) =>
        shown && {
          ...shown,
          rules: shown.rules
            .map((one) => (one.id === changed.id ? changed : one))
            .filter(({ state }) => state !== 'dismissed'),
        },
    )
  return useMutation({
    mutationFn: (decision: RuleDecision) =>
      callJson<StoredRule>('PUT', `${pathOf(assistantId)}/rules/${rule.id}`, decision),
    onMutate: async ({ state, rule: reworded }) => {
      if (reworded) return null
      // What is being read now does not know of the decision.
      await queryClient.cancelQueries({ queryKey: keyOf(assistantId) })
      const decidedBy = { id, email, firstName: firstName ?? '', lastName: lastName ?? '' }
      show({ ...rule, state, decidedBy, decidedAt: new Date().toISOString() })
      return rule
    },
    onSuccess: show,
    // One that was dismissed is not among those shown any more.
    onError: (_error, _decision, before) => before && reload(assistantId),
  })
}

const reload = (assistantId: string) => queryClient.invalidateQueries({ queryKey: keyOf(assistantId) })

export const useNewRule = (assistantId: string) =>
  useMutation({
    mutationFn: (rule: NewRule) => callJson<StoredRule>('POST', `${pathOf(assistantId)}/rules`, rule),
    onSuccess: () => reload(assistantId),
  })

export const previewRule = (assistantId: string, rule: NewRule) =>
  callJson<RulePreview>('POST', `${pathOf(assistantId)}/rules/preview`, rule)

export const useLeaveOut = (assistantId: string) =>
  useMutation({
    mutationFn: ({ id, leftOut }: { id: string; leftOut: boolean }) =>
      call('PUT', `${pathOf(assistantId)}/examples/${id}`, { leftOut }),
    onSuccess: () => reload(assistantId),
  })

export const reloadLearning = reload

export const downloadPairs = async (assistantId: string, audience: string, withPeople: boolean): Promise<Blob> => {
  const query = new URLSearchParams({ audience, ...(withPeople && { people: 'included' }) })
  return (await call('GET', `${pathOf(assistantId)}/training-pairs?${query}`)).blob()
}
