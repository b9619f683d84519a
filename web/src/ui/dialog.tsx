import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useRestoredFocus } from './restore-focus.ts'
import { texts } from './texts.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** Buttons, at the bottom right; they stay visible while the content scrolls. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  role?: 'dialog' | 'alertdialog'
  /** False: neither Escape nor a click outside closes it, and it has no close button. */
  dismissable?: boolean
  children?: ReactNode
}

const WIDTHS = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' }

/** A window over the page; on a phone a sheet from the bottom edge. Radix's own overlay is not used: its scroll lock
 *  writes a style element, which the content security policy forbids. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    footer,
    size = 'md',
    role = 'dialog',
    dismissable = true,
    children,
  } = props
  const restoredFocus = useRestoredFocus()
  const hold = dismissable ? undefined : (event: Event) => event.preventDefault()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Scrolls by the one pixel of its end, and by that keeps the wheel from the page behind. */}
        <div className="fade-in pointer-events-auto fixed inset-0 z-50 overflow-y-auto overscroll-contain bg-scrim [scrollbar-width:none] after:block after:h-px">
          <div className="grid h-full grid-cols-1 items-end sm:place-items-center sm:p-6">
            <Radix.Content
              role={role}
              {...restoredFocus}
              {...(description ? {} : { 'aria-describedby': undefined })}
              onEscapeKeyDown={hold}
              onInteractOutside={hold}
              className={classNames(
                'rise-in flex max-h-[92dvh] w-full min-w-0 flex-col rounded-t-panel bg-surface shadow-3 outline-none sm:max-h-[85dvh] sm:rounded-panel',
                WIDTHS[size],
              )}
            >
              <div className="flex items-start gap-3 px-5 pt-5 pb-2 sm:px-6">
                <div className="min-w-0 flex-1">
                  <Radix.Title className="display text-xl wrap-anywhere">{title}</Radix.Title>
                  {description && (
                    <Radix.Description className="mt-1 text-sm text-ink-2">{description}</Radix.Description>
                  )}
                </div>
                {dismissable && (
                  <Radix.Close asChild>
                    <IconButton label={texts.close} icon={<X aria-hidden />} className="-mt-0.5 -mr-2" />
                  </Radix.Close>
                )}
              </div>
              {children ? (
                <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5 sm:px-6">
                  {children}
                </div>
              ) : (
                <div className="h-2" />
              )}
              {footer && (
                <div className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-4 sm:px-6">{footer}</div>
              )}
            </Radix.Content>
          </div>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
