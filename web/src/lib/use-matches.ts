import { useSyncExternalStore } from 'react'

/** Whether a media query holds, now and whenever that changes. */
export const useMatches = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
