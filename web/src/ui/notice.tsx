import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type NoticeTone = 'info' | 'warn' | 'danger'

const LOOK = {
  info: { icon: Info, box: 'bg-accent-soft ring-line', mark: 'text-accent-ink' },
  warn: { icon: TriangleAlert, box: 'bg-warn-soft ring-warn-line', mark: 'text-warn' },
  danger: { icon: CircleAlert, box: 'bg-danger-soft ring-danger-line', mark: 'text-danger' },
}

export interface NoticeProps {
  tone?: NoticeTone
  title?: ReactNode
  action?: ReactNode
  /** Speaks up at once when it appears: for failures. */
  urgent?: boolean
  className?: string
  children?: ReactNode
}

/** A tinted line that says what happened, and at most one thing to do about it. */
export function Notice({ tone = 'info', title, action, urgent, className, children }: NoticeProps) {
  const { icon: Icon, box, mark } = LOOK[tone]
  return (
    <div
      role={urgent ? 'alert' : undefined}
      className={classNames('flex flex-wrap items-start gap-3 rounded-card p-3.5 ring-1 ring-inset', box, className)}
    >
      <Icon aria-hidden className={classNames('mt-1', mark)} />
      <div className="min-w-0 flex-1 basis-48 text-sm text-ink-2 wrap-anywhere">
        {title && <p className="font-medium text-ink">{title}</p>}
        {children}
      </div>
      {action}
    </div>
  )
}
