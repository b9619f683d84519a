import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  hideLabel?: boolean
}

/** The platform's own box, unseen and 24 px wide, over a drawn one. */
export function Checkbox({ label, hideLabel, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={classNames(
        'inline-flex min-h-8 cursor-pointer items-center gap-2 pointer-coarse:min-h-11 has-disabled:cursor-default has-disabled:opacity-55',
        className,
      )}
    >
      <span className="relative grid size-6 flex-none place-items-center">
        <input type="checkbox" {...rest} className="peer absolute inset-0 size-full cursor-[inherit] opacity-0" />
        <span
          aria-hidden
          className="grid size-4 place-items-center rounded-[0.25rem] bg-surface ring-1 ring-ink-3 ring-inset transition-colors duration-120 peer-checked:bg-accent peer-checked:ring-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring pointer-coarse:size-5 [&>.lucide]:invisible peer-checked:[&>.lucide]:visible"
        >
          <Check className="size-3 stroke-3 text-on-accent" />
        </span>
      </span>
      <span className={hideLabel ? 'sr-only' : 'min-w-0 text-sm text-ink'}>{label}</span>
    </label>
  )
}
