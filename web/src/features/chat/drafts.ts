import { useSyncExternalStore } from 'react'

/** What each person was typing, kept across reloads, failures and expired sessions on this browser. */
const drafts = new Map<string, string>()
const listeners = new Set<() => void>()
const storageKey = (userId: string) => `draft:${userId}`

export function readDraft(userId: string): string {
  if (!drafts.has(userId)) drafts.set(userId, readStored(userId))
  return drafts.get(userId)!
}

export function writeDraft(userId: string, text: string): void {
  drafts.set(userId, text)
  store(userId, text)
  for (const listener of listeners) listener()
}

/** Empties the draft once its text is answered; a text that was changed meanwhile is the next one and stays. */
export function clearAnsweredDraft(userId: string, answered: string): void {
  if (readDraft(userId).trim() === answered) writeDraft(userId, '')
}

export function useDraft(userId: string): [text: string, write: (text: string) => void] {
  const text = useSyncExternalStore(subscribe, () => readDraft(userId))
  return [text, (next) => writeDraft(userId, next)]
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

// A browser may refuse to store anything; then the text lives as long as the page.
function readStored(userId: string): string {
  try {
    return localStorage.getItem(storageKey(userId)) ?? ''
  } catch {
    return ''
  }
}

function store(userId: string, text: string): void {
  try {
    if (text) localStorage.setItem(storageKey(userId), text)
    else localStorage.removeItem(storageKey(userId))
  } catch {}
}
