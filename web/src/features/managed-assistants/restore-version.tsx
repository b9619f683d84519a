import type { AssistantVersion, ManagedAssistant } from '@rolewright/contract/assistants'
import { sentenceOf } from '../../lib/api-error.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/use-toast.ts'
import { draftOf } from './drafts.ts'
import { useSave } from './managed-assistants.queries.ts'
import { texts } from './texts.ts'

const words = texts.versions

export interface RestoreVersionProps {
  assistant: ManagedAssistant
  version: AssistantVersion
  open: boolean
  onOpenChange: (open: boolean) => void
  onRestored: () => void
}

/** Asks, then makes an earlier version the newest one. */
export function RestoreVersion({ assistant, version, open, onOpenChange, onRestored }: RestoreVersionProps) {
  const save = useSave(assistant.id)
  const restore = () =>
    save.mutate(draftOf(version), {
      onSuccess: () => {
        toast({ title: words.restored(version.number) })
        onRestored()
      },
      onError: (error) => toast({ title: words.restoreFailed, description: sentenceOf(error), tone: 'danger' }),
    })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => {
        save.reset()
        onOpenChange(isOpen)
      }}
      title={words.restoreTitle(version.number)}
      description={words.restoreHint(assistant.versions + 1)}
      confirmLabel={words.restore}
      tone="primary"
      onConfirm={restore}
      pending={save.isPending}
      error={save.isError ? sentenceOf(save.error) : null}
    />
  )
}
