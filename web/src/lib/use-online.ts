import { type Source, useSource } from './store.ts'

const connection: Source<boolean> = {
  read: () => navigator.onLine,
  listen(heard) {
    window.addEventListener('online', heard)
    window.addEventListener('offline', heard)
    return () => {
      window.removeEventListener('online', heard)
      window.removeEventListener('offline', heard)
    }
  },
}

export const useOnline = (): boolean => useSource(connection)
