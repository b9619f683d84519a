import { Skeleton } from '../../ui/skeleton.tsx'
import { texts } from './texts.ts'

/** Cards in the shape of those that come. */
export const HistorySkeleton = () => (
  <div aria-busy>
    <p role="status" className="mb-4 text-ink-2 text-sm">
      {texts.loading}
    </p>
    <div className="flex flex-col gap-4">
      {[1, 2, 3].map((at) => (
        <div key={at} className="panel grid gap-6 p-4 sm:p-5 md:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="flex flex-col gap-3">
            <Skeleton className="h-4 w-48" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="mt-auto h-8 w-64 max-w-full" />
          </div>
          <Skeleton className="h-32 md:h-40" />
        </div>
      ))}
    </div>
  </div>
)
