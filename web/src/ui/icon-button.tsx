import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The button's name for those who do not see the icon. */
  label: string
  icon: ReactNode
  pending?: boolean
}

export function IconButton({ label, icon, pending, disabled, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      disabled={disabled || pending}
      className={classNames('icon-btn disabled:pointer-events-none disabled:opacity-55', className)}
    >
      {pending ? <Spinner label={null} /> : icon}
    </button>
  )
}
