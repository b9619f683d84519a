import { useLocation } from 'wouter'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { type FormFault, useFaultFocus } from '../../lib/use-fault-focus.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { signIn } from './sign-in.ts'
import { texts } from './texts.ts'

export function SignInForm() {
  const [, navigate] = useLocation()
  const { answer, pending, onSubmit } = useSubmit<FormFault | null>(async (form) => {
    const fault = await trySignIn(String(form.get('email')), String(form.get('password')))
    if (!fault) navigate('/')
    return fault
  }, null)
  const form = useFaultFocus(answer)

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      {answer?.message && <Notice tone="danger" title={answer.message} urgent />}
      <Field label={texts.email} required error={answer?.fields.email}>
        {(control) => <Input {...control} name="email" type="email" autoComplete="username" maxLength={254} />}
      </Field>
      <Field label={texts.password} required error={answer?.fields.password}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
      </Field>
      <Button type="submit" variant="primary" size="lg" pending={pending} className="mt-1">
        {texts.signIn}
      </Button>
    </form>
  )
}

export async function trySignIn(email: string, password: string): Promise<FormFault | null> {
  const fields = {
    ...(email.trim() ? {} : { email: texts.enterEmail }),
    ...(password ? {} : { password: texts.enterPassword }),
  }
  if (Object.keys(fields).length > 0) return { message: texts.missing, fields }
  try {
    await signIn({ email: email.trim(), password })
    return null
  } catch (error) {
    const isWrong = error instanceof ApiError && error.code === 'wrong_credentials'
    return { message: isWrong ? texts.wrongCredentials : sentenceOf(error, texts.wrongCredentials), fields: {} }
  }
}
