import type { AssistantDraft } from '@rolewright/contract/assistants'
import { FIELDS } from './drafts.ts'
import { texts } from './texts.ts'

/** In UTF-16 units after trimming, as the server counts. */
export const LIMITS = { name: 100, description: 500, model: 200, instructions: 8000 }
export const BRIEF_LIMIT = 2000

export type Faults = Partial<Record<string, string>>
const { editor } = texts

/** The fields that hold more than fits. */
export function checkLengths(draft: AssistantDraft): Faults {
  const faults: Faults = {}
  for (const field of FIELDS) {
    const excess = draft[field].trim().length - LIMITS[field]
    if (excess > 0) faults[field] = editor.tooLong(excess)
  }
  return faults
}

/** What the form itself can see is wrong, by field; empty: send it. */
export function checkDraft(draft: AssistantDraft): Faults {
  const faults = checkLengths(draft)
  const model = draft.model.trim()
  if (!draft.name.trim()) faults.name = editor.nameMissing
  if (!model) faults.model = editor.modelMissing
  else if (!/^[a-z]+:.+$/.test(model)) faults.model = editor.modelForm
  return faults
}
