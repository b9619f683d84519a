interface Person {
  id: string
  firstName: string
  lastName: string
  /** As they say themselves: anybody can say so. */
  company: string | null
  /** That an admin confirmed. */
  companyId: string | null
  companyName?: string | null
}

export interface Audience {
  /** People with the same one learn from one another. */
  company: string
  /** As people read it. */
  name: string
  /** Null where they learn from themselves alone. */
  companyId: string | null
  personId: string
}

/** Whom a person shares a house style with: the company that an admin confirmed; without one nobody but themselves. */
export function audienceOf({ id, company, companyId, companyName, firstName, lastName }: Person): Audience {
  if (companyId) return { company: `company ${companyId}`, name: companyName ?? '', companyId, personId: id }
  const said = company?.normalize('NFKC').trim().replace(/\s+/g, ' ')
  const name = `${firstName} ${lastName}`.trim()
  return { company: `person ${id}`, name: said ? `${name} (${said})` : name, companyId, personId: id }
}
