import type { ManagedAssistant } from '@rolewright/contract/assistants'
import { useDeferredValue, useState } from 'react'
import { usePages } from '../../lib/use-pages.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { texts } from './texts.ts'

type Listed = Pick<ManagedAssistant, 'id' | 'name'>

/** More than these are searched. */
const PAGE = 50

export interface AssistantBoxesProps {
  chosen: Listed[]
  onChoose: (chosen: Listed[]) => void
}

/** The assistants for everybody that can write, to tick; those that are somebody's own are assigned in the panel, where it shows whose they are. */
export function AssistantBoxes({ chosen, onChoose }: AssistantBoxesProps) {
  const [words, setWords] = useState('')
  const q = useDeferredValue(words.trim())
  const { items, hasNextPage } = usePages('/api/admin/assistants', {
    query: { show: 'general', usable: 'true', q, limit: PAGE },
  })
  const isChosen = ({ id }: Listed) => chosen.some((one) => one.id === id)
  // What is ticked stays, whatever is searched for next.
  const shown = [...chosen, ...(items ?? []).filter((one) => !isChosen(one))]
  if (shown.length === 0 && words === '') return null
  return (
    <fieldset>
      <legend className="font-medium text-sm">{texts.assistants}</legend>
      <p className="text-ink-3 text-sm">{texts.assistantsHint}</p>
      {(words !== '' || hasNextPage) && (
        <SearchInput label={texts.searchAssistants} words={words} onWords={setWords} className="mt-2" />
      )}
      <div className="mt-1 flex max-h-48 flex-wrap gap-x-5 overflow-y-auto">
        {shown.map((assistant) => (
          <Checkbox
            key={assistant.id}
            label={assistant.name}
            checked={isChosen(assistant)}
            onChange={() =>
              onChoose(isChosen(assistant) ? chosen.filter(({ id }) => id !== assistant.id) : [...chosen, assistant])
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
