import { Eye, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { nameOf, useNames, useUsers } from './admin.queries.ts'
import { texts } from './texts.ts'
import { UserSight } from './user-sight.tsx'

/** The users that the form is about; for one alone, also what that person can see. */
export function SelectedUsers(props: { selectedIds: string[]; onSelect: (userIds: string[]) => void }) {
  const { selectedIds, onSelect } = props
  const { userName } = useNames()
  const users = useUsers().items
  const [isSightOpen, setSightOpen] = useState(false)
  const only = selectedIds.length === 1 ? users?.find((user) => user.id === selectedIds[0]) : undefined

  return (
    <div>
      <p className="mb-1.5 font-medium text-sm">
        {selectedIds.length > 1 ? texts.selectedUsers(selectedIds.length) : texts.selectedUser}
      </p>
      {selectedIds.length === 0 ? (
        <p className="flex min-h-11 items-center rounded-control bg-sunken px-3 py-2 text-ink-3 text-sm">
          {texts.nobodySelected}
        </p>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <ul className="flex max-h-32 min-h-11 min-w-0 flex-wrap items-center gap-2 overflow-y-auto">
            {selectedIds.map((id) => (
              <li
                key={id}
                className="flex min-w-0 items-center gap-1 rounded-full bg-accent-soft pl-3 text-accent-ink text-sm"
              >
                <span className="truncate">{userName(id)}</span>
                <IconButton
                  label={texts.deselect(userName(id))}
                  icon={<X aria-hidden className="size-3.5" />}
                  onClick={() => onSelect(selectedIds.filter((other) => other !== id))}
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
