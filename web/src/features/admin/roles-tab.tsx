import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { PasswordLinkMaker } from './password-link-maker.tsx'
import { RoleBadge } from './role-badge.tsx'
import { RoleForm } from './role-form.tsx'
import { RoleList } from './role-list.tsx'
import { SignInWait } from './sign-in-wait.tsx'
import { texts } from './texts.ts'
import { useSelection } from './use-selection.ts'
import { UserList } from './user-list.tsx'

/** Who is an admin. */
export function RolesTab() {
  const [words, setWords] = useState('')
  const { users, selected: chosen, select } = useSelection(words)
  const selected = chosen[0]

  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-5">
      <UserList
        users={users}
        words={words}
        onWords={setWords}
        selected={chosen}
        onSelect={select}
        badgeOf={({ role }) => <RoleBadge role={role ?? undefined} />}
      />
      <div className="grid grid-cols-1 gap-4 lg:gap-5">
        <Card title={texts.assignRoleTitle}>
          {selected ? (
            <>
              <SignInWait key={`wait of ${selected.id}`} user={selected} />
              <RoleForm key={selected.id} user={selected} current={selected.role ?? undefined} />
              <PasswordLinkMaker key={`link of ${selected.id}`} user={selected} />
            </>
          ) : (
            <p className="flex min-h-11 items-center rounded-control bg-sunken px-3 py-2 text-ink-3 text-sm">
              {texts.selectUser}
            </p>
          )}
        </Card>
        <RoleList />
      </div>
    </div>
  )
}
