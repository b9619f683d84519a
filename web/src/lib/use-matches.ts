import { useSource } from './store.ts'

/** Whether a media query holds, now and whenever that changes. */
export const useMatches = (query: string): boolean =>
  useSource({
    read: () => matchMedia(query).matches,
    listen(heard) {
      const media = matchMedia(query)
      media.addEventListener('change', heard)
      return () => media.removeEventListener('change', heard)
    },
  })
