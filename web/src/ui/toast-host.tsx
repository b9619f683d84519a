import { lazy, Suspense } from 'react'
import { useToasts } from './use-toast.ts'

const Toaster = lazy(() => import('./toaster.tsx'))

/** Brings the toaster in with the first toast: most visits to the sign-in screen never need it. */
export function ToastHost() {
  return useToasts().length > 0 ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
