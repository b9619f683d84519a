import type { ListedExternalUser } from '@rolewright/contract/partner'
import { useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import type { useDirectory } from './directory.queries.ts'
import { DirectoryPager } from './directory-pager.tsx'
import { DirectoryRow } from './directory-row.tsx'
import { ImportBar } from './import-bar.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { texts } from './texts.ts'
import { useImport } from './use-import.ts'

export interface DirectoryListProps {
  partnerId: string
  directory: ReturnType<typeof useDirectory>
}

type Chosen = ReadonlyMap<string, ListedExternalUser>
const NOBODY: Chosen = new Map()

/** One page of people. Who was chosen stays chosen on the way through pages and searches. */
export function DirectoryList({ partnerId, directory }: DirectoryListProps) {
  const { people = [], error } = directory
  const [chosen, setChosen] = useState(NOBODY)
  const { progress, outcome, reasons, importPeople, stop } = useImport(partnerId)
  const selectable = people.filter(({ state }) => state === 'new')

  const choose = (people: ListedExternalUser[], isChosen: boolean) =>
    setChosen((now) => {
      const next = new Map(now)
      for (const person of people) {
        if (isChosen) next.set(person.id, person)
        else next.delete(person.id)
      }
      return next
    })
  const start = async (people: ListedExternalUser[]) => choose(await importPeople(people), false)
  return (
    <>
      <div className="mt-3">
        <ImportBar
          selected={chosen.size}
          isAllSelected={selectable.length > 0 && selectable.every(({ id }) => chosen.has(id))}
          isSelectable={selectable.length > 0}
          progress={progress}
          onSelectAll={(all) => choose(selectable, all)}
          onImport={() => void start([...chosen.values()])}
          onStop={stop}
        />
      </div>
      {outcome && outcome.all > 1 && <ImportOutcome outcome={outcome} />}
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <DirectoryRow
            key={person.id}
            person={person}
            isSelected={chosen.has(person.id)}
            isBusy={progress !== null}
            reason={reasons.get(person.id)}
            onToggle={(isChosen) => choose([person], isChosen)}
            onImport={() => void start([person])}
          />
        ))}
      </ul>
      {error && (
        <ErrorState
          title={texts.moreFailed}
          message={sentenceOf(error)}
          onRetry={() => directory.next?.()}
          pending={directory.isFetchingNextPage}
        />
      )}
      <DirectoryPager directory={directory} />
    </>
  )
}
