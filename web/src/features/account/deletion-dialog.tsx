import type { Account, DeletionPreview } from '@rolewright/contract/account'
import { call } from '../../lib/api.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { type FormFault, faultOf, useFaultFocus } from '../../lib/use-fault-focus.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/use-toast.ts'
import { useDeletionPreview } from './account.queries.ts'
import { texts } from './texts.ts'

const words = texts.deletion

export interface DeletionDialogProps {
  account: Account
  onClose: () => void
  onDeleted: () => void
}

/** Says what goes and what stays, and asks for what only the owner knows. */
export function DeletionDialog({ account, onClose, onDeleted }: DeletionDialogProps) {
  const preview = useDeletionPreview()
  const { answer, pending, onSubmit } = useSubmit<FormFault | null>(async (form) => {
    const fault = await remove(Object.fromEntries(form))
    if (fault) return fault
    onDeleted()
    toast({ title: words.deleted })
    return null
  }, null)
  const form = useFaultFocus(answer)
  const obstacle = preview.data?.obstacle
  return (
    <Dialog open onOpenChange={onClose} title={words.dialog}>
      {preview.isPending && <Skeleton className="h-32 w-full" />}
      {preview.error && <ErrorState title={texts.failed} message={sentenceOf(preview.error)} />}
      {obstacle && <Notice tone="warn" title={obstacle} />}
      {preview.data && !obstacle && (
        <form ref={form} onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
          <Consequences preview={preview.data} hasAssistant={account.assistant !== null} />
          {answer?.message && (
            <Notice tone="danger" title={answer.message} urgent>
              {answer.reason}
            </Notice>
          )}
          {account.hasPassword ? (
            <Field label={words.password} required error={answer?.fields.password}>
              {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
            </Field>
          ) : (
            <Field label={words.email(account.user.email)} required error={answer?.fields.email}>
              {(control) => <Input {...control} name="email" type="email" autoComplete="off" />}
            </Field>
          )}
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={onClose}>{words.cancel}</Button>
            <Button type="submit" variant="danger" pending={pending}>
              {words.confirm}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

function Consequences({ preview, hasAssistant }: { preview: DeletionPreview; hasAssistant: boolean }) {
  const { descriptions, conversations, documents, staying } = preview
  const goes = [words.account, words.records(descriptions, conversations)]
  if (documents > 0) goes.push(words.documents(documents))
  if (hasAssistant && staying.length === 0) goes.push(words.assistant)
  return (
    <>
      <Consequence title={words.goes} points={goes} />
      <Consequence title={words.stays} points={[...staying.map(words.shared), words.rules]} />
      <p className="text-ink-3 text-sm">{words.backups}</p>
    </>
  )
}

function Consequence({ title, points }: { title: string; points: string[] }) {
  return (
    <div className="text-sm">
      <h3 className="font-medium">{title}</h3>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 text-ink-2 wrap-anywhere">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}

async function remove(confirmation: object): Promise<FormFault | null> {
  try {
    await call('DELETE /api/account', { body: confirmation })
    return null
  } catch (error) {
    if (error instanceof ApiError && error.code === 'wrong_password') return { fields: { password: sentenceOf(error) } }
    return faultOf(error, words.failed)
  }
}
