import type { ListedUser } from '@rolewright/contract/admin'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { reading } from '../../lib/query-client.ts'
import { type ListedAssistant, useAssistants } from '../../lib/use-assistants.ts'
import { SearchInput } from '../../ui/search-input.tsx'
import { texts } from './texts.ts'

/** An assistant in a list to choose from. */
export interface AssistantOption {
  id: string
  name: string
  /** Name and model; of a personal one also whose it is, since their names repeat. */
  label: string
  isPersonal: boolean
}

function toOption({ id, name, model, ownerName }: ListedAssistant): AssistantOption {
  const label = texts.nameAndModel(name, model)
  return { id, name, label: ownerName ? texts.ofOwner(ownerName, label) : label, isPersonal: ownerName !== null }
}

/**
 * The assistants found: those for everyone first, then the personal ones, each by name. What was chosen stays among them,
 * whatever is searched for next.
 */
export function useAssistantOptions(chosen: AssistantOption[]) {
  const assistants = useAssistants()
  const { items } = assistants
  const found = useMemo(() => items?.map(toOption) ?? [], [items])
  const others = chosen.filter(({ id }) => !found.some((one) => one.id === id))
  const options = [...others, ...found].sort(
    (a, b) => Number(a.isPersonal) - Number(b.isPersonal) || a.label.localeCompare(b.label),
  )
  return { ...assistants, options }
}

/** Where there are more than are listed. */
export function AssistantSearch({ of: { words, setWords, isLong } }: { of: ReturnType<typeof useAssistantOptions> }) {
  if (!isLong) return null
  return <SearchInput label={texts.searchAssistants} words={words} onWords={setWords} className="mt-2" />
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
