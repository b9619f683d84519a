import type { JobDescription } from '@rolewright/contract/job-descriptions'
import { type FormEvent, useId, useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { StarPicker } from '../../ui/star-picker.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/use-toast.ts'
import { useRating } from './job-descriptions.queries.ts'
import { texts } from './texts.ts'

const words = texts.feedback
const TEXT_LIMIT = 5000

/** Rates an entry. It begins with what was said before; what is typed stays when saving fails. */
export function FeedbackDialog({ record, onClose }: { record: JobDescription; onClose: () => void }) {
  const formId = useId()
  const [rating, setRating] = useState(record.rating ?? 0)
  const [feedback, setFeedback] = useState(record.feedback ?? '')
  const { mutate, isPending } = useRating(record.id)

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    // The button is off without a rating, but Enter still submits.
    if (rating === 0) return void toast({ title: words.required, description: words.requiredHint, tone: 'danger' })
    mutate(
      { rating, feedback: feedback.trim() },
      {
        onSuccess: () => {
          toast({ title: words.saved, description: words.thanks })
          onClose()
        },
        onError: (error) => toast({ title: words.error, description: sentenceOf(error, words.failed), tone: 'danger' }),
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={record.rating === null ? texts.entry.provide : texts.entry.update}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" type="submit" form={formId} pending={isPending} disabled={rating === 0}>
            {isPending ? words.saving : words.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} className="flex flex-col gap-5">
        <section aria-label={texts.entry.prompt}>
          <h3 className="mb-1.5 font-medium text-sm">{texts.entry.prompt}</h3>
          <p className="max-h-32 overflow-y-auto whitespace-pre-wrap rounded-card bg-bubble px-4 py-3 text-sm wrap-anywhere">
            {record.prompt}
          </p>
        </section>
        <StarPicker label={words.rating} value={rating} onChange={setRating} />
        <Field label={words.text} optional>
          {(control) => (
            <TextArea
              {...control}
              value={feedback}
              maxLength={TEXT_LIMIT}
              placeholder={words.placeholder}
              onChange={(event) => setFeedback(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
