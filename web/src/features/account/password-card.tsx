import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../lib/api.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { reading } from '../../lib/query-client.ts'
import { usePublicSettings } from '../../lib/settings.ts'
import { type FormFault, faultOf, useFaultFocus } from '../../lib/use-fault-focus.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { toast } from '../../ui/use-toast.ts'
import { texts } from './texts.ts'

const words = texts.password

export function PasswordCard({ hasPassword, email }: { hasPassword: boolean; email: string }) {
  const { partner } = usePublicSettings()
  return (
    <Card title={words.title}>
      {hasPassword ? (
        <PasswordForm email={email} />
      ) : (
        <p className="text-ink-2 text-sm">{words.atPartner(partner.name)}</p>
      )}
    </Card>
  )
}

function PasswordForm({ email }: { email: string }) {
  const { passwordMinLength } = usePublicSettings()
  const client = useQueryClient()
  const typed = useRef<HTMLFormElement | null>(null)
  const { answer, pending, onSubmit } = useSubmit<FormFault | null>(async (form) => {
    const read = (name: string) => String(form.get(name))
    const fault =
      check(read('current'), read('password'), read('again'), passwordMinLength) ??
      (await change(read('current'), read('password')))
    if (fault) return fault
    typed.current?.reset()
    toast({ title: words.changed, description: words.changedHint })
    void client.invalidateQueries(reading('/api/account/sessions'))
    return null
  }, null)
  const form = useFaultFocus(answer)
  return (
    <form
      ref={(element) => {
        form.current = element
        typed.current = element
      }}
      onSubmit={onSubmit}
      noValidate
      className="flex flex-col gap-4"
    >
      {answer?.message && (
        <Notice tone="danger" title={answer.message} urgent>
          {answer.reason}
        </Notice>
      )}
      {/* For password managers, which want to know whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field label={words.current} required error={answer?.fields.current}>
        {(control) => <PasswordInput {...control} name="current" autoComplete="current-password" />}
      </Field>
      <Field label={words.next} required error={answer?.fields.password} hint={words.hint(passwordMinLength)}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
      </Field>
      <Field label={words.again} required error={answer?.fields.again}>
        {(control) => <PasswordInput {...control} name="again" autoComplete="new-password" />}
      </Field>
      <Button type="submit" pending={pending} className="self-start">
        {words.change}
      </Button>
    </form>
  )
}

function check(current: string, password: string, again: string, shortest: number): FormFault | null {
  if (!current) return { fields: { current: words.missing } }
  if ([...password].length < shortest) return { fields: { password: words.tooShort(shortest) } }
  return password === again ? null : { fields: { again: words.differ } }
}

async function change(current: string, password: string): Promise<FormFault | null> {
  try {
    await call('PUT /api/account/password', { body: { current, password } })
    return null
  } catch (error) {
    if (error instanceof ApiError && error.code === 'wrong_password') return { fields: { current: sentenceOf(error) } }
    return faultOf(error, words.failed)
  }
}
