import type { ManagedAssistant } from '@rolewright/contract/assistants'
import { fullName } from '../../lib/format.ts'
import type { Kind } from './assistants-address.ts'

type Person = { firstName: string | null; lastName: string | null; email: string }

export const nameOf = (person: Person): string => fullName(person) || person.email

const IS_OF_KIND: Record<Kind, (assistant: ManagedAssistant) => boolean> = {
  all: ({ retiredAt }) => !retiredAt,
  general: ({ retiredAt, owner }) => !retiredAt && !owner,
  personal: ({ retiredAt, owner }) => !retiredAt && owner !== null,
  retired: ({ retiredAt }) => retiredAt !== null,
}

export const ofKind = (assistants: ManagedAssistant[], kind: Kind): ManagedAssistant[] =>
  assistants.filter(IS_OF_KIND[kind])

/** Any case, in the name, the model, the description, or the name and the e-mail of the owner. */
export function findAssistants(assistants: ManagedAssistant[], words: string): ManagedAssistant[] {
  const sought = words.trim().toLowerCase()
  if (!sought) return assistants
  return assistants.filter(({ name, model, description, owner }) =>
    [name, model, description, owner && fullName(owner), owner?.email].some((text) =>
      text?.toLowerCase().includes(sought),
    ),
  )
}
