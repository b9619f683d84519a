import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  hideLabel?: boolean
}

export function Checkbox({ label, hideLabel, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={classNames(
        'inline-flex min-h-8 cursor-pointer items-center gap-2.5 pointer-coarse:min-h-11',
        className,
      )}
    >
      <input
        type="checkbox"
        {...rest}
        className="size-4 flex-none cursor-pointer accent-accent pointer-coarse:size-5"
      />
      <span className={hideLabel ? 'sr-only' : 'min-w-0 text-sm text-ink'}>{label}</span>
    </label>
  )
}
