import type { ReactNode } from 'react'
import { useIsAdmin } from '../../lib/use-is-admin.ts'
import { AppHeader } from './app-header.tsx'
import { texts } from './texts.ts'

export interface AppFrameProps {
  signingOut: boolean
  onSignOut: () => void
  onIntent: (to: string) => void
  children: ReactNode
}

/** What every signed-in screen stands in: skip link, header, and the place for the screen. */
export default function AppFrame({ signingOut, onSignOut, onIntent, children }: AppFrameProps) {
  const isAdmin = useIsAdmin().data?.isAdmin === true
  return (
    <>
      <a
        href="#main"
        className="reach fixed top-2 left-2 z-60 my-0 -translate-y-20 bg-surface px-4 py-2 text-sm shadow-3 focus:translate-y-0"
      >
        {texts.skip}
      </a>
      <AppHeader isAdmin={isAdmin} signingOut={signingOut} onSignOut={onSignOut} onIntent={onIntent} />
      <main id="main" tabIndex={-1} className="flex min-h-[calc(100dvh-var(--header-height)-1px)] flex-col">
        {children}
      </main>
    </>
  )
}
