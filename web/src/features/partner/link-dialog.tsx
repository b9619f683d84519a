import { callJson } from '../../lib/api.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { texts } from './texts.ts'

export interface LinkDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  partnerName: string
}

type Fault = { field?: string; message?: string } | null

/** Says what linking means, asks for the password, and goes to the partner. */
export function LinkDialog({ open, onOpenChange, partnerName }: LinkDialogProps) {
  const { answer, pending, onSubmit } = useSubmit<Fault>(
    async (form) => goToPartner(String(form.get('password'))),
    null,
  )
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={texts.link.dialog(partnerName)}
      description={texts.link.explain(partnerName)}
    >
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
        {answer?.message && <Notice tone="danger" title={answer.message} urgent />}
        <Field label={texts.link.password} required error={answer?.field}>
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {texts.link.cancel}
          </Button>
          <Button type="submit" variant="primary" pending={pending}>
            {texts.link.goOn(partnerName)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

async function goToPartner(password: string): Promise<Fault> {
  if (!password) return { field: texts.link.enterPassword }
  try {
    const { address } = await callJson('POST /api/auth/partner/link', { body: { password } })
    window.location.assign(address)
    return null
  } catch (error) {
    if (error instanceof ApiError && error.code === 'wrong_password') return { field: sentenceOf(error) }
    return { message: sentenceOf(error) }
  }
}
