import { useEffect, useRef } from 'react'
import type { FormFault } from './check-registration.ts'

/** After a failed submit, puts the cursor in the first wrong field, whose message is then read out. */
export function useFaultFocus(fault: FormFault | null) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [fault])
  return form
}
