import { useEffect, useRef } from 'react'

/** How close to its end counts as reading along, in pixels. */
const NEAR_PX = 8

const distanceToEnd = () => document.documentElement.scrollHeight - window.innerHeight - window.scrollY
const scrollToLastPage = () => [...document.querySelectorAll('main article')].at(-1)?.scrollIntoView({ block: 'start' })
const scrollToEnd = () => window.scrollTo({ top: document.documentElement.scrollHeight })

/**
 * Keeps the end of a growing page in sight, for as long as the reader does not scroll away from it; once it is whole, who has read
 * along stands at its beginning.
 */
export function useFollowEnd(length: number, isGrowing: boolean): void {
  const isAtEnd = useRef(false)
  const wasGrowing = useRef(false)
  useEffect(() => {
    let last = window.scrollY
    const look = () => {
      // Upwards is the reader; downwards may be us.
      if (window.scrollY < last) isAtEnd.current = false
      if (distanceToEnd() < NEAR_PX) isAtEnd.current = true
      last = window.scrollY
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever there is more to see
  useEffect(() => {
    const hasBegun = isGrowing && !wasGrowing.current
    const hasEnded = !isGrowing && wasGrowing.current
    wasGrowing.current = isGrowing
    if (hasBegun || (isGrowing && isAtEnd.current)) scrollToEnd()
    if (hasBegun) isAtEnd.current = true
    if (hasEnded && isAtEnd.current) scrollToLastPage()
  }, [length, isGrowing])
}
