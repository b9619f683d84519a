import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'bg-surface text-ink ring-1 ring-line-strong ring-inset hover:bg-sunken',
  ghost: 'text-ink-2 hover:bg-hover hover:text-ink',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover',
}
const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-8 px-2.5 text-sm pointer-coarse:min-h-11',
  md: 'control-height px-3.5 text-sm',
  lg: 'min-h-11 px-5 text-base',
}

/** The look of a button, for buttons and for links that act like one. */
export const buttonStyle = (variant: ButtonVariant = 'secondary', size: ButtonSize = 'md', className?: string) =>
  classNames(
    'inline-flex select-none items-center justify-center gap-2 rounded-control font-medium transition-colors duration-120',
    'disabled:pointer-events-none disabled:opacity-55 disabled:saturate-50',
    VARIANTS[variant],
    SIZES[size],
    className,
  )
