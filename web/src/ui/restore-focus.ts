import { useRef } from 'react'

/**
 * A dialog that was not opened by a trigger of its own gives focus back to nobody; this remembers who had it.
 * Spread the two handlers on the dialog's content.
 */
export function useRestoredFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
    },
  }
}
