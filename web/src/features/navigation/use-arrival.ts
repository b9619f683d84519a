import { useEffect, useRef } from 'react'

/** After a step to another screen: its title on the tab, focus and scroll at its start. Back and forward keep the
 *  browser's own scroll position. */
export function useArrival(path: string, title: string) {
  const shown = useRef(path)
  const isReturning = useRef(false)
  useEffect(() => {
    const mark = () => {
      isReturning.current = true
    }
    window.addEventListener('popstate', mark)
    return () => window.removeEventListener('popstate', mark)
  }, [])
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    if (!isReturning.current) window.scrollTo(0, 0)
    isReturning.current = false
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [path])
}
