import { LoaderCircle } from 'lucide-react'
import { texts } from './texts.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A small turning ring. Inside a button it is decoration; alone it says that something loads. */
export function Spinner({ label }: { label?: string | null }) {
  const ring = <LoaderCircle aria-hidden className="size-4 animate-spin motion-reduce:opacity-60" />
  if (label === null) return ring
  return (
    <span role="status" className="inline-flex items-center gap-2 text-ink-3">
      {ring}
      {label ?? <VisuallyHidden>{texts.loading}</VisuallyHidden>}
    </span>
  )
}
