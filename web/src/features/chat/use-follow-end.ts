import { useEffect, useRef } from 'react'

/** How close to its end counts as reading along, in pixels. */
const NEAR_PX = 120

const distanceToEnd = () => document.documentElement.scrollHeight - window.innerHeight - window.scrollY

/** Keeps the end of a growing page in sight, for as long as the reader stays there. */
export function useFollowEnd(growing: unknown, isGrowing: boolean): void {
  const isAtEnd = useRef(true)
  useEffect(() => {
    const look = () => {
      isAtEnd.current = distanceToEnd() < NEAR_PX
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  useEffect(() => {
    if (!isGrowing) return
    isAtEnd.current = true
    window.scrollTo({ top: document.documentElement.scrollHeight })
  }, [isGrowing])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever there is more to see
  useEffect(() => {
    if (isGrowing && isAtEnd.current) window.scrollTo({ top: document.documentElement.scrollHeight })
  }, [growing])
}
