import type { ReactNode } from 'react'

export interface EmptyStateProps {
  icon?: ReactNode
  title: string
  action?: ReactNode
  children?: ReactNode
}

/** What a list shows when there is nothing in it yet, and where to start. */
export function EmptyState({ icon, title, action, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-10 text-center">
      {icon && (
        <span className="mb-1 grid size-11 place-items-center rounded-card bg-surface text-accent shadow-1 [&_.lucide]:size-5">
          {icon}
        </span>
      )}
      <p className="display text-xl">{title}</p>
      {children && <p className="max-w-[42ch] text-pretty text-sm text-ink-2">{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
