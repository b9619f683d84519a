import { call } from '../../lib/api.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { usePublicSettings } from '../../lib/settings.ts'
import { type FormFault, useFaultFocus } from '../../lib/use-fault-focus.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { texts } from './texts.ts'

const { forgot } = texts

/** Asks for a link to a new password by mail, or says who makes one where this server sends no mail. */
export default function ForgottenDialog({ onClose }: { onClose: () => void }) {
  const { sendsMail, partner } = usePublicSettings()
  const atPartner = (partner.redirect || partner.password) && <p className="mt-2">{forgot.atPartner(partner.name)}</p>
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={forgot.title}
      description={sendsMail ? forgot.byMail : forgot.byAdmin}
      footer={sendsMail ? undefined : <Button onClick={onClose}>{forgot.close}</Button>}
    >
      {sendsMail && <AskForLink />}
      {atPartner && <div className="text-ink-2 text-sm">{atPartner}</div>}
    </Dialog>
  )
}

type Answer = { sentTo: string } | FormFault | null

function AskForLink() {
  const { answer, pending, onSubmit } = useSubmit<Answer>((form) => ask(String(form.get('email')).trim()), null)
  const fault = answer && 'fields' in answer ? answer : null
  const form = useFaultFocus(fault)
  if (answer && 'sentTo' in answer)
    return (
      <Notice title={forgot.sent} urgent>
        {forgot.sentHint(answer.sentTo)}
      </Notice>
    )
  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      {fault?.message && <Notice tone="danger" title={fault.message} urgent />}
      <Field label={texts.email} required error={fault?.fields.email}>
        {(control) => <Input {...control} name="email" type="email" autoComplete="username" maxLength={254} />}
      </Field>
      <Button type="submit" variant="primary" pending={pending}>
        {forgot.send}
      </Button>
    </form>
  )
}

async function ask(email: string): Promise<Answer> {
  if (!email) return { fields: { email: texts.enterEmail } }
  try {
    await call('POST /api/auth/password-link', { body: { email }, onExpired: 'throw' })
    return { sentTo: email }
  } catch (error) {
    const fields = error instanceof ApiError ? error.fields : {}
    return { message: fields.email ? undefined : sentenceOf(error), fields }
  }
}
