import { StickyNote } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { texts } from './texts.ts'

export interface NotesDrawerProps {
  count: number
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** The margin where there is no room for one: a counter at the head of the page that opens it. */
export function NotesDrawer({ count, open, onOpenChange, children }: NotesDrawerProps) {
  if (count === 0 && !open) return null
  return (
    <>
      <Button
        size="sm"
        icon={<StickyNote aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => onOpenChange(true)}
        className="float-right mb-1 ml-3 tabular-nums print:hidden"
      >
        {texts.counter(count)}
      </Button>
      <Dialog open={open} onOpenChange={onOpenChange} title={texts.notes} size="sm">
        {children}
      </Dialog>
    </>
  )
}
