import type { AssistantKind } from '@rolewright/contract/constants'
import { Bot } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AssistantRow } from './assistant-row.tsx'
import { type AssistantsAddress, NEW, writeAddress } from './assistants-address.ts'
import { draftKey, useKept } from './drafts.ts'
import { ListFilters } from './list-filters.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { useCounts, useManagedAssistants } from './managed-assistants.queries.ts'
import { texts } from './texts.ts'
import { hasUnsavedChanges } from './use-draft.ts'

const words = texts.list

export interface AssistantListProps {
  address: AssistantsAddress
  onFilter: (changes: Partial<AssistantsAddress>) => void
}

/** Every assistant, to search and to open. */
export function AssistantList({ address, onFilter }: AssistantListProps) {
  const [typed, setTyped] = useState(address.q)
  const { id: userId } = useUser()
  const counts = useCounts().data
  const assistants = useManagedAssistants(useDeferredValue(typed.trim()), address.kind)
  const { items: found, total, error, hasNextPage, isFetchingNextPage, fetchNextPage } = assistants
  const search = (q: string) => {
    setTyped(q)
    onFilter({ q: q.trim() })
  }

  return (
    <div className="flex flex-col gap-4">
      <ListFilters
        words={typed}
        onWords={search}
        kind={address.kind}
        onKind={(kind) => onFilter({ kind })}
        counts={counts}
      />
      {assistants.isPending && <ListSkeleton />}
      {error && (
        <ErrorState
          title={words.failed}
          message={sentenceOf(error)}
          onRetry={() => assistants.refetch()}
          pending={assistants.isFetching}
        />
      )}
      <BegunAssistant to={writeAddress({ ...address, assistant: NEW, view: 'setup' })} />
      <p role="status" className="sr-only">
        {total !== null && words.found(total)}
      </p>
      {found && found.length > 0 && (
        <ul aria-label={words.label} className="panel divide-y divide-line overflow-hidden">
          {found.map((assistant) => (
            <AssistantRow
              key={assistant.id}
              assistant={assistant}
              hasDraft={hasUnsavedChanges(userId, assistant)}
              to={writeAddress({ ...address, assistant: assistant.id, view: 'setup' })}
            />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button className="self-center" pending={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {words.showMore}
        </Button>
      )}
      {found?.length === 0 && (
        <NothingFound
          kind={address.kind}
          isSearched={typed.trim() !== '' && counts?.[address.kind] !== 0}
          onShowAll={() => {
            setTyped('')
            onFilter({ q: '', kind: 'inService' })
          }}
        />
      )}
    </div>
  )
}

function BegunAssistant({ to }: { to: string }) {
  const kept = useKept(draftKey(useUser().id, NEW))
  if (!kept) return null
  return (
    <Notice
      action={
        <ButtonLink size="sm" to={to}>
          {words.continueDraft}
        </ButtonLink>
      }
    >
      {words.newDraft}
    </Notice>
  )
}

function NothingFound({
  kind,
  isSearched,
  onShowAll,
}: {
  kind: AssistantKind
  isSearched: boolean
  onShowAll: () => void
}) {
  const isNothing = kind === 'inService' && !isSearched
  return (
    <div className="panel">
      <EmptyState
        icon={<Bot aria-hidden />}
        title={isSearched ? words.notFound : isNothing ? words.none : words.noneOfKind[kind]}
        action={!isNothing && <Button onClick={onShowAll}>{words.showAll}</Button>}
      >
        {isSearched ? words.notFoundHint : isNothing && words.noneHint}
      </EmptyState>
    </div>
  )
}
