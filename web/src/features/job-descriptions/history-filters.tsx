import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import type { HistoryAddress } from './history-address.ts'
import { texts } from './texts.ts'

const RATINGS = ['5', '4', '3', '2', '1']
/** A pause in the typing that asks for an answer. */
const PAUSE_MS = 300
const words = texts.filters

export interface HistoryFiltersProps {
  address: HistoryAddress
  assistants: { id: string; name: string }[]
  onFilter: (changes: Partial<Omit<HistoryAddress, 'entry'>>) => void
}

export function HistoryFilters({ address, assistants, onFilter }: HistoryFiltersProps) {
  return (
    <search
      aria-label={words.label}
      className="mb-5 grid grid-cols-2 gap-2 sm:gap-3 md:grid-cols-[minmax(0,1fr)_10rem_14rem]"
    >
      <SearchField value={address.q} onSearch={(q) => onFilter({ q })} />
      <Field label={words.rating} hideLabel>
        {(control) => (
          <Select {...control} value={address.rating} onChange={(event) => onFilter({ rating: event.target.value })}>
            <option value="">{words.anyRating}</option>
            {RATINGS.map((rating) => (
              <option key={rating} value={rating}>
                {words.stars(Number(rating))}
              </option>
            ))}
            <option value="0">{words.notRated}</option>
          </Select>
        )}
      </Field>
      <Field label={words.assistant} hideLabel>
        {(control) => (
          <Select
            {...control}
            value={address.assistantId}
            onChange={(event) => onFilter({ assistantId: event.target.value })}
          >
            <option value="">{words.anyAssistant}</option>
            {assistants.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </search>
  )
}

function SearchField({ value, onSearch }: { value: string; onSearch: (value: string) => void }) {
  const [typed, setTyped] = useState(value)
  const [asked, setAsked] = useState(value)
  // The address changed by other means than typing: Back, or "show all".
  if (asked !== value) {
    setAsked(value)
    if (typed.trim() !== value) setTyped(value)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the wait
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <Field label={words.search} hideLabel className="col-span-2 md:col-span-1">
      {(control) => (
        <div className="relative">
          <Search aria-hidden className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3" />
          <Input
            {...control}
            type="search"
            value={typed}
            maxLength={200}
            placeholder={words.searchPlaceholder}
            onChange={(event) => setTyped(event.target.value)}
            className="pl-9 [&::-webkit-search-cancel-button]:grayscale"
          />
        </div>
      )}
    </Field>
  )
}
