import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle } from './control-style.ts'

/** The platform's own select, dressed; pass `<option>`s. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className={classNames('relative', className)}>
      <select {...rest} className={classNames(controlStyle, 'control-height appearance-none truncate py-1 pr-9 pl-3')}>
        {children}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3" />
    </div>
  )
}
