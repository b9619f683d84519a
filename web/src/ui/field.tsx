import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { texts } from './texts.ts'

/** What a field gives its control: spread it on an Input, a TextArea or a Select. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export interface FieldProps {
  label: string
  hint?: ReactNode
  error?: string | null
  required?: boolean
  /** Says "Optional" beside the label. */
  optional?: boolean
  hideLabel?: boolean
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** A label, a control, a hint, and in the hint's place what is wrong with the value. */
export function Field({ label, hint, error, required, optional, hideLabel, className, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const control: FieldControl = {
    id,
    'aria-describedby': error || hint ? noteId : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={classNames('flex items-baseline justify-between gap-2', hideLabel && 'sr-only')}>
        <label htmlFor={id} className="text-sm font-medium text-ink">
          {label}
        </label>
        {optional && <span className="text-xs text-ink-3">{texts.optional}</span>}
      </div>
      {children(control)}
      {error ? (
        <p id={noteId} className="flex gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-0.5" />
          {error}
        </p>
      ) : (
        hint && (
          <p id={noteId} className="text-sm text-ink-3">
            {hint}
          </p>
        )
      )}
    </div>
  )
}
