import { createStore, useSource } from '../lib/store.ts'
import { reduceToasts, TOAST_REMOVE_DELAY_MS, type Toast, type ToastAction } from './toast-reducer.ts'

const toasts = createStore<Toast[]>([])
let count = 0

const dispatch = (action: ToastAction) => toasts.write(reduceToasts(toasts.read(), action))

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
  for (const { id, open } of toasts.read()) if (open) dismissToast(id)
}

export const useToasts = (): Toast[] => useSource(toasts)
