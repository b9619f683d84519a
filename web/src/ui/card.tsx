import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export interface CardProps {
  /** Becomes the heading; without it the card is a plain box. */
  title?: ReactNode
  /** Beside the heading: a badge, a link. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

export function Card({ title, aside, className, children }: CardProps) {
  const titleId = useId()
  if (!title) return <div className={classNames('panel p-5', className)}>{children}</div>
  return (
    <section aria-labelledby={titleId} className={classNames('panel p-5', className)}>
      <div className="mb-3 flex min-h-6 flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} className="text-base font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
