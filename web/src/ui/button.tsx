import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'ref'> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  /** Disables the button and shows a spinner in the icon's place. */
  pending?: boolean
}

export function Button({ variant, size, icon, pending, disabled, className, children, ...rest }: ButtonProps) {
  const button = useKeptFocus(pending === true)
  return (
    <button
      ref={button}
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

/** A disabled button loses focus; it gets it back afterwards, so that the keyboard goes on where it was. */
function useKeptFocus(pending: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (pending) hadFocus.current = document.activeElement === button.current
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus()
  }, [pending])
  return button
}
