import type { User } from '@rolewright/contract/auth'
import { useLocation } from 'wouter'
import { usePublicSettings } from '../../lib/settings.ts'
import { type FormFault, useFaultFocus } from '../../lib/use-fault-focus.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { ContinueWithPartner } from './continue-with-partner.tsx'
import { leave } from './sign-in.ts'
import { trySignIn } from './sign-in-form.tsx'
import { texts } from './texts.ts'

/** The session ended while someone worked: they sign in on the spot, and the call that failed is repeated. */
export default function SignInAgain({ user }: { user: User }) {
  const [, navigate] = useLocation()
  const { answer, pending, onSubmit } = useSubmit<FormFault | null>(
    (form) => trySignIn(user.email, String(form.get('password'))),
    null,
  )
  const form = useFaultFocus(answer)
  const { partner } = usePublicSettings()
  const isPartners = user.source !== 'local'
  const hasPassword = !isPartners || partner.password
  return (
    <Dialog
      open
      onOpenChange={() => {}}
      dismissable={false}
      size="sm"
      title={texts.expired}
      description={texts.expiredHint}
    >
      <form ref={form} onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
        {answer?.message && <Notice tone="danger" title={answer.message} urgent />}
        <Field label={texts.email}>
          {(control) => <Input {...control} type="email" autoComplete="username" value={user.email} readOnly />}
        </Field>
        {hasPassword && (
          <Field label={texts.password} required error={answer?.fields.password}>
            {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" autoFocus />}
          </Field>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button
            variant="ghost"
            onClick={() => {
              leave()
              navigate('/login')
            }}
          >
            {texts.useAnotherAccount}
          </Button>
          {hasPassword && (
            <Button type="submit" variant="primary" pending={pending}>
              {texts.signIn}
            </Button>
          )}
        </div>
      </form>
      {isPartners && <ContinueWithPartner hasFormAbove={hasPassword} />}
    </Dialog>
  )
}
