import type { ComponentProps, ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  /** Disables the button and shows a spinner in the icon's place. */
  pending?: boolean
}

export function Button({ variant, size, icon, pending, disabled, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={buttonStyle(variant, size, className)}
    >
      {pending ? <Spinner label={null} /> : icon}
      {children}
    </button>
  )
}
