import { COMMENTER_MAX_LENGTH } from '@rolewright/contract/constants'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { type FormFault, faultOf, useFaultFocus } from '../../lib/use-fault-focus.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { texts } from './texts.ts'

const words = texts.shared

/** What somebody without an account says of a page. */
export function CommentForm({ token }: { token: string }) {
  const [isSent, setSent] = useState(false)
  const { answer, pending, onSubmit } = useSubmit<FormFault | null>(async (form) => {
    try {
      const body = { token, text: String(form.get('text')), name: String(form.get('name')) }
      await call('POST /api/shared-page/comments', { body, onExpired: 'throw' })
      setSent(true)
      return null
    } catch (error) {
      return faultOf(error, words.failed)
    }
  }, null)
  const form = useFaultFocus(answer)
  return (
    <section aria-label={words.comment} className="panel p-5 sm:p-6">
      <h2 className="font-medium">{words.comment}</h2>
      <p className="mt-0.5 text-ink-3 text-sm">{words.commentHint}</p>
      {isSent ? (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="flex items-center gap-2 text-sm">
            <Check aria-hidden className="text-accent-ink" />
            {words.sent}
          </p>
          <Button size="sm" onClick={() => setSent(false)}>
            {words.another}
          </Button>
        </div>
      ) : (
        <form ref={form} onSubmit={onSubmit} noValidate className="mt-4 flex flex-col gap-4">
          {answer?.message && (
            <Notice tone="danger" title={answer.message} urgent>
              {answer.reason}
            </Notice>
          )}
          <Field label={words.text} required error={answer?.fields.text}>
            {(control) => <TextArea {...control} name="text" />}
          </Field>
          <Field label={words.name} optional error={answer?.fields.name} className="sm:max-w-xs">
            {(control) => <Input {...control} name="name" autoComplete="name" maxLength={COMMENTER_MAX_LENGTH} />}
          </Field>
          <Button type="submit" variant="primary" pending={pending} className="self-start">
            {words.send}
          </Button>
        </form>
      )}
    </section>
  )
}
