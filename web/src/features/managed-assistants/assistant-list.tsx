import type { ManagedAssistant } from '@rolewright/contract/assistants'
import { Bot } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AssistantRow } from './assistant-row.tsx'
import { type AssistantsAddress, KINDS, type Kind, NEW, writeAddress } from './assistants-address.ts'
import { draftKey, useKept } from './drafts.ts'
import { findAssistants, ofKind } from './find-assistants.ts'
import { ListFilters } from './list-filters.tsx'
import { texts } from './texts.ts'
import { hasUnsavedChanges } from './use-draft.ts'

const words = texts.list
/** How many rows are drawn at once; the search reaches the others. */
const STEP = 100

export interface AssistantListProps {
  assistants: ManagedAssistant[]
  address: AssistantsAddress
  onFilter: (changes: Partial<AssistantsAddress>) => void
}

/** Every assistant, to search and to open. */
export function AssistantList({ assistants, address, onFilter }: AssistantListProps) {
  const [typed, setTyped] = useState(address.q)
  const [shown, setShown] = useState(STEP)
  const { id: userId } = useUser()
  const inKind = ofKind(assistants, address.kind)
  const found = findAssistants(inKind, useDeferredValue(typed))
  const search = (q: string) => {
    setTyped(q)
    onFilter({ q: q.trim() })
  }
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, ofKind(assistants, kind).length])) as Record<
    Kind,
    number
  >

  return (
    <div className="flex flex-col gap-4">
      <ListFilters
        words={typed}
        onWords={search}
        kind={address.kind}
        onKind={(kind) => onFilter({ kind })}
        counts={counts}
      />
      <BegunAssistant to={writeAddress({ ...address, assistant: NEW, view: 'setup' })} />
      <p role="status" className="sr-only">
        {words.found(found.length)}
      </p>
      {found.length > 0 && (
        <ul aria-label={words.label} className="panel divide-y divide-line overflow-hidden">
          {found.slice(0, shown).map((assistant) => (
            <AssistantRow
              key={assistant.id}
              assistant={assistant}
              hasDraft={hasUnsavedChanges(userId, assistant)}
              to={writeAddress({ ...address, assistant: assistant.id, view: 'setup' })}
            />
          ))}
        </ul>
      )}
      {found.length > shown && (
        <Button className="self-center" onClick={() => setShown(shown + STEP)}>
          {words.showMore(Math.min(STEP, found.length - shown))}
        </Button>
      )}
      {found.length === 0 && (
        <NothingFound
          kind={address.kind}
          isSearched={typed.trim() !== '' && inKind.length > 0}
          onShowAll={() => {
            setTyped('')
            onFilter({ q: '', kind: 'all' })
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

function NothingFound({ kind, isSearched, onShowAll }: { kind: Kind; isSearched: boolean; onShowAll: () => void }) {
  const isNothing = kind === 'all' && !isSearched
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
