import { useState } from 'react'
import { useLocation } from 'wouter'
import { toast } from '../../ui/use-toast.ts'
import { signOut } from './sign-in.ts'
import { texts } from './texts.ts'

/** Signs out and goes to `to`. The admin panel says so in a toast; elsewhere the sign-in screen speaks for itself. */
export function useSignOut({ to, announce = false }: { to: '/login' | '/'; announce?: boolean }) {
  const [pending, setPending] = useState(false)
  const [, navigate] = useLocation()
  const start = async () => {
    setPending(true)
    const wasHeard = await signOut()
    setPending(false)
    navigate(to)
    if (!wasHeard) toast({ title: texts.logoutError, description: texts.logoutErrorHint, tone: 'danger' })
    else if (announce) toast({ title: texts.loggedOut })
  }
  return { pending, signOut: start }
}
