import { useMemo, useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { useRoles, useUsers } from './admin.queries.ts'
import { PasswordLinkMaker } from './password-link-maker.tsx'
import { RoleBadge } from './role-badge.tsx'
import { RoleForm } from './role-form.tsx'
import { RoleList } from './role-list.tsx'
import { SignInWait } from './sign-in-wait.tsx'
import { texts } from './texts.ts'
import { UserList } from './user-list.tsx'

/** Who is an admin. */
export function RolesTab() {
  const [selectedIds, setSelectedIds] = useState<string[]>([])
  const roles = useRoles().data
  const users = useUsers().items
  const roleOf = useMemo(() => new Map(roles?.map((role) => [role.userId, role])), [roles])
  const selected = users?.find((user) => user.id === selectedIds[0])

  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-5">
      <UserList
        selectedIds={selectedIds}
        onSelect={setSelectedIds}
        badgeOf={(user) => roles && <RoleBadge role={roleOf.get(user.id)?.role} />}
      />
      <div className="grid grid-cols-1 gap-4 lg:gap-5">
        <Card title={texts.assignRoleTitle}>
          {selected ? (
            <>
              <SignInWait key={`wait of ${selected.id}`} user={selected} />
              <RoleForm key={selected.id} user={selected} current={roleOf.get(selected.id)?.role} />
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
