import type { SettledFact } from '@rolewright/contract/briefs'
import { useSyncExternalStore } from 'react'

/** What a person was typing in one place, and what they put right of what was read of it. */
export interface Draft {
  text: string
  facts: SettledFact[]
}

const EMPTY: Draft = { text: '', facts: [] }

/** Where a person types: a new description, or what is to change in the one of a conversation. */
export const draftPlace = (userId: string, conversationId: string | null): string =>
  conversationId ? `${userId}:${conversationId}` : userId

/** What each person was typing where, kept across reloads, failures and expired sessions on this browser. */
const drafts = new Map<string, Draft>()
const listeners = new Set<() => void>()
const textKey = (place: string) => `draft:${place}`
const factsKey = (place: string) => `draft-facts:${place}`

export function readDraft(place: string): Draft {
  if (!drafts.has(place)) drafts.set(place, readStored(place))
  return drafts.get(place)!
}

/** Facts are of a text: they go with the last of it. */
export function writeDraft(place: string, changed: Partial<Draft>): void {
  const next = { ...readDraft(place), ...changed }
  const draft = next.text.trim() === '' ? { ...EMPTY, text: next.text } : next
  drafts.set(place, draft)
  store(textKey(place), draft.text)
  store(factsKey(place), draft.facts.length > 0 ? JSON.stringify(draft.facts) : '')
  for (const listener of listeners) listener()
}

/** Empties the draft once its text is answered; a text that was changed meanwhile is the next one and stays. */
export function clearAnsweredDraft(place: string, answered: string): void {
  if (readDraft(place).text.trim() === answered) writeDraft(place, EMPTY)
}

export function useDraft(place: string): [draft: Draft, write: (changed: Partial<Draft>) => void] {
  const draft = useSyncExternalStore(subscribe, () => readDraft(place))
  return [draft, (changed) => writeDraft(place, changed)]
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

// A browser may refuse to store anything; then the text lives as long as the page.
function readStored(place: string): Draft {
  try {
    const facts: unknown = JSON.parse(localStorage.getItem(factsKey(place)) ?? '[]')
    return {
      text: localStorage.getItem(textKey(place)) ?? '',
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
