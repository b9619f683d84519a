import type { AdminUser, UserRole } from '@rolewright/contract/admin'
import { type FormEvent, useState } from 'react'
import { call } from '../../lib/api.ts'
import { reading } from '../../lib/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/use-toast.ts'
import { nameOf, USERS } from './admin.queries.ts'
import { texts } from './texts.ts'
import { type Change, useChange } from './use-change.ts'

type Role = UserRole['role']
const TOUCHES = [...USERS, reading('/api/admin/user-roles'), reading('/api/user/is-admin')]

/** Gives one user a role or takes it away; asks first where somebody loses the panel. */
export function RoleForm({ user, current }: { user: AdminUser; current: Role | undefined }) {
  const [role, setRole] = useState<Role | null>(null)
  const [asked, setAsked] = useState<'remove' | 'demote' | null>(null)
  const { pending, reason, forgetReason, make } = useChange()
  const userName = nameOf(user)

  const change = async (what: Pick<Change, 'call' | 'done' | 'failed'>) => {
    if (await make({ ...what, touches: TOUCHES })) setAsked(null)
  }
  const assign = () =>
    change({
      call: async () => role && call('POST /api/admin/assign-role', { body: { userId: user.id, role } }),
      done: texts.roleAssigned,
      failed: texts.roleAssignFailed,
    })
  const remove = () =>
    change({
      call: () => call('DELETE /api/admin/remove-role', { body: { userId: user.id } }),
      done: texts.roleRemoved,
      failed: texts.roleRemoveFailed,
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!role) return void toast({ title: texts.validation, description: texts.needBothRole, tone: 'danger' })
    if (current === 'admin' && role === 'user') return setAsked('demote')
    void assign()
  }
  const ask = (what: 'remove' | null) => {
    forgetReason()
    setAsked(what)
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <div className="text-sm wrap-anywhere">
        <p className="font-medium">{userName}</p>
        <p className="text-ink-3">{user.email}</p>
      </div>
      <Field label={texts.role}>
        {(control) => (
          <Select {...control} value={role ?? ''} onChange={(event) => setRole((event.target.value as Role) || null)}>
            <option value="">{texts.chooseRole}</option>
            {Object.entries(texts.roleNames).map(([known, name]) => (
              <option key={known} value={known}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {reason && !asked && <Notice tone="danger">{reason}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={pending && !asked}>
          {texts.assignRole}
        </Button>
        {current && <Button onClick={() => ask('remove')}>{texts.removeRole}</Button>}
      </div>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => ask(null)}
        title={asked === 'demote' ? texts.demoteTitle(userName) : texts.removeRoleTitle(userName)}
        description={current === 'admin' ? texts.removeAdminHint : texts.removeUserHint}
        confirmLabel={asked === 'demote' ? texts.demote : texts.removeRole}
        onConfirm={asked === 'demote' ? assign : remove}
        pending={pending}
        error={reason}
      />
    </form>
  )
}
