import type { AdminUser } from '@rolewright/contract/admin'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Input } from '../../ui/input.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { findUsers, useUsers } from './admin.queries.ts'
import { RowSkeletons } from './row-skeletons.tsx'
import { texts } from './texts.ts'
import { UserRow } from './user-row.tsx'

/** How many rows are drawn at once; the search reaches the others. */
const STEP = 100

export interface UserListProps {
  selectedIds: string[]
  onSelect: (userIds: string[]) => void
  /** Rows get a box to tick, beside the press that selects one alone. */
  isMultiple?: boolean
  badgeOf: (user: AdminUser) => ReactNode
}

/** Everyone, to search and to select from. */
export function UserList({ selectedIds, onSelect, isMultiple, badgeOf }: UserListProps) {
  const users = useUsers()
  const [words, setWords] = useState('')
  const [shown, setShown] = useState(STEP)
  const found = findUsers(users.items ?? [], useDeferredValue(words))
  const toggle = (id: string) =>
    onSelect(selectedIds.includes(id) ? selectedIds.filter((other) => other !== id) : [...selectedIds, id])

  const count = users.items && <Badge>{texts.userCount(found.length, users.isComplete)}</Badge>
  return (
    <Card title={texts.users} aside={<span aria-live="polite">{count}</span>}>
      <Input
        type="search"
        aria-label={texts.search}
        placeholder={texts.searchExample}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <ScrollArea label={texts.users} className="-mx-3 mt-2 h-[400px] px-1">
        {users.items ? (
          <ul className="flex flex-col gap-0.5 py-1">
            {found.slice(0, shown).map((user) => (
              <UserRow
                key={user.id}
                user={user}
                badge={badgeOf(user)}
                isSelected={selectedIds.includes(user.id)}
                onSelect={() => onSelect([user.id])}
                onToggle={isMultiple ? () => toggle(user.id) : undefined}
              />
            ))}
          </ul>
        ) : users.error ? null : (
          <RowSkeletons count={7} />
        )}
        {found.length > shown && (
          <Button size="sm" className="w-full" onClick={() => setShown(shown + STEP)}>
            {texts.showMore(Math.min(STEP, found.length - shown))}
          </Button>
        )}
        {users.items && found.length === 0 && (
          <EmptyState title={words ? texts.nobodyFound : texts.nobodyYet}>{words && texts.nobodyFoundHint}</EmptyState>
        )}
        {users.error && (
          <ErrorState
            title={texts.usersFailed}
            message={sentenceOf(users.error)}
            onRetry={() => users.refetch()}
            pending={users.isFetching}
          />
        )}
      </ScrollArea>
    </Card>
  )
}
