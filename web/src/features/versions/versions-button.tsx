import { History } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'
import type { VersionsDialogProps } from './versions-dialog.tsx'

const VersionsDialog = lazyPart(() => import('./versions-dialog.tsx'))

/** Opens the list of versions, which comes when somebody asks for it. */
export function VersionsButton(props: Omit<VersionsDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={<History aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="tabular-nums"
      >
        {texts.open}
      </Button>
      {isOpen && (
        <Suspense>
          <VersionsDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
