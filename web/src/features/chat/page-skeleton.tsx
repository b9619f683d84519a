import { Skeleton } from '../../ui/skeleton.tsx'

/** The shape of a page whose first words have not come yet. */
export const PageSkeleton = () => (
  <div aria-hidden className="flex flex-col gap-3">
    <Skeleton className="h-7 w-3/5" />
    <Skeleton className="mb-4 h-3.5 w-2/5" />
    <Skeleton className="h-4 w-full" />
    <Skeleton className="h-4 w-11/12" />
    <Skeleton className="h-4 w-4/5" />
  </div>
)
