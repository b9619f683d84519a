import type { FactKind } from '@rolewright/contract/briefs'
import { FACT_MAX_LENGTH } from '@rolewright/contract/constants'
import { type FormEvent, useId, useState } from 'react'
import { useKept } from '../../lib/use-kept.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { Correction } from './settled-facts.ts'
import { texts } from './texts.ts'

const words = texts.editor

/** What is to be put right, placed or added. */
export interface Edited {
  what: 'change' | 'place' | 'add'
  kind: FactKind
  text: string
  /** The words of the brief, where it says so. */
  said: string | null
}

export interface EntryEditorProps {
  edited: Edited
  onSave: (correction: Correction) => void
  onClose: () => void
}

/** One entry by itself: its words, where it belongs, or out with it. */
export function EntryEditor({ edited, onSave, onClose }: EntryEditorProps) {
  const [text, setText, forget] = useKept(`${edited.what} ${edited.kind} ${edited.text}`, edited.text)
  const [kind, setKind] = useState<FactKind>(edited.kind)
  const formId = useId()
  const instead = edited.what === 'add' ? null : edited.text
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!text.trim()) return
    forget()
    onSave({ kind, text, instead })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words[edited.what]}
      description={edited.said ? words.from(edited.said) : undefined}
      size="sm"
      footer={
        <>
          {edited.what === 'change' && (
            <Button variant="ghost" className="mr-auto" onClick={() => onSave({ kind, text: '', instead })}>
              {words.leaveOut}
            </Button>
          )}
          <Button
            onClick={() => {
              forget()
              onClose()
            }}
          >
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" disabled={!text.trim()}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
        <Field label={words.words}>
          {(field) => (
            <TextArea
              {...field}
              value={text}
              rows={2}
              maxLength={FACT_MAX_LENGTH}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Field label={words.kind}>
          {(field) => (
            <Select {...field} value={kind} onChange={({ target }) => setKind(target.value as FactKind)}>
              {Object.entries(texts.kinds).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </form>
    </Dialog>
  )
}
