import { NewPasswordForm } from '../features/auth/new-password-form.tsx'
import { texts } from '../features/auth/texts.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Logo } from '../ui/logo.tsx'
import { ThemeSwitch } from '../ui/theme-switch.tsx'

const words = texts.newPassword

/** For whoever has the link, signed in or not. */
export default function NewPassword() {
  return (
    <main id="main" className="flex min-h-dvh flex-col px-4 py-4 sm:px-8">
      <header className="flex items-center justify-between">
        <Logo />
        <ThemeSwitch />
      </header>
      <div className="mx-auto flex w-full max-w-md flex-1 flex-col pt-8 pb-10 lg:pt-[12vh]">
        <h1 className="display text-3xl">{words.title}</h1>
        <p className="mt-1 mb-6 text-ink-2">{words.hint}</p>
        <NewPasswordForm />
        <ButtonLink to="/login" variant="ghost" size="sm" className="mt-4 self-center">
          {words.toSignIn}
        </ButtonLink>
      </div>
    </main>
  )
}
