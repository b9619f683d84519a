import type { ReactNode } from 'react'
import type { AdminLogout } from '../features/admin/admin-dashboard.tsx'
import { AdminRefused } from '../features/admin/admin-refused.tsx'
import { texts } from '../features/admin/texts.ts'
import { useSignOut } from '../features/auth/use-sign-out.ts'
import { sentenceOf } from '../lib/api-error.ts'
import { useIsAdmin } from '../lib/use-is-admin.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Spinner } from '../ui/spinner.tsx'

/** Shows what is for admins to admins, and says to everybody else why not. */
export function AdminOnly({ children }: { children: (logout: AdminLogout) => ReactNode }) {
  const admin = useIsAdmin()
  const { pending, signOut } = useSignOut({ to: '/', announce: true })
  if (admin.isPending) {
    return (
      <div className="m-auto py-16">
        <Spinner label={texts.checking} />
      </div>
    )
  }
  if (admin.isError) {
    return (
      <div className="m-auto w-full max-w-lg px-4 py-16">
        <ErrorState
          title={texts.checkFailed}
          message={sentenceOf(admin.error)}
          onRetry={() => admin.refetch()}
          pending={admin.isFetching}
        />
      </div>
    )
  }
  const logout = { loggingOut: pending, onLogout: signOut }
  return admin.data.isAdmin ? children(logout) : <AdminRefused {...logout} />
}
