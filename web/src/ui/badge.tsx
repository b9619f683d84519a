import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'neutral' | 'accent' | 'warn' | 'danger'

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-active text-ink-2',
  accent: 'bg-accent-soft text-accent-ink',
  warn: 'bg-warn-soft text-warn ring-1 ring-warn-line ring-inset',
  danger: 'bg-danger-soft text-danger ring-1 ring-danger-line ring-inset',
}

export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: BadgeTone
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2 py-0.5 text-xs font-medium tabular-nums',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
