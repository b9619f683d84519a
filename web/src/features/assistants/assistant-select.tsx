import { ErrorState } from '../../ui/error-state.tsx'
import { Select } from '../../ui/select.tsx'
import { useAccessibleAssistants } from './assistants.queries.ts'
import { texts } from './texts.ts'
import type { AssistantChoice } from './use-assistant-choice.ts'

/** The dropdown beside the composer. */
export function AssistantSelect({ assistants, chosen, choose }: AssistantChoice) {
  const query = useAccessibleAssistants()
  if (query.isError)
    return (
      <div className="min-w-0 flex-1">
        <ErrorState isQuiet title={texts.failed} onRetry={() => query.refetch()} />
      </div>
    )
  return (
    <Select
      aria-label={texts.label}
      value={chosen?.id ?? ''}
      onChange={(event) => choose(event.target.value)}
      disabled={assistants.length === 0}
      className="min-w-20 max-w-56 flex-1"
    >
      {chosen === null && <option value="">{texts.choose}</option>}
      {assistants.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
