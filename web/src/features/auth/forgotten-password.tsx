import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'

const ForgottenDialog = lazyPart(() => import('./forgotten-dialog.tsx'))

/** The way to a new password. */
export function ForgottenPassword() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" size="sm" className="mt-3 w-full" onClick={() => setOpen(true)}>
        {texts.forgot.action}
      </Button>
      {isOpen && (
        <Suspense>
          <ForgottenDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
