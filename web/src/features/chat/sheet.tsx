import type { ReactNode } from 'react'

export interface SheetProps {
  /** Above the page: who writes, what happened. */
  above?: ReactNode
  /** The thin line at the head of the page. */
  head?: ReactNode
  /** The line at its foot: what can be done with it. */
  foot?: ReactNode
  isBusy?: boolean
  /** Null where nothing was written. */
  children: ReactNode
}

/** A page that an assistant writes or wrote. The same element from the first word on, so that nothing jumps. */
export function Sheet({ above, head, foot, isBusy, children }: SheetProps) {
  return (
    <div className="flex flex-col gap-3">
      {above}
      {children && (
        <article aria-busy={isBusy} className="rounded-panel bg-surface shadow-page">
          {head && (
            <div className="flex min-h-11 flex-wrap items-center gap-x-2 border-line border-b px-5 text-ink-3 text-sm tabular-nums sm:px-8">
              {head}
            </div>
          )}
          <div className="px-5 py-6 sm:px-8 sm:py-8">{children}</div>
          {foot && <div className="border-line border-t px-3 py-2 sm:px-6">{foot}</div>}
        </article>
      )}
    </div>
  )
}
