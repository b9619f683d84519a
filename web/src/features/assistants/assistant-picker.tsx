import type { Assistant } from '@rolewright/contract/assistants'
import { useId } from 'react'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAccessibleAssistants } from './assistants.queries.ts'
import { texts } from './texts.ts'
import type { AssistantChoice } from './use-assistant-choice.ts'

/** The assistants a person may use, with what each is for. */
export function AssistantPicker({ assistants, chosen, choose }: AssistantChoice) {
  const query = useAccessibleAssistants()
  return (
    <section aria-label={texts.title}>
      <h2 className="px-2.5 font-medium text-ink-3 text-xs">{texts.title}</h2>
      <div className="mt-1.5">
        {query.isError ? (
          <div className="px-2.5">
            <ErrorState isQuiet title={texts.failed} onRetry={() => query.refetch()} />
          </div>
        ) : query.isPending ? (
          <Placeholders />
        ) : assistants.length === 0 ? (
          <div className="px-2.5 text-sm">
            <p className="font-medium">{texts.none}</p>
            <p className="text-ink-2">{texts.contact}</p>
          </div>
        ) : (
          <Options {...{ assistants, chosen, choose }} />
        )}
      </div>
    </section>
  )
}

function Options({ assistants, chosen, choose }: AssistantChoice) {
  const name = useId()
  return (
    <fieldset className="flex max-h-80 flex-col gap-0.5 overflow-y-auto">
      <legend className="sr-only">{texts.label}</legend>
      {assistants.map((assistant) => (
        <Option
          key={assistant.id}
          assistant={assistant}
          groupName={name}
          isChosen={assistant.id === chosen?.id}
          onChoose={() => choose(assistant.id)}
        />
      ))}
    </fieldset>
  )
}

function Option(props: { assistant: Assistant; groupName: string; isChosen: boolean; onChoose: () => void }) {
  const { assistant, groupName, isChosen, onChoose } = props
  return (
    <label className="flex cursor-pointer items-start gap-2.5 rounded-control px-2.5 py-2 text-sm transition-colors duration-120 hover:bg-hover has-checked:bg-active has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:-outline-offset-2">
      <input
        type="radio"
        name={groupName}
        checked={isChosen}
        onChange={onChoose}
        className="mt-1 size-3.5 flex-none accent-accent outline-none"
      />
      <span className="min-w-0">
        <span className="block truncate font-medium">{assistant.name}</span>
        <span className="line-clamp-2 text-ink-2 text-xs">{assistant.description}</span>
      </span>
    </label>
  )
}

const Placeholders = () => (
  <div className="flex flex-col gap-2 px-2.5 py-2">
    <span role="status" className="sr-only">
      {texts.loading}
    </span>
    <Skeleton className="h-4 w-32" />
    <Skeleton className="h-3 w-48" />
  </div>
)
