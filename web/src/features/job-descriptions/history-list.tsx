import type { JobDescriptionSummary } from '@rolewright/contract/job-descriptions'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { texts } from './texts.ts'

/** Entries are measured as they appear; until then one counts as this high, in pixels. */
const ESTIMATED_HEIGHT = 200
const GAP = 16
/** How many entries before the end the next page is asked for. */
const AHEAD = 8

export interface HistoryListProps {
  records: JobDescriptionSummary[]
  hasMore: boolean
  onMore: () => void
  children: (record: JobDescriptionSummary) => ReactNode
}

/** Only the entries near the window are in the page, so that ten thousand scroll like ten. */
export function HistoryList({ records, hasMore, onMore, children }: HistoryListProps) {
  const list = useRef<HTMLUListElement>(null)
  const margin = useOffsetTop(list)
  const virtual = useWindowVirtualizer({
    count: records.length,
    estimateSize: () => ESTIMATED_HEIGHT,
    getItemKey: (index) => records[index]!.id,
    gap: GAP,
    overscan: 4,
    scrollMargin: margin,
  })
  const shown = virtual.getVirtualItems()
  const isNearEnd = (shown.at(-1)?.index ?? 0) >= records.length - AHEAD
  useEffect(() => {
    if (isNearEnd && hasMore) onMore()
  }, [isNearEnd, hasMore, onMore])
  return (
    <ul ref={list} aria-label={texts.list} className="relative" style={{ height: virtual.getTotalSize() }}>
      {shown.map(({ index, key, start }) => (
        <li
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          aria-posinset={index + 1}
          aria-setsize={hasMore ? -1 : records.length}
          className="absolute inset-x-0 top-0"
          style={{ transform: `translateY(${start - margin}px)` }}
        >
          <Entry record={records[index]!} draw={children} />
        </li>
      ))}
    </ul>
  )
}

/** Scrolling moves entries and draws none of them again. */
const Entry = memo(({ record, draw }: { record: JobDescriptionSummary; draw: HistoryListProps['children'] }) =>
  draw(record),
)

/** Where an element begins in the document; what stands above it may change its height. */
function useOffsetTop(element: { current: HTMLElement | null }): number {
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setOffset(Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return offset
}
