import type { Account } from '@rolewright/contract/account'
import type { Profile, SignedIn } from '@rolewright/contract/auth'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/errors.ts'
import { followProfile, personalisedAssistant, toldOf } from '../assistants/assistants.service.ts'
import { findAccount, withoutBlanks } from '../auth/auth.service.ts'
import { hasPassword } from '../auth/own-password.service.ts'
import { findMembership, setProfile } from './account.store.ts'

export async function accountOf(context: Context, user: SignedIn): Promise<Account> {
  const profile = profileOf(user)
  const assistant = await personalisedAssistant(context.db, user.id, profile)
  const { createdAt, confirmedCompany } = await findMembership(context.db, user.id)
  return {
    user,
    createdAt: createdAt.toISOString(),
    hasPassword: await hasPassword(context, user),
    isPartners: user.source !== 'local',
    confirmedCompany,
    told: toldOf(profile),
    assistant: assistant && { name: assistant.name, followsProfile: assistant.followsProfile },
  }
}

const profileOf = ({ firstName, lastName, company, companyWebsite, industry, jobTitle, companySize }: SignedIn) =>
  ({ firstName, lastName, company, companyWebsite, industry, jobTitle, companySize }) as Profile

const NOTHING_SAID = { company: null, companyWebsite: null, industry: null, jobTitle: null, companySize: null }

/** @throws AppError forbidden for a name that the partner says */
export async function updateProfile(context: Context, user: SignedIn, said: Profile): Promise<Account> {
  const isRenamed = said.firstName !== user.firstName || said.lastName !== user.lastName
  if (user.source !== 'local' && isRenamed)
    throw new AppError('forbidden', `Your name comes from ${context.config.PARTNER_NAME} and is changed there.`)
  const after = { ...NOTHING_SAID, ...withoutBlanks(said) }
  await context.db.transaction(async (tx) => {
    await setProfile(tx, user.id, after)
    await followProfile(tx, user.id, { before: profileOf(user), after }, context.now())
  })
  return accountOf(context, (await findAccount(context, user.id))!)
}
