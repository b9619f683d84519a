import type { Assistant } from '@rolewright/contract/assistants'
import { useMemo } from 'react'
import { nameOf, useAssistants, usePermissions, useUsers } from './admin.queries.ts'
import { texts } from './texts.ts'

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
  const users = useUsers().items
  return useMemo(() => {
    const owners = new Map(users?.map((user) => [user.personalizedAssistantId, nameOf(user)]))
    const toOption = ({ id, name, model }: Assistant): AssistantOption => {
      const owner = owners.get(id)
      const label = texts.nameAndModel(name, model)
      return { id, label: owner ? texts.ofOwner(owner, label) : label, isPersonal: owner !== undefined }
    }
    return (assistants ?? [])
      .map(toOption)
      .sort((a, b) => Number(a.isPersonal) - Number(b.isPersonal) || a.label.localeCompare(b.label))
  }, [assistants, users])
}

/** Which assistants the one selected user has already; none while several are selected. */
export function useHeldAssistants(selectedIds: string[]): Set<string> {
  const permissions = usePermissions().data
  const users = useUsers().items
  const only = selectedIds.length === 1 ? selectedIds[0] : undefined
  return useMemo(() => {
    const held = permissions?.filter(({ userId }) => userId === only).map(({ assistantId }) => assistantId) ?? []
    const own = users?.find(({ id }) => id === only)?.personalizedAssistantId
    return new Set(own ? [...held, own] : held)
  }, [permissions, users, only])
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
