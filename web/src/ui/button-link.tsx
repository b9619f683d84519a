import type { MouseEventHandler, ReactNode } from 'react'
import { Link } from 'wouter'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'

export interface ButtonLinkProps {
  to: string
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  className?: string
  onClick?: MouseEventHandler
  /** It leads to the page one is on. */
  current?: boolean
  children: ReactNode
  'aria-label'?: string
}

/** A link within the app that looks like a button. */
export function ButtonLink({ to, variant, size, icon, className, current, children, ...rest }: ButtonLinkProps) {
  return (
    <Link
      to={to}
      className={buttonStyle(variant, size, classNames('aria-[current=page]:bg-active', className))}
      aria-current={current ? 'page' : undefined}
      {...rest}
    >
      {icon}
      {children}
    </Link>
  )
}
