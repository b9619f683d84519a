import { asStorable, inSight, isStorable } from '@rolewright/contract/text'
import { PartnerUnavailable } from './faults.ts'

/** What the provider says about a person, as far as it matters here. */
export interface Claims {
  issuer: string
  subject: string
  /** Lower case; null where the provider does not say one. */
  email: string | null
  emailIsVerified: boolean
  username: string | null
  firstName: string | null
  lastName: string | null
  /** What the directory calls the person, too; see PARTNER_DIRECTORY_LINK. */
  link: string | null
  /** Everything, for the claim that the settings may require. */
  all: Record<string, unknown>
}

/** What somebody is recognised by stays as it is to the letter, or two people could become one. */
const identifier = (value: unknown): string | null =>
  (typeof value === 'string' && isStorable(value) && value.trim()) || null

/** What people read of somebody: in one line, and whatever the provider sends, it can be stored. */
const text = (value: unknown): string | null => (typeof value === 'string' && inSight(asStorable(value)).trim()) || null

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const MAX_LENGTH = 254

/** @throws PartnerUnavailable where it does not say who it is */
export function readClaims(all: Record<string, unknown>, linkClaim: string): Claims {
  const subject = String(all.sub)
  if (!isStorable(subject)) throw new PartnerUnavailable('it calls somebody what can not be stored')
  const email = identifier(all.email)?.toLowerCase() ?? null
  return {
    issuer: String(all.iss),
    subject,
    email: email && EMAIL.test(email) && email.length <= MAX_LENGTH ? email : null,
    // Some providers write booleans as text.
    emailIsVerified: all.email_verified === true || all.email_verified === 'true',
    username: text(all.preferred_username),
    ...namesOf(all),
    link: identifier(all[linkClaim]),
    all,
  }
}

/** Given and family name, or else the parts of the whole name: its last word is the family's. */
function namesOf(all: Record<string, unknown>) {
  const [given, family] = [text(all.given_name), text(all.family_name)]
  if (given || family) return { firstName: given, lastName: family }
  const words = text(all.name)?.split(/\s+/) ?? []
  if (words.length < 2) return { firstName: words[0] ?? null, lastName: null }
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1)! }
}

/** Whether a claim has a value, or its list contains it. */
export const hasClaim = (all: Record<string, unknown>, { claim, value }: { claim: string; value: string }): boolean =>
  [all[claim]].flat().some((found) => String(found) === value)
