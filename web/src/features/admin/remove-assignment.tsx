import type { ListedPermission } from '@rolewright/contract/admin'
import { call } from '../../lib/api.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { USERS } from './admin.queries.ts'
import { texts } from './texts.ts'
import { useChange } from './use-change.ts'

/** Asks, then takes the assistant away. Shown while there is an assignment to remove. */
export function RemoveAssignment({ permission, onDone }: { permission: ListedPermission | null; onDone: () => void }) {
  const { pending, reason, forgetReason, make } = useChange()
  const close = () => {
    forgetReason()
    onDone()
  }
  const remove = async () => {
    if (!permission) return
    const { userId, assistantId } = permission
    const isDone = await make({
      call: () => call('DELETE /api/admin/remove-user', { body: { userId, assistantId } }),
      done: texts.removed,
      failed: texts.removeFailed,
      touches: USERS,
    })
    if (isDone) close()
  }
  return (
    <ConfirmDialog
      open={permission !== null}
      onOpenChange={close}
      title={permission ? texts.removeTitle(permission.userName, permission.assistantName) : ''}
      description={texts.removeHint}
      confirmLabel={texts.remove}
      onConfirm={remove}
      pending={pending}
      error={reason}
    />
  )
}
