import { Skeleton } from '../../ui/skeleton.tsx'

/** The shape of the list while it loads. */
export const ListSkeleton = () => (
  <ul aria-busy className="panel divide-y divide-line">
    {[0, 1, 2, 3].map((row) => (
      <li key={row} className="flex flex-col gap-2 px-5 py-4">
        <Skeleton className="h-3.5 w-2/5" />
        <Skeleton className="h-3 w-3/5" />
      </li>
    ))}
  </ul>
)
