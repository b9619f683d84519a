import { useEffect } from 'react'

/**
 * Fetches the face of the writing, once the screen beside it is painted: it is larger than all that a first screen needs, and
 * its stand-in takes the same room.
 */
export function WritingFace() {
  useEffect(() => void requestAnimationFrame(() => setTimeout(() => void import('./writing-face.css'), 0)), [])
  return null
}
