import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { texts } from './texts.ts'

export interface ListDialogProps {
  icon: ReactNode
  /** What the button that opens it says. */
  open: string
  title: string
  description: string
  /** Asked for once it is open. */
  children: ReactNode
}

/** A list beside the screen's own, behind a quiet button. */
export function ListDialog({ icon, open, title, description, children }: ListDialogProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" icon={icon} onClick={() => setOpen(true)}>
        {open}
      </Button>
      {isOpen && (
        <Dialog
          open
          onOpenChange={setOpen}
          title={title}
          description={description}
          footer={<Button onClick={() => setOpen(false)}>{texts.close}</Button>}
        >
          {children}
        </Dialog>
      )}
    </>
  )
}
