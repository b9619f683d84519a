import { ASSISTANT_KINDS, type AssistantKind } from '@rolewright/contract/constants'
import { useLocation, useSearch } from 'wouter'

export const ASSISTANTS_PATH = '/admin/assistants'
/** In the place of an id: one that is not saved yet. */
export const NEW = 'new'
/** The two sides of an assistant: what it is told, and what it learns. */
export const VIEWS = ['setup', 'learning'] as const
export type View = (typeof VIEWS)[number]

/** What the address of the screen says: what is looked for, and which assistant is open. */
export interface AssistantsAddress {
  q: string
  kind: AssistantKind
  /** An id, or NEW. */
  assistant: string | null
  view: View
}

export function readAddress(search: string): AssistantsAddress {
  const said = new URLSearchParams(search)
  return {
    q: said.get('q') ?? '',
    kind: ASSISTANT_KINDS.find((kind) => kind === said.get('show')) ?? 'inService',
    assistant: said.get('assistant') || null,
    view: VIEWS.find((view) => view === said.get('view')) ?? 'setup',
  }
}

export function writeAddress({ q, kind, assistant, view }: AssistantsAddress): string {
  const said = new URLSearchParams()
  if (q) said.set('q', q)
  if (kind !== 'inService') said.set('show', kind)
  if (assistant) said.set('assistant', assistant)
  if (assistant && view !== 'setup') said.set('view', view)
  return said.size > 0 ? `${ASSISTANTS_PATH}?${said}` : ASSISTANTS_PATH
}

/** Filters and a saved new assistant replace the address; opening an assistant is a step of its own. */
export function useAssistantsAddress() {
  const [, navigate] = useLocation()
  const address = readAddress(useSearch())
  return {
    address,
    replace: (changes: Partial<AssistantsAddress>) =>
      navigate(writeAddress({ ...address, ...changes }), { replace: true }),
  }
}
