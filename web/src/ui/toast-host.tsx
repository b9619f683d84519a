import { Suspense } from 'react'
import { lazyPart } from '../lib/lazy-part.ts'
import { useToasts } from './use-toast.ts'

const Toaster = lazyPart(() => import('./toaster.tsx'))

/** Brings the toaster in with the first toast: most visits to the sign-in screen never need it. */
export function ToastHost() {
  return useToasts().length > 0 ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
