import { useEffect, useRef } from 'react'

/** How close to its end counts as reading along, in pixels. */
const NEAR_PX = 120

const distanceToEnd = () => document.documentElement.scrollHeight - window.innerHeight - window.scrollY
const scrollToEnd = () => window.scrollTo({ top: document.documentElement.scrollHeight })

/** Keeps the end of a growing page in sight, for as long as the reader stays there. */
export function useFollowEnd(length: number, isGrowing: boolean): void {
  const isAtEnd = useRef(false)
  const wasGrowing = useRef(false)
  useEffect(() => {
    const look = () => {
      isAtEnd.current = distanceToEnd() < NEAR_PX
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever there is more to see
  useEffect(() => {
    const hasBegun = isGrowing && !wasGrowing.current
    const hasEnded = !isGrowing && wasGrowing.current
    wasGrowing.current = isGrowing
    // The end brings what can be done with the page: it belongs in sight, too.
    if (hasBegun || ((isGrowing || hasEnded) && isAtEnd.current)) scrollToEnd()
    if (hasBegun) isAtEnd.current = true
  }, [length, isGrowing])
}
