import { useEffect, useRef } from 'react'
import { ApiError, sentenceOf } from './api-error.ts'

/** What is wrong with a form: a message for the whole of it, a reason beneath, and one for each wrong field. */
export interface FormFault {
  message?: string
  reason?: string
  fields: Partial<Record<string, string>>
}

/** What the server said is wrong: beside the fields that it names, and above the form unless a field says it already. */
export function faultOf(error: unknown, message: string): FormFault {
  const fields = error instanceof ApiError ? error.fields : {}
  const reason = sentenceOf(error)
  return Object.values(fields).includes(reason) ? { fields } : { message, reason, fields }
}

/** After a failed submit, puts the cursor in the first wrong field, whose message is then read out. */
export function useFaultFocus(fault: FormFault | null) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [fault])
  return form
}
