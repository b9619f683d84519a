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
}

/** What a list or card shows when it could not be loaded. */
export function ErrorState({ title, message, onRetry, pending }: ErrorStateProps) {
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
