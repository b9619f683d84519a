import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { texts } from './texts.ts'

const ROWS = [1, 2, 3, 4, 5, 6]

export function DirectorySkeleton() {
  return (
    <div role="status" className="mt-3 flex flex-col gap-1 pt-12">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {ROWS.map((row) => (
        <div key={row} className="flex h-14 flex-col justify-center gap-2">
          <Skeleton className="h-3.5 w-2/5" />
          <Skeleton className="h-3 w-3/5" />
        </div>
      ))}
    </div>
  )
}
