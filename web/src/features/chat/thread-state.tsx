import { sentenceOf } from '../../lib/api-error.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { Sheet } from './sheet.tsx'
import { texts } from './texts.ts'

export const ThreadLoading = () => (
  <Sheet isBusy>
    <span role="status" className="sr-only">
      {texts.thread.loading}
    </span>
    <PageSkeleton />
  </Sheet>
)

export const ThreadFailed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <ErrorState title={texts.thread.failed} message={sentenceOf(error)} onRetry={onRetry} />
)
