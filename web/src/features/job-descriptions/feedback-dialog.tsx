import type { JobDescriptionSummary } from '@rolewright/contract/job-descriptions'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { useKept } from '../../lib/use-kept.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/field.tsx'
import { StarPicker } from '../../ui/star-picker.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/use-toast.ts'
import { useJobDescription, useRating } from './job-descriptions.queries.ts'
import { texts } from './texts.ts'

const words = texts.feedback
const TEXT_LIMIT = 5000

export interface FeedbackDialogProps {
  /** What the list shows of the entry, until the rest of it is read. */
  listed: JobDescriptionSummary
  onClose: () => void
  /** Where the final document is uploaded. */
  finalDocument: (isAttached: boolean) => ReactNode
  /** Goes before the rating, which answers the record with the document. */
  attachDocument: () => Promise<void>
}

/** Rates an entry. It begins with what was said before; what is typed stays when saving fails. */
export function FeedbackDialog({ listed, onClose, finalDocument, attachDocument }: FeedbackDialogProps) {
  const { id } = listed
  const formId = useId()
  const { data: record, error: unread, refetch, isFetching } = useJobDescription(id)
  const [chosen, setRating, forgetRating] = useKept<number | null>(`rating ${id}`, null)
  const [typed, setFeedback, forgetFeedback] = useKept<string | null>(`feedback ${id}`, null)
  const rating = chosen ?? (record ?? listed).rating ?? 0
  const feedback = typed ?? record?.feedback ?? ''
  const forget = () => {
    forgetRating()
    forgetFeedback()
  }
  const [isAttaching, setAttaching] = useState(false)
  const { mutate, isPending: isRating } = useRating(id)
  const isPending = isRating || isAttaching
  const fail = (error: unknown) =>
    toast({ title: words.error, description: sentenceOf(error, words.failed), tone: 'danger' })

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || !record) return
    // The button is off without a rating, but Enter still submits.
    if (rating === 0) return void toast({ title: words.required, description: words.requiredHint, tone: 'danger' })
    setAttaching(true)
    try {
      await attachDocument()
    } catch (error) {
      return void fail(error)
    } finally {
      setAttaching(false)
    }
    mutate(
      { rating, feedback: feedback.trim() },
      {
        onSuccess: () => {
          toast({ title: words.saved, description: words.thanks })
          forget()
          onClose()
        },
        onError: fail,
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={listed.rating === null ? texts.entry.provide : texts.entry.update}
      footer={
        <>
          <Button
            onClick={() => {
              forget()
              onClose()
            }}
          >
            {words.cancel}
          </Button>
          <Button variant="primary" type="submit" form={formId} pending={isPending} disabled={rating === 0 || !record}>
            {isPending ? words.saving : words.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} className="flex flex-col gap-5">
        <section aria-label={texts.entry.prompt}>
          <h3 className="mb-1.5 font-medium text-sm">{texts.entry.prompt}</h3>
          <p className="max-h-32 overflow-y-auto whitespace-pre-wrap rounded-card bg-bubble px-4 py-3 text-sm wrap-anywhere">
            {record?.prompt ?? listed.opening}
          </p>
        </section>
        <StarPicker label={words.rating} value={rating} onChange={setRating} />
        <Field label={words.text} optional>
          {(control) => (
            <TextArea
              {...control}
              value={feedback}
              disabled={!record}
              maxLength={TEXT_LIMIT}
              placeholder={words.placeholder}
              onChange={(event) => setFeedback(event.target.value)}
            />
          )}
        </Field>
        {finalDocument(Boolean(record?.finalDocumentUrl))}
        {!record && unread && <ErrorState title={sentenceOf(unread)} onRetry={() => refetch()} pending={isFetching} />}
      </form>
    </Dialog>
  )
}
