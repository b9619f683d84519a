import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { texts } from './texts.ts'

const words = texts.editor

export interface SaveBarProps {
  isNew: boolean
  isChanged: boolean
  pending: boolean
  onDiscard: () => void
}

/** The foot of the form; while there is something to save it stays in sight, however long the texts are. */
export function SaveBar({ isNew, isChanged, pending, onDiscard }: SaveBarProps) {
  const [isAsking, setAsking] = useState(false)
  const discard = () => {
    setAsking(false)
    onDiscard()
  }
  return (
    <div
      className={classNames(
        '-mx-5 -mb-5 flex flex-wrap items-center gap-2 rounded-b-card border-line border-t bg-surface px-5 py-3',
        isChanged && 'sticky bottom-0 z-10',
      )}
    >
      <p role="status" className="mr-auto text-ink-3 text-sm">
        {isChanged ? words.isChanged : !isNew && words.isSaved}
      </p>
      {isChanged && (
        <Button variant="ghost" disabled={pending} onClick={() => setAsking(true)}>
          {words.discard}
        </Button>
      )}
      <Button type="submit" variant="primary" pending={pending} disabled={!isChanged}>
        {pending ? words.saving : isNew ? words.createIt : words.save}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.discardTitle}
        description={words.discardHint}
        confirmLabel={words.discard}
        onConfirm={discard}
      />
    </div>
  )
}
