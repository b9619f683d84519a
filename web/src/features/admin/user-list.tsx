import type { ListedUser } from '@rolewright/contract/admin'
import type { ReactNode } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Input } from '../../ui/input.tsx'
import { RowSkeletons } from '../../ui/row-skeletons.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import type { useUsers } from './admin.queries.ts'
import { texts } from './texts.ts'
import { UserRow } from './user-row.tsx'

export interface UserListProps {
  users: ReturnType<typeof useUsers>
  words: string
  onWords: (words: string) => void
  selected: ListedUser[]
  onSelect: (users: ListedUser[]) => void
  /** Rows get a box to tick, beside the press that selects one alone. */
  isMultiple?: boolean
  badgeOf: (user: ListedUser) => ReactNode
}

/** Everyone, to search and to select from. */
export function UserList({ users, words, onWords, selected, onSelect, isMultiple, badgeOf }: UserListProps) {
  const { items, total, error } = users
  const isSelected = (user: ListedUser) => selected.some(({ id }) => id === user.id)
  const toggle = (user: ListedUser) =>
    onSelect(isSelected(user) ? selected.filter(({ id }) => id !== user.id) : [...selected, user])

  const count = total !== null && <Badge>{texts.userCount(total)}</Badge>
  return (
    <Card title={texts.users} aside={<span aria-live="polite">{count}</span>}>
      <Input
        type="search"
        aria-label={texts.search}
        placeholder={texts.searchExample}
        value={words}
        onChange={(event) => onWords(event.target.value)}
      />
      <ScrollArea label={texts.users} className="-mx-3 mt-2 h-[400px] px-1">
        {items ? (
          <ul className="flex flex-col gap-0.5 py-1">
            {items.map((user) => (
              <UserRow
                key={user.id}
                user={user}
                badge={badgeOf(user)}
                isSelected={isSelected(user)}
                onSelect={() => onSelect([user])}
                onToggle={isMultiple ? () => toggle(user) : undefined}
              />
            ))}
          </ul>
        ) : error ? null : (
          <RowSkeletons count={7} />
        )}
        <ShowMore list={users} label={texts.showMore} className="w-full" />
        {items?.length === 0 && (
          <EmptyState title={words ? texts.nobodyFound : texts.nobodyYet}>{words && texts.nobodyFoundHint}</EmptyState>
        )}
        {error && (
          <div className="px-2 pt-2">
            <ErrorState
              title={texts.usersFailed}
              message={sentenceOf(error)}
              onRetry={() => users.refetch()}
              pending={users.isFetching}
            />
          </div>
        )}
      </ScrollArea>
    </Card>
  )
}
