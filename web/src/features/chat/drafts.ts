import type { SettledFact } from '@rolewright/contract/briefs'
import { useSyncExternalStore } from 'react'

/** What a person was typing, and what they put right of what was read of it. */
export interface Draft {
  text: string
  facts: SettledFact[]
}

const EMPTY: Draft = { text: '', facts: [] }

/** What each person was typing, kept across reloads, failures and expired sessions on this browser. */
const drafts = new Map<string, Draft>()
const listeners = new Set<() => void>()
const textKey = (userId: string) => `draft:${userId}`
const factsKey = (userId: string) => `draft-facts:${userId}`

export function readDraft(userId: string): Draft {
  if (!drafts.has(userId)) drafts.set(userId, readStored(userId))
  return drafts.get(userId)!
}

/** Facts are of a text: they go with the last of it. */
export function writeDraft(userId: string, changed: Partial<Draft>): void {
  const next = { ...readDraft(userId), ...changed }
  const draft = next.text.trim() === '' ? { ...EMPTY, text: next.text } : next
  drafts.set(userId, draft)
  store(textKey(userId), draft.text)
  store(factsKey(userId), draft.facts.length > 0 ? JSON.stringify(draft.facts) : '')
  for (const listener of listeners) listener()
}

/** Empties the draft once its text is answered; a text that was changed meanwhile is the next one and stays. */
export function clearAnsweredDraft(userId: string, answered: string): void {
  if (readDraft(userId).text.trim() === answered) writeDraft(userId, EMPTY)
}

export function useDraft(userId: string): [draft: Draft, write: (changed: Partial<Draft>) => void] {
  const draft = useSyncExternalStore(subscribe, () => readDraft(userId))
  return [draft, (changed) => writeDraft(userId, changed)]
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

// A browser may refuse to store anything; then the text lives as long as the page.
function readStored(userId: string): Draft {
  try {
    const facts: unknown = JSON.parse(localStorage.getItem(factsKey(userId)) ?? '[]')
    return {
      text: localStorage.getItem(textKey(userId)) ?? '',
      facts: Array.isArray(facts) ? (facts as SettledFact[]) : [],
    }
  } catch {
    return EMPTY
  }
}

function store(key: string, value: string): void {
  try {
    if (value) localStorage.setItem(key, value)
    else localStorage.removeItem(key)
  } catch {}
}
