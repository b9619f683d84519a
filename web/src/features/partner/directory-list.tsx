import type { ListedExternalUser } from '@rolewright/contract/partner'
import { useCallback, useRef, useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { useDirectory } from './directory.queries.ts'
import { DirectoryRow } from './directory-row.tsx'
import { ImportBar } from './import-bar.tsx'
import { texts } from './texts.ts'
import { useImport } from './use-import.ts'

export interface DirectoryListProps {
  partnerId: string
  directory: ReturnType<typeof useDirectory>
}

const NOBODY: ReadonlySet<string> = new Set()

export function DirectoryList({ partnerId, directory }: DirectoryListProps) {
  const { people = [], total, error, hasNextPage, isFetchingNextPage, fetchNextPage } = directory
  const [chosen, setChosen] = useState(NOBODY)
  const { progress, outcome, reasons, importPeople, stop } = useImport(partnerId)
  const selectable = people.filter(({ state }) => state === 'new')
  const selected = selectable.filter(({ id }) => chosen.has(id))

  const toggle = useCallback(
    (id: string) =>
      setChosen((now) => {
        const next = new Set(now)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )
  const start = async (people: ListedExternalUser[]) => {
    await importPeople(people)
    setChosen(NOBODY)
  }
  // The same function at every turn, so that rows that did not change are not drawn again.
  const latest = useRef(start)
  latest.current = start
  const importOne = useCallback((person: ListedExternalUser) => void latest.current([person]), [])

  return (
    <>
      <div className="mt-3">
        <ImportBar
          selected={selected.length}
          selectable={selectable.length}
          progress={progress}
          onSelectAll={(all) => setChosen(all ? new Set(selectable.map(({ id }) => id)) : NOBODY)}
          onImport={() => void start(selected)}
          onStop={stop}
        />
      </div>
      {outcome && outcome.all > 1 && (
        <Notice
          tone={outcome.imported === outcome.all ? 'info' : 'warn'}
          title={texts.outcome(outcome.imported, outcome.all)}
          className="mt-3"
        >
          {outcome.imported < outcome.all && texts.outcomeHint}
        </Notice>
      )}
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <DirectoryRow
            key={person.id}
            person={person}
            isSelected={chosen.has(person.id)}
            isBusy={progress !== null}
            reason={reasons.get(person.id)}
            onToggle={toggle}
            onImport={importOne}
          />
        ))}
      </ul>
      {error && (
        <ErrorState
          title={texts.moreFailed}
          message={sentenceOf(error)}
          onRetry={() => fetchNextPage()}
          pending={isFetchingNextPage}
        />
      )}
      {hasNextPage && !error && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-3">
          <span className="text-ink-3 text-sm tabular-nums">{texts.shownOf(people.length, total)}</span>
          <Button size="sm" pending={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {texts.showMore}
          </Button>
        </div>
      )}
    </>
  )
}
