import * as Radix from '@radix-ui/react-toast'
import { CircleAlert, X } from 'lucide-react'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { texts } from './texts.ts'
import { TOAST_DURATION_MS, TOAST_SWIPE_THRESHOLD_PX } from './toast-reducer.ts'
import { dismissToast, dismissToasts, useToasts } from './use-toast.ts'

/**
 * Where toasts appear: above what is typed at the foot, clear of the ways back at the head and, where there is room for one, of the
 * margin beside a page; over a dialog, whose buttons are at its foot, at the top. Swiping right throws one away.
 */
export default function Toaster() {
  const toasts = useToasts()
  useEscapeForAll(toasts.some(({ open }) => open))
  return (
    <Radix.Provider
      label={texts.notification}
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
    >
      {toasts.map(({ id, title, description, tone, action, open }) => (
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
          {action && (
            <Radix.Action asChild altText={action.label}>
              <Button size="sm" onClick={action.run} className="-my-1">
                {action.label}
              </Button>
            </Radix.Action>
          )}
          <Radix.Close asChild>
            <IconButton label={texts.close} icon={<X aria-hidden />} className="-my-1 -mr-1.5" />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport label={texts.notifications} className="toasts z-70 flex flex-col gap-2 outline-none" />
    </Radix.Provider>
  )
}

/**
 * Escape is meant for what one works in. A toast is the topmost layer and would take the first one: it goes by itself before
 * anything else hears the key.
 */
function useEscapeForAll(isShown: boolean) {
  useEffect(() => {
    if (!isShown) return
    const hear = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') flushSync(dismissToasts)
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [isShown])
}
