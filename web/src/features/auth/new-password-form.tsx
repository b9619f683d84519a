import { useState } from 'react'
import { useLocation } from 'wouter'
import { callJson } from '../../lib/api.ts'
import { usePublicSettings } from '../../lib/settings.ts'
import { type FormFault, faultOf, useFaultFocus } from '../../lib/use-fault-focus.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { admit } from './sign-in.ts'
import { texts } from './texts.ts'

const words = texts.newPassword

/** Where the link of a mail, or of an admin, leads: its token stands behind #, which no server is sent. */
export function NewPasswordForm() {
  const [, navigate] = useLocation()
  const [token] = useState(() => window.location.hash.slice(1))
  const { passwordMinLength } = usePublicSettings()
  const { answer, pending, onSubmit } = useSubmit<FormFault | null>(async (form) => {
    const values = { password: String(form.get('password')), again: String(form.get('confirmPassword')) }
    const fault = check(values, passwordMinLength) ?? (await save(token, values.password))
    if (!fault) navigate('/', { replace: true })
    return fault
  }, null)
  const form = useFaultFocus(answer)
  if (!token)
    return (
      <Notice tone="warn" title={words.noLink}>
        {words.noLinkHint}
      </Notice>
    )
  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      {answer?.message && (
        <Notice tone="danger" title={answer.message} urgent>
          {answer.reason}
        </Notice>
      )}
      <Field
        label={words.password}
        required
        error={answer?.fields.password}
        hint={texts.passwordHint(passwordMinLength)}
      >
        {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
      </Field>
      <Field label={texts.confirmPassword} required error={answer?.fields.confirmPassword}>
        {(control) => <PasswordInput {...control} name="confirmPassword" autoComplete="new-password" />}
      </Field>
      <Button type="submit" variant="primary" size="lg" pending={pending} className="mt-1">
        {words.save}
      </Button>
    </form>
  )
}

function check({ password, again }: { password: string; again: string }, shortest: number): FormFault | null {
  if ([...password].length < shortest) return { fields: { password: texts.tooShort(shortest) } }
  return password === again ? null : { fields: { confirmPassword: texts.passwordsDiffer } }
}

async function save(token: string, password: string): Promise<FormFault | null> {
  try {
    const body = { token, password }
    const { user, token: session } = await callJson('POST /api/auth/new-password', { body, onExpired: 'throw' })
    admit(user, session)
    return null
  } catch (error) {
    return faultOf(error, words.failed)
  }
}
