import { useEffect, useState } from 'react'
import { RegisterForm } from '../features/auth/register-form.tsx'
import { texts } from '../features/auth/texts.ts'
import { callJson } from '../lib/api.ts'
import { sentenceOf } from '../lib/api-error.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { CardSkeleton } from '../ui/card-skeleton.tsx'
import { Logo } from '../ui/logo.tsx'
import { Notice } from '../ui/notice.tsx'
import { ThemeSwitch } from '../ui/theme-switch.tsx'

const words = texts.invitation

/** Where the link of an invitation leads: its token stands behind #, which no server is sent. */
export default function InvitationScreen() {
  const [token] = useState(() => window.location.hash.slice(1))
  const [opened, setOpened] = useState<{ email: string } | { fault: string } | null>(null)
  useEffect(() => {
    callJson('POST /api/auth/invitation', { body: { token }, onExpired: 'throw' }).then(setOpened, (error: unknown) =>
      setOpened({ fault: sentenceOf(error) }),
    )
  }, [token])
  return (
    <main id="main" className="flex min-h-dvh flex-col px-4 py-4 sm:px-8">
      <header className="flex items-center justify-between">
        <Logo />
        <ThemeSwitch />
      </header>
      <div className="mx-auto flex w-full max-w-md flex-1 flex-col pt-8 pb-10 lg:pt-[9vh]">
        <h1 className="display text-3xl">{words.title}</h1>
        <p className="mt-1 mb-6 text-ink-2">{words.hint}</p>
        {!opened && <CardSkeleton lines={5} />}
        {opened && 'email' in opened && <RegisterForm invitation={{ token, email: opened.email }} />}
        {opened && 'fault' in opened && <Notice tone="warn" title={opened.fault} urgent />}
        <ButtonLink to="/login" variant="ghost" size="sm" className="mt-4 self-center">
          {texts.newPassword.toSignIn}
        </ButtonLink>
      </div>
    </main>
  )
}
