import { Skeleton } from './skeleton.tsx'

/** Rows of two lines, while a list loads. */
export function RowSkeletons({ count }: { count: number }) {
  return (
    <ul aria-busy className="flex flex-col gap-1 py-1">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <li key={at} className="flex h-13 flex-col justify-center gap-2 px-2.5">
          <Skeleton className="h-3.5 w-2/5" />
          <Skeleton className="h-3 w-3/5" />
        </li>
      ))}
    </ul>
  )
}
