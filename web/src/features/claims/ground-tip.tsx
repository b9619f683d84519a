import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'

/** Between the words and what is said about them, in pixels. */
const GAP = 4

/** Where a claim came from, below its words; the mark itself tells screen readers. */
export function GroundTip({
  page,
  claimKey,
  label,
}: {
  page: RefObject<HTMLElement | null>
  claimKey: string
  label: string
}) {
  const tip = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another claim, another place; its words decide the width
  useLayoutEffect(() => {
    const line = page.current?.querySelector(`[data-claim="${claimKey}"]`)?.getClientRects()[0]
    const frame = page.current?.getBoundingClientRect()
    if (!tip.current || !line || !frame) return
    const left = Math.min(line.left - frame.left, frame.width - tip.current.offsetWidth)
    tip.current.style.left = `${Math.max(0, left)}px`
    tip.current.style.top = `${line.bottom - frame.top + GAP}px`
  }, [claimKey, label])
  return (
    <p
      ref={tip}
      aria-hidden
      className="fade-in pointer-events-none absolute top-0 left-0 z-2 w-max max-w-[min(22rem,100%)] rounded-control bg-ink px-2.5 py-1.5 font-sans text-bg text-xs shadow-2 wrap-anywhere print:hidden"
    >
      {label}
    </p>
  )
}
