import { useLocation } from 'wouter'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { usePublicSettings } from '../../lib/settings.ts'
import { type FormFault, useFaultFocus } from '../../lib/use-fault-focus.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { checkRegistration, type RegistrationValues, toRegistration } from './check-registration.ts'
import { CompanyFields } from './company-fields.tsx'
import { accept, register } from './sign-in.ts'
import { texts } from './texts.ts'

export interface RegisterFormProps {
  /** What somebody was invited by; the address is settled with it. */
  invitation?: { token: string; email: string }
}

export function RegisterForm({ invitation }: RegisterFormProps) {
  const [, navigate] = useLocation()
  const { passwordMinLength } = usePublicSettings()
  const { answer, pending, onSubmit } = useSubmit<FormFault | null>(async (form) => {
    const fault = await tryRegister(
      Object.fromEntries(form) as RegistrationValues,
      passwordMinLength,
      invitation?.token,
    )
    if (!fault) navigate('/')
    return fault
  }, null)
  const form = useFaultFocus(answer)
  const wrong = answer?.fields ?? {}

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      {answer?.message && (
        <Notice tone="danger" title={answer.message} urgent>
          {answer.reason}
        </Notice>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={texts.firstName} required error={wrong.firstName}>
          {(control) => <Input {...control} name="firstName" autoComplete="given-name" maxLength={100} />}
        </Field>
        <Field label={texts.lastName} required error={wrong.lastName}>
          {(control) => <Input {...control} name="lastName" autoComplete="family-name" maxLength={100} />}
        </Field>
      </div>
      <Field label={texts.email} required error={wrong.email}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={invitation?.email}
            readOnly={invitation !== undefined}
          />
        )}
      </Field>
      <Field label={texts.password} required error={wrong.password} hint={texts.passwordHint(passwordMinLength)}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
      </Field>
      <Field label={texts.confirmPassword} required error={wrong.confirmPassword}>
        {(control) => <PasswordInput {...control} name="confirmPassword" autoComplete="new-password" />}
      </Field>
      <CompanyFields wrong={wrong} />
      <Button type="submit" variant="primary" size="lg" pending={pending} className="mt-1">
        {texts.createAccount}
      </Button>
    </form>
  )
}

async function tryRegister(
  values: RegistrationValues,
  shortestPassword: number,
  token: string | undefined,
): Promise<FormFault | null> {
  const fault = checkRegistration(values, shortestPassword)
  if (fault) return fault
  try {
    await (token ? accept(token, toRegistration(values)) : register(toRegistration(values)))
    return null
  } catch (error) {
    const fields = error instanceof ApiError ? error.fields : {}
    const isExplained = Object.values(fields).includes(sentenceOf(error))
    return { message: texts.registrationFailed, reason: isExplained ? undefined : sentenceOf(error, ''), fields }
  }
}
