import { Skeleton } from './skeleton.tsx'

/** A card of so many lines, while it loads. */
export const CardSkeleton = ({ lines }: { lines: number }) => (
  <div aria-busy className="panel flex flex-col gap-4 p-5">
    <Skeleton className="mb-1 h-4 w-40" />
    {Array.from({ length: lines }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
      <Skeleton key={at} className="h-9 w-full" />
    ))}
  </div>
)
