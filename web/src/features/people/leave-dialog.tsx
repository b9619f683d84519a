import type { ManagedPerson } from '@rolewright/contract/people'
import { call } from '../../lib/api.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { texts } from './texts.ts'
import { usePersonChange } from './use-person-change.ts'

export interface LeaveDialogProps {
  what: 'block' | 'remove'
  person: ManagedPerson
  name: string
  onClose: () => void
}

/** Asks before somebody is blocked or deleted, and says what that means. */
export function LeaveDialog({ what, person, name, onClose }: LeaveDialogProps) {
  const { pending, reason, make } = usePersonChange()
  const isBlock = what === 'block'
  const confirm = async () => {
    const isDone = await make({
      call: () =>
        isBlock
          ? call('PUT /api/admin/people/{id}/block', { params: { id: person.id }, body: { blocked: true } })
          : call('DELETE /api/admin/people/{id}', { params: { id: person.id } }),
      done: isBlock ? texts.blockDone : texts.removeDone,
      failed: isBlock ? texts.blockFailed : texts.removeFailed,
    })
    if (isDone) onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={isBlock ? texts.blockTitle(name) : texts.removeTitle(name)}
      description={isBlock ? texts.blockHint : texts.removeHint}
      confirmLabel={isBlock ? texts.block : texts.remove}
      onConfirm={confirm}
      pending={pending}
      error={reason}
    />
  )
}
