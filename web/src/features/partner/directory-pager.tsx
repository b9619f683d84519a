import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { useDirectory } from './directory.queries.ts'
import { texts } from './texts.ts'

/** Where in the directory one is, and the way on; for lists of more than a page. */
export function DirectoryPager({ directory }: { directory: ReturnType<typeof useDirectory> }) {
  const { people = [], total, before, previous, next, isFetchingNextPage } = directory
  if (!previous && !next) return null
  return (
    <nav
      aria-label={texts.pages}
      className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-3"
    >
      <span role="status" className="text-ink-3 text-sm tabular-nums">
        {texts.range(before + 1, before + people.length, total)}
      </span>
      <div className="flex gap-2">
        <Button size="sm" icon={<ChevronLeft aria-hidden />} disabled={!previous} onClick={() => previous?.()}>
          {texts.previous}
        </Button>
        <Button
          size="sm"
          icon={<ChevronRight aria-hidden />}
          disabled={!next}
          pending={isFetchingNextPage}
          onClick={() => next?.()}
        >
          {texts.next}
        </Button>
      </div>
    </nav>
  )
}
