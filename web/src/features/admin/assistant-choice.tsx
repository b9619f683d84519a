import type { ListedUser } from '@rolewright/contract/admin'
import { useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import {
  type AssistantOption,
  AssistantOptions,
  AssistantSearch,
  useAssistantOptions,
  useHeldAssistants,
} from './assistant-options.tsx'
import { texts } from './texts.ts'

export interface AssistantChoiceProps {
  selected: ListedUser[]
  chosen: AssistantOption[]
  onChoose: (assistants: AssistantOption[]) => void
}

/** One assistant from a list, or several to tick. */
export function AssistantChoice({ selected, chosen, onChoose }: AssistantChoiceProps) {
  const assistants = useAssistantOptions(chosen)
  const { options } = assistants
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
    onChoose(isSeveral ? chosen.slice(0, 1) : chosen)
    setSeveral(!isSeveral)
  }
  return (
    <div className="relative">
      {isSeveral ? (
        <Several options={options} held={held} chosen={chosen} onChoose={onChoose} />
      ) : (
        <Field
          label={texts.assistant}
          hint={assistants.total === 0 && !assistants.words ? texts.noAssistants : undefined}
        >
          {(control) => (
            <Select
              {...control}
              value={chosen[0]?.id ?? ''}
              disabled={assistants.isPending}
              onChange={(event) => onChoose(options.filter(({ id }) => id === event.target.value))}
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
      <AssistantSearch of={assistants} />
    </div>
  )
}

interface SeveralProps extends Pick<AssistantChoiceProps, 'chosen' | 'onChoose'> {
  options: AssistantOption[]
  held: Set<string>
}

function Several({ options, held, chosen, onChoose }: SeveralProps) {
  const isChosen = ({ id }: AssistantOption) => chosen.some((one) => one.id === id)
  const toggle = (option: AssistantOption) =>
    onChoose(isChosen(option) ? chosen.filter(({ id }) => id !== option.id) : [...chosen, option])
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">{texts.assistants}</legend>
      <ul className="max-h-52 overflow-y-auto rounded-control px-2 py-1.5 ring-1 ring-line-strong ring-inset">
        {options.map((option) => (
          <li key={option.id}>
            <Checkbox
              label={held.has(option.id) ? texts.alreadyHeld(option.label) : option.label}
              disabled={held.has(option.id)}
              checked={isChosen(option)}
              onChange={() => toggle(option)}
              className="w-full"
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
