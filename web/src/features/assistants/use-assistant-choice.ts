import type { Assistant } from '@rolewright/contract/assistants'
import { useState } from 'react'
import { useAccessibleAssistants } from './assistants.queries.ts'

export interface AssistantChoice {
  assistants: Assistant[]
  /** Null while they load, and where there are none. */
  chosen: Assistant | null
  choose: (id: string) => void
}

/**
 * Which assistant writes: the one the person chose, else the one the open conversation began with, else the first.
 * @param preferredId an assistant that may be out of reach by now
 */
export function useAssistantChoice(preferredId: string | null): AssistantChoice {
  const assistants = useAccessibleAssistants().data ?? []
  const [choice, setChoice] = useState<{ id: string; over: string | null } | null>(null)
  // A choice holds until another conversation brings its own assistant.
  const isCurrent = choice !== null && choice.over === preferredId
  const find = (id: string | null | undefined) => assistants.find((assistant) => assistant.id === id)
  return {
    assistants,
    chosen: find(isCurrent ? choice.id : null) ?? find(preferredId) ?? find(choice?.id) ?? assistants[0] ?? null,
    choose: (id) => setChoice({ id, over: preferredId }),
  }
}
