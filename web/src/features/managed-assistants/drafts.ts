import type { AssistantDraft, ManagedAssistant } from '@rolewright/contract/assistants'
import { useSyncExternalStore } from 'react'

/** What was typed for an assistant and is not saved, and the number of the version it began from. */
export interface KeptDraft {
  draft: AssistantDraft
  from: number
}

export const FIELDS = ['name', 'description', 'model', 'instructions'] as const satisfies (keyof AssistantDraft)[]
export const EMPTY: AssistantDraft = { name: '', description: '', model: '', instructions: '' }

export const draftOf = ({ name, description, model, instructions }: AssistantDraft): AssistantDraft => ({
  name,
  description,
  model,
  instructions,
})

/** The fields in which two drafts differ; space around a text is no difference, because it is never stored. */
export const changedFields = (a: AssistantDraft, b: AssistantDraft) =>
  FIELDS.filter((field) => a[field].trim() !== b[field].trim())

/** Kept across reloads and failures on this browser; where it refuses to store, as long as the page lives. */
const kept = new Map<string, KeptDraft | null>()
const listeners = new Set<() => void>()

export const draftKey = (userId: string, assistant: string) => `assistant-draft:${userId}:${assistant}`

export function readKept(key: string): KeptDraft | null {
  if (!kept.has(key)) kept.set(key, readStored(key))
  return kept.get(key)!
}

export function writeKept(key: string, value: KeptDraft | null): void {
  kept.set(key, value)
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value))
    else localStorage.removeItem(key)
  } catch {}
  for (const listener of listeners) listener()
}

/** Ends a draft that was saved; what was typed while it was being saved stays, as begun from the saved version. */
export function settleKept(key: string, sent: AssistantDraft, saved: ManagedAssistant): void {
  const current = readKept(key)
  if (!current) return
  writeKept(key, changedFields(current.draft, sent).length > 0 ? { ...current, from: saved.versions } : null)
}

export const useKept = (key: string): KeptDraft | null => useSyncExternalStore(subscribe, () => readKept(key))

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function readStored(key: string): KeptDraft | null {
  try {
    const read = JSON.parse(localStorage.getItem(key) ?? 'null')
    const isDraft = FIELDS.every((field) => typeof read?.draft?.[field] === 'string') && Number.isInteger(read.from)
    return isDraft ? { draft: draftOf(read.draft), from: read.from } : null
  } catch {
    return null
  }
}
