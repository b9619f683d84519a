import { LogIn } from 'lucide-react'
import { usePublicSettings } from '../../lib/settings.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { texts } from './texts.ts'

/** The way to the partner's own sign-in page, where there is one: a plain link, because it leaves the app. */
export function ContinueWithPartner({ hasFormAbove = false }: { hasFormAbove?: boolean }) {
  const { partner } = usePublicSettings()
  if (!partner.redirect) return null
  return (
    <div className="mt-4 flex flex-col gap-4">
      {hasFormAbove && (
        <div className="flex items-center gap-3 text-ink-3 text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {texts.or}
        </div>
      )}
      <a href="/api/auth/partner" className={buttonStyle('secondary', 'lg', 'wrap-anywhere py-2 text-center')}>
        <LogIn aria-hidden />
        {texts.continueWith(partner.name)}
      </a>
    </div>
  )
}
