import { useState } from 'react'

/** What was typed in dialogs that were closed before it was sent, for as long as the page is open. */
const kept = new Map<string, unknown>()

/** As `useState`, but it outlives the dialog that it is in: closing it by mistake loses nothing. */
export function useKept<Value>(
  key: string,
  initial: Value,
): [value: Value, keep: (value: Value) => void, forget: () => void] {
  const [value, setValue] = useState(() => (kept.has(key) ? (kept.get(key) as Value) : initial))
  const keep = (next: Value) => {
    kept.set(key, next)
    setValue(next)
  }
  return [value, keep, () => void kept.delete(key)]
}
