import { type ReactNode, useState } from 'react'
import { type ListedAssistant, useAssistants } from '../../lib/use-assistants.ts'
import { Input } from '../../ui/input.tsx'
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
  const search: ReactNode = isLong && (
    <Input
      type="search"
      aria-label={texts.compare.find}
      placeholder={texts.compare.find}
      value={words}
      maxLength={200}
      onChange={(event) => setWords(event.target.value)}
    />
  )
  return { chosen, choose: (id: string) => setChosen(all.find((one) => one.id === id) ?? null), options, search }
}
