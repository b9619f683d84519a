import type { ListedUser } from '@rolewright/contract/admin'
import { Eye, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { nameOf } from './admin.queries.ts'
import { texts } from './texts.ts'
import { UserSight } from './user-sight.tsx'

/** The users that the form is about; for one alone, also what that person can see. */
export function SelectedUsers(props: { selected: ListedUser[]; onSelect: (users: ListedUser[]) => void }) {
  const { selected, onSelect } = props
  const [isSightOpen, setSightOpen] = useState(false)
  const only = selected.length === 1 ? selected[0] : undefined

  return (
    <div>
      <p className="mb-1.5 font-medium text-sm">
        {selected.length > 1 ? texts.selectedUsers(selected.length) : texts.selectedUser}
      </p>
      {selected.length === 0 ? (
        <p className="flex min-h-11 items-center rounded-control bg-sunken px-3 py-2 text-ink-3 text-sm">
          {texts.nobodySelected}
        </p>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <ul className="flex max-h-32 min-h-11 min-w-0 flex-wrap items-center gap-2 overflow-y-auto">
            {selected.map((user) => (
              <li
                key={user.id}
                className="flex min-w-0 items-center gap-1 rounded-full bg-accent-soft pl-3 text-accent-ink text-sm"
              >
                <span className="truncate">{nameOf(user)}</span>
                <IconButton
                  label={texts.deselect(nameOf(user))}
                  icon={<X aria-hidden className="size-3.5" />}
                  onClick={() => onSelect(selected.filter(({ id }) => id !== user.id))}
                  className="text-accent-ink"
                />
              </li>
            ))}
          </ul>
          {only && (
            <Button size="sm" variant="ghost" icon={<Eye aria-hidden />} onClick={() => setSightOpen(true)}>
              {texts.sees(only.firstName || nameOf(only))}
            </Button>
          )}
        </div>
      )}
      {only && <UserSight user={only} open={isSightOpen} onOpenChange={setSightOpen} />}
    </div>
  )
}
