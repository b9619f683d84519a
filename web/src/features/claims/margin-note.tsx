import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

export interface MarginNoteProps {
  id: string
  /** It stands beside the words that it is about; elsewhere one is below the other. */
  isBeside: boolean
  isLit?: boolean
  /** For those about words of the page. */
  onLook?: (key: string | null) => void
  actions?: ReactNode
  children: ReactNode
}

export const MarginNote = ({ id, isBeside, isLit, onLook, actions, children }: MarginNoteProps) => (
  <li
    data-note={id}
    tabIndex={-1}
    onMouseEnter={() => onLook?.(id)}
    onMouseLeave={() => onLook?.(null)}
    onFocus={() => onLook?.(id)}
    onBlur={() => onLook?.(null)}
    className={classNames(
      'flex flex-wrap items-center gap-x-3 border-l-2 pl-3 text-sm outline-none transition-colors duration-120',
      isLit ? 'border-warn' : 'border-line-strong',
      isBeside && 'absolute w-full flex-col items-start',
    )}
  >
    {children}
    {actions && <div className={classNames('flex', isBeside ? '-ml-2.5' : 'ml-auto')}>{actions}</div>}
  </li>
)
