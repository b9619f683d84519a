import type { SignedIn } from '@rolewright/contract/auth'

type Person = Pick<SignedIn, 'id' | 'company' | 'firstName' | 'lastName'>

export interface Audience {
  /** People with the same one learn from one another. */
  company: string
  /** As people read it. */
  name: string
  /** Who it is, where they have no company. */
  personId: string | null
}

/** Whom a person shares a house style with: their company, however it is spelled; without one nobody but themselves. */
export function audienceOf({ id, company, firstName, lastName }: Person): Audience {
  const name = company?.trim().replace(/\s+/g, ' ')
  if (!name) return { company: `person ${id}`, name: `${firstName} ${lastName}`, personId: id }
  return { company: `company ${name.toLowerCase()}`, name, personId: null }
}
