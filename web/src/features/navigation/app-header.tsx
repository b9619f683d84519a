import { LogOut, ShieldCheck } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { fullName } from '../../lib/format.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Logo } from '../../ui/logo.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { LINKS } from './links.ts'
import { NavLink } from './nav-link.tsx'
import { SideMenu, type SideMenuProps } from './side-menu.tsx'
import { texts } from './texts.ts'

export interface AppHeaderProps extends SideMenuProps {
  /** The person points at a link or tabs to it: its screen may be fetched. */
  onIntent: (to: string) => void
}

export function AppHeader({ isAdmin, signingOut, onSignOut, onIntent }: AppHeaderProps) {
  const user = useUser()
  const [path] = useLocation()
  return (
    <header className="sticky-header z-30 border-line border-b bg-bg">
      <div className="mx-auto flex h-(--header-height) max-w-[96rem] items-center gap-3 px-4 sm:px-6">
        <div className="md:hidden">
          <SideMenu isAdmin={isAdmin} signingOut={signingOut} onSignOut={onSignOut} />
        </div>
        <Link to="/" className="reach shrink-0">
          <Logo />
        </Link>
        <nav aria-label={texts.main} className="hidden shrink-0 gap-1 md:flex lg:ml-4">
          {LINKS.map((link) => (
            <NavLink key={link.to} {...link} onIntent={() => onIntent(link.to)} />
          ))}
        </nav>
        <div className="ml-auto hidden min-w-0 items-center gap-2 md:flex">
          <Link
            to="/account"
            title={texts.account}
            aria-current={path === '/account' ? 'page' : undefined}
            onPointerEnter={() => onIntent('/account')}
            onFocus={() => onIntent('/account')}
            className="min-w-0 rounded-control px-2 py-1.5 text-right text-sm leading-4 hover:bg-hover aria-[current=page]:bg-active"
          >
            <span className="block truncate font-medium">{fullName(user)}</span>
            {user.company && <span className="block truncate text-ink-3 text-xs">{user.company}</span>}
          </Link>
          {isAdmin && (
            <ButtonLink
              to="/admin"
              size="sm"
              className="shrink-0"
              icon={<ShieldCheck aria-hidden />}
              current={path.startsWith('/admin')}
            >
              {texts.admin}
            </ButtonLink>
          )}
          <ThemeSwitch />
          {/* The admin panel has a way out of its own, which says so. */}
          {path !== '/admin' && (
            <Button
              size="sm"
              variant="ghost"
              className="shrink-0 whitespace-nowrap"
              icon={<LogOut aria-hidden />}
              pending={signingOut}
              onClick={onSignOut}
            >
              {texts.signOut}
            </Button>
          )}
        </div>
      </div>
    </header>
  )
}
