import { TITLE_MAX_LENGTH } from '@rolewright/contract/constants'
import { useState } from 'react'
import { type FormFault, faultOf, useFaultFocus } from '../../lib/use-fault-focus.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { texts } from './texts.ts'

const words = texts.rename

export interface RenameDialogProps {
  /** What it is called now. */
  name: string
  onSave: (title: string) => Promise<unknown>
  onClose: () => void
}

/** Asks what something is to be called from now on. */
export function RenameDialog({ name, onSave, onClose }: RenameDialogProps) {
  const [title, setTitle] = useState(name)
  const { answer, pending, onSubmit } = useSubmit<FormFault | null>(async () => {
    try {
      await onSave(title)
      onClose()
      return null
    } catch (error) {
      return faultOf(error, words.failed)
    }
  }, null)
  const form = useFaultFocus(answer)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={words.title}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" type="submit" form="rename" pending={pending}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id="rename" ref={form} onSubmit={onSubmit} noValidate>
        <Field label={words.name} required error={answer?.fields.title ?? answer?.reason}>
          {(control) => (
            <Input
              {...control}
              value={title}
              maxLength={TITLE_MAX_LENGTH}
              onFocus={(event) => event.target.select()}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
