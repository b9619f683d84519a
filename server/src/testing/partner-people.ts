/** Somebody at the partner, as its provider and its directory know them. */
export interface PartnerPerson {
  sub: string
  username: string
  password: string
  email?: string
  emailIsVerified?: boolean
  givenName?: string
  familyName?: string
  /** Neither signs in nor renews. */
  isLocked?: boolean
  /** False: deactivated in the directory. */
  isActive?: boolean
  /** More of what the provider says. */
  claims?: Record<string, unknown>
}

export const PARTNER_PASSWORD = 'partner secret'

const GIVEN = [
  'Ada',
  'Ben',
  'Chloé',
  'Dmitri',
  'Esra',
  'Femi',
  'Grace',
  'Hiro',
  'Inês',
  'Jonas',
  'Khadija',
  'Liam',
  'Mei',
]
const FAMILY = [
  'Okafor',
  'Lindqvist',
  'Sørensen',
  'Tanaka',
  'Novák',
  'Martins',
  'Haddad',
  'Weber',
  'Rossi',
  'Kowalski',
  'Singh',
]

/** So many people, the same each time: people 1, 2, … with an address of their own. */
export const inventPeople = (count: number): PartnerPerson[] =>
  Array.from({ length: count }, (_, n) => {
    const [givenName, familyName] = [GIVEN[n % GIVEN.length]!, FAMILY[Math.floor(n / GIVEN.length) % FAMILY.length]!]
    const plain = `${givenName}.${familyName}`
      .normalize('NFD')
      .replace(/[^a-z.]/gi, '')
      .toLowerCase()
    const username = n < GIVEN.length * FAMILY.length ? plain : `${plain}.${n}`
    return {
      sub: `subject-${n + 1}`,
      username,
      password: PARTNER_PASSWORD,
      email: `${username}@partner.example`,
      emailIsVerified: true,
      givenName,
      familyName,
    }
  })
