import type { ListedUser } from '@rolewright/contract/admin'
import type { AnswerOf } from '@rolewright/contract/routes'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { reading } from '../../lib/query-client.ts'
import { useAssistants } from './admin.queries.ts'
import { texts } from './texts.ts'

type Listed = AnswerOf<'GET /api/assistants'>[number]

/** An assistant in a list to choose from. */
export interface AssistantOption {
  id: string
  /** Name and model; of a personal one also whose it is, since their names repeat. */
  label: string
  isPersonal: boolean
}

/** The assistants in service: those for everyone first, then the personal ones, each by name. */
export function useAssistantOptions(): AssistantOption[] {
  const assistants = useAssistants().data
  return useMemo(() => {
    const toOption = ({ id, name, model, ownerName }: Listed): AssistantOption => {
      const label = texts.nameAndModel(name, model)
      return { id, label: ownerName ? texts.ofOwner(ownerName, label) : label, isPersonal: ownerName !== null }
    }
    return (assistants ?? [])
      .map(toOption)
      .sort((a, b) => Number(a.isPersonal) - Number(b.isPersonal) || a.label.localeCompare(b.label))
  }, [assistants])
}

/** Which assistants the one selected user has already; none while several are selected. */
export function useHeldAssistants(selected: ListedUser[]): Set<string> {
  const only = selected.length === 1 ? selected[0]! : null
  const held = useQuery({
    ...reading('/api/admin/user-permissions', { query: { userId: only?.id } }),
    enabled: only !== null,
  }).data
  return useMemo(() => {
    if (!only) return new Set()
    const own = only.personalizedAssistantId
    return new Set([...(held ?? []).map(({ assistantId }) => assistantId), ...(own ? [own] : [])])
  }, [held, only])
}

/** The options of a select, personal assistants in a group of their own. */
export function AssistantOptions({ options, held }: { options: AssistantOption[]; held?: Set<string> }) {
  const draw = ({ id, label }: AssistantOption) => (
    <option key={id} value={id} disabled={held?.has(id)}>
      {held?.has(id) ? texts.alreadyHeld(label) : label}
    </option>
  )
  const personal = options.filter(({ isPersonal }) => isPersonal)
  return (
    <>
      {options.filter(({ isPersonal }) => !isPersonal).map(draw)}
      {personal.length > 0 && <optgroup label={texts.personalAssistants}>{personal.map(draw)}</optgroup>}
    </>
  )
}
