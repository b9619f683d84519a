export interface Toast {
  id: string
  title: string
  description?: string
  tone?: 'neutral' | 'danger'
  /** What can be done about it; pressing it closes the toast. */
  action?: { label: string; run: () => void }
  open: boolean
}

/** One toast at a time: a new one takes the place of the old. */
export const TOAST_LIMIT = 1
/** A dismissed toast is dropped from memory this much later; it is out of sight at once. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000
export const TOAST_DURATION_MS = 5000
export const TOAST_SWIPE_THRESHOLD_PX = 50

export type ToastAction =
  | { type: 'add'; toast: Toast }
  | { type: 'dismiss'; id: string }
  | { type: 'remove'; id: string }

export function reduceToasts(toasts: Toast[], action: ToastAction): Toast[] {
  switch (action.type) {
    case 'add':
      return [action.toast, ...toasts].slice(0, TOAST_LIMIT)
    case 'dismiss':
      return toasts.map((toast) => (toast.id === action.id ? { ...toast, open: false } : toast))
    case 'remove':
      return toasts.filter((toast) => toast.id !== action.id)
  }
}
