import { type RefObject, useEffect } from 'react'

/** Room between what is scrolled to and the bars at the window's edges, in pixels. */
const ROOM = 12

/**
 * Nothing that gets the focus hides behind the bar at the foot, however high that is;
 * what opens above the bar knows its height as --foot-height.
 */
export function useClearOfEdges(foot: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = document.documentElement.style
    const observer = new ResizeObserver(() => {
      // One that does not stick covers nothing.
      const isBar = foot.current && getComputedStyle(foot.current).position === 'sticky'
      const height = isBar ? foot.current!.offsetHeight : 0
      page.setProperty('--foot-height', `${height}px`)
      page.scrollPaddingBottom = `${height + ROOM}px`
    })
    if (foot.current) observer.observe(foot.current)
    return () => {
      observer.disconnect()
      page.removeProperty('--foot-height')
      page.scrollPaddingBottom = ''
    }
  }, [foot])
}
