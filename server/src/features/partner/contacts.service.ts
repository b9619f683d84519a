import type { PartnerStatus } from '@rolewright/contract/partner'
import type { Context } from '../../context.ts'
import { maskEmails } from '../../log/mask.ts'
import { noteSecurity } from '../../log/security-events.ts'
import { PartnerUnavailable } from '../../partner/faults.ts'
import { listContacts, type Part, recordContact } from './contacts.store.ts'

const SAYS = { 'sign-in': 'the partner could not sign anyone in', directory: 'the partner directory could not be read' }

/** Asks the partner for something, and notes for the admins and the log how that went. */
export async function contact<Value>(context: Context, part: Part, ask: () => Promise<Value>): Promise<Value> {
  const note = (error: string | null) => recordContact(context.db, part, error, context.now())
  try {
    const value = await ask()
    await note(null)
    return value
  } catch (fault) {
    if (fault instanceof PartnerUnavailable) {
      context.log.warn({ cause: maskEmails(fault.message) }, SAYS[part])
      if (fault.refusedKey) noteSecurity(context.log, 'key_refused', { what: `partner ${part}` })
      await note(fault.message)
    }
    throw fault
  }
}

export async function partnerStatus({ db, partner }: Context): Promise<PartnerStatus> {
  const contacts = await listContacts(db)
  const contactWith = (part: Part) => {
    const found = contacts.find((contact) => contact.part === part)
    if (!found) return null
    return { at: found.at.toISOString(), goodAt: found.goodAt?.toISOString() ?? null, error: found.error }
  }
  return {
    signIn: { configured: partner.provider !== null, contact: contactWith('sign-in') },
    directory: { configured: partner.directory !== null, contact: contactWith('directory') },
  }
}
