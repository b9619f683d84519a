import type { Assistant } from '@rolewright/contract/assistants'
import { useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { useAssistants } from './admin.queries.ts'
import { texts } from './texts.ts'

export interface AssistantChoiceProps {
  chosenIds: string[]
  onChoose: (assistantIds: string[]) => void
}

/** One assistant from a list, or several to tick. */
export function AssistantChoice({ chosenIds, onChoose }: AssistantChoiceProps) {
  const assistants = useAssistants()
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
  const list = assistants.data ?? []
  const change = () => {
    onChoose(isSeveral ? chosenIds.slice(0, 1) : chosenIds)
    setSeveral(!isSeveral)
  }
  return (
    <div className="relative">
      {isSeveral ? (
        <Several assistants={list} chosenIds={chosenIds} onChoose={onChoose} />
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
              {list.map(({ id, name, model }) => (
                <option key={id} value={id}>
                  {texts.nameAndModel(name, model)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {list.length > 1 && (
        <button
          type="button"
          onClick={change}
          className="absolute -top-1 right-0 min-h-6 rounded-control px-1 text-accent text-sm underline-offset-4 hover:underline"
        >
          {isSeveral ? texts.justOne : texts.several}
        </button>
      )}
    </div>
  )
}

function Several({ assistants, chosenIds, onChoose }: AssistantChoiceProps & { assistants: Assistant[] }) {
  const toggle = (id: string) =>
    onChoose(chosenIds.includes(id) ? chosenIds.filter((other) => other !== id) : [...chosenIds, id])
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">{texts.assistants}</legend>
      <ul className="max-h-52 overflow-y-auto rounded-control px-2 py-1.5 ring-1 ring-line-strong ring-inset">
        {assistants.map(({ id, name, model }) => (
          <li key={id}>
            <Checkbox
              label={texts.nameAndModel(name, model)}
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
