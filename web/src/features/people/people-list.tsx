import type { ManagedPerson, PeopleQuery } from '@rolewright/contract/people'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { usePages } from '../../lib/use-pages.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
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
      {people.isPending && <Skeleton className="mt-4 h-40 w-full" />}
      {people.error && (
        <ErrorState
          title={texts.failed}
          message={sentenceOf(people.error)}
          onRetry={() => people.refetch()}
          pending={people.isFetching}
        />
      )}
      {people.items?.length === 0 && <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      <ul className="mt-2 divide-y divide-line">
        {people.items?.map((person) => (
          <PersonRow key={person.id} person={person} more={more(person)} />
        ))}
      </ul>
      {people.hasNextPage && (
        <Button
          size="sm"
          className="mt-3 w-full"
          pending={people.isFetchingNextPage}
          onClick={() => people.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
    </Card>
  )
}
