import type { SettledFact } from '@rolewright/contract/briefs'
import { findKept, findKeptJson, keep } from '../../lib/device-storage.ts'
import { createStores, useSource } from '../../lib/store.ts'

/** What a person was typing in one place, and what they put right of what was read of it. */
export interface Draft {
  text: string
  facts: SettledFact[]
}

const EMPTY: Draft = { text: '', facts: [] }
const textKey = (place: string) => `draft:${place}`
const factsKey = (place: string) => `draft-facts:${place}`

/** Where a person types: a new description, or what is to change in the one of a conversation. */
export const draftPlace = (userId: string, conversationId: string | null): string =>
  conversationId ? `${userId}:${conversationId}` : userId

/** What each person was typing where, kept across reloads, failures and expired sessions on this browser. */
const draftAt = createStores<Draft>((place) => {
  const facts = findKeptJson(factsKey(place))
  return { text: findKept(textKey(place)) ?? '', facts: Array.isArray(facts) ? (facts as SettledFact[]) : [] }
})

export const readDraft = (place: string): Draft => draftAt(place).read()

/** Facts are of a text: they go with the last of it. */
export function writeDraft(place: string, changed: Partial<Draft>): void {
  const next = { ...readDraft(place), ...changed }
  const draft = next.text.trim() === '' ? { ...EMPTY, text: next.text } : next
  keep(textKey(place), draft.text || null)
  keep(factsKey(place), draft.facts.length > 0 ? JSON.stringify(draft.facts) : null)
  draftAt(place).write(draft)
}

/** Empties the draft once its text is answered; a text that was changed meanwhile is the next one and stays. */
export function clearAnsweredDraft(place: string, answered: string): void {
  if (readDraft(place).text.trim() === answered) writeDraft(place, EMPTY)
}

export const useDraft = (place: string): [draft: Draft, write: (changed: Partial<Draft>) => void] => [
  useSource(draftAt(place)),
  (changed) => writeDraft(place, changed),
]
