import { type ReactNode, useState } from 'react'
import { type ListedAssistant, useAssistants } from '../../lib/use-assistants.ts'
import { SearchInput } from '../../ui/search-input.tsx'
import { texts } from './texts.ts'

/** The assistants to choose from, the chosen one among them, and where to find more if there are. */
export function useAssistantPick() {
  const { items = [], words, setWords, isLong } = useAssistants()
  const [chosen, setChosen] = useState<ListedAssistant | null>(null)
  const all = chosen && !items.some(({ id }) => id === chosen.id) ? [chosen, ...items] : items
  const options: ReactNode = all.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
  const search: ReactNode = isLong && <SearchInput label={texts.compare.find} words={words} onWords={setWords} />
  return { chosen, choose: (id: string) => setChosen(all.find((one) => one.id === id) ?? null), options, search }
}
