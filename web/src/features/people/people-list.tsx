import type { ManagedPerson, PeopleQuery } from '@rolewright/contract/people'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { usePages } from '../../lib/use-pages.ts'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { SearchedList } from '../../ui/searched-list.tsx'
import { Select } from '../../ui/select.tsx'
import { PersonRow } from './person-row.tsx'
import { texts } from './texts.ts'

type Shown = PeopleQuery['show']
const PAGE = 50

/** @param more further things to do for somebody, of another feature */
export function PeopleList({ more }: { more: (person: ManagedPerson) => ReactNode }) {
  const [words, setWords] = useState('')
  const [show, setShow] = useState<Shown>('all')
  const q = useDeferredValue(words.trim())
  const people = usePages('/api/admin/people', { query: { q, show, limit: PAGE } })
  return (
    <Card>
      <div className="grid gap-3 sm:grid-cols-[1fr_14rem]">
        <Field label={texts.search} hideLabel>
          {(control) => (
            <Input
              {...control}
              type="search"
              placeholder={texts.searchExample}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </Field>
        <Field label={texts.show} hideLabel>
          {(control) => (
            <Select {...control} value={show} onChange={(event) => setShow(event.target.value as Shown)}>
              {Object.entries(texts.shown).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <SearchedList list={people} texts={texts}>
        {(person) => <PersonRow key={person.id} person={person} more={more(person)} />}
      </SearchedList>
    </Card>
  )
}
