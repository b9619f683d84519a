import { ArrowLeft, LogOut, ShieldAlert } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { AdminLogout } from './admin-dashboard.tsx'
import { texts } from './texts.ts'

/** For people who are signed in and no admins. */
export function AdminRefused({ loggingOut, onLogout }: AdminLogout) {
  return (
    <div className="m-auto flex max-w-md flex-col items-center gap-2 px-4 py-16 text-center">
      <span className="mb-1 grid size-11 place-items-center rounded-card bg-surface text-accent shadow-1">
        <ShieldAlert aria-hidden className="size-5" />
      </span>
      <h1 className="display text-2xl">{texts.required}</h1>
      <p className="text-ink-2">{texts.requiredHint}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <ButtonLink to="/" variant="primary" icon={<ArrowLeft aria-hidden />}>
          {texts.returnToApp}
        </ButtonLink>
        <Button icon={<LogOut aria-hidden />} pending={loggingOut} onClick={onLogout}>
          {loggingOut ? texts.loggingOut : texts.logout}
        </Button>
      </div>
    </div>
  )
}
