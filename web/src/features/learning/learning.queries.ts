import type { NewRule, RuleDecision, StoredRule } from '@rolewright/contract/learning'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call, callJson } from '../../lib/api.ts'
import { queryClient, reading } from '../../lib/query-client.ts'
import { useUser } from '../../lib/session.ts'

const learningOf = (id: string) => reading('/api/admin/assistants/{id}/learning', { params: { id } })

/** Read again on each visit: people attach documents all the time. */
export const useLearning = (assistantId: string) => useQuery({ ...learningOf(assistantId), refetchOnMount: 'always' })

/** A rule's new state shows at once, and goes back where the server refuses; new words show once they are stored. */
export function useDecision(assistantId: string, rule: StoredRule) {
  const { id, email, firstName, lastName } = useUser()
  const show = (changed: StoredRule) =>
    queryClient.setQueryData(
      learningOf(assistantId).queryKey,
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
      callJson('PUT /api/admin/assistants/{id}/rules/{ruleId}', {
        params: { id: assistantId, ruleId: rule.id },
        body: decision,
      }),
    onMutate: async ({ state, rule: reworded }) => {
      if (reworded) return null
      // What is being read now does not know of the decision.
      await queryClient.cancelQueries(learningOf(assistantId))
      const decidedBy = { id, email, firstName: firstName ?? '', lastName: lastName ?? '' }
      show({ ...rule, state, decidedBy, decidedAt: new Date().toISOString() })
      return rule
    },
    onSuccess: show,
    // One that was dismissed is not among those shown any more.
    onError: (_error, _decision, before) => before && reload(assistantId),
  })
}

const reload = (assistantId: string) => queryClient.invalidateQueries(learningOf(assistantId))

export const useNewRule = (assistantId: string) =>
  useMutation({
    mutationFn: (rule: NewRule) =>
      callJson('POST /api/admin/assistants/{id}/rules', { params: { id: assistantId }, body: rule }),
    onSuccess: () => reload(assistantId),
  })

export const previewRule = (assistantId: string, rule: NewRule) =>
  callJson('POST /api/admin/assistants/{id}/rules/preview', { params: { id: assistantId }, body: rule })

export const useLeaveOut = (assistantId: string) =>
  useMutation({
    mutationFn: ({ id, leftOut }: { id: string; leftOut: boolean }) =>
      call('PUT /api/admin/assistants/{id}/examples/{documentId}', {
        params: { id: assistantId, documentId: id },
        body: { leftOut },
      }),
    onSuccess: () => reload(assistantId),
  })

export const reloadLearning = reload

export const downloadPairs = async (assistantId: string, audience: string, withPeople: boolean): Promise<Blob> => {
  const query = { audience, ...(withPeople && { people: 'included' as const }) }
  return (await call('GET /api/admin/assistants/{id}/training-pairs', { params: { id: assistantId }, query })).blob()
}
