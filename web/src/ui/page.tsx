import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface PageProps {
  /** The screen's one display line. */
  title: ReactNode
  subtitle?: ReactNode
  /** At the title's right: a badge, buttons. */
  actions?: ReactNode
  width?: 'reading' | 'wide'
  children: ReactNode
}

/** A screen's padding, width and title, at the left edge of the header. */
export function Page({ title, subtitle, actions, width = 'wide', children }: PageProps) {
  return (
    <div className="mx-auto flex w-full max-w-[96rem] flex-1 flex-col px-4 pt-6 pb-12 sm:px-6 sm:pt-9">
      <div className={classNames('flex w-full flex-1 flex-col', width !== 'wide' && 'max-w-[48rem]')}>
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h1 className="display text-2xl sm:text-3xl">{title}</h1>
            {subtitle && <p className="mt-1 text-ink-2">{subtitle}</p>}
          </div>
          {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </div>
        {children}
      </div>
    </div>
  )
}
