import type { AssistantDraft, ManagedAssistant } from '@rolewright/contract/assistants'
import { useUser } from '../../lib/session.ts'
import { NEW } from './assistants-address.ts'
import { changedFields, draftKey, draftOf, EMPTY, readKept, settleKept, useKept, writeKept } from './drafts.ts'

export interface EditedDraft {
  draft: AssistantDraft
  isChanged: boolean
  /** The version that the draft began from, where others were saved since. */
  outdatedFrom: number | null
  change: (changes: Partial<AssistantDraft>) => void
  discard: () => void
  settle: (sent: AssistantDraft, saved: ManagedAssistant) => void
}

/** The text in the form: what is saved, until something is typed. @param assistant null: a new one */
export function useDraft(assistant: ManagedAssistant | null): EditedDraft {
  const key = draftKey(useUser().id, assistant?.id ?? NEW)
  const kept = useKept(key)
  const saved = assistant ? draftOf(assistant) : EMPTY
  const draft = kept?.draft ?? saved
  const version = assistant?.versions ?? 0
  const isChanged = changedFields(draft, saved).length > 0
  return {
    draft,
    isChanged,
    outdatedFrom: kept && isChanged && kept.from < version ? kept.from : null,
    change: (changes) => {
      const next = { ...draft, ...changes }
      const isAsSaved = Object.entries(saved).every(([field, text]) => next[field as keyof AssistantDraft] === text)
      writeKept(key, isAsSaved ? null : { draft: next, from: kept?.from ?? version })
    },
    discard: () => writeKept(key, null),
    settle: (sent, answered) => settleKept(key, sent, answered),
  }
}

export function hasUnsavedChanges(userId: string, assistant: ManagedAssistant): boolean {
  const kept = readKept(draftKey(userId, assistant.id))
  return kept !== null && changedFields(kept.draft, assistant).length > 0
}
