import type { ConnectionStep } from '@rolewright/contract/partner'
import type { Context } from '../../context.ts'
import { PartnerUnavailable } from '../../partner/faults.ts'
import { type Finding, probeClient, probeKeys, probeProvider } from '../../partner/probe.ts'
import { contact } from './contacts.service.ts'

type Name = ConnectionStep['step']

const NEEDS_SIGN_IN = 'PARTNER_ISSUER, PARTNER_CLIENT_ID and PARTNER_CLIENT_SECRET are not set.'
const SAMPLE = 20

/** Tries every part of the connection. Signs nobody in and changes nothing. */
export async function testConnection(context: Context): Promise<ConnectionStep[]> {
  const [provider, directory] = await Promise.all([testProvider(context), testDirectory(context)])
  return [...provider, directory]
}

async function testProvider(context: Context): Promise<ConnectionStep[]> {
  const { config, partner } = context
  const { provider } = partner
  const names: Name[] = ['discovery', 'keys', 'client', 'ways', 'claims']
  if (!provider) return names.map((step) => ({ step, result: 'skipped', says: NEEDS_SIGN_IN }))
  try {
    const found = await contact(context, 'sign-in', () => provider.discover())
    const { ways, claims } = probeProvider(found.serverMetadata(), config)
    const [keys, client] = await Promise.all([probeKeys(found.serverMetadata()), probeClient(found)])
    const discovery: Finding = { result: 'good', says: `${found.serverMetadata().issuer} describes itself.` }
    return Object.entries({ discovery, keys, client, ways, claims }).map(([step, finding]) => ({
      step: step as Name,
      ...finding,
    }))
  } catch (fault) {
    if (!(fault instanceof PartnerUnavailable)) throw fault
    return names.map((step) =>
      step === 'discovery'
        ? { step, result: 'failed', says: `The provider could not be read: ${fault.message}.` }
        : { step, result: 'skipped', says: 'Not tried, because the provider could not be read.' },
    )
  }
}

async function testDirectory(context: Context): Promise<ConnectionStep> {
  const step = 'directory'
  const { directory } = context.partner
  if (!directory) return { step, result: 'skipped', says: 'PARTNER_SCIM_URL and PARTNER_SCIM_TOKEN are not set.' }
  try {
    const { members, unreadable, total } = await contact(context, 'directory', () =>
      directory.page({ start: 1, count: SAMPLE }),
    )
    const { attribute } = context.config.PARTNER_DIRECTORY_LINK
    const unlinked = members.filter((member) => !member[attribute]).length
    const addressless = members.filter(({ email }) => !email).length
    const says = [
      `It has ${total.toLocaleString('en-US')} ${total === 1 ? 'person' : 'people'}.`,
      unlinked > 0 &&
        `Of the first ${members.length}, so many have no ${attribute} and are recognised by a verified address alone: ${unlinked}.`,
      addressless > 0 &&
        `Of the first ${members.length}, so many have no e-mail address and can not be imported: ${addressless}.`,
      unreadable.length > 0 &&
        `Of the first ${members.length + unreadable.length}, so many can not be read and are left out: ${unreadable.length} (${unreadable.map(({ id }) => id).join(', ')}).`,
    ]
    return {
      step,
      result: unlinked + addressless + unreadable.length > 0 ? 'warning' : 'good',
      says: says.filter(Boolean).join(' '),
    }
  } catch (fault) {
    if (!(fault instanceof PartnerUnavailable)) throw fault
    return { step, result: 'failed', says: `The directory could not be read: ${fault.message}.` }
  }
}
