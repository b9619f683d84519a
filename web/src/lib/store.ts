import { useSyncExternalStore } from 'react'

/** Something outside the screens that can be read at any time and tells of every change. Between changes it reads as the same value. */
export interface Source<Value> {
  read: () => Value
  /** Returns how to stop listening. */
  listen: (heard: () => void) => () => void
}

export interface Store<Value> extends Source<Value> {
  write: (next: Value) => void
}

/** Remembers one value for as long as the page lives; components read it by `useSource`. */
export function createStore<Value>(begun: Value): Store<Value> {
  let value = begun
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    write(next) {
      value = next
      for (const heard of listeners) heard()
    },
    listen(heard) {
      listeners.add(heard)
      return () => void listeners.delete(heard)
    },
  }
}

/** A store for each key, begun when it is first asked for. */
export function createStores<Value>(begin: (key: string) => Value): (key: string) => Store<Value> {
  const stores = new Map<string, Store<Value>>()
  return (key) => {
    const store = stores.get(key) ?? createStore(begin(key))
    stores.set(key, store)
    return store
  }
}

export const useSource = <Value>({ read, listen }: Source<Value>): Value => useSyncExternalStore(listen, read)
