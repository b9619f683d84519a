import { RotateCcw } from 'lucide-react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { texts } from './texts.ts'

export interface ErrorStateProps {
  title: string
  /** The sentence that says why. */
  message?: string
  onRetry?: () => void
  pending?: boolean
  /** Where there is little room, or several may fail at once: the title and one thing to do. */
  isQuiet?: boolean
}

/** What a list or card shows when it could not be loaded. */
export function ErrorState({ title, message, onRetry, pending, isQuiet }: ErrorStateProps) {
  if (isQuiet)
    return (
      <p role="alert" className="text-ink-2 text-sm">
        {title}.{' '}
        <button type="button" onClick={onRetry} disabled={pending} className="text-accent underline underline-offset-2">
          {texts.tryAgain}
        </button>
      </p>
    )
  const retry = onRetry && (
    <Button size="sm" icon={<RotateCcw aria-hidden />} onClick={onRetry} pending={pending}>
      {texts.tryAgain}
    </Button>
  )
  return (
    <Notice tone="danger" title={title} action={retry} urgent>
      {message}
    </Notice>
  )
}
