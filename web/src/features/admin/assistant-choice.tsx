import type { ListedUser } from '@rolewright/contract/admin'
import { useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { useAssistants } from './admin.queries.ts'
import { type AssistantOption, AssistantOptions, useAssistantOptions, useHeldAssistants } from './assistant-options.tsx'
import { texts } from './texts.ts'

export interface AssistantChoiceProps {
  selected: ListedUser[]
  chosenIds: string[]
  onChoose: (assistantIds: string[]) => void
}

/** One assistant from a list, or several to tick. */
export function AssistantChoice({ selected, chosenIds, onChoose }: AssistantChoiceProps) {
  const assistants = useAssistants()
  const options = useAssistantOptions()
  const held = useHeldAssistants(selected)
  const [isSeveral, setSeveral] = useState(false)
  if (assistants.isError) {
    return (
      <ErrorState
        title={texts.assistantsFailed}
        message={sentenceOf(assistants.error)}
        onRetry={() => assistants.refetch()}
        pending={assistants.isFetching}
      />
    )
  }
  const change = () => {
    onChoose(isSeveral ? chosenIds.slice(0, 1) : chosenIds)
    setSeveral(!isSeveral)
  }
  return (
    <div className="relative">
      {isSeveral ? (
        <Several options={options} held={held} chosenIds={chosenIds} onChoose={onChoose} />
      ) : (
        <Field label={texts.assistant} hint={assistants.data?.length === 0 ? texts.noAssistants : undefined}>
          {(control) => (
            <Select
              {...control}
              value={chosenIds[0] ?? ''}
              disabled={assistants.isPending}
              onChange={(event) => onChoose(event.target.value ? [event.target.value] : [])}
            >
              <option value="">{texts.chooseAssistant}</option>
              <AssistantOptions options={options} held={held} />
            </Select>
          )}
        </Field>
      )}
      {options.length > 1 && (
        <button type="button" onClick={change} className="text-link reach absolute -top-1 right-0 px-1 py-0.5">
          {isSeveral ? texts.justOne : texts.several}
        </button>
      )}
    </div>
  )
}

interface SeveralProps extends Pick<AssistantChoiceProps, 'chosenIds' | 'onChoose'> {
  options: AssistantOption[]
  held: Set<string>
}

function Several({ options, held, chosenIds, onChoose }: SeveralProps) {
  const toggle = (id: string) =>
    onChoose(chosenIds.includes(id) ? chosenIds.filter((other) => other !== id) : [...chosenIds, id])
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">{texts.assistants}</legend>
      <ul className="max-h-52 overflow-y-auto rounded-control px-2 py-1.5 ring-1 ring-line-strong ring-inset">
        {options.map(({ id, label }) => (
          <li key={id}>
            <Checkbox
              label={held.has(id) ? texts.alreadyHeld(label) : label}
              disabled={held.has(id)}
              checked={chosenIds.includes(id)}
              onChange={() => toggle(id)}
              className="w-full"
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
