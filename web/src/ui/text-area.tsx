import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle } from './control-style.ts'

/** Grows with its text where the browser can. */
export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...rest}
      className={classNames(controlStyle, 'field-sizing-content min-h-20 resize-y px-3 py-2', className)}
    />
  )
}
