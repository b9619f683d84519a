import { fullName } from '../../lib/format.ts'

type Person = { firstName: string | null; lastName: string | null; email: string }

export const nameOf = (person: Person): string => fullName(person) || person.email
