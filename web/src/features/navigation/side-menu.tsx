import { LogOut, Menu, ShieldCheck, X } from 'lucide-react'
import { type MouseEvent, useRef } from 'react'
import { Link } from 'wouter'
import { fullName } from '../../lib/format.ts'
import { useUser } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { LINKS } from './links.ts'
import { NavLink } from './nav-link.tsx'
import { texts } from './texts.ts'

export interface SideMenuProps {
  isAdmin: boolean
  signingOut: boolean
  onSignOut: () => void
}

/** The phone's menu. The platform's own dialog: it traps focus, closes on Escape and gives focus back. */
export function SideMenu({ isAdmin, signingOut, onSignOut }: SideMenuProps) {
  const drawer = useRef<HTMLDialogElement>(null)
  const user = useUser()
  const close = () => drawer.current?.close()
  // A click on the backdrop reaches the dialog itself, one inside reaches its content.
  const closeOutside = (event: MouseEvent) => event.target === drawer.current && close()
  return (
    <>
      <IconButton
        label={texts.openMenu}
        icon={<Menu aria-hidden className="size-5" />}
        aria-haspopup="dialog"
        onClick={() => drawer.current?.showModal()}
        className="-ml-2"
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it already */}
      <dialog ref={drawer} aria-label={texts.menu} onClick={closeOutside} className="drawer">
        <div className="flex min-h-full flex-col gap-1 p-4">
          <div className="mb-3 flex items-center justify-between pl-2.5">
            <Logo />
            <IconButton label={texts.closeMenu} icon={<X aria-hidden />} onClick={close} />
          </div>
          <nav aria-label={texts.main} className="flex flex-col gap-1">
            {LINKS.map((link) => (
              <NavLink key={link.to} {...link} onFollow={close} />
            ))}
            {isAdmin && <NavLink to="/admin" label={texts.adminPanel} icon={ShieldCheck} onFollow={close} />}
          </nav>
          <div className="mt-auto flex flex-col gap-3 border-line border-t pt-4">
            <div className="flex items-center gap-3 px-1">
              <Link
                to="/account"
                onClick={close}
                title={texts.account}
                className="flex min-w-0 flex-1 items-center gap-3 rounded-control py-1 hover:bg-hover"
              >
                <Avatar name={fullName(user)} />
                <span className="min-w-0 flex-1 text-sm">
                  <span className="block truncate font-medium">{fullName(user)}</span>
                  {user.company && <span className="block truncate text-ink-3">{user.company}</span>}
                </span>
              </Link>
              <ThemeSwitch />
            </div>
            <Button icon={<LogOut aria-hidden />} pending={signingOut} onClick={onSignOut}>
              {texts.signOut}
            </Button>
          </div>
        </div>
      </dialog>
    </>
  )
}
