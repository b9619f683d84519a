import type { AssistantDraft, ManagedAssistant } from '@rolewright/contract/assistants'
import { findKeptJson, keepJson } from '../../lib/device-storage.ts'
import { createStores, useSource } from '../../lib/store.ts'

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

/** Kept across reloads and failures on this browser. */
const keptAt = createStores<KeptDraft | null>((key) => {
  const read = findKeptJson(key) as KeptDraft | null
  const isDraft = FIELDS.every((field) => typeof read?.draft?.[field] === 'string') && Number.isInteger(read?.from)
  return read && isDraft ? { draft: draftOf(read.draft), from: read.from } : null
})

export const draftKey = (userId: string, assistant: string) => `assistant-draft:${userId}:${assistant}`

export const readKept = (key: string): KeptDraft | null => keptAt(key).read()

export function writeKept(key: string, value: KeptDraft | null): void {
  keepJson(key, value)
  keptAt(key).write(value)
}

/** Ends a draft that was saved; what was typed while it was being saved stays, as begun from the saved version. */
export function settleKept(key: string, sent: AssistantDraft, saved: ManagedAssistant): void {
  const current = readKept(key)
  if (!current) return
  writeKept(key, changedFields(current.draft, sent).length > 0 ? { ...current, from: saved.versions } : null)
}

export const useKept = (key: string): KeptDraft | null => useSource(keptAt(key))
