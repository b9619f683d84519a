import * as Radix from '@radix-ui/react-toast'
import { CircleAlert, X } from 'lucide-react'
import { IconButton } from './icon-button.tsx'
import { texts } from './texts.ts'
import { TOAST_DURATION_MS, TOAST_SWIPE_THRESHOLD_PX } from './toast-reducer.ts'
import { dismissToast, useToasts } from './use-toast.ts'

/** Where toasts appear: under the header, clear of what is typed at the foot. Swiping right throws one away. */
export default function Toaster() {
  const toasts = useToasts()
  return (
    <Radix.Provider
      label={texts.notification}
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
    >
      {toasts.map(({ id, title, description, tone, open }) => (
        <Radix.Root
          key={id}
          open={open}
          onOpenChange={(isOpen) => isOpen || dismissToast(id)}
          className="rise-in flex items-start gap-3 rounded-card bg-surface p-3.5 shadow-3 transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none"
        >
          {tone === 'danger' && <CircleAlert aria-hidden className="mt-1 text-danger" />}
          <div className="min-w-0 flex-1 text-sm wrap-anywhere">
            <Radix.Title className="font-medium text-ink">{title}</Radix.Title>
            {description && <Radix.Description className="text-ink-2">{description}</Radix.Description>}
          </div>
          <Radix.Close asChild>
            <IconButton label={texts.close} icon={<X aria-hidden />} className="-my-1 -mr-1.5" />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        label={texts.notifications}
        className="fixed top-[calc(var(--header-height)+0.75rem+env(safe-area-inset-top))] right-4 left-4 z-70 flex flex-col gap-2 outline-none sm:left-auto sm:w-96"
      />
    </Radix.Provider>
  )
}
