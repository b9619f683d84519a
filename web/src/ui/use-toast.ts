import { useSyncExternalStore } from 'react'
import { reduceToasts, TOAST_REMOVE_DELAY_MS, type Toast, type ToastAction } from './toast-reducer.ts'

let toasts: Toast[] = []
let count = 0
const listeners = new Set<() => void>()

function dispatch(action: ToastAction) {
  toasts = reduceToasts(toasts, action)
  for (const listener of listeners) listener()
}

/** Shows a toast. `tone: 'danger'` for failures. Callable from anywhere, components or not. */
export function toast(said: Omit<Toast, 'id' | 'open'>) {
  const id = String(++count)
  dispatch({ type: 'add', toast: { ...said, id, open: true } })
  return id
}

export function dismissToast(id: string) {
  dispatch({ type: 'dismiss', id })
  setTimeout(() => dispatch({ type: 'remove', id }), TOAST_REMOVE_DELAY_MS)
}

export function dismissToasts() {
  for (const { id, open } of toasts) if (open) dismissToast(id)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useToasts = (): Toast[] => useSyncExternalStore(subscribe, () => toasts)
