import { type RefObject, useEffect } from 'react'

/** What was pressed in the thread is gone once the writing begins: the focus goes on to the button that stops it. */
export function useKeptFocus(frame: RefObject<HTMLElement | null>, isWriting: boolean): void {
  useEffect(() => {
    const isLost = document.activeElement === document.body && navigator.userActivation?.hasBeenActive
    if (isWriting && isLost) frame.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [frame, isWriting])
}
