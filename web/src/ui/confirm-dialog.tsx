import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { texts } from './texts.ts'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** What will happen, and whether it can be undone. */
  description: ReactNode
  confirmLabel: string
  onConfirm: () => void
  pending?: boolean
  /** Why the last try was refused. */
  error?: string | null
  tone?: 'danger' | 'primary'
}

/** Asks before something that is hard to undo. Cancel has the first focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, onConfirm, pending, error, tone = 'danger' } = props
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      size="sm"
      role="alertdialog"
      dismissable={false}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{texts.cancel}</Button>
          <Button variant={tone} pending={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </Dialog>
  )
}
