import type { ManagedProvider } from '@rolewright/contract/providers'
import { call } from '../../lib/api.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useModelChange } from './models.queries.ts'
import { texts } from './texts.ts'

export function RemoveProvider({ provider, onClose }: { provider: ManagedProvider; onClose: () => void }) {
  const { pending, make } = useModelChange()
  const remove = async () => {
    const isDone = await make({
      call: () => call('DELETE /api/admin/providers/{provider}', { params: { provider: provider.name } }),
      done: texts.removed,
      failed: texts.removeFailed,
    })
    if (isDone) onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={texts.removeTitle(texts.names[provider.name])}
      description={texts.removeHint}
      confirmLabel={texts.remove}
      onConfirm={remove}
      pending={pending}
    />
  )
}
